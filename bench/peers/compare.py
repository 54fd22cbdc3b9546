"""Our games beside the peers, measured in turn on the same core, and the ratios of their speeds."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent


def spoken(*command: str) -> Any:
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main(seconds: str) -> None:
    peers = spoken(str(HERE / ".venv" / "bin" / "python"), str(HERE / "measure.py"), seconds)
    ours = spoken(sys.executable, "-m", "tavola", "bench", "engine", "--seconds", seconds, "--json")["games"]
    print(f"{'':24}{'decisions/s':>14}{'options/s':>14}{'clone us':>10}")
    for name, speed in {**ours, **peers}.items():
        figures = speed["decisions_per_second"], speed["options_per_second"], speed["clone_us"]
        print(f"{name:24}{figures[0]:>14,.0f}{figures[1]:>14,.0f}{figures[2]:>10.2f}")
    print()
    for game, own in ours.items():
        for peer, other in peers.items():
            faster = own["decisions_per_second"] / other["decisions_per_second"]
            lighter = other["clone_us"] / own["clone_us"]
            print(f"{game} to {peer}: {faster:.2f} times the decisions/s, clones {lighter:.2f} times as quickly")


if __name__ == "__main__":
    main(*sys.argv[1:])
