"""`tavola replay`: a recorded table played again, told or verified."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import typer

from tavola.bots.advice import adviser_of
from tavola.bots.analysis import Analyst, in_words
from tavola.cli import laying
from tavola.cli.failure import BAD_INPUT, NEGATIVE, CommandFailed
from tavola.cli.journal import bound, must_be_bindable, write_book
from tavola.cli.past import past_lines
from tavola.cli.progress import progress
from tavola.cli.tablefile import not_opened, read_table
from tavola.content.table_messages import seat_name
from tavola.kernel.codec import BadSave, plain, state_hash
from tavola.kernel.history import History
from tavola.kernel.record import TableFile, replayed
from tavola.kernel.text import Message, Words

DISAGREES = ("edited", "broken")  # faults by which a file that can be read does not say what happened


def command(
    file: Path = typer.Argument(help="A table file."),
    verify: bool = typer.Option(False, "--verify", help="Only check seed, answers and final table; tell nothing else."),
    analyse: bool = typer.Option(False, "--analyse", help="Tell which answers turned the game, by a bot's eye."),
    bot: str = typer.Option("", help="The bot that looks back.", show_default="the one that knows the game best"),
    to: int | None = typer.Option(
        None, min=0, help="Stop before this answer; 0 is the first.", show_default="all of them"
    ),
    journal: Path | None = typer.Option(
        None, help="Bind what was read and chosen as a book: a file that ends in .html or .epub.", show_default=False
    ),
    before: list[Path] = typer.Option(
        [],
        help="With --journal: an earlier table of the campaign, the first one first; may be given many times.",
        show_default=False,
    ),
    pack: str = typer.Option("", help="The pack by path, where it is not installed.", show_default="as recorded"),
    language: str = laying.LANGUAGE,
    as_json: bool = laying.JSON,
) -> None:
    """Play a recorded table again, answer by answer, and tell what happened.

    With --verify it ends with 0 when the seed is the one committed to, every answer was legal and the last table is the
    recorded one, and with 1 when not. A file that cannot be read at all ends with 2.
    """
    if journal is not None:
        must_be_bindable(journal)
    sheet, laid, past = played_again(file, pack, language, to, verify=verify)
    if journal is not None:
        earlier = [played_again(one, pack, language)[2] for one in before]
        book = bound([*earlier, past], laid.words(language))
        write_book(journal, book)
        print(f"{journal}: {book.title}, {len(book.chapters)} chapters.")
    elif analyse:
        tell_analysis(past, bot, laid.words(language), as_json)
    elif as_json:
        print(json.dumps(_json(sheet, past), ensure_ascii=False, indent=2))
    elif verify:
        print(f"{file}: verified, {len(past.steps)} of {sheet.length()} answers.")
        print(f"The seed {sheet.seed!r} is the one committed to: {sheet.commitment}")
    else:
        print("\n".join(past_lines(past, laid.words(language))))


def played_again(
    file: Path, pack: str, language: str, to: int | None = None, *, verify: bool = False
) -> tuple[TableFile, laying.Laid, History[Any]]:
    """A recorded table from its first answer to its last, or to the one before `to`."""
    sheet = read_table(file, language)
    laid = laying.lay(sheet.game, pack or sheet.pack.partition("@")[0])
    try:
        return sheet, laid, replayed(sheet, laid.game, laid.box, to)
    except BadSave as bad:
        raise not_opened(file, bad, language, NEGATIVE if verify and bad.fault in DISAGREES else BAD_INPUT) from bad


def tell_analysis(past: History[Any], bot: str, words: Words, as_json: bool) -> None:
    """How the game stood at each answer, the answers that turned it, and what the bot would have done there."""
    try:
        with progress("turns", 100) as done:
            analyst = Analyst(past.game, past.seats, bot or adviser_of(past.game.id))
            found = analyst.analyse(past, lambda part: done(round(part * 100)))
    except LookupError as error:
        raise CommandFailed(f"{error.args[0]}.") from error
    text = [words.say(one) for one in in_words(found, [seat_name(seat) for seat in range(past.seats)])]
    if not as_json:
        print("\n".join(text))
        return
    said = {**plain(found), "measure": "chance" if found.is_race else "worth", "text": text}
    for turn in said["turns"]:
        for name in ("prompt", "label", "best_label"):
            turn[name] = words.say(msgspec.convert(turn[name], Message))
    print(json.dumps(said, ensure_ascii=False, indent=2))


def _json(sheet: TableFile, past: History[Any]) -> dict[str, Any]:
    whole = len(past.steps) == sheet.length()
    return {
        "game": sheet.game,
        "pack": sheet.pack,
        "seats": sheet.seats,
        "options": sheet.options,
        "seed": sheet.seed,
        "commitment": sheet.commitment,
        "answers": len(past.steps),
        "recorded": sheet.length(),
        "verified": whole,  # a difference would have ended the command
        "hash": state_hash(past.last).hex(),
        "outcome": plain(past.game.outcome(past.last)),
    }
