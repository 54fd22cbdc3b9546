"""`tavola rules`: the ledger of a game's rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import typer

from tavola import games
from tavola.cli.failure import NEGATIVE, CommandFailed
from tavola.library.guests import is_guest

if TYPE_CHECKING:
    from tavola.devtools.ledger import Ledger
    from tavola.library.clauses import Clause


def command(
    game: str = typer.Argument(help=f"The game: {', '.join(games.GAME_IDS)}."),
    clause: str = typer.Option("", "--clause", help="Show one clause in full: SR-4.7.", show_default=False),
    missing: bool = typer.Option(False, "--missing", help="List only the clauses that no test cites."),
    undriven: bool = typer.Option(False, "--undriven", help="List only the clauses that no test drives."),
    prompts: bool = typer.Option(False, "--prompts", help="Print the page of questions and answers instead."),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object for a program to read."),
) -> None:
    """Show a game's rules, clause by clause: in our words, with the functions that carry them out and the tests.

    A test counts if it drives the game: by answers, refusals, views; for set-up and content it is enough to open a
    table or to load a pack. A test of parts of the rules alone is listed as `part`.

    Ends with 1 when a citation names no clause, or when a clause of a finished game is cited, or driven, by no test.
    """
    from tavola.devtools.ledger import DRIVEN, FINISHED, ledger

    if game not in games.GAME_IDS:
        raise CommandFailed(f"there is no game {game!r}; there are: {', '.join(games.GAME_IDS)}.")
    if prompts:
        from tavola.library.questions import page

        print(page(game), end="")
        return
    try:
        found = ledger(game)
    except LookupError as error:
        raise CommandFailed(str(error.args[0])) from error
    if clause:
        print(_json_clause(found, clause) if as_json else "\n".join(_one(found, clause)))
        return
    listed = found.missing() if missing else found.undriven() if undriven else [clause.id for clause in found.clauses]
    print(_json(found) if as_json else "\n".join(_all(found, listed)))
    lacks = (found.missing() if game in FINISHED else []) + (found.undriven() if game in DRIVEN else [])
    if found.unknown or (found.in_checkout and lacks):
        raise typer.Exit(NEGATIVE)


def _json(found: Ledger) -> str:
    """Without a source tree nobody can say what is cited: both lists are null then."""
    seen = found.in_checkout
    sheet = {
        "game": found.game,
        "clauses": [clause.id for clause in found.clauses],
        "cited": found.cited() if seen else None,
        "missing": found.missing() if seen else None,
        "unknown": [{"clause": cite.clause, "where": cite.where, "line": cite.line} for cite in found.unknown],
        "functions": found.functions,
        "tests": found.tests,
        "driven": found.driven,
        "opened": found.opened,
        "undriven": found.undriven() if seen else None,
    }
    return json.dumps(sheet, ensure_ascii=False, indent=2)


def _json_clause(found: Ledger, clause_id: str) -> str:
    clause = _find(found, clause_id)
    places = {
        "functions": found.functions.get(clause.id, ()),
        "tests": found.tests.get(clause.id, ()),
        "driven": found.driven.get(clause.id, ()),
        "opened": found.opened.get(clause.id, ()),
    }
    return json.dumps(
        {"clause": clause.id, "chapter": clause.chapter, "text": clause.text, **places}, ensure_ascii=False
    )


def _one(found: Ledger, clause_id: str) -> Iterator[str]:
    clause = _find(found, clause_id)
    yield f"{clause.id}  ({clause.chapter})"
    yield clause.text
    yield from _places(found, clause.id)


def _find(found: Ledger, clause_id: str) -> Clause:
    clause = found.find(clause_id.upper())
    if clause is None:
        first, last = found.clauses[0].id, found.clauses[-1].id
        raise CommandFailed(f"there is no clause {clause_id}; they go from {first} to {last}.")
    return clause


def _all(found: Ledger, listed: list[str]) -> Iterator[str]:
    chapter = ""
    for clause in found.clauses:
        if clause.id not in listed:
            continue
        if clause.chapter != chapter:
            chapter = clause.chapter
            yield f"\n{chapter}"
        yield f"  {clause.id:9} {clause.text.splitlines()[0]}"
        yield from ("          " + line for line in _places(found, clause.id))
    yield ""
    for cite in found.unknown:
        yield f"{cite.where}, line {cite.line}: {cite.clause} is no clause"
    if found.in_checkout:
        counts = (
            f"{len(found.cited())} cited, {len(found.missing())} missing, {len(found.undriven())} driven by no test"
        )
        yield f"{len(found.clauses)} clauses, {counts}"
    else:
        where = "only of games that ship with the program" if is_guest(found.game) else "only in a source tree"
        yield f"{len(found.clauses)} clauses; which of them tests cite can be seen {where}"


def _places(found: Ledger, clause_id: str) -> Iterator[str]:
    yield from (f"rule  {place}" for place in found.functions.get(clause_id, ()))
    counted = found.shown_by(clause_id)
    yield from (f"test  {place}" for place in counted)
    yield from (f"part  {place}" for place in found.tests.get(clause_id, ()) if place not in counted)
