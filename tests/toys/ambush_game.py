"""The ambush as the table sees it: views, words, imagined worlds."""

from __future__ import annotations

import msgspec
from tests.toys.ambush import CARDS, Ambush, AmbushEvent, CardDrawn, Fight, Hero, Options, lay_out
from tests.toys.ambush_rules import discard_keys, play_options
from tests.toys.words import both

from tavola.kernel.chance import shuffle
from tavola.kernel.decision import Decision, Refusal, Viewer
from tavola.kernel.event import Event
from tavola.kernel.flow import run, then
from tavola.kernel.game import Game, Outcome
from tavola.kernel.state import Box
from tavola.kernel.text import Message, Words, say


class HeroView(msgspec.Struct):
    cards_in_hand: int
    cards_in_deck: int
    discard: list[str]
    magic: int
    health: int
    has_acted: bool


class AmbushView(msgspec.Struct):
    pool: int
    strength: int
    turns: int
    sequence: list[str]
    attacks_seen: list[int]
    heroes: list[HeroView]
    hand: list[str]
    ending: str


class AmbushGame(Game[Ambush]):
    id = "ambush"
    clauses = "AM"
    seats = range(1, 4)
    state = Ambush
    options = Options
    events = AmbushEvent

    def set_up(self, box: Box, seats: int, options: Options, rng: int) -> Ambush:
        g = lay_out(box, seats, options, rng)
        then(g, Fight())
        run(g)
        return g

    def outcome(self, g: Ambush) -> Outcome | None:
        if not g.ending:
            return None
        return Outcome((1 if g.ending == "won" else 2,) * len(g.heroes), (g.pool,) * len(g.heroes), g.ending)

    def rounds(self, g: Ambush) -> int:
        return g.turns

    def seated(self, g: Ambush) -> int:
        return len(g.heroes)

    def view(self, g: Ambush, viewer: Viewer) -> AmbushView:
        heroes = [
            HeroView(len(hero.hand), len(hero.deck), hero.discard, hero.magic, hero.health, hero.has_acted)
            for hero in g.heroes
        ]
        hand = [] if viewer is None else g.heroes[viewer].hand
        return AmbushView(g.pool, g.strength, g.turns, g.sequence, g.attacks_seen, heroes, hand, g.ending)

    def describe(self, view: AmbushView, words: Words) -> str:
        return words("ambush-table", pool=view.pool, strength=view.strength, hand=", ".join(view.hand))

    def label(self, g: Ambush, decision: Decision, key: str) -> Message:
        if decision.prompt in ("play", "discard_which") and key in CARDS:
            return say(f"card-{key}")
        if decision.prompt == "who_acts":
            return say("option-act", seat=decision.seat)
        return super().label(g, decision, key)

    def refs(self, g: Ambush, decision: Decision, key: str) -> tuple[str, ...]:
        return (f"card:{key}",) if key in CARDS else ()

    def refused(self, g: Ambush, decision: Decision) -> list[Refusal]:
        hero = g.heroes[decision.seat]
        if decision.prompt != "play" or hero.magic or "spell" not in hero.hand:
            return []
        return [Refusal("AM_E_NO_MAGIC", "AM-1.2", "spell")]

    def tell(self, g: Ambush, event: Event) -> Message:
        if isinstance(event, CardDrawn) and event.card is None:
            return say("event-card-drawn-unseen", seat=event.seat)
        return super().tell(g, event)

    def resample(self, g: Ambush, viewer: Viewer, rng: int) -> Ambush:
        """Hands of others, all decks, the attacks to come; what others are asked is asked anew of their new hands."""
        clone = g.clone()
        clone.rng = rng
        clone.attacks.sort()
        shuffle(clone, clone.attacks)
        for seat, hero in enumerate(clone.heroes):
            redraw(clone, hero, whole_hand=seat != viewer)
        clone.open = [decision if decision.seat == viewer else asked_anew(clone, decision) for decision in g.open]
        return clone

    def pieces(self, g: Ambush) -> dict[str, int]:
        held = [card for hero in g.heroes for pile in (hero.hand, hero.deck, hero.discard) for card in pile]
        counts = {card: held.count(card) for card in CARDS}
        return {**counts, "attacks": len(g.attacks) + len(g.attacks_seen)}


def redraw(g: Ambush, hero: Hero, *, whole_hand: bool) -> None:
    if not whole_hand:
        hero.deck.sort()
        shuffle(g, hero.deck)
        return
    unknown = sorted(hero.hand + hero.deck)
    shuffle(g, unknown)
    hero.hand, hero.deck = unknown[: len(hero.hand)], unknown[len(hero.hand) :]


def asked_anew(g: Ambush, decision: Decision) -> Decision:
    if decision.prompt == "play":
        return msgspec.structs.replace(decision, options=tuple(play_options(g, decision.seat)))
    if decision.prompt == "discard_which":
        return msgspec.structs.replace(decision, keys=tuple(discard_keys(g, decision.seat)))
    return decision


AMBUSH = AmbushGame()
AMBUSH_WORDS = both(
    [
        "ambush-table",
        "card-guard",
        "card-spell",
        "card-strike",
        "ending-fallen",
        "ending-fled",
        "ending-won",
        "event-card-discarded",
        "event-card-drawn",
        "event-card-drawn-unseen",
        "event-card-played",
        "event-enemy-attacked",
        "event-fight-ended",
        "option-act",
        "option-pay-no",
        "option-pay-yes",
        "option-play-stop",
        "prompt-discard-which",
        "prompt-pay",
        "prompt-play",
        "prompt-who-acts",
        "refusal-am-e-no-magic",
    ]
)
