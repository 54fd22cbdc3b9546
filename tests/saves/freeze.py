"""Freezes tables of Tainted Grail in the middle of things: `python -m tests.saves.freeze`.

Random play goes on until each of the moments below has come; the table is then exported as the server would. A file
that is there already stays as it is: what was frozen must replay to the same hash in every later version, unless a rule
was mended on purpose or the state has a new field. Then delete it and freeze it again.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.saves.kept_packs import FOLDER as PACKS
from tests.shelf import table

from tavola.bots.bot import BotRng
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.match import Match
from tavola.kernel.record import record

TABLES = Path(__file__).parent / "tables"
LONGEST = 1500  # answers before another seed is tried


def in_a_day(g: Avalon) -> bool:
    return g.day > 1 and g.open[0].prompt == "act" and any(hero.acted for hero in g.heroes)


def in_combat(g: Avalon) -> bool:
    return g.encounter is not None and g.encounter.kind == "combat" and len(g.encounter.sequence) > 1


def in_diplomacy(g: Avalon) -> bool:
    return g.encounter is not None and g.encounter.kind == "diplomacy" and len(g.encounter.sequence) > 1


def in_the_journal(g: Avalon) -> bool:
    return g.encounter is None and g.exploration is not None and g.day > 1 and g.open[0].prompt == "journal"


MOMENTS: dict[str, tuple[int, Callable[[Avalon], bool]]] = {
    "mid-day": (3, in_a_day),
    "mid-combat": (2, in_combat),
    "mid-diplomacy": (2, in_diplomacy),
    "mid-journal": (4, in_the_journal),
}


def freeze(seats: int, has_come: Callable[[Avalon], bool]) -> bytes:
    laid = table("tainted_grail", seats, None, str(PACKS / "hollow_coast.zip"))
    for nth in range(1, 1000):
        match = Match(laid.game, laid.box, seats, laid.options, f"frozen-{nth}")
        luck = BotRng.of(match.seed)
        while match.g.open and len(match.answers) < LONGEST:
            if has_come(match.g):
                return record(match)
            decision = luck.pick([decision for decision in match.g.open if decision.seat not in match.g.held])
            match.answer(decision.seat, luck.pick(decision.legal()))
    raise LookupError("no random table came to that moment")


def main() -> None:
    for name, (seats, has_come) in MOMENTS.items():
        path = TABLES / f"tainted_grail-{name}.json"
        if not path.exists():
            path.write_bytes(freeze(seats, has_come))


if __name__ == "__main__":
    main()
