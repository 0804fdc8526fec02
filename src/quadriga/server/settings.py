"""How a server is run: for a living room, for the local network, or for strangers."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field

UPLOADS = ("files", "scenarios", "replays")
"""What people may bring along beside decks: card files, scenarios of their own, replays from files."""


@dataclass(frozen=True)
class Settings:
    public: bool = False
    """For strangers: nothing is taken in but what `allow` names, and connections are counted."""
    allow: frozenset[str] = frozenset(UPLOADS)
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose word on who calls, and how, is believed."""
    hosts: frozenset[str] = frozenset()
    """Names by which pages may call the server, beside addresses and this machine's own."""
    names: frozenset[str] = field(default_factory=lambda: frozenset({"localhost"}))
    connections: int = 600
    """Connections from one address; a school sits behind one."""
    keep_days: float = 0.0
    """Days after which tables that nobody touched are dropped; 0 keeps them for ever."""
    lines: int = 500
    """Lines to tables from one address."""

    def knows(self, host: str) -> bool:
        """May a page call the server by this name? Others could point a name of theirs at this machine."""
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        name = name.strip("[]").rstrip(".").lower()
        if name in self.names or name in self.hosts or "*" in self.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def sender(address: str) -> str:
    """Whose address this is: of IPv6 the network, for a household has as many addresses as it likes."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if ip.version == 6 and ip.ipv4_mapped is None:
        return str(ipaddress.ip_network((int(ip) >> 64 << 64, 64)))
    return str(getattr(ip, "ipv4_mapped", None) or ip)
