"""Our environments beside PettingZoo's own games and OpenSpiel's Python games, measured in turn on the same core."""

from __future__ import annotations

import sys

from compare import HERE, spoken


def main(seconds: str) -> None:
    ours = spoken(sys.executable, "-m", "tavola", "bench", "environments", "--seconds", seconds, "--json")
    peers = spoken(str(HERE / ".venv" / "bin" / "python"), str(HERE / "stepping.py"), seconds)
    for title, speeds in (("ours", ours["steps_per_second"]), ("theirs", peers)):
        print(f"{title:42}{'steps/s':>12}")
        for name, speed in speeds.items():
            print(f"  {name:40}{speed:>12,}")


if __name__ == "__main__":
    main(*sys.argv[1:])
