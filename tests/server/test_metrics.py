"""The metrics say what has happened, separately for each app."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from prometheus_client.parser import text_string_to_metric_families

from whistlestop.server.metrics import Metrics


class Client(NamedTuple):
    seat: int | None


class Table(NamedTuple):
    listeners: set[Client]


class Hall(NamedTuple):
    live: dict[str, Table]


def figures(metrics: Metrics) -> dict[str, float]:
    """All metrics by their names, with their labels."""
    page, kind = metrics.page()
    assert kind.startswith("text/plain")
    samples = [sample for family in text_string_to_metric_families(page.decode()) for sample in family.samples]
    return {"_".join([sample.name, *sample.labels.values()]): sample.value for sample in samples}


def test_nothing_has_happened_at_first() -> None:
    found = figures(Metrics())
    names = ("events_total", "commit_seconds_count", "thinking_seconds_count", "bot_faults_total", "store_errors_total")
    assert [found[f"whistlestop_{name}"] for name in names] == [0, 0, 0, 0, 0]


def test_tables_and_their_clients_are_counted_as_they_are() -> None:
    metrics, hall = Metrics(), Hall({"a": Table({Client(0), Client(2)}), "b": Table({Client(None)})})
    metrics.watch(hall)
    names = ("whistlestop_tables", "whistlestop_connections_seat", "whistlestop_connections_onlooker")
    assert [figures(metrics)[name] for name in names] == [2, 2, 1]
    del hall.live["a"]
    assert [figures(metrics)[name] for name in names] == [1, 0, 1]


def test_a_commit_is_counted_with_its_time() -> None:
    metrics = Metrics()
    metrics.committed(0.004)
    metrics.committed(0.2)
    found = figures(metrics)
    assert found["whistlestop_events_total"] == found["whistlestop_commit_seconds_count"] == 2
    assert found["whistlestop_commit_seconds_bucket_0.005"] == 1


def test_refusals_are_counted_by_code() -> None:
    metrics = Metrics()
    for code in ("turn", "illegal", "turn"):
        metrics.refused(code)
    found = figures(metrics)
    assert (found["whistlestop_refused_total_turn"], found["whistlestop_refused_total_illegal"]) == (2, 1)


def test_a_bot_that_fails_is_counted() -> None:
    metrics = Metrics()
    metrics.thought(0.001, None)
    metrics.thought(5.0, "late: it took too long")
    found = figures(metrics)
    assert (found["whistlestop_thinking_seconds_count"], found["whistlestop_bot_faults_total"]) == (2, 1)


def test_a_store_that_fails_is_counted() -> None:
    metrics = Metrics()
    metrics.store_failed()
    assert figures(metrics)["whistlestop_store_errors_total"] == 1


def test_a_loop_that_is_held_up_is_seen() -> None:
    metrics = Metrics()

    async def hold_up() -> None:
        watching = asyncio.create_task(metrics.watch_loop(0.001))
        await asyncio.sleep(0.01)
        time.sleep(0.2)  # that is the fault
        await asyncio.sleep(0.01)
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching

    asyncio.run(hold_up())
    assert figures(metrics)["whistlestop_loop_delay_seconds"] > 0.05


def test_the_process_and_its_version_are_shown() -> None:
    page, _ = Metrics().page()
    assert b'whistlestop_info{version="' in page
    assert b"process_resident_memory_bytes" in page


def test_the_page_of_the_server_names_every_figure() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    counted = {*re.findall(r"# TYPE (whistlestop_\w+)", Metrics().page()[0].decode())}
    written = {*re.findall(r"`(whistlestop_\w+)(?:{\w+})?`", page)}
    assert written == {name for name in counted if not name.endswith(("_created", "_info"))}


def test_two_apps_in_one_process_do_not_mix() -> None:
    one, other = Metrics(), Metrics()
    one.store_failed()
    assert figures(other)["whistlestop_store_errors_total"] == 0
