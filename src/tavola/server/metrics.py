"""Figures for Prometheus in its text format: what was done, how long it took, how much there is."""

from __future__ import annotations

import time
from bisect import bisect_left
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from tavola.server.context import AppContext

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)  # seconds


def escaped(label: str) -> str:
    """A value between quotation marks, as the text format wants it."""
    return label.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


class Histogram:
    """How often something took how long."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self) -> list[str]:
        found = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} histogram"]
        sum_so_far = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            sum_so_far += count
            found.append(f'{self.name}_bucket{{le="{bound}"}} {sum_so_far}')
        return [*found, f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {sum_so_far}"]


class Metrics:
    """The figures of one worker."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self.started = time.time()
        self.answers = Histogram("tavola_answer_seconds", "From an answer's arrival to its acknowledgement.")
        self.statuses: dict[tuple[str, int], int] = {}

    def noted(self, method: str, status: int) -> None:
        place = (method, status)
        self.statuses[place] = self.statuses.get(place, 0) + 1

    def text(self, overdue: int) -> str:
        lines = [*self._counters(), *self._gauges(overdue), *self.answers.lines()]
        lines += ["# HELP tavola_requests_total HTTP requests.", "# TYPE tavola_requests_total counter"]
        for (method, status), count in sorted(self.statuses.items()):
            lines.append(f'tavola_requests_total{{method="{escaped(method)}",status="{status}"}} {count}')
        lines += [
            "# HELP tavola_lines_dropped_total Lines that were ended, by why.",
            "# TYPE tavola_lines_dropped_total counter",
        ]
        for why, count in sorted(self.context.connections.dropped.items()):
            lines.append(f'tavola_lines_dropped_total{{why="{escaped(why)}"}} {count}')
        return "\n".join(lines) + "\n"

    def _counters(self) -> list[str]:
        lines: list[str] = []
        for name, count in msgspec.structs.asdict(self.context.registry.counts).items():
            lines += [f"# TYPE tavola_{name}_total counter", f"tavola_{name}_total {count}"]
        return lines

    def _gauges(self, overdue: int) -> list[str]:
        registry = self.context.registry
        gauges = {
            "tables_in_memory": len(registry.tables),
            "lines": len(self.context.connections.lines),
            "unread_bytes": self.context.allowance.waiting,
            "streams": sum(self.context.streams.values()),
            "tables_overdue": overdue,
            "bots_thinking": self.context.bots.thinking,
            "store_failing": int(bool(registry.store.reading.why or registry.store.writing.why)),
            "started_seconds": round(self.started),
        }
        lines: list[str] = []
        for name, value in gauges.items():
            lines += [f"# TYPE tavola_{name} gauge", f"tavola_{name} {value}"]
        return lines
