"""The Turn of Combat or Diplomacy: acts I to III (TG-34, TG-39)."""

from __future__ import annotations

from tavola.referee.tainted_grail import abilities, attack, belongings, effects, fleeing, playing, survival
from tavola.referee.tainted_grail.asking import Left, Over, Play, ask, ask_each
from tavola.referee.tainted_grail.cards import discard_down_to, draw, keep_one
from tavola.referee.tainted_grail.modifiers import changed, forget, has_trait
from tavola.referee.tainted_grail.table import Source, Table

HAND = 3
DASH = 2


def play_turns(t: Table) -> Play[None]:
    """Until something ends the Encounter."""
    while True:
        while waiting := [one for one in t.members() if one not in t.scene.activated]:
            seat = yield from choose_active(t, waiting)
            yield from activate(t, seat)
        nobody_left(t)
        yield from end_turn(t)


def nobody_left(t: Table) -> None:
    """TG-36.13, 36.15."""
    if not t.scene.members:
        raise Over("fled" if t.last_left == "fled" else "lost")


# -- act I
def choose_active(t: Table, waiting: list[int]) -> Play[int]:
    """TG-34.2: one proposes, all must agree, else it is the lowest Character Number."""
    lowest = speaker = waiting[0]
    key = yield from ask(speaker, "active", [f"active:{one}" for one in waiting], "TG-34.2")
    wish = int(key.removeprefix("active:"))
    if wish == lowest:
        return lowest
    if t.options["silence"] == "consents":
        return wish
    others = [one for one in t.members() if one != speaker]
    votes = yield from ask_each("agree_active", dict.fromkeys(others, ("agree", "refuse")), "TG-34.2")
    return lowest if "refuse" in votes.values() else wish


# -- act II
def activate(t: Table, seat: int) -> Play[None]:
    scene = t.scene
    scene.active, scene.played = seat, 0
    scene.activated.append(seat)
    try:
        yield from activation(t, seat)
    except Left:
        if not scene.members:
            yield from count_items(t)
    finally:
        end_activation(t)
    yield from count_items(t)
    nobody_left(t)
    if t.stage_won:
        t.stage_won = False
        yield from open_stage(t)


def count_items(t: Table) -> Play[None]:
    """TG-29.3: of who fell in flight."""
    while t.over_limit:
        yield from belongings.hold_to_limit(t, t.over_limit.pop())


def end_activation(t: Table) -> None:
    """Whatever way it ended: nothing of it is left."""
    t.attack = t.is_placing = t.has_tried_to_flee = t.panic = False
    t.phase = ""
    t.must_flee.clear()
    t.fleeing.clear()
    t.no_to.clear()
    t.first_card_cubes = -1
    t.scene.active, t.scene.played = -1, 0
    forget(t, "activation")
    abilities.begin_anew(t, "activation")


def activation(t: Table, seat: int) -> Play[None]:
    first, t.ever_activated = not t.ever_activated, True
    if first and has_trait(t, "ambush", seat):
        yield from keep_one(t, seat)
    if first and has_trait(t, "dash", seat):
        yield from survival.damage(t, seat, DASH)
    yield from abilities.trigger(t, "activation_start", [seat])
    yield from delayed(t, seat)
    yield from playing.play_cards(t, seat)
    happened = yield from check_opportunity(t, seat)
    if t.is_combat():
        attack.victory_check(t)
        yield from be_attacked(t, seat, happened)
    elif not affinity_check(t):
        yield from attack.reaction(t, seat)
        affinity_check(t)


def window(t: Table, seat: int, prompt: str, phase: str) -> Play[None]:
    """A moment between two phases: uses, Charges, Flight, or going on."""
    while True:
        t.phase = phase
        uses = abilities.uses(t, seat, phase)
        key = yield from ask(seat, prompt, ["go_on", *uses, *playing.flights(t)], "TG-36.10")
        if key == "go_on":
            return
        if key == "flee":
            yield from fleeing.flee(t, seat)
        else:
            yield from abilities.use(t, seat, key, uses[key])


def delayed(t: Table, seat: int) -> Play[None]:
    """TG-34.5: one Time token off each card, from left to right; where the last one goes, the Ability acts."""
    if any(laid.time for laid in t.scene.sequence):
        yield from window(t, seat, "before_delayed", "delayed")
    t.phase = "delayed"
    for laid in list(t.scene.sequence):
        if not laid.time:
            continue
        laid.time -= 1
        if laid.time:
            continue
        source = Source(f"card:{laid.card}", t.pack.cards[laid.card]["abilities"], laid.owner, laid=laid)
        for ability in source.abilities:
            if isinstance(ability["trigger"], dict) and "delayed" in ability["trigger"]:
                yield from effects.carry_out(t, ability["do"], seat, source)


def check_opportunity(t: Table, seat: int) -> Play[bool]:
    """TG-34.11, 37.11: who played nothing suffers it and draws; an Opportunist wants two cards."""
    if not t.is_combat():
        return False
    if not t.scene.played:
        yield from attack.opportunity(t, seat)
        yield from draw(t, seat, 1)
        return True
    if t.scene.played < 2 and has_trait(t, "opportunist", seat):
        yield from attack.opportunity(t, seat)
        return True
    return False


def be_attacked(t: Table, seat: int, ask_first: bool) -> Play[None]:
    """Phase 3; an enemy in Rage attacks twice (TG-37.8)."""
    if ask_first:
        yield from window(t, seat, "before_attack", "attack")
    t.phase = "attack"
    is_raging = has_trait(t, "rage", seat)
    yield from attack.enemy_attack(t, seat)
    if is_raging:
        yield from window(t, seat, "before_attack", "attack")
        yield from attack.enemy_attack(t, seat)


def affinity_check(t: Table) -> bool:
    """TG-39.4, 39.5; True when a Stage was won and the next one begins."""
    scene, card = t.scene, t.encounter()
    if scene.marker == 0:
        raise Over("lost")
    if scene.marker < len(card["track"]) - 1:
        return False
    if scene.stage == len(card["stages"]) - 1:
        raise Over("won")
    scene.stage += 1
    scene.marker = card["track"].index("grey")
    t.stage_won = True
    return True


def open_stage(t: Table) -> Play[None]:
    """TG-38.3: where there are two approaches, one is chosen."""
    t.scene.approach = ""
    if ways := t.encounter()["stages"][t.scene.stage].get("approaches"):
        keys = [f"approach:{way['key']}" for way in ways]
        key = yield from ask(t.decider(), "approach", keys, "TG-38.3")
        t.scene.approach = key.removeprefix("approach:")


# -- act III
def end_turn(t: Table) -> Play[None]:
    """TG-34.17: discard down, draw, take the Time tokens off the boards."""
    t.scene.active = -1
    for seat in t.members():
        yield from discard_down_to(t, seat, changed(t, "hand_limit", HAND, seat))
    for seat in t.members():
        yield from draw_at_turn_end(t, seat)
    nobody_left(t)
    yield from abilities.trigger(t, "turn_end", t.members())
    t.scene.activated.clear()
    t.played_by.clear()
    t.scene.turn += 1
    abilities.begin_anew(t, "turn")


def draw_at_turn_end(t: Table, seat: int) -> Play[None]:
    """TG-36.4, 37.10."""
    count = 0 if t.is_in_panic(seat) else 1
    if has_trait(t, "slow", seat):
        count += 1
    try:
        yield from draw(t, seat, changed(t, "draw.turn_end", count, seat))
    except Left:
        yield from count_items(t)
