"""Fails where the tests reach less of the rules than promised: all of kernel/, nearly all of games/."""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLOORS = {"src/tavola/kernel/": 100.0, "src/tavola/games/": 95.0}


def reached(files: dict[str, dict[str, dict[str, int]]], folder: str) -> tuple[int, int]:
    """Lines and branches under a folder: how many were reached, out of how many."""
    sums = [file["summary"] for name, file in files.items() if name.replace("\\", "/").startswith(folder)]
    done = sum(s["covered_lines"] + s.get("covered_branches", 0) for s in sums)
    return done, sum(s["num_statements"] + s.get("num_branches", 0) for s in sums)


def main() -> int:
    report = ROOT / "coverage.json"
    if not report.is_file():
        print("there is no coverage.json: the tests did not get as far as writing it")
        return 1
    files = json.loads(report.read_text(encoding="utf-8"))["files"]
    below = 0
    for folder, floor in FLOORS.items():
        done, total = reached(files, folder)
        percent = 100.0 * done / total if total else 100.0
        print(f"{folder} {percent:.2f} % of {total} lines and branches (floor {floor:g} %)")
        if percent < floor:
            below += 1
            missed = {n: f["summary"]["missing_lines"] for n, f in files.items() if n.startswith(folder)}
            for name, lines in sorted(missed.items(), key=lambda item: -item[1])[:10]:
                if lines:
                    print(f"  {name}: {lines} lines not reached")
    return 1 if below else 0


if __name__ == "__main__":
    sys.exit(main())
