"""How fast our bots think; our environments beside PettingZoo's own games and OpenSpiel's, in turn on the same core."""

from __future__ import annotations

import sys

from compare import HERE, spoken


def main(seconds: str) -> None:
    print(f"{'':42}{'simulations/s':>14}{'answers/s':>12}")
    searches = spoken(sys.executable, "-m", "tavola", "bench", "search", "--seconds", seconds, "--json")["games"]
    for game, bots in searches.items():
        for bot, pace in bots.items():
            figures = f"{pace['simulations_per_second']:>14,}{pace['answers_per_second']:>12,}"
            print(f"  {game + ', ' + bot:40}{figures}")
    print()
    ours = spoken(sys.executable, "-m", "tavola", "bench", "environments", "--seconds", seconds, "--json")
    peers = spoken(str(HERE / ".venv" / "bin" / "python"), str(HERE / "stepping.py"), seconds)
    for title, speeds in (("ours", ours["steps_per_second"]), ("theirs", peers)):
        print(f"{title:42}{'steps/s':>12}")
        for name, speed in speeds.items():
            print(f"  {name:40}{speed:>12,}")


if __name__ == "__main__":
    main(*sys.argv[1:])
