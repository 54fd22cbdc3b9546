"""The rules ledger: each clause of a game's catalogue, the functions that carry it out and the tests that show it."""

from __future__ import annotations

import msgspec

from tavola import games
from tavola.devtools.citations import Citation, cited_by_tests, named_in_code
from tavola.devtools.driving import Drivers
from tavola.library.clauses import Clause, catalogue
from tavola.library.guests import folder_of, is_guest
from tavola.library.places import PACKAGE, checkout

# Games whose every clause must be cited by a test. A game is added when its last chapter is done.
FINISHED: tuple[str, ...] = ("sangue_reale", "realm_of_sand", "tainted_grail")
# Games whose every clause must be driven by a test, through the game's own answers.
DRIVEN: tuple[str, ...] = ("sangue_reale", "realm_of_sand", "tainted_grail")
# Clauses that hold before the first question, or by what a pack may contain: for these it is enough that a test opens
# a table or loads a pack. Whole chapters (`SR-1.`: components) or single clauses.
AT_THE_START: tuple[str, ...] = ("SR-1.", "SR-2.", "RS-1.", "RS-2.", "RS-10.18", "RS-13.2", "TG-1.", "TG-2.", "TG-3.")


class Ledger(msgspec.Struct, frozen=True):
    """All clauses of a game and who speaks of each. Of a guest, or without a source tree, there are no tests."""

    game: str
    clauses: tuple[Clause, ...]
    functions: dict[str, tuple[str, ...]]
    tests: dict[str, tuple[str, ...]]
    unknown: tuple[Citation, ...] = ()  # citations of this game's prefix that name no clause
    in_checkout: bool = True
    driven: dict[str, tuple[str, ...]] = {}  # of the tests, those that give the game answers or ask it something
    opened: dict[str, tuple[str, ...]] = {}  # those that open a table or load a pack

    def cited(self) -> list[str]:
        return [clause.id for clause in self.clauses if clause.id in self.tests]

    def missing(self) -> list[str]:
        return [clause.id for clause in self.clauses if clause.id not in self.tests]

    def shown_by(self, clause_id: str) -> tuple[str, ...]:
        """The tests that count: those that drive the game; for what holds from the start, those that open it too."""
        enough = holds_at_the_start(clause_id)
        counted = {*self.driven.get(clause_id, ()), *(self.opened.get(clause_id, ()) if enough else ())}
        return tuple(test for test in self.tests.get(clause_id, ()) if test in counted)

    def undriven(self) -> list[str]:
        """Clauses that no such test cites."""
        return [clause.id for clause in self.clauses if not self.shown_by(clause.id)]

    def find(self, clause_id: str) -> Clause | None:
        return next((clause for clause in self.clauses if clause.id == clause_id), None)


def holds_at_the_start(clause_id: str) -> bool:
    return any(clause_id == one or (one.endswith(".") and clause_id.startswith(one)) for one in AT_THE_START)


def ledger(game_id: str) -> Ledger:
    """The ledger of a game as it stands now."""
    clauses = catalogue(game_id)
    known = {clause.id for clause in clauses}
    guest = is_guest(game_id)
    code = folder_of(games.info(game_id).package) if guest else PACKAGE / "games" / game_id
    functions = named_in_code(code, code.parent if guest else PACKAGE.parent)
    top = checkout()
    if guest or top is None or not (top / "tests").is_dir():
        return Ledger(game_id, clauses, _by_clause(functions, known), {}, (), in_checkout=False)
    tests = cited_by_tests(top / "tests", top)
    prefix = clauses[0].id[:3]
    unknown = [cite for cite in [*tests, *functions] if cite.clause.startswith(prefix) and cite.clause not in known]
    drivers = Drivers(top / "tests")
    able = [cite for cite in tests if cite.clause in known and not cite.by_helpers]
    return Ledger(
        game_id,
        clauses,
        _by_clause(functions, known),
        _by_clause(tests, known),
        tuple(unknown),
        driven=_by_clause([cite for cite in able if drivers.drives(cite.where)], known),
        opened=_by_clause([cite for cite in able if drivers.opens(cite.where)], known),
    )


def stray_citations() -> list[Citation]:
    """Citations of the tests that name no clause of any game."""
    top = checkout()
    if top is None:
        return []
    known = {clause.id for game_id in games.GAME_IDS for clause in catalogue(game_id)}
    return [cite for cite in cited_by_tests(top / "tests", top) if cite.clause not in known]


def _by_clause(citations: list[Citation], known: set[str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for citation in citations:
        if citation.clause in known and citation.where not in found.setdefault(citation.clause, []):
            found[citation.clause].append(citation.where)
    return {clause: tuple(places) for clause, places in found.items()}
