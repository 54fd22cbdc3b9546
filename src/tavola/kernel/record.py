"""A whole table as a file: what it was opened with, every answer and ruling, and the hash of where they led.

Whoever has the file can play the game again and see that nobody changed the seed, an answer or the rules in between.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from tavola.kernel import codec
from tavola.kernel.chance import commitment
from tavola.kernel.codec import FORMAT, BadSave, plain, read_paper, state_hash
from tavola.kernel.decision import Refused
from tavola.kernel.event import Event
from tavola.kernel.game import Game
from tavola.kernel.history import History
from tavola.kernel.match import Answer, Match
from tavola.kernel.old_files import Story, is_story, read_story
from tavola.kernel.options import read_options
from tavola.kernel.state import Box, State

S = TypeVar("S", bound=State)
WITH_STATES = FORMAT + 1  # version of files with states, or without a hash; older programs read all others
FROM_SEED = msgspec.Raw(b"null")


class FiledRuling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state was corrected by people: it stands here in full, as a save."""

    after: int  # answers given before it
    seat: int
    patch: list[dict[str, Any]]
    reason: str
    state: msgspec.Raw


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The record. It holds the seed, so it is for finished or frozen tables and for games played alone."""

    tavola: int  # version of the format
    game: str
    pack: str  # name of the box: id and digest
    seats: int
    options: dict[str, Any]  # every option by its key, defaults included: they may change later
    seed: str
    commitment: str
    answers: tuple[tuple[int, int, str], ...]  # seat, decision, key
    hash: str  # of the last state; empty where the pack was missing and the game could not be played
    opening: msgspec.Raw = FROM_SEED  # the save that the table began from, where that was not its seed
    rulings: tuple[FiledRuling, ...] = ()  # in their order
    check: str = ""  # over all the rest

    def has_opening(self) -> bool:
        return bytes(self.opening) != b"null"

    def has_states(self) -> bool:
        """Whether answers alone do not explain the table."""
        return self.has_opening() or bool(self.rulings)

    def steps(self) -> Iterable[tuple[int, int, str] | FiledRuling]:
        """Answers and rulings in the order in which they came."""
        rulings = list(self.rulings)
        for number, answer in enumerate(self.answers):
            while rulings and rulings[0].after <= number:
                yield rulings.pop(0)
            yield answer
        yield from rulings

    def length(self) -> int:
        return len(self.answers) + len(self.rulings)


def record(match: Match[S]) -> bytes:
    """The file of a table as it stands."""
    prefix = match.game.clauses.lower()
    options = {f"{prefix}.{name}": value for name, value in plain(match.options).items()}
    answers = [(answer.seat, answer.decision, answer.key) for answer in match.answers]
    hash = state_hash(match.g).hex()
    return sealed(table_file(match.game.id, match.box.name(), match.seats, options, match.seed, answers, hash))


def table_file(
    game: str,
    pack: str,
    seats: int,
    options: dict[str, Any],
    seed: str,
    answers: Sequence[tuple[int, int, str]],
    hash: str,
    opening: bytes | None = None,
    rulings: Sequence[FiledRuling] = (),
) -> TableFile:
    version = FORMAT if hash and opening is None and not rulings else WITH_STATES
    first = FROM_SEED if opening is None else msgspec.Raw(opening)
    return TableFile(
        version, game, pack, seats, options, seed, commitment(seed), tuple(answers), hash, first, tuple(rulings)
    )


def sealed(file: TableFile) -> bytes:
    """The bytes of a file, with their check."""
    return msgspec.json.encode(msgspec.structs.replace(file, check=_check(file)))


def _check(file: TableFile) -> str:
    bare = msgspec.json.encode(msgspec.structs.replace(file, check=""), order="deterministic")
    whole = bare[:-1] + b',"check":""}'  # an empty check is left out; the first files had it
    return hashlib.blake2b(whole, digest_size=16).hexdigest()


def read_record(data: bytes) -> TableFile:
    """The record in a file, unchanged since it was written; `BadSave` says what is wrong with it."""
    if is_story(data):
        return _of_story(read_story(data))
    file = read_paper(data, TableFile, WITH_STATES)
    if _check(file) != file.check or commitment(file.seed) != file.commitment:
        raise BadSave("edited")
    return file


def _of_story(story: Story) -> TableFile:
    """What older versions wrote where answers alone do not explain a table."""
    answers: list[tuple[int, int, str]] = []
    rulings: list[FiledRuling] = []
    for step in story.read_steps():
        if isinstance(step, Answer):
            answers.append((step.seat, step.decision, step.key))
        else:
            rulings.append(FiledRuling(len(answers), step.seat, step.patch, step.reason, step.state))
    opening = None if bytes(story.opening) == b"null" else bytes(story.opening)
    seats, options = story.seats, story.options
    return table_file(story.game, story.pack, seats, options, story.seed, answers, story.hash, opening, rulings)


def restore(file: TableFile | bytes, game: Game[S], box: Box, to: int | None = None) -> Match[S]:
    """The table played again, up to before answer number `to`; played to the end, it is where the record says."""
    if isinstance(file, bytes):
        file = read_record(file)
    _must_fit(file, game, box)
    if file.has_states():
        raise BadSave("broken", "a table with states of its own is no match")
    match = _opened(file, game, box)
    for seat, decision, key in file.answers[:to]:
        try:
            match.answer(seat, key, decision)
        except Refused as refused:
            raise BadSave("broken", f"answer {len(match.answers)}: {refused}") from None
    if len(match.answers) == len(file.answers):
        _must_end_as_recorded(file, match.g)
    return match


def replayed(file: TableFile, game: Game[S], box: Box, to: int | None = None) -> History[S]:
    """What happened up to before step number `to`, played again; `BadSave` where it is not what the file says."""
    _must_fit(file, game, box)
    if file.has_opening():
        opening, events = codec.load(game, bytes(file.opening), box), list[Event]()
    else:
        match = _opened(file, game, box)
        opening, events = match.g, match.opening
    steps = tuple(_step(one, game, box) for one in list(file.steps())[:to])
    history = History(game, box, file.seats, opening, steps, events)
    if len(steps) == file.length():
        _must_end_as_recorded(file, history.last)
    return history


def _step(step: tuple[int, int, str] | FiledRuling, game: Game[S], box: Box) -> Answer | S:
    return codec.load(game, bytes(step.state), box) if isinstance(step, FiledRuling) else Answer(*step)


def _must_fit(file: TableFile, game: Game[Any], box: Box) -> None:
    if file.game != game.id:
        raise BadSave("other_game", file.game)
    if file.pack != box.name():
        raise BadSave("other_pack", file.pack)


def _must_end_as_recorded(file: TableFile, g: State) -> None:
    if file.hash and state_hash(g).hex() != file.hash:
        raise BadSave("broken", "the answers lead to another table than the one recorded")


def _opened(file: TableFile, game: Game[S], box: Box) -> Match[S]:
    try:
        options = read_options(game.options, game.clauses.lower(), file.options)
        return Match(game, box, file.seats, options, file.seed)
    except Refused as refused:
        raise BadSave("broken", str(refused)) from None
