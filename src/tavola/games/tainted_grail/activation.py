"""A Turn of Combat or Diplomacy: who is Active, the four phases of an Activation, the end of the Turn (TG-34)."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from tavola.games.tainted_grail.acts import act_options, may_play_more, usable_acts
from tavola.games.tainted_grail.combat import OpportunityAttack, check_victory, strike
from tavola.games.tainted_grail.consent import SeekConsent
from tavola.games.tainted_grail.contest import (
    Activation,
    PlayCard,
    Turn,
    cards_of,
    current,
    end_activation,
    must_turn_a_card,
)
from tavola.games.tainted_grail.diplomacy import check_affinity, react
from tavola.games.tainted_grail.flee import Flee, why_not_flee
from tavola.games.tainted_grail.hands import (
    DeckRunsOut,
    DiscardDownToLimit,
    DrawAtTurnEnd,
    DrawCards,
    KeepInHand,
    discard_top,
)
from tavola.games.tainted_grail.keys import continues, magic_choices
from tavola.games.tainted_grail.log import GrailEvent
from tavola.games.tainted_grail.modifiers import forget_modifiers
from tavola.games.tainted_grail.placing import magic_at_hand
from tavola.games.tainted_grail.selectors import by_number
from tavola.games.tainted_grail.sequence import tick
from tavola.games.tainted_grail.state import Avalon, GrailDo, Laid
from tavola.games.tainted_grail.survival import deal_damage, in_panic
from tavola.games.tainted_grail.traits import attacks, cards_expected, deck_discards, traits_in_force
from tavola.games.tainted_grail.triggers import UseAbility, fire, fire_for, forget_limits, numbered
from tavola.kernel.decision import Option, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, procedure, rule, then


class CharacterActivated(GrailEvent, frozen=True):
    seat: Seat
    turn: int


class PanicCardTurned(GrailEvent, frozen=True):
    reveals = "hidden"
    seat: Seat
    card: str


class TurnEnded(GrailEvent, frozen=True):
    turn: int


# -- act I


def select_active(g: Avalon, do: Turn) -> str | None:
    """Any member not yet activated; the lowest Character Number among them unless all agree on another (TG-34.2)."""
    fight = current(g)
    waiting = by_number(g, [seat for seat in fight.members if seat not in fight.activated])
    if not waiting:
        return None
    ask(g, waiting[0], "active", [Option(f"active:{seat}", (_proposal(g, seat, waiting[0]),)) for seat in waiting])
    return AGAIN


def _proposal(g: Avalon, seat: Seat, lowest: Seat) -> GrailDo:
    if seat == lowest:
        return Activation(seat)
    others = tuple(other for other in by_number(g, current(g).members) if other != lowest)
    return SeekConsent("agree_active", f"active:{seat}", others, (Activation(seat),), (Activation(lowest),))


# -- act II


def activate(g: Avalon, do: Activation) -> None:
    """It gets a Time token on its board; Ambush and Dash fall on the very first (TG-34.3, TG-37.7, TG-37.14)."""
    fight = current(g)
    fight.active, fight.phase, fight.played = do.seat, "", 0
    fight.flee_tried = fight.opportunity_done = False
    fight.refusals = []
    fight.activated.append(do.seat)
    emit(g, CharacterActivated(do.seat, fight.turn + 1))
    fire(g, "activation_start", do.seat)
    if not fight.ever_activated:
        fight.ever_activated = True
        then(g, SufferFirst(do.seat))


class SufferFirst(GrailDo, frozen=True):
    """What Traits do to the first Character activated in this Encounter, in the order of their names."""

    seat: Seat


@rule(SufferFirst)
def suffer_first(g: Avalon, do: SufferFirst) -> None:
    for trait in traits_in_force(g):
        if trait.first_keeps is not None:
            then(g, KeepInHand(do.seat, trait.first_keeps), DamageFirst(do.seat))
            return
    damage_first(g, DamageFirst(do.seat))


class DamageFirst(GrailDo, frozen=True):
    seat: Seat


@rule(DamageFirst)
def damage_first(g: Avalon, do: DamageFirst) -> None:
    for trait in traits_in_force(g):
        if trait.first_damage:
            deal_damage(g, do.seat, trait.first_damage)


class Window(GrailDo, frozen=True):
    """A moment between phases in which nothing is half resolved: Abilities may be used, and one may Flee (TG-36.10)."""

    seat: Seat
    phase: str  # the one that comes next: delayed or attack


@rule(Window)
def open_window_between_phases(g: Avalon, do: Window) -> None:
    options = [Option("go_on"), *act_options(g, do.seat, do.phase, do), *flee_option(g, do.seat, do)]
    ask(g, do.seat, f"before_{do.phase}", options)


def flee_option(g: Avalon, seat: Seat, after: GrailDo) -> list[Option]:
    return [] if why_not_flee(g, seat) else [Option("flee", (Flee(seat), after))]


def pause_before_delayed(g: Avalon, do: Activation) -> None:
    """With no token in the Sequence phase 1 does nothing, and the first question of phase 2 serves as well."""
    current(g).phase = "window"
    if any(laid.time for laid in current(g).sequence) or has_acts_of(g, do.seat, "delayed"):
        then(g, Window(do.seat, "delayed"))


def has_acts_of(g: Avalon, seat: Seat, phase: str) -> bool:
    """Some Ability can be used in this phase only, so its moment must not be passed over."""
    return g.box.has_acts and any(act.phase == phase for act in usable_acts(g, seat, phase))


def resolve_delayed(g: Avalon, do: Activation) -> None:
    """Phase 1: in each Activation one token off each card that has any, from left to right (TG-34.5)."""
    current(g).phase = "delayed"
    tick(g, do.seat)


def begin_phase_2(g: Avalon, do: Activation) -> None:
    """Panic is looked for now; with no card in the deck it means flight (TG-36.3, TG-36.5)."""
    fight = current(g)
    forget_modifiers(g, "phase")
    fight.phase = "play"
    fight.panic = in_panic(g, do.seat)
    if fight.panic and not cards_of(g, do.seat).deck:
        then(g, DeckRunsOut(do.seat))
    else:
        then(g, PlayCards(do.seat))


class PlayCards(GrailDo, frozen=True):
    """Phase 2: one card after the other, as long as the Character may and wants to."""

    seat: Seat


@rule(PlayCards)
def choose_card(g: Avalon, do: PlayCards) -> None:
    options = act_options(g, do.seat, "play", do)
    if must_turn_a_card(g):
        options.append(Option("panic", (TurnPanicCard(do.seat), do)))
    else:
        plays = playable(g, do.seat)
        options += [Option(play_key(card, rows), (PlayCard(do.seat, card, rows), do)) for card, rows in plays]
        options.append(Option("stop"))
    options += flee_option(g, do.seat, do)
    ask(g, do.seat, "play_card", options)


def playable(g: Avalon, seat: Seat) -> list[tuple[str, tuple[int, ...]]]:
    """Cards in hand with the Magic rows to pay: the first freely, further ones only by Continue (TG-34.6, TG-34.8)."""
    if not may_play_more(g, seat):
        return []
    magic, is_first = magic_at_hand(g, seat), not current(g).played
    return [
        (card, rows)
        for card in cards_of(g, seat).hand
        for rows in magic_choices(g, card, magic)
        if is_first or continues(g, seat, card, rows)
    ]


def play_key(card: str, rows: tuple[int, ...]) -> str:
    return f"play:{card}:m{''.join(str(row) for row in rows)}" if rows else f"play:{card}"


class TurnPanicCard(GrailDo, frozen=True):
    """In Panic the first card is the top one of the deck; its Magic is decided on when it has been seen (TG-36.3)."""

    seat: Seat


@rule(TurnPanicCard)
def turn_panic_card(g: Avalon, do: TurnPanicCard) -> None:
    card = cards_of(g, do.seat).deck.pop()
    current(g).placing = Laid(card, do.seat, g.heroes[do.seat].character, [])
    emit(g, PanicCardTurned(do.seat, card))
    choices = magic_choices(g, card, magic_at_hand(g, do.seat))
    ask(g, do.seat, "panic", [Option(play_key(card, rows), (PlayCard(do.seat, card, rows, True),)) for rows in choices])


def check_opportunity(g: Avalon, do: Activation) -> None:
    """Who played too little is attacked, and draws a card if it played none; not in Diplomacy (TG-34.11, TG-37.11)."""
    fight = current(g)
    if fight.kind != "combat" or fight.played >= cards_expected(g):
        return
    fight.opportunity_done = True
    draw = () if fight.played else (DrawCards(do.seat, 1),)
    then(g, OpportunityAttack(do.seat), *draw)


def check_after_cards(g: Avalon, do: Activation) -> None:
    """End of phase 2: the Victory Check or the Affinity Check."""
    forget_modifiers(g, "phase")
    current(g).phase = "window"
    check(g)


def check(g: Avalon) -> None:
    if current(g).kind == "combat":
        check_victory(g)
    else:
        check_affinity(g)


def face_the_enemy(g: Avalon, do: Activation) -> None:
    """Phase 3: with Rage it is resolved twice (TG-37.8)."""
    then(g, *[EnemyAttack(do.seat, nth) for nth in range(attacks(g))])


class EnemyAttack(GrailDo, frozen=True):
    """One attack, or in Diplomacy the Reaction."""

    seat: Seat
    nth: int


def pause_before_attack(g: Avalon, do: EnemyAttack) -> None:
    """After "stop" nothing has happened that would make a second question worth asking, unless one of these did."""
    fight = current(g)
    fight.phase = "window"
    if do.nth or fight.opportunity_done or has_acts_of(g, do.seat, "attack"):
        then(g, Window(do.seat, "attack"))


def strike_or_react(g: Avalon, do: EnemyAttack) -> None:
    """Horde takes cards from the deck first (TG-37.12); then the row of the Combat Table, or the Reaction."""
    fight = current(g)
    fight.phase = "attack"
    fight.taken = {}
    discard_top(g, do.seat, deck_discards(g))
    if fight.kind == "combat":
        strike(g, do.seat)
    else:
        react(g, do.seat)


def respond(g: Avalon, do: EnemyAttack) -> None:
    """Responses other than modifiers act once per attack, after its effects and before the check (TG-33.15)."""
    todo: list[UseAbility] = []
    for source, nth, ability in numbered(g, do.seat):
        if ability.trigger == "response":
            rest = [effect for effect in ability.do if effect.modify is UNSET]
            if rest:
                todo.append(UseAbility(msgspec.structs.replace(ability, do=rest), do.seat, source, f"{source}#{nth}"))
    then(g, *todo)


def check_after_attack(g: Avalon, do: EnemyAttack) -> None:
    current(g).phase = "window"
    check(g)


procedure(EnemyAttack, pause_before_attack, strike_or_react, respond, check_after_attack)


def finish_activation(g: Avalon, do: Activation) -> None:
    """Phase 4: back to act I while somebody waits (TG-34.16)."""
    end_activation(g)


procedure(
    Activation,
    activate,
    pause_before_delayed,
    resolve_delayed,
    begin_phase_2,
    check_opportunity,
    check_after_cards,
    face_the_enemy,
    finish_activation,
)


# -- act III


def discard_to_limit(g: Avalon, do: Turn) -> None:
    current(g).phase = "end"
    then(g, *[DiscardDownToLimit(seat) for seat in by_number(g, current(g).members)])


def draw_at_the_end(g: Avalon, do: Turn) -> None:
    then(g, *[DrawAtTurnEnd(seat) for seat in by_number(g, current(g).members)])


def fire_turn_end(g: Avalon, do: Turn) -> None:
    fire_for(g, "turn_end", current(g).members)


def clear_the_boards(g: Avalon, do: Turn) -> None:
    """Time tokens leave the boards, not the cards (TG-34.17)."""
    fight = current(g)
    fight.activated = []
    fight.turn += 1
    forget_limits(g, "turn")
    emit(g, TurnEnded(fight.turn))


procedure(Turn, select_active, discard_to_limit, draw_at_the_end, fire_turn_end, clear_the_boards)
