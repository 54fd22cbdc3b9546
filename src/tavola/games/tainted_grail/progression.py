"""Progress at the end of the day (TG-28): better decks, Attributes, Skills."""

from __future__ import annotations

from tavola.games.tainted_grail.log import GrailEvent
from tavola.games.tainted_grail.resources import attribute, has_resource, lose_resource
from tavola.games.tainted_grail.state import Avalon, Cards, GrailDo, SkillHeld
from tavola.games.tainted_grail.vocabulary import ATTRIBUTES, PAIRS
from tavola.kernel.chance import shuffle
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, leave, procedure, rule
from tavola.kernel.text import say

KINDS = ("combat", "diplomacy")
LEAST_DECK = 15  # TG-28.2


class AttributeRaised(GrailEvent, frozen=True):
    seat: Seat
    attribute: str
    now: int


class SkillTaken(GrailEvent, frozen=True):
    seat: Seat
    card: str
    side: str


class ReserveDrawn(GrailEvent, frozen=True):
    """The top of a Reserve was seen: paying cannot be undone after this (TG-28.1)."""

    reveals = "hidden"
    seat: Seat
    kind: str
    cards: tuple[str, ...]


class CardLearnt(GrailEvent, frozen=True):
    seat: Seat
    kind: str
    card: str


class DeckChanged(GrailEvent, frozen=True):
    seat: Seat
    kind: str
    card: str
    joined: bool  # into the deck, or out of it


def cards_of(g: Avalon, seat: Seat, kind: str) -> Cards:
    hero = g.heroes[seat]
    return hero.combat if kind == "combat" else hero.diplomacy


# -- what progress costs


def attribute_cost(g: Avalon, seat: Seat, name: str) -> int:
    """By the present total of the pair: 2, 4, 6, 8, then 10 each; in Challenging mode 5, 10, 15 and so on (TG-28.3)."""
    pair = next(pair for pair in PAIRS if name in pair)
    total = sum(attribute(g, seat, each) for each in pair)
    return 5 * (total + 1) if g.options.dear_progress else min(2 * (total + 1), 10)


def reserve_cost(g: Avalon) -> int:
    return 5 if g.options.dear_progress else 2


def cards_seen(g: Avalon) -> int:
    return 2 if g.options.dear_progress else 3


def skills_left(g: Avalon, name: str) -> list[str]:
    """Skill cards are unique: what somebody took is not there for the others (TG-28.6)."""
    return [card for card in g.skill_pool if g.box.skills[card].attr == name]


def needs_skill(g: Avalon, seat: Seat, name: str) -> bool:
    """The third point in one Attribute, and each later one, is a Skill card (TG-28.5)."""
    return attribute(g, seat, name) >= g.box.boards[g.heroes[seat].board].attribute_slots


def why_not_raise(g: Avalon, seat: Seat, name: str) -> Refusal | None:
    cost, have = attribute_cost(g, seat, name), g.heroes[seat].resources["exp"]
    if have < cost:
        return Refusal("TG_E_EXP", "TG-28.3", f"raise:{name}", {"need": cost, "have": have})
    if needs_skill(g, seat, name) and not skills_left(g, name):
        return Refusal("TG_E_SKILL_NONE", "TG-28.7", f"raise:{name}", {"attr": say(f"attribute-{name}")})
    return None


def why_not_learn(g: Avalon, seat: Seat, kind: str) -> Refusal | None:
    have = g.heroes[seat].resources["exp"]
    if not cards_of(g, seat, kind).reserve:
        return Refusal("TG_E_RESERVE_EMPTY", "TG-28.1", f"learn:{kind}")
    if have < reserve_cost(g):
        return Refusal("TG_E_EXP", "TG-28.1", f"learn:{kind}", {"need": reserve_cost(g), "have": have})
    return None


# -- step 3 of the End of the Day


class Progress(GrailDo, frozen=True):
    """Any number of purchases in any order (TG-14.6)."""

    seat: Seat


class StopProgress(GrailDo, frozen=True):
    """Enough for today."""


def could_progress(g: Avalon, seat: Seat) -> bool:
    """Nothing costs less than a card of the Reserve."""
    return has_resource(g, seat, "exp", reserve_cost(g))


def buy_progress(g: Avalon, do: Progress) -> str | None:
    if not could_progress(g, do.seat):
        return None
    options = [
        Option(f"raise:{name}", (PayExp(do.seat, attribute_cost(g, do.seat, name)), GainAttribute(do.seat, name)))
        for name in ATTRIBUTES
        if why_not_raise(g, do.seat, name) is None
    ]
    options += [
        Option(f"learn:{kind}", (PayExp(do.seat, reserve_cost(g)), LearnCard(do.seat, kind)))
        for kind in KINDS
        if why_not_learn(g, do.seat, kind) is None
    ]
    if not options:
        return None
    ask(g, do.seat, "progress", [*options, Option("done", (StopProgress(),))])
    return AGAIN


procedure(Progress, buy_progress)


@rule(StopProgress)
def stop_progress(g: Avalon, do: StopProgress) -> None:
    leave(g, Progress)


