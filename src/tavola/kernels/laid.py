"""What a kernel is: scalar functions of fixed shapes, a game laid out for them, and states read and written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, TypeAlias

from tavola.coding import Observer
from tavola.coding.actions import ActionCode
from tavola.kernel.game import Game
from tavola.kernel.state import Box, State
from tavola.kernels.compiling import NOTHING, Building, Swaps, as_it_is, core_building

# Words are whole numbers of 32 or 64 bits: lists of them where plain Python runs, NumPy arrays for compiled code.
Words: TypeAlias = list[int]
Reals: TypeAlias = list[float]  # what players inside kernels judge with; no rule has any
RNG = 0  # where every state keeps its generator: two words, see chance.py


class Unclaimed(ValueError):
    """What a kernel does not play, said in a sentence. It is known when a game is laid out, never later."""


@dataclass(frozen=True)
class Scalars:
    """The scalar functions of a kernel. `t` are the tables of the game as laid out, `s` is the state of one game."""

    begin: Callable[[Any, Any], None]  # (t, s): from the generator in its words to the first decision; the rest is set
    asked: Callable[[Any, Any], int]  # (t, s): the seat that answers next, as environments ask; -1 when it is over
    legal: Callable[[Any, Any, Any], int]  # (t, s, out): its legal actions in the order of the rules, and how many
    act: Callable[[Any, Any, int], None]  # (t, s, action): it answers, and the game goes on to the next decision
    look: Callable[
        [Any, Any, int, Any], None
    ]  # (t, s, seat, out): what the seat observes, a word of `out` for each byte
    points: Callable[[Any, Any, int], int]  # (t, s, seat): where it stands, as `points` of the coding
    place: Callable[[Any, Any, int], int]  # (t, s, seat): its place at the end, 0 while the game goes on
    score: Callable[[Any, Any, int], int]  # (t, s, seat): its score in the outcome, once the game is over
    word_bits: int = 32  # 64 where a word holds a set of cells

    def made(self, make: Callable[..., Any]) -> Scalars:
        """The same, each made by `make`: plain or compiled."""
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        return Scalars(**{name: make(each) if callable(each) else each for name, each in given.items()})

    def plain(self, swaps: Swaps = NOTHING) -> Scalars:
        """As plain Python."""
        return self.made(Building(as_it_is, swaps).outside)

    def compiled(self, swaps: Swaps = NOTHING, tag: str = "") -> Scalars:
        """For one core of this machine."""
        return self.made(core_building(swaps, tag, self.word_bits).outside)


class Laid(ABC):
    """A game with its pack, seats and options, laid out for a kernel."""

    scalars: ClassVar[Scalars]
    game: Game[Any]
    box: Box
    seats: int
    options: Any
    code: ActionCode  # the numbers of its answers
    eye: Observer  # its observations
    tables: Words  # all that functions must know of pack and options
    words: int  # of a state
    most_legal: int  # room for a list of legal actions

    def array(self, words: Words) -> Any:
        """Words for compiled code."""
        import numpy as np

        return np.array(words, np.int32 if self.scalars.word_bits == 32 else np.int64)

    @abstractmethod
    def state_of(self, g: Any) -> Words:
        """The state of a game that waits for a decision or is over, in words."""

    @abstractmethod
    def game_of(self, s: Words) -> State:
        """The state in words as the rules have it: the same bytes when saved."""

    @abstractmethod
    def points_of(self, g: Any, seat: int) -> int:
        """What the rules say of `points`."""


# (box, seats, options): the game laid out, or Unclaimed
Lay: TypeAlias = Callable[[Any, int, Any], Laid]
