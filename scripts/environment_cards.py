"""Measures what the cards of the environments say and writes it into docs/cards: `python scripts/environment_cards.py`.

Between the two marks of a card stands what this has measured; everything else on it was written by people.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median

from tavola import games, library
from tavola.bots.bot import find_bot
from tavola.coding import coding_of
from tavola.coding.actions import ActionCode
from tavola.kernel.options import new_options
from tavola.lab.recorded import Recorded, Wanted, record

CARDS = Path(__file__).resolve().parent.parent / "docs" / "cards"
MEASURED = re.compile(r"(?<=<!-- measured -->\n).*(?=<!-- end of what is measured -->)", re.DOTALL)
SEED = "card"
# Each row: the bots at the seats, how many games, and after how many answers they are cut.
ROWS: dict[str, list[tuple[str, int, int]]] = {
    "sangue_reale": [("random,random", 400, 5_000), ("greedy,greedy", 200, 5_000), ("companion,companion", 40, 5_000)],
    "realm_of_sand": [
        ("random", 200, 5_000),
        ("random,random", 200, 5_000),
        ("random,random,random,random", 100, 5_000),
        ("greedy,greedy", 100, 5_000),
        ("companion,companion", 20, 5_000),
    ],
    "tainted_grail": [("random", 40, 2_000), ("random,random", 20, 2_000), ("greedy", 20, 2_000)],
}


def spaces(game_id: str) -> Iterator[str]:
    """What the code itself says; a test holds the cards to it."""
    box, coding = library.open_box(game_id), coding_of(game_id)
    code = ActionCode(coding.keys(box), coding.SHARED)
    yield f"Pack `{box.name()}`. Actions: {code.size:,}, of them {coding.SHARED:,} shared."
    sizes = [f"{len(coding.Encoder(box, seats).names):,} ({seats})" for seats in games.find(game_id).GAME.seats]
    yield f"Bytes of an observation (seats): {', '.join(sizes)}."


def parts_of(card: str) -> tuple[str, str, str]:
    """What stands before the marks, between them, after them."""
    found = MEASURED.search(card)
    assert found is not None, "a card has two marks"
    return card[: found.start()], found[0], card[found.end() :]


def played(game_id: str, bots: str, count: int, longest: int) -> list[Recorded]:
    game, box = games.find(game_id).GAME, library.open_box(game_id)
    options = new_options(game.options, game.clauses.lower(), {})
    seated = [find_bot(name, game_id) for name in bots.split(",")]
    return list(record(game, box, options, "{}", seated, Wanted(SEED, count, longest, False)))


def row(bots: str, longest: int, found: list[Recorded]) -> str:
    lengths = sorted(one.game["answers"] for one in found)
    legal = [answer["legal"] for one in found for answer in one.answers]
    finished = [one for one in found if one.game["finished"]]
    scores = [one.game["scores"][0] for one in finished]
    cut = len(found) - len(finished)
    cells = (
        bots, f"{len(found):,}" + (f" ({cut} cut at {longest:,})" if cut else ""), f"{mean(lengths):,.0f}",
        f"{lengths[len(lengths) // 20]:,} to {lengths[-1 - len(lengths) // 20]:,}",
        f"{mean(legal):.1f}", f"{median(legal):.0f}", f"{max(legal):,}", f"{100 * legal.count(1) / len(legal):.0f} %",
        f"{mean(scores):.1f}" if scores else "",
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def measured(game_id: str, share: float) -> Iterator[str]:
    yield from spaces(game_id)
    yield ""
    yield (
        "| at the seats | games | answers a game | 90 of 100 | legal answers, mean | middle | most | only one "
        "| score of seat 0 |"
    )
    yield "|---|--:|--:|--:|--:|--:|--:|--:|--:|"
    for bots, count, longest in ROWS[game_id]:
        yield row(bots, longest, played(game_id, bots, max(1, int(count * share)), longest))
    yield ""
    yield f"Seed `{SEED}`; the usual rulings. `python scripts/environment_cards.py` makes this anew."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--share", type=float, default=1.0, help="part of the games, to see that it runs")
    parser.add_argument("games", nargs="*", default=list(ROWS))
    chosen = parser.parse_args()
    for game_id in chosen.games:
        card = CARDS / f"{game_id}.md"
        text = "\n".join([*measured(game_id, chosen.share), ""])
        before, _, after = parts_of(card.read_text(encoding="utf-8"))
        card.write_text(before + text + after, encoding="utf-8")
        print(f"{card.name}\n{text}", flush=True)


if __name__ == "__main__":
    main()
