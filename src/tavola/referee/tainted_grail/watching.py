"""A random Encounter under the referee's eyes: every question and every fact is compared at every step."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tavola.kernel import codec, flow
from tavola.kernel.event import Event, take_events
from tavola.referee.tainted_grail.asking import Answers, Impossible, Play, Question
from tavola.referee.tainted_grail.facts import Facts, Plain, facts_of, scene_of
from tavola.referee.tainted_grail.meeting import meet
from tavola.referee.tainted_grail.staging import stage, the_game
from tavola.referee.tainted_grail.table import Table
from tavola.referee.verdict import Difference, Verdict

LIMIT = 2000  # answers; nothing in the pack comes near it
SELDOM = {"flee": 0.06, "fail": 0.04, "avoid": 0.3, "refuse": 0.2, "stop": 0.2, "mulligan": 0.3}
SHOWS = {
    "CardsDrawn": ("card", "cards"),
    "PanicCardTurned": ("panic", "card"),
    "DeckCardDiscarded": ("top", "card"),
    "FleeCoinFlipped": ("coin", "face"),
    "ItemGained": ("item", "item"),
}


CLAUSES = {
    "energy": "TG-15.6",
    "health": "TG-33.16",
    "terror": "TG-15.8",
    "resources": "TG-17.7",
    "combat": "TG-30.2",
    "diplomacy": "TG-30.2",
    "items": "TG-26.4",
    "secrets": "TG-27.2",
    "conditions": "TG-29.1",
    "item_deck": "TG-26.6",
    "encounter_decks": "TG-36.14",
    "encounters_unused": "TG-24.5",
    "guardians": "TG-25.1",
    "statuses": "TG-22.1",
    "secrets_left": "TG-27.6",
    "secrets_removed": "TG-30.4",
    "used": "D.8",
    "dials": "TG-29.3",
    "modifiers": "D.7",
    "members": "TG-36.11",
    "sequence": "TG-33.1",
    "pool": "TG-35.1",
    "marker": "TG-39.6",
    "stage": "TG-39.5",
    "approach": "TG-38.3",
    "active": "TG-34.2",
    "activated": "TG-34.3",
    "turn": "TG-34.17",
    "played": "TG-34.6",
    "set_aside": "TG-32.6",
}


def clause_of(path: str) -> str:
    """The clause that says where this fact comes from: the first known part of its path."""
    return next((CLAUSES[part] for part in path.split(".") if part in CLAUSES), "")


class Broken(Exception):
    """A legal answer that the rules could not carry out."""


class Watch:
    """One Encounter: the game on one side, the referee's reading on the other."""

    def __init__(self, seed: str, seats: int) -> None:
        self.seed, self.chance = seed, Random(seed)
        self.verdict = Verdict(games=1)
        self.g = stage(self.chance, seats)
        self.table = Table(self.g)
        self.company: Plain = codec.plain(self.g.stack[0])
        self.is_sound = True

    def differ(self, what: str, expected: object, found: object, clause: str) -> None:
        self.is_sound = False
        step = self.verdict.answers
        self.verdict.differ(Difference(self.seed, step, what, str(expected), str(found), clause))

    def run(self) -> Verdict:
        self.begin()
        play: Play[None] = meet(self.table, self.company)
        try:
            question = next(play)
            while True:
                if self.is_left_out(question):
                    question = play.send({seat: keys[0] for seat, keys in question.keys.items()})
                    continue
                self.compare_facts()
                self.compare_question(question)
                if not self.is_sound or self.verdict.answers > LIMIT:
                    return self.verdict
                question = play.send(self.answer(question))
        except StopIteration:
            self.compare_facts()
            self.check("the end", (), tuple(one.prompt for one in self.g.open), "TG-36.14")
        except Impossible as error:
            self.differ(error.what, error.expected, error.found, error.clause)
        except Broken as error:
            self.differ("what an answer brings about", "something", error.args[0], "PI-11")
        except Exception as error:  # one Encounter that cannot be followed does not stop the others
            self.differ("what the referee can follow", "everything", repr(error), "")
        return self.verdict

    def begin(self) -> None:
        flow.run(self.g)
        self.take_in(take_events(self.g))

    def check(self, what: str, expected: object, found: object, clause: str) -> None:
        self.verdict.checks += 1
        if expected != found:
            self.differ(what, expected, found, clause)

    def is_left_out(self, question: Question) -> bool:
        """A question whose answers all come to the same: the game need not ask it."""
        (keys, *others) = question.keys.values()
        asked = [one.prompt for one in self.g.open if one.seat in question.keys]
        return len(keys) == 1 and not others and asked != [question.prompt]

    # -- answering
    def answer(self, question: Question) -> Answers:
        """Random answers of all who are asked; the others' questions stay open meanwhile."""
        game = the_game()[0]
        answers: Answers = {}
        waiting = [seat for seat, keys in question.keys.items() if len(keys) > 1 or question.idle]
        self.chance.shuffle(waiting)
        common = self.pick(question.keys[waiting[0]]) if self.chance.random() < 0.6 else ""
        for seat in waiting:
            key = common if common in question.keys[seat] else self.pick(question.keys[seat])
            try:
                game.answer(self.g, seat, key)
            except Exception as error:  # whatever the rules break with, it is theirs
                raise Broken(repr(error)) from error
            self.verdict.answers += 1
            answers[seat] = key
        self.take_in(take_events(self.g))
        return answers

    def pick(self, keys: tuple[str, ...]) -> str:
        weights = [SELDOM.get(key, 1.0) for key in keys]
        return self.chance.choices(keys, weights)[0]

    def take_in(self, events: list[Event]) -> None:
        """What chance has shown; a result that was shown and never asked for is a difference."""
        self.table.shown.clear()
        self.table.asked_now = {one.seat: one.legal() for one in self.g.open}
        for event in events:
            kind = type(event).__name__
            if kind in SHOWS:
                name, field = SHOWS[kind]
                value = getattr(event, field)
                for one in value if isinstance(value, (list, tuple)) else [value]:
                    self.table.shown.append({"kind": name, "seat": getattr(event, "seat", -1), "value": one})
            elif kind == "DieRolled":
                self.take_in_roll(event)

    def take_in_roll(self, event: Any) -> None:
        plain = msgspec.to_builtins(event)
        face = plain["result"]
        possible = face in ("skull", "grail") or str(face) in "123456"
        self.check("a roll", True, possible, "TG-1.11")
        self.table.shown.append({"kind": "coin" if face in ("skull", "grail") else "die", "value": face})

    # -- comparing
    def compare_question(self, question: Question) -> None:
        open_now = {one.seat: one for one in self.g.open if one.seat not in self.g.held}
        asked = {seat: sorted(keys) for seat, keys in question.keys.items() if len(keys) > 1 or question.idle}
        found = {seat: sorted(set(one.legal()) - set(question.idle)) for seat, one in open_now.items()}
        prompts = sorted({one.prompt for one in open_now.values()})
        self.check("the question", [question.prompt], prompts, question.clause)
        self.check(f"options of {question.prompt}", asked, found, question.clause)

    def compare_facts(self) -> None:
        found = facts_of(self.g)
        self.learn_orders(found)
        for mine, other in zip(self.table.facts.heroes, found.heroes, strict=True):
            for one, same in zip((*mine.items, *mine.secrets), (*other.items, *other.secrets), strict=False):
                if one.id in self.table.fresh or one.id in self.table.unsettled:
                    same.up = one.up  # how it lies is chosen when the Encounter is over
        for name in Facts.__struct_fields__:
            self.compare(name, getattr(self.table.facts, name), getattr(found, name))
        scene = scene_of(self.g)
        if scene is None:
            self.check("whether the Encounter is over", bool(self.table.outcome), True, "TG-36.14")
        else:
            if not self.table.has_begun:
                scene.marker = self.table.scene.marker  # TG-38.8: it is laid when all have their hands
            self.compare("scene", self.table.scene, scene)

    def compare(self, path: str, expected: Any, found: Any) -> None:
        """Down to the smallest parts that differ."""
        self.verdict.checks += 1
        if expected == found:
            return
        if isinstance(expected, msgspec.Struct) and type(expected) is type(found):
            for name in expected.__struct_fields__:
                self.compare(f"{path}.{name}", getattr(expected, name), getattr(found, name))
        elif isinstance(expected, dict) and isinstance(found, dict) and expected.keys() == found.keys():
            for name in expected:
                self.compare(f"{path}.{name}", expected[name], found[name])
        elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
            for at, (one, other) in enumerate(zip(expected, found, strict=True)):
                self.compare(f"{path}.{at}", one, other)
        else:
            self.differ(path, expected, found, clause_of(path))

    def learn_orders(self, found: Facts) -> None:
        """The order of a pile that was shuffled is taken over, if the cards are the same."""
        ours, theirs = self.table.facts, found
        pairs = [(ours.item_deck, theirs.item_deck)]
        pairs += [(ours.encounter_decks[colour], theirs.encounter_decks[colour]) for colour in ours.encounter_decks]
        for mine, other in zip(ours.heroes, theirs.heroes, strict=True):
            pairs += [(mine.combat.deck, other.combat.deck), (mine.diplomacy.deck, other.diplomacy.deck)]
        for pile, order in pairs:
            if id(pile) in self.table.unordered and sorted(pile) == sorted(order):
                pile[:] = order
        self.table.unordered.clear()