class PayExp(GrailDo, frozen=True):
    seat: Seat
    number: int


@rule(PayExp)
def pay_exp(g: Avalon, do: PayExp) -> None:
    lose_resource(g, do.seat, "exp", do.number)


# -- Attributes and Skills


class GainAttribute(GrailDo, frozen=True):
    """One point more: a marker, or from the third on a Skill card of the player's choice (TG-16.3)."""

    seat: Seat
    attribute: str


@rule(GainAttribute)
def gain_attribute(g: Avalon, do: GainAttribute) -> None:
    hero = g.heroes[do.seat]
    if not needs_skill(g, do.seat, do.attribute):
        hero.markers[do.attribute] = hero.markers.get(do.attribute, 0) + 1
        return emit(g, AttributeRaised(do.seat, do.attribute, attribute(g, do.seat, do.attribute)))
    options = [
        Option(f"skill:{card}:{side}", (TakeSkill(do.seat, card, side),))
        for card in sorted(skills_left(g, do.attribute))
        for side in ("a", "b")
    ]
    ask(g, do.seat, "choose_skill", options)


class TakeSkill(GrailDo, frozen=True):
    """A card and one of its sides; the other side is given up for good."""

    seat: Seat
    card: str
    side: str


@rule(TakeSkill)
def take_skill(g: Avalon, do: TakeSkill) -> None:
    g.skill_pool.remove(do.card)
    g.heroes[do.seat].skills.append(SkillHeld(do.card, do.side))
    name = g.box.skills[do.card].attr
    emit(g, SkillTaken(do.seat, do.card, do.side))
    emit(g, AttributeRaised(do.seat, name, attribute(g, do.seat, name)))


# -- cards from the Reserve


class LearnCard(GrailDo, frozen=True):
    """Draw the top of the Reserve, add one card to the deck, shuffle the others back (TG-28.1)."""

    seat: Seat
    kind: str


@rule(LearnCard)
def learn_card(g: Avalon, do: LearnCard) -> None:
    cards = cards_of(g, do.seat, do.kind)
    seen = cards.reserve[-cards_seen(g) :][::-1]
    emit(g, ReserveDrawn(do.seat, do.kind, tuple(seen)))
    ask(g, do.seat, "learn_which", [Option(f"card:{card}", (TakeCard(do.seat, do.kind, card),)) for card in seen])


class TakeCard(GrailDo, frozen=True):
    seat: Seat
    kind: str
    card: str


@rule(TakeCard)
def take_card(g: Avalon, do: TakeCard) -> None:
    cards = cards_of(g, do.seat, do.kind)
    cards.reserve.remove(do.card)
    cards.deck.append(do.card)
    shuffle(g, cards.reserve)
    shuffle(g, cards.deck)
    emit(g, CardLearnt(do.seat, do.kind, do.card))


# -- step 4 of the End of the Day


class RebuildDecks(GrailDo, frozen=True):
    """Owned cards go in and out; each deck keeps at least 15 (TG-14.7)."""

    seat: Seat


class StopRebuilding(GrailDo, frozen=True):
    """The decks are as they should be."""

    seat: Seat


def could_rebuild(g: Avalon, seat: Seat) -> bool:
    """With nothing to put in and nothing to spare both decks stay as they are."""
    hero = g.heroes[seat]
    return any(cards.spare or len(cards.deck) > LEAST_DECK for cards in (hero.combat, hero.diplomacy))


def move_cards(g: Avalon, do: RebuildDecks) -> str | None:
    options: list[Option] = []
    for kind in KINDS:
        cards = cards_of(g, do.seat, kind)
        options += [Option(f"in:{card}", (MoveCard(do.seat, kind, card, True),)) for card in sorted(cards.spare)]
        if len(cards.deck) > LEAST_DECK:
            options += [Option(f"out:{card}", (MoveCard(do.seat, kind, card, False),)) for card in sorted(cards.deck)]
    if not options:
        leave(g, RebuildDecks)  # nothing has changed since the deck was last shuffled
        return None
    ask(g, do.seat, "rebuild_decks", [Option("done", (StopRebuilding(do.seat),)), *options])
    return AGAIN


def shuffle_both(g: Avalon, do: RebuildDecks | StopRebuilding) -> None:
    for kind in KINDS:
        shuffle(g, cards_of(g, do.seat, kind).deck)


procedure(RebuildDecks, move_cards, shuffle_both)


@rule(StopRebuilding)
def stop_rebuilding(g: Avalon, do: StopRebuilding) -> None:
    leave(g, RebuildDecks)
    shuffle_both(g, do)


class MoveCard(GrailDo, frozen=True):
    """One owned card into the deck or out of it; it never goes back to the Reserve (TG-28.2)."""

    seat: Seat
    kind: str
    card: str
    into_deck: bool


@rule(MoveCard)
def move_card(g: Avalon, do: MoveCard) -> None:
    cards = cards_of(g, do.seat, do.kind)
    source, target = (cards.spare, cards.deck) if do.into_deck else (cards.deck, cards.spare)
    source.remove(do.card)
    target.append(do.card)
    emit(g, DeckChanged(do.seat, do.kind, do.card, do.into_deck))
