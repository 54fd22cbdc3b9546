"""What a bot gets and gives: access to one seat (its view, its decision, possible worlds), and the key it chooses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from tavola import games
from tavola.kernel import chance
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.game import Game
from tavola.kernel.state import State
from tavola.kernel.view import OpenDecision, SeatView, seat_view

S = TypeVar("S", bound=State)
T = TypeVar("T")


class BotRng(msgspec.Struct):
    """A bot's own random numbers: never those of the table."""

    rng: int
    loaded: list[int] = []  # as in a state, so that chance.py serves both

    @classmethod
    def of(cls, seed: str) -> BotRng:
        return cls(chance.seed_number(seed))

    def number(self) -> int:
        """Sixty-four random bits."""
        return chance.next_bits(self)

    def below(self, n: int) -> int:
        return chance.below(self, n)

    def pick(self, among: Sequence[T]) -> T:
        return chance.pick(self, among)


Progress = Callable[[float], None]  # told how far a bot has thought, from 0 to 1


def unwatched(part: float) -> None:
    """Nobody wants to know how far a bot is."""


class SeatAccess(Generic[S]):
    """All that a bot may know and do at its seat while a decision is open. The true state is out of its reach."""

    __slots__ = ("_imagine", "_look", "decision", "game", "progress", "rng", "seat")

    def __init__(
        self,
        game: Game[S],
        decision: OpenDecision,
        rng: BotRng,
        look: Callable[[], SeatView],
        imagine: Callable[[int], S],
        progress: Progress,
    ) -> None:
        self.game, self.decision, self.rng, self.progress = game, decision, rng, progress
        self.seat: Seat = decision.seat
        self._look, self._imagine = look, imagine

    def sight(self) -> SeatView:
        """What the seat is told: the view, its decisions, whom the table waits for."""
        return self._look()

    def imagine(self, rng: int) -> S:
        """A possible world: a clone of the table in which all that the seat may not know is drawn again from `rng`."""
        return self._imagine(rng)


def seat_access(game: Game[S], g: S, decision: Decision, rng: BotRng, progress: Progress = unwatched) -> SeatAccess[S]:
    """The access of the seat that must decide. The state stays in the two closures, out of the bot's reach."""
    seat = decision.seat

    def look() -> SeatView:
        return seat_view(game, g, seat)

    def imagine(number: int) -> S:
        return game.resample(g, seat, number)

    seen = OpenDecision(decision.id, seat, decision.prompt, decision.legal(), g.held.get(seat))
    return SeatAccess(game, seen, rng, look, imagine, progress)


class Bot(ABC):
    """Chooses one of the keys of the decision that its seat must make.

    It serves many tables and keeps nothing of any, but what it could count again.
    """

    id: ClassVar[str]
    imagined: int = 0  # answers and positions it has judged since it was made, for who measures how fast it thinks

    @abstractmethod
    def choose(self, access: SeatAccess[Any]) -> str:
        """The key of the answer."""

    def prepare(self) -> None:
        """What would be made ready little by little is ready now: for who measures, or plays games to be repeated."""
        return

    def thinkers(self) -> Sequence[Bot]:
        """All who think when this bot thinks: itself, and whom it asks."""
        return (self,)

    def weigh(self, access: SeatAccess[Any]) -> dict[str, float]:
        """What each answer adds, in the measure of the game's evaluation; nothing where the bot does not say so."""
        return {}

    def chances(self, access: SeatAccess[Any]) -> dict[str, float]:
        """The chance to come first with each answer; nothing where the bot does not say so."""
        return {}

    def mix(self, access: SeatAccess[Any]) -> dict[str, float]:
        """How often it would give each answer, where being foreseen is what it must avoid; else nothing."""
        return {}


# Each module has `make(name, game_id) -> Bot`; it is imported when its bot is first asked for.
MODULES = {
    "random": "tavola.bots.generic.random",
    "greedy": "tavola.bots.generic.greedy",
    "apprentice": "tavola.bots.generic.apprentice",
    "companion": "tavola.bots.generic.search",
    "master": "tavola.bots.generic.search",
}
# Not offered at a table: the companion's search also where a game has a better companion, to compare with; and who sits
# opposite in a first game, the apprentice where the game has nobody of its own.
ASIDE = {"search": "tavola.bots.generic.search", "tutor": "tavola.bots.generic.apprentice"}


def find_bot(name: str, game_id: str) -> Bot:
    """The bot of this name for this game, or `LookupError` naming those there are; `master@5` thinks five seconds.

    Where counting or planning is stronger than searching, a game has a bot of its own at that level.
    """
    level = name.partition("@")[0]
    own = games.info(game_id).bots if game_id in games.GAMES else {}
    known = {**MODULES, **ASIDE, **own}
    if level not in known or (level != name and not _is_seconds(name.partition("@")[2])):
        near = get_close_matches(level, known, n=1)
        meant = f" (did you mean {near[0]}?)" if near else ""
        raise LookupError(f"no bot is called {name!r}{meant}; there are {', '.join(MODULES)}")
    made: Bot = import_module(known[level]).make(name, game_id)
    return made


def _is_seconds(text: str) -> bool:
    try:
        return 0 < float(text) <= 60
    except ValueError:
        return False
