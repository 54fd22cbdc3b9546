"""A fight as the rules have it, written as the words of a state: at any question that is put in one."""

from __future__ import annotations

from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES
from tavola.games.tainted_grail.state import Avalon
from tavola.kernels.chance import set_bits
from tavola.kernels.laid import RNG, Unclaimed, Words
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.laying import FightTables
from tavola.kernels.tainted_grail.wording import COUNTED
from tavola.kernels.tainted_grail.writing_stack import write_question, write_stack


def write(names: FightTables, g: Avalon) -> Words:
    """The words of a fight that waits for an answer."""
    fight, hero, number = g.encounter, g.heroes[names.seat], {card: nth for nth, card in enumerate(names.cards)}
    if fight is None or fight.members != [names.seat] or f"encounter:{fight.card}" != names.encounter:
        raise Unclaimed("this is another fight than the one that was laid out")
    s = [0] * w.STATE
    set_bits(s, RNG, g.rng)
    for kind in COUNTED:
        at = w.HEALTH + COUNTED.index(kind)
        s[at] = getattr(hero, kind) if kind in ("health", "energy", "terror") else hero.resources[kind]
    s[w.POOL], s[w.MARKER], s[w.STAGE], s[w.TURN] = fight.pool, fight.marker, fight.stage, fight.turn
    s[w.APPROACH] = approach_of(names, g)
    s[w.PHASE], s[w.ACTIVE], s[w.ACTIVATED] = w.PHASES.index(fight.phase), int(fight.active >= 0), len(fight.activated)
    s[w.PLAYED], s[w.FLEE_TRIED] = fight.played, int(fight.flee_tried)
    s[w.OPPORTUNITY_DONE], s[w.PANIC] = int(fight.opportunity_done), int(fight.panic)
    s[w.WITHHELD], s[w.TEARS], s[w.MUST_FLEE] = fight.first_card_cubes, fight.tears, len(fight.must_flee)
    s[w.PAYERS], s[w.EVER_ACTIVATED], s[w.DROPS] = len(fight.payers), int(fight.ever_activated), fight.drops
    s[w.PLACING] = number[fight.placing.card] if fight.placing else w.NOBODY
    s[w.PLACING_KEYS] = packed_keys(fight.placing.connected) if fight.placing else 0
    s[w.PLAYED_IN_TURN] = fight.used.get(f"turn:played:{names.seat}", 0)  # type: ignore[call-overload]
    pile = hero.diplomacy if fight.kind == "diplomacy" else hero.combat
    for count, row, pile_of in (
        (w.DECK_COUNT, w.DECK, pile.deck), (w.HAND_COUNT, w.HAND, pile.hand), (w.DISCARD_COUNT, w.DISCARD, pile.discard)
    ):  # fmt: skip
        s[count] = len(pile_of)
        s[row : row + len(pile_of)] = [number[card] for card in pile_of]
    s[w.SEQUENCE_COUNT] = len(fight.sequence)
    for nth, laid in enumerate(fight.sequence):
        card = s[w.SEQUENCE + nth] = number[laid.card]
        s[w.TIME + card], s[w.CHARGES + card], s[w.KEYS + card] = laid.time, laid.charges, packed_keys(laid.connected)
    write_things(names, g, s)
    write_stack(names, g, s)
    write_question(names, g, s)
    return s


def approach_of(names: FightTables, g: Avalon) -> int:
    """0 while none was chosen."""
    assert g.encounter is not None
    if not g.encounter.approach:
        return 0
    ways = g.box.encounters[g.encounter.card].stages[g.encounter.stage].approaches
    return 1 + [way.key for way in ways].index(g.encounter.approach)


def packed_keys(connected: list[str]) -> int:
    return sum(1 << 4 * ATTRIBUTES.index(name) for name in connected)


def write_things(names: FightTables, g: Avalon, s: Words) -> None:
    """How Items and Secrets lie, how often Abilities were used, which changes effects have brought."""
    fight, hero = g.encounter, g.heroes[names.seat]
    assert fight is not None
    lying = {held.id: held for held in (*hero.items, *hero.secrets)}
    for copy, nth in names.things.items():
        held = lying.get(copy)
        if held is None:
            s[w.THING + nth] = w.GONE
        elif not held.up or copy in fight.set_aside:
            s[w.THING + nth] = w.NOT_IN_USE
        else:
            s[w.THING + nth] = w.FLIPPED if held.flipped else w.IN_USE
        s[w.THING_CHARGES + nth] = held.charges if held is not None else 0
    if not lying.keys() <= names.things.keys():
        raise Unclaimed("something came into somebody's hands during the fight")
    for ability, mark in names.limits.items():
        ledger = fight.used if mark.startswith(("activation:", "turn:", "encounter:")) else g.used
        s[w.USED + ability] = ledger.get(mark, 0)  # type: ignore[call-overload]
    stored = [names.number_of(modifier) for modifier in g.modifiers if names.matters(modifier)]
    s[w.STORED_COUNT] = len(stored)
    s[w.STORED : w.STORED + len(stored)] = stored
