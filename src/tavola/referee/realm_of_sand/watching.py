"""A random game and the referee's reading of it, side by side, answer by answer."""

from __future__ import annotations

from random import Random
from typing import Any

from tavola import games
from tavola.kernel import codec
from tavola.kernel.event import take_events
from tavola.kernel.options import read_options
from tavola.library import open_box
from tavola.referee.realm_of_sand.components import PACK, faults_of_the_box
from tavola.referee.realm_of_sand.contents import shipped_contents, small_contents
from tavola.referee.realm_of_sand.ending import places, solo_rank
from tavola.referee.realm_of_sand.facts import CLAUSES, facts_of_the_game, facts_of_the_table, read_state
from tavola.referee.realm_of_sand.random_play import Player, random_options
from tavola.referee.realm_of_sand.table import Play, Question, Table, empty_table
from tavola.referee.realm_of_sand.turns import play
from tavola.referee.verdict import Difference, Verdict

SMALL = 0.25  # of the games are played with a few cards and squares, so that they run out


def watch(seed: str, seats: int) -> Verdict:
    """One random game under the referee's eyes, to its end or to the first difference."""
    rng = Random(seed)
    small = rng.random() < SMALL
    contents = small_contents(rng) if small else shipped_contents()
    options = random_options(rng, few_cards=small)
    package = games.find("realm_of_sand")
    given = {f"rs.{name}": value for name, value in options.items()}
    game = package.GAME
    box = package.open_box(contents.source) if small else open_box("realm_of_sand", PACK)  # this one is kept
    g = game.open_table(box, seats, read_options(game.options, "rs", given), seed)
    return Watch(seed, game, g, empty_table(seats, contents, options, read_state(g)), rng).to_the_end()


class Watch:
    """The game on the one hand, the referee's table on the other."""

    def __init__(self, seed: str, game: Any, g: Any, table: Table, rng: Random) -> None:
        self.seed, self.game, self.g, self.table = seed, game, g, table
        self.verdict = Verdict(games=1)
        self.players = [Player(rng) for _ in range(table.seats)]
        self.reading: Play = play(table)
        self.question: Question | None = None
        self.last = "the set-up"  # the answer before

    def to_the_end(self) -> Verdict:
        for fault in faults_of_the_box():
            self.differ(*fault)
        self.advance(None)
        self.compare()
        while self.g.open and not self.verdict.differences:
            self.answer()
            if not self.verdict.differences:
                self.compare()
        if not self.verdict.differences:
            self.compare_end()
        return self.verdict

    def compare(self) -> None:
        self.compare_facts()
        self.compare_question()

    def answer(self) -> None:
        [decision] = self.g.open
        key = self.players[decision.seat].answer(self.table, decision.seat, decision.legal())
        self.verdict.answers += 1
        self.last = key
        try:
            self.game.answer(self.g, decision.seat, key)
        except Exception as error:  # rules that break down on a legal answer part from the rulebook too
            self.differ(f"carrying out {key}", "done", repr(error), "RS-3.2")
            return
        take_events(self.g)
        self.table.seen = read_state(self.g)
        self.advance(key)

    def advance(self, key: str | None) -> None:
        """Read on to the next question. One that leaves no choice need not be asked: the game may have gone on.

        The end of a turn is declared all the same (RS-3.6).
        """
        asked = (self.g.open[0].seat, self.g.open[0].prompt) if self.g.open else None
        try:
            self.question = next(self.reading) if key is None else self.reading.send(key)
            while len(self.question.keys) == 1 and self.question[:2] != asked and self.question.prompt != "after":
                self.question = self.reading.send(self.question.keys[0])
        except StopIteration:
            self.question = None
        for fault in self.table.impossible:
            self.differ(*fault)

    def compare_facts(self) -> None:
        ours, theirs = facts_of_the_table(self.table), facts_of_the_game(self.table.seen)
        for name, right in ours.items():
            self.verdict.checks += 1
            if right != theirs[name] and not (name == "turn" and self.question is None):
                self.differ(f"{name} after {self.last}", right, theirs[name], CLAUSES[name.split(" of ")[0]])

    def compare_question(self) -> None:
        """Who is asked what, and every legal answer."""
        self.verdict.checks += 1
        ours, asked = self.question, [(one.seat, one.prompt) for one in self.g.open]
        expected = [ours[:2]] if ours else []
        if ours is None or asked != expected:
            if asked != expected:
                self.differ(f"question after {self.last}", expected, asked, ours.clause if ours else "RS-11.1")
            return
        legal = self.g.open[0].legal()
        self.verdict.checks += len(legal)
        if sorted(legal) != sorted(ours.keys):
            more, fewer = sorted(set(legal) - set(ours.keys)), sorted(set(ours.keys) - set(legal))
            self.differ(f"options of {ours.prompt} after {self.last}", f"also {fewer}", f"also {more}", ours.clause)

    def compare_end(self) -> None:
        outcome, table = self.game.outcome(self.g), self.table
        self.verdict.checks += 4
        if outcome is None:
            self.differ("the end", table.endings, None, "RS-11.1")
            return
        if table.seen["ending"] not in table.endings:
            self.differ("reason for the end", table.endings, table.seen["ending"], "RS-11.1")
        told = f"rank_{solo_rank(table)}" if table.seats == 1 else table.seen["ending"]
        if outcome.ending != told:
            self.differ("ending told", told, outcome.ending, "RS-13.8")
        stars = [table.stars(seat) for seat in range(table.seats)]
        if list(outcome.scores) != stars:
            self.differ("stars", stars, outcome.scores, "RS-12.1")
        if list(outcome.places) != places(table):
            self.differ("places", places(table), outcome.places, "RS-12.5")
        if table.seats == 1:
            rank = codec.plain(self.game.view(self.g, 0))["rank"]
            if rank != solo_rank(table):
                self.differ("rank", solo_rank(table), rank, "RS-13.8")

    def differ(self, what: str, expected: object, found: object, clause: str) -> None:
        self.verdict.differ(Difference(self.seed, self.verdict.answers, what, str(expected), str(found), clause))
