"""One module a game: the keys its actions are numbered by, what a seat observes as bytes, and its points.

Each has
- `SHARED`: how many numbers are shared by keys that `keys` does not list;
- `keys(box) -> Iterable[str]`: the answers that have a number of their own;
- `Encoder(box, seats)`: an `Observer` with `names` (what each byte says) and `look(g, seat) -> bytearray`, built only
  from what the seat's view shows;
- `points(g, seat) -> float`: where the seat stands, for rewards along the way.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, Protocol, TypeAlias
from zlib import crc32

from tavola import games
from tavola.kernel.decision import Decision
from tavola.kernel.game import owed
from tavola.kernel.state import State

ONES_AND_NOUGHTS = bytes.maketrans(b"01", b"\0\1")
QUESTION = 16  # bits that tell questions apart


class Observer(ABC):
    """How a seat sees a table in bytes."""

    names: tuple[str, ...]
    seats: int

    @abstractmethod
    def look(self, g: Any, seat: int) -> bytearray:
        """What one seat sees."""

    def look_at_once(self, g: Any) -> list[bytearray]:
        """What every seat sees of the same moment; a game may share the work."""
        return [self.look(g, seat) for seat in range(self.seats)]


class Coding(Protocol):
    """What a module of this package gives."""

    SHARED: int
    Encoder: Callable[[Any, int], Observer]
    keys: Callable[[Any], Iterable[str]]
    points: Callable[[Any, int], float]


EARLIER = {("tainted_grail", 1): "tavola.coding.tainted_grail_v1"}


def coding_of(game_id: str, version: int = 0) -> Coding:
    """The newest, or an earlier one by its number; `LookupError` where there is none: guests need not have any."""
    module = EARLIER.get((game_id, version), "") if version else games.info(game_id).encoding
    if not module:
        which = f" number {version}" if version else ""
        raise LookupError(f"{game_id!r} has no encoding{which} of actions and observations as numbers")
    found: Coding = import_module(module)
    return found


def bits(number: int, width: int) -> bytes:
    """The bits of a number, the lowest first, one byte each."""
    return f"{number:0{width}b}".encode().translate(ONES_AND_NOUGHTS)[::-1]


def one_of(places: dict[Any, int]) -> dict[Any, bytes]:
    """For each thing the bytes that say it is this one."""
    return {thing: bits(1 << place, len(places)) for thing, place in places.items()}


def marks(places: dict[Any, int], things: Iterable[Any]) -> bytearray:
    """One byte for each thing there could be: how many there are."""
    found = bytearray(len(places))
    for thing in things:
        found[places[thing]] += 1
    return found


def asked_next(g: State) -> Decision | None:
    """What is asked next; of several seats that are asked at once, one after the other in secret."""
    if len(g.open) == 1:
        return g.open[0]
    waiting = owed(g)
    return waiting[g.asked % len(waiting)] if waiting else None


def question(g: State, seat: int) -> bytes:
    """What the seat is asked, as bits; nought where it is not asked or has answered."""
    for decision in owed(g):
        if decision.seat == seat:
            return _question(decision.prompt)
    return _NO_QUESTION


_QUESTIONS: dict[str, bytes] = {}
_NO_QUESTION = bytes(QUESTION)


def _question(prompt: str) -> bytes:
    found = _QUESTIONS.get(prompt)
    if found is None:
        found = _QUESTIONS[prompt] = bits(question_number(prompt), QUESTION)
    return found


def question_number(prompt: str) -> int:
    """The bits of a question as a number."""
    return crc32(prompt.encode()) % (1 << QUESTION) | 1


Part: TypeAlias = tuple[str, int | Iterable[object]]


def named(*parts: Part) -> tuple[str, ...]:
    """Names for bytes: `("rows", 6)` names six, `("box", ["a", "b"])` two."""
    found: list[str] = []
    for name, each in parts:
        found += [f"{name}:{one}" for one in (range(each) if isinstance(each, int) else each)]
    return tuple(found)
