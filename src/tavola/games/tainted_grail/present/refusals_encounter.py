"""Why something cannot be done now in an Encounter: the refusals of Part G, each with its clause."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.vocabulary import Ability
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.effects.triggers import acts_of
from tavola.games.tainted_grail.encounter.abilities import is_for_now, is_payable, key_of, may_play_more
from tavola.games.tainted_grail.encounter.choose_card import play_key, playable
from tavola.games.tainted_grail.encounter.diplomacy import why_not_avoid
from tavola.games.tainted_grail.encounter.equipment import why_not_used
from tavola.games.tainted_grail.encounter.flee import why_not_flee
from tavola.games.tainted_grail.encounter.frames import cards_of, current, current_entry, must_turn_a_card
from tavola.games.tainted_grail.encounter.keys import continues, magic_meets, previous_edge
from tavola.games.tainted_grail.encounter.play_card import magic_at_hand
from tavola.games.tainted_grail.encounter.sequence import is_visible
from tavola.games.tainted_grail.encounter.traits import card_limit
from tavola.games.tainted_grail.parsing import number_in
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Decision, Refusal, Seat
from tavola.kernel.text import Message, message_id, say


def name_of(g: Avalon, seat: Seat) -> Message:
    return say(message_id("character", g.heroes[seat].character))


def phase_name(g: Avalon) -> Message:
    return say(message_id("phase", "encounter", current(g).phase or "window"))


def why_not_in_encounter(g: Avalon, decision: Decision, key: str) -> Refusal | None:
    """Why this key is no legal answer, if the Encounter has something to say about it."""
    if g.encounter is None:
        return None
    verb, _, rest = key.partition(":")
    reason = REASONS.get(verb)
    if reason is None or key in decision.legal():
        return None
    refusal = reason(g, decision.seat, rest)
    return None if refusal is None else msgspec.structs.replace(refusal, key=key)


def refused_in_encounter(g: Avalon, decision: Decision) -> list[Refusal]:
    """What a player would look for at this question and cannot have."""
    if g.encounter is None:
        return []
    looked_for = {
        "play_card": [*(play_key(card, ()) for card in cards_of(g, decision.seat).hand), *_acts(g), "flee"],
        "before_attack": ["flee"],
        "before_delayed": ["flee"],
        "mulligan": ["mulligan"],
        "avoid": ["avoid"],
        "active": [f"active:{seat}" for seat in current(g).members],
    }.get(decision.prompt, [])
    found = [why_not_in_encounter(g, decision, key) for key in looked_for]
    return [refusal for refusal in found if refusal is not None]


def _acts(g: Avalon) -> list[str]:
    """Every use of Charges printed on a card of the Sequence, covered ones included."""
    return [
        f"charge:card:{laid.card}#{nth}"
        for laid in current(g).sequence
        for nth, ability in enumerate(g.box.cards[laid.card].abilities)
        if _needs_charges(ability)
    ]


def _needs_charges(ability: Ability) -> bool:
    return isinstance(ability.trigger, dict) and "pay_charges" in ability.trigger


# -- one reason after the other, the more specific first


def why_not_play(g: Avalon, seat: Seat, rest: str) -> Refusal | None:
    """`<card>` or `<card>:m12`."""
    card, _, rows = rest.partition(":m")
    magic = tuple(number for row in rows if (number := number_in(row)) is not None)
    fight = current(g)
    if fight.active != seat:
        return Refusal("TG_E_NOT_ACTIVE", "TG-34.2", args={"name": name_of(g, seat)})
    if must_turn_a_card(g):
        return Refusal("TG_E_PANIC_FIRST", "TG-36.3")
    if card not in cards_of(g, seat).hand:
        return Refusal("TG_E_NOT_IN_HAND", "TG-34.6")
    if not may_play_more(g, seat):
        limit = modified(g, seat, "cards.max", card_limit(g))
        return Refusal("TG_E_CARD_LIMIT", "TG-37.13", args={"n": limit})
    return _why_not_connected(g, seat, card, magic)


def _why_not_connected(g: Avalon, seat: Seat, card: str, magic: tuple[int, ...]) -> Refusal | None:
    meeting = tuple(magic_meets(previous_edge(g), g.box.cards[card].left))
    if magic and (set(magic) - set(meeting) or len(magic) > magic_at_hand(g, seat)):
        return Refusal("TG_E_MAGIC_NONE", "TG-33.4")
    if current(g).played and not continues(g, seat, card, magic):
        if continues(g, seat, card, meeting) and not any(played == card for played, _ in playable(g, seat)):
            return Refusal("TG_E_MAGIC_NONE", "TG-34.8")
        return Refusal("TG_E_NO_CONTINUE", "TG-34.8")
    return None


def why_not_charge(g: Avalon, seat: Seat, rest: str) -> Refusal | None:
    """`card:<id>#<n>`: only the Active Character, only visible Abilities, only with enough Charges (TG-33.17)."""
    if current(g).active != seat:
        return Refusal("TG_E_NOT_ACTIVE", "TG-33.17", args={"name": name_of(g, seat)})
    kind, _, name = rest.partition("#")[0].partition(":")
    if kind == "card" and not is_visible(g, name):
        return Refusal("TG_E_COVERED", "TG-33.10")
    for act in acts_of(g, seat):
        if key_of(act) == f"charge:{rest}":
            if not is_payable(g, seat, act):
                return Refusal("TG_E_CHARGES", "TG-33.17")
            if f"charge:{rest}" in current(g).refusals:
                return Refusal("TG_E_CONSENT", "TG-33.17", args={"name": _owner_name(g, name)})
            if not is_for_now(g, seat, act, current(g).phase):
                return Refusal("TG_E_PHASE", "TG-33.17", args={"phase": phase_name(g)})
    return None


def _owner_name(g: Avalon, card: str) -> Message:
    return next(name_of(g, laid.owner) for laid in current(g).sequence if laid.card == card)


def why_not_use(g: Avalon, seat: Seat, rest: str) -> Refusal | None:
    if current(g).active != seat:
        return Refusal("TG_E_NOT_ACTIVE", "TG-33.17", args={"name": name_of(g, seat)})
    kind, _, copy = rest.rpartition("#")[0].partition(":")
    if kind not in ("item", "secret") or not is_a_card(g, copy):
        return None
    refusal = why_not_used(g, seat, copy)
    if refusal is None:
        return None
    return msgspec.structs.replace(refusal, args={"item": say(message_id(kind, copy.rpartition("#")[0]))})


def is_a_card(g: Avalon, copy: str) -> bool:
    """A copy of an Item or Secret of this pack, whoever has it."""
    card = card_of(copy)
    return card in g.box.items or number_in(card) in g.box.secrets


def why_not_mulligan(g: Avalon, seat: Seat, rest: str) -> Refusal | None:
    return Refusal("TG_E_MULLIGAN_MIN", "TG-32.9") if len(cards_of(g, seat).hand) <= 1 else None


def why_not_avoid_now(g: Avalon, seat: Seat, rest: str) -> Refusal | None:
    """The offer stands until the equipment check begins (TG-38.4)."""
    if current_entry(g).avoid is None:
        return Refusal("TG_E_AVOID_NONE", "TG-38.4")
    if any(decision.prompt == "avoid" for decision in g.open):
        return why_not_avoid(g)
    return Refusal("TG_E_AVOID_LATE", "TG-38.4")


def why_not_active(g: Avalon, seat: Seat, rest: str) -> Refusal | None:
    other = number_in(rest)
    if other is not None and other in current(g).activated:
        return Refusal("TG_E_ALREADY_ACTIVATED", "TG-34.2", args={"name": name_of(g, other)})
    return None


def why_not_equip(g: Avalon, seat: Seat, rest: str) -> Refusal | None:
    return Refusal("TG_E_EQUIP_CLOSED", "TG-32.7")


def why_not_stop(g: Avalon, seat: Seat, rest: str) -> Refusal | None:
    """In Panic the first card is compulsory (TG-36.3)."""
    return Refusal("TG_E_PANIC_FIRST", "TG-36.3") if must_turn_a_card(g) else None


REASONS: dict[str, Callable[[Avalon, Seat, str], Refusal | None]] = {
    "play": why_not_play,
    "charge": why_not_charge,
    "use": why_not_use,
    "flee": lambda g, seat, rest: why_not_flee(g, seat),
    "stop": why_not_stop,
    "mulligan": why_not_mulligan,
    "avoid": why_not_avoid_now,
    "active": why_not_active,
    "take_up": why_not_equip,
    "set_aside": why_not_equip,
}
