"""An Activation and its four phases, in Combat and in Diplomacy (TG-34.3 to TG-34.16, TG-39)."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.character.survival import deal_damage, in_panic
from tavola.games.tainted_grail.deeds.effects import UseAbility
from tavola.games.tainted_grail.deeds.encounter import (
    Activation,
    DamageFirst,
    DrawCards,
    EnemyAttack,
    KeepInHand,
    OpportunityAttack,
    PlayCards,
    SufferFirst,
    Window,
)
from tavola.games.tainted_grail.effects.in_force import some_lie_near
from tavola.games.tainted_grail.effects.modifiers import forget_modifiers
from tavola.games.tainted_grail.effects.triggers import fire, numbered
from tavola.games.tainted_grail.encounter.abilities import act_options, usable_acts
from tavola.games.tainted_grail.encounter.choices import GoOnChoice
from tavola.games.tainted_grail.encounter.choose_card import flee_option
from tavola.games.tainted_grail.encounter.combat import check_victory, strike
from tavola.games.tainted_grail.encounter.diplomacy import check_affinity, react
from tavola.games.tainted_grail.encounter.frames import current, end_activation
from tavola.games.tainted_grail.encounter.hands import discard_top
from tavola.games.tainted_grail.encounter.sequence import tick
from tavola.games.tainted_grail.encounter.traits import attacks, cards_expected, deck_discards, traits_in_force
from tavola.games.tainted_grail.events.encounter import CharacterActivated
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import offer
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, procedure, rule, then


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


@rule(SufferFirst)
def suffer_first(g: Avalon, do: SufferFirst) -> None:
    for trait in traits_in_force(g):
        if trait.first_keeps is not None:
            then(g, KeepInHand(do.seat, trait.first_keeps), DamageFirst(do.seat))
            return
    damage_first(g, DamageFirst(do.seat))


@rule(DamageFirst)
def damage_first(g: Avalon, do: DamageFirst) -> None:
    for trait in traits_in_force(g):
        if trait.first_damage:
            deal_damage(g, do.seat, trait.first_damage)


@rule(Window)
def open_window_between_phases(g: Avalon, do: Window) -> None:
    options = [offer(GoOnChoice()), *act_options(g, do.seat, do.phase, do), *flee_option(g, do.seat, do)]
    ask(g, do.seat, f"before_{do.phase}", options)


def pause_before_delayed(g: Avalon, do: Activation) -> None:
    """With no token in the Sequence phase 1 does nothing, and the first question of phase 2 serves as well."""
    current(g).phase = "window"
    if any(laid.time for laid in current(g).sequence) or has_acts_of(g, do.seat, "delayed"):
        then(g, Window(do.seat, "delayed"))


def has_acts_of(g: Avalon, seat: Seat, phase: str) -> bool:
    """Some Ability can be used in this phase only, so its moment must not be passed over."""
    return g.box.index.has_acts and any(act.phase == phase for act in usable_acts(g, seat, phase))


def resolve_delayed(g: Avalon, do: Activation) -> None:
    """Phase 1: in each Activation one token off each card that has any, from left to right (TG-34.5)."""
    current(g).phase = "delayed"
    tick(g, do.seat)


def begin_phase_2(g: Avalon, do: Activation) -> None:
    """Panic is looked for now (TG-36.3)."""
    fight = current(g)
    forget_modifiers(g, "phase")
    fight.phase = "play"
    fight.panic = in_panic(g, do.seat)
    then(g, PlayCards(do.seat))


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
    cards = g.box.index.by_trigger.get("response")
    if cards is None or not some_lie_near(g, do.seat, cards):
        return
    todo: list[UseAbility] = []
    for source, nth, ability in numbered(g, do.seat, cards):
        if ability.trigger == "response":
            rest = [effect for effect in ability.do if effect.change is None]
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
