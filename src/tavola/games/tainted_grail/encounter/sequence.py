"""The Sequence: laying cards, covering them, taking them off, and the Time tokens and Charges on them (TG-33)."""

from __future__ import annotations

from tavola.games.tainted_grail.content.card_ids import kind_and_id
from tavola.games.tainted_grail.content.effect import Ability
from tavola.games.tainted_grail.content.trigger import Delayed
from tavola.games.tainted_grail.deeds.effects import UseAbility
from tavola.games.tainted_grail.deeds.encounter import TakeTimeToken
from tavola.games.tainted_grail.effects.charges import laid_card
from tavola.games.tainted_grail.effects.in_force import visible_cards
from tavola.games.tainted_grail.encounter.frames import cards_of, current
from tavola.games.tainted_grail.events.encounter import (
    AbilityCovered,
    ChargesChanged,
    SequenceCardLost,
    TimeTokenPlaced,
    TimeTokenRemoved,
)
from tavola.games.tainted_grail.state import Avalon, Laid
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import rule, then


def delay_of(ability: Ability) -> int:
    """How many Time tokens a Delayed Ability waits for; 0 for any other."""
    return ability.trigger.delayed if isinstance(ability.trigger, Delayed) else 0


def lay_down(g: Avalon, laid: Laid) -> None:
    """It joins the Sequence and covers the one before unless that is Passive (TG-33.10, TG-33.11, TG-33.14)."""
    sequence = current(g).sequence
    if sequence and not g.box.cards[sequence[-1].card].passive and sequence[-1].time:
        sequence[-1].time = 0
        emit(g, AbilityCovered(sequence[-1].card))
    sequence.append(laid)


def put_delayed_tokens(g: Avalon, laid: Laid) -> None:
    laid.time = sum(delay_of(ability) for ability in g.box.cards[laid.card].abilities)
    if laid.time:
        emit(g, TimeTokenPlaced(laid.card, laid.time))


def remove_last(g: Avalon, n: int) -> None:
    """To their owners' discard piles; tokens, Charges and Magic on them are lost, and so are their connections.

    The card before is last and visible again; its tokens, gone when it was covered, do not come back (TG-33.18).
    """
    sequence = current(g).sequence
    for _ in range(min(n, len(sequence))):
        laid = sequence.pop()
        give_back(g, laid)
        emit(g, SequenceCardLost(laid.owner, laid.card))


def give_back(g: Avalon, laid: Laid) -> None:
    """To the owner's discard pile; the cards of the dead are lost (TG-29.8)."""
    if g.heroes[laid.owner].character == laid.character:
        cards_of(g, laid.owner).discard.append(laid.card)


def is_visible(g: Avalon, card: str) -> bool:
    """Only the last card and Passive cards have Abilities that count (TG-33.10)."""
    return any(laid.card == card for laid in visible_cards(g))


# -- Delayed Abilities


def tick(g: Avalon, seat: Seat) -> None:
    """Every card of the Sequence that has a token, whoever played it, from left to right."""
    then(g, *[TakeTimeToken(laid.card, seat) for laid in current(g).sequence if laid.time])


@rule(TakeTimeToken)
def take_time_token(g: Avalon, do: TakeTimeToken) -> None:
    laid = laid_card(g, f"card:{do.card}")
    if laid is None or not laid.time:
        return
    laid.time -= 1
    emit(g, TimeTokenRemoved(do.card, laid.time))
    if not laid.time:
        then(g, *abilities_of(g, do.card, do.seat, delayed=True))


def abilities_of(g: Avalon, card: str, seat: Seat, *, delayed: bool = False) -> list[UseAbility]:
    """The On placement Abilities of one card, or its Delayed one, each to act for this Character."""
    source = f"card:{card}"
    return [
        UseAbility(ability, seat, source, f"{source}#{nth}")
        for nth, ability in enumerate(g.box.cards[card].abilities)
        if (delay_of(ability) > 0 if delayed else ability.trigger == "place")
    ]


# -- Charges


def change_charges(g: Avalon, source: str, owner: Seat, by: int) -> None:
    """Charges lie on a card of the Sequence, an Item or a Secret; never fewer than none."""
    kind, name = kind_and_id(source)
    laid = laid_card(g, source)
    if laid is not None:
        laid.charges = now = max(0, laid.charges + by)
    else:
        hero = g.heroes[owner]
        held = next((held for held in (*hero.items, *hero.secrets) if held.id == name), None)
        if held is None or kind not in ("item", "secret"):
            return
        held.charges = now = max(0, held.charges + by)
    emit(g, ChargesChanged(source, by, now))
