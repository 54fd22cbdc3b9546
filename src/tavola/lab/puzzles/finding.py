"""Games played for their puzzles, one a game at most; what was found is kept in a file, and the same call goes on."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tavola.bots.bot import Bot, BotRng, find_bot, seat_access
from tavola.kernel.flow import take
from tavola.kernel.game import Game, owed
from tavola.kernel.state import Box, State
from tavola.lab.puzzles.quarry import Position, Quarry, quarry_of, written
from tavola.puzzles.record import Puzzle

LONGEST = 2_000  # answers of a game
TRIED = 2  # positions of a game that are proved, the most promising first


class Searched(msgspec.Struct, frozen=True):
    """One game that was looked through."""

    nth: int
    positions: int  # that were weighed
    puzzle: Puzzle | None = None


class Search:
    """Looks through games by number: number n of a seed is the same game everywhere."""

    def __init__(self, game: Game[Any], box: Box, options: Any, seed: str) -> None:
        self.game, self.box, self.options, self.seed = game, box, options, seed
        self.quarry: Quarry = quarry_of(game.id)
        self.bots: dict[str, Bot] = {}
        for name in {*self.quarry.players, *self.quarry.solvers, "master"}:
            for head in self.bot(name).thinkers():
                head.prepare()

    def bot(self, name: str) -> Bot:
        return self.bots.setdefault(name, find_bot(name, self.game.id))

    def game_number(self, nth: int) -> Searched:
        ranked = sorted(self.questions(nth), key=lambda each: each[0], reverse=True)
        for _, position in ranked[:TRIED]:
            proved = self.quarry.prove(position)
            if proved is not None:
                missed = tuple(bot for bot in self.quarry.solvers if position.answer_of(bot) != proved.best)
                return Searched(nth, len(ranked), written(position, proved, nth, missed))
        return Searched(nth, len(ranked))

    def questions(self, nth: int) -> Iterator[tuple[float, Position]]:
        """The positions of a game that promise something, as it is played."""
        seats = self.quarry.seats[nth % len(self.quarry.seats)]
        seed = f"{self.seed}/{nth}"
        g = self.game.open_table(self.box, seats, self.options, seed)
        fork = yield from self.played(g, seats, nth, seed)
        for again in range(self.quarry.retakes if fork is not None else 0):
            assert fork is not None
            other = self.game.resample(fork, None, BotRng.of(f"{seed}/again/{again}").number())
            yield from self.played(other, seats, nth, f"{seed}/again/{again}")

    def played(
        self, g: State, seats: int, nth: int, seed: str
    ) -> Generator[tuple[float, Position], None, State | None]:
        """The same from here on. Returns where it is worth while to play the end again with other luck."""
        players = [self.quarry.players[(nth + seat) % len(self.quarry.players)] for seat in range(seats)]
        lucks = [BotRng.of(f"{seed}/{seat}") for seat in range(seats)]
        fork: State | None = None
        for ply in range(LONGEST):
            if not (waiting := owed(g)):
                break
            decision = waiting[0]
            if fork is None and self.quarry.forks_at(g):
                fork = g.clone()
            position = Position(self.game, self.box, g, decision, seats, f"{seed}/{ply}")
            if (interest := self.quarry.interest(position, nth)) > 0:
                yield interest, msgspec.structs.replace(position, g=g.clone())
            access = seat_access(self.game, g, decision, lucks[decision.seat])
            take(g, decision, self.bot(players[decision.seat]).choose(access))
            g.events.clear()
        return fork


class Kept:
    """The games looked through so far, a line each."""

    def __init__(self, file: Path) -> None:
        self.file = file
        lines = file.read_bytes().splitlines() if file.is_file() else []
        self.games = [msgspec.json.decode(line, type=Searched) for line in lines]

    def add(self, searched: Searched) -> None:
        self.games.append(searched)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(searched) + b"\n")

    def missing(self, numbers: range) -> list[int]:
        done = {each.nth for each in self.games}
        return [nth for nth in numbers if nth not in done]
