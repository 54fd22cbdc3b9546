"""A whole table as a file: what it was opened with, every answer, and the hash of where they led.

Whoever has the file can play the game again and see that nobody changed the seed, an answer or the rules in between.
"""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

from tavola.kernel.chance import commitment
from tavola.kernel.codec import FORMAT, BadSave, plain, read_paper, state_hash
from tavola.kernel.decision import Refused
from tavola.kernel.game import Game
from tavola.kernel.match import Match
from tavola.kernel.options import read_options
from tavola.kernel.state import Box, State

S = TypeVar("S", bound=State)


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record. It holds the seed, so it is for finished or frozen tables and for games played alone."""

    tavola: int  # version of the format, the same as that of saves
    game: str
    pack: str  # name of the box: id and digest
    seats: int
    options: dict[str, Any]  # every option by its key, defaults included: they may change later
    seed: str
    commitment: str
    answers: tuple[tuple[int, int, str], ...]  # seat, decision, key
    hash: str  # of the state after the last answer
    check: str = ""  # over all the rest


def record(match: Match[S]) -> bytes:
    """The file of a table as it stands."""
    prefix = match.game.clauses.lower()
    file = TableFile(
        FORMAT,
        match.game.id,
        match.box.name(),
        match.seats,
        {f"{prefix}.{name}": value for name, value in plain(match.options).items()},
        match.seed,
        match.commitment,
        tuple((answer.seat, answer.decision, answer.key) for answer in match.answers),
        state_hash(match.g).hex(),
    )
    return msgspec.json.encode(msgspec.structs.replace(file, check=_check(file)))


def _check(file: TableFile) -> str:
    bare = msgspec.json.encode(msgspec.structs.replace(file, check=""), order="deterministic")
    return hashlib.blake2b(bare, digest_size=16).hexdigest()


def read_record(data: bytes) -> TableFile:
    """The record in a file, unchanged since it was written; `BadSave` says what is wrong with it."""
    file = read_paper(data, TableFile)
    if _check(file) != file.check or commitment(file.seed) != file.commitment:
        raise BadSave("edited")
    return file


def restore(file: TableFile | bytes, game: Game[S], box: Box, to: int | None = None) -> Match[S]:
    """The table played again, up to before answer number `to`; played to the end, it is where the record says."""
    if isinstance(file, bytes):
        file = read_record(file)
    if file.game != game.id:
        raise BadSave("other_game", file.game)
    if file.pack != box.name():
        raise BadSave("other_pack", file.pack)
    match = _played_again(file, game, box, to)
    if len(match.answers) == len(file.answers) and state_hash(match.g).hex() != file.hash:
        raise BadSave("broken", "the answers lead to another table than the one recorded")
    return match


def _played_again(file: TableFile, game: Game[S], box: Box, to: int | None) -> Match[S]:
    try:
        options = read_options(game.options, game.clauses.lower(), file.options)
        match = Match(game, box, file.seats, options, file.seed)
    except Refused as refused:
        raise BadSave("broken", str(refused)) from None
    for seat, decision, key in file.answers[:to]:
        try:
            match.answer(seat, key, decision)
        except Refused as refused:
            raise BadSave("broken", f"answer {len(match.answers)}: {refused}") from None
    return match
