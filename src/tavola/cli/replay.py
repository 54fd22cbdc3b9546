"""`tavola replay`: a recorded table played again, told or verified."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import typer

from tavola.bots.advice import adviser
from tavola.bots.analysis import analyse_match, in_words
from tavola.cli import laying
from tavola.cli.failure import BAD_INPUT, NEGATIVE, CommandFailed
from tavola.cli.progress import progress
from tavola.cli.tablefile import not_opened, read_table
from tavola.content.sayings import how_it_ended, seat_name
from tavola.kernel.codec import BadSave, plain, state_hash
from tavola.kernel.game import open_decision
from tavola.kernel.match import Match
from tavola.kernel.record import TableFile, restore
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
    pack: str = typer.Option("", help="The pack by path, where it is not installed.", show_default="as recorded"),
    language: str = laying.LANGUAGE,
    as_json: bool = laying.JSON,
) -> None:
    """Play a recorded table again, answer by answer, and tell what happened.

    With --verify it ends with 0 when the seed is the one committed to, every answer was legal and the last table is the
    recorded one, and with 1 when not. A file that cannot be read at all ends with 2.
    """
    sheet = read_table(file, language)
    laid = laying.lay(sheet.game, pack or sheet.pack.partition("@")[0])
    try:
        match = restore(sheet, laid.game, laid.box, to)
    except BadSave as bad:
        raise not_opened(file, bad, language, NEGATIVE if verify and bad.fault in DISAGREES else BAD_INPUT) from bad
    if analyse:
        return tell_analysis(match, bot, laid.words(language), as_json)
    if as_json:
        print(json.dumps(_json(sheet, match), ensure_ascii=False, indent=2))
    elif verify:
        print(f"{file}: verified, {len(match.answers)} of {len(sheet.answers)} answers.")
        print(f"The seed {sheet.seed!r} is the one committed to: {sheet.commitment}")
    else:
        print("\n".join(story(match, laid.words(language))))


def tell_analysis(match: Match[Any], bot: str, words: Words, as_json: bool) -> None:
    """How the game stood at each answer, the answers that turned it, and what the bot would have done there."""
    try:
        with progress("turns", 100) as done:
            found = analyse_match(match, bot or adviser(match.game, match.seats), lambda part: done(round(part * 100)))
    except LookupError as error:
        raise CommandFailed(f"{error.args[0]}.") from error
    told = [words.say(one) for one in in_words(found, [seat_name(seat) for seat in range(match.seats)])]
    if not as_json:
        print("\n".join(told))
        return
    said = {**plain(found), "measure": "chance" if found.is_race else "worth", "text": told}
    for turn in said["turns"]:
        for name in ("prompt", "label", "best_label"):
            turn[name] = words.say(msgspec.convert(turn[name], Message))
    print(json.dumps(said, ensure_ascii=False, indent=2))


def _json(sheet: TableFile, match: Match[Any]) -> dict[str, Any]:
    whole = len(match.answers) == len(sheet.answers)
    return {
        "game": sheet.game,
        "pack": sheet.pack,
        "seats": sheet.seats,
        "options": sheet.options,
        "seed": sheet.seed,
        "commitment": sheet.commitment,
        "answers": len(match.answers),
        "recorded": len(sheet.answers),
        "verified": whole,  # a difference would have ended the command
        "hash": state_hash(match.g).hex(),
        "outcome": plain(match.game.outcome(match.g)),
    }


def story(match: Match[Any], words: Words) -> Iterator[str]:
    """A match from its opening on, everything seen: the answers, what followed, and how it ended if it has."""
    game = match.game
    again = Match(game, match.box, match.seats, match.options, match.seed)
    for event in again.opening:
        yield words.say(game.tell(again.g, event))
    for nth, answer in enumerate(match.answers):
        label = words.say(game.label(again.g, open_decision(again.g, answer.seat), answer.key))
        yield f"{nth}. {words.say(seat_name(answer.seat))}: {label}"
        for event in again.answer(answer.seat, answer.key, answer.decision):
            yield f"   {words.say(game.tell(again.g, event))}"
    outcome = game.outcome(again.g)
    if outcome is not None:
        names = [seat_name(seat) for seat in range(match.seats)]
        yield from (words.say(said) for said in how_it_ended(outcome, names, game.cooperative))
