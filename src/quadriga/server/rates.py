"""How fast somebody may send: a bucket that fills steadily and holds a short burst."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    def __init__(self, a_second: float, burst: float) -> None:
        self.a_second, self.burst = a_second, burst
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.a_second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each sender; those that were not heard of for longest are forgotten."""

    def __init__(self, a_second: float, burst: float, senders: int = 10_000) -> None:
        self.a_second, self.burst, self.senders = a_second, burst, senders
        self._all: OrderedDict[str, Bucket] = OrderedDict()

    def give_back(self, sender: str) -> None:
        """That one did not count."""
        if sender in self._all:
            self._all[sender].level += 1

    def take(self, sender: str) -> bool:
        bucket = self._all.pop(sender, None) or Bucket(self.a_second, self.burst)
        self._all[sender] = bucket
        if len(self._all) > self.senders:
            self._all.popitem(last=False)
        return bucket.take()
