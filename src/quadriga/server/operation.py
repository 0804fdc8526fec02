"""For whoever runs the server: is it alive, can it be used, and how is it doing."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Iterable, Iterator
from typing import Any

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from quadriga import __version__, games
from quadriga.server.counting import counts
from quadriga.server.host import Host

READY_SECONDS = 2.0


async def health(_request: Request) -> Response:
    """The loop answers."""
    return JSONResponse({"alive": True, "version": __version__}, headers={"Cache-Control": "no-store"})


async def ready(request: Request) -> Response:
    """People can play: the games are read and the database answers."""
    host: Host = request.app.state.host
    wrong = ""
    if host.stopping:
        wrong = "the server is stopping"
    elif any(name not in host.prepared for name in games.NAMES):
        wrong = "the games are being read"
    else:
        try:
            await asyncio.wait_for(host.store.do(lambda c: c.execute(sa.text("SELECT 1")).scalar()), READY_SECONDS)
        except Exception:
            wrong = "the database is away"
    told = {"ready": not wrong, **({"because": wrong} if wrong else {})}
    return JSONResponse(told, 503 if wrong else 200, headers={"Cache-Control": "no-store"})


async def metrics(request: Request) -> Response:
    """Prometheus' text, for callers on this machine or its network alone."""
    address = "" if request.client is None else request.client.host
    if not _near(address):
        return PlainTextResponse("Metrics are for callers on this machine or its network.\n", 403)
    try:
        from prometheus_client import CollectorRegistry, generate_latest
        from prometheus_client.exposition import CONTENT_TYPE_LATEST
    except ImportError:
        return PlainTextResponse("Metrics need the package prometheus-client: install quadriga[metrics].\n", 501)
    registry = CollectorRegistry()
    registry.register(Collector(request.app.state.host))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def _near(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return found.is_loopback or found.is_private


class Collector:
    """What there is at the moment of asking."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        for name, what, value in self.gauges():
            yield GaugeMetricFamily(f"quadriga_{name}", what, value=value)
        tables = GaugeMetricFamily("quadriga_tables", "Tables in memory, by state.", labels=["status"])
        for status in ("waiting", "playing", "over"):
            tables.add_metric([status], sum(room.row.status == status for room in self.host.rooms.values()))
        yield tables
        for name, what, times in (
            ("answer_seconds", "From hearing an answer to saying that it is stored.", counts.answers),
            ("store_seconds", "What one transaction took.", counts.store),
        ):
            yield HistogramMetricFamily(f"quadriga_{name}", what, buckets=times.cumulative(), sum_value=times.sum)
        refusals = CounterMetricFamily("quadriga_refusals", "What was refused, by code.", labels=["code"])
        for code, number in sorted(counts.refusals.items()):
            refusals.add_metric([code], number)
        yield refusals
        yield CounterMetricFamily("quadriga_commits", "Transactions of answers.", value=self.host.store.commits)
        over = self.host.readers.refused
        yield CounterMetricFamily("quadriga_readings_over_limits", "Files and texts over their limits.", value=over)

    def gauges(self) -> Iterable[tuple[str, str, float]]:
        host = self.host
        yield "lines", "Open lines to tables.", sum(len(room.lines) for room in host.rooms.values())
        yield "thinking", "Questions to computer players under way or waiting.", host.thinkers.thinking
        for kind, waiting in host.thinkers.waiting.items():
            what = "hints" if kind == "play" else "reviews"
            yield f"{what}_waiting", f"Persons who wait for {what}.", len(waiting)
        for kind, lane in host.readers.lanes.items():
            yield f"reading_{kind}_waiting", f"What waits to be read ({kind}).", lane.waiting
        yield "store_waiting", "What waits for the database.", host.store.waiting
        yield "database_away", "Whether the database is away.", float(host.store.away_since is not None)


ROUTES: list[BaseRoute] = [Route("/health", health), Route("/ready", ready), Route("/metrics", metrics)]
