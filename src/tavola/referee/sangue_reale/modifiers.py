"""Action 6 and modifiers: a die changed by one, in the turn for which the modifier was drawn."""

from __future__ import annotations

from tavola.referee.sangue_reale.table import Hand, Table

TURNS = 5


def draw_modifier(t: Table, seat: int) -> None:
    """A small circle in one of the five sections, or none (SR-8.1)."""
    turns = [f"turn:{turn}" for turn in open_turns(t, seat)]
    key = t.watch.asked("SR-8.3", seat, "draw_modifier", [*turns, "pass"])
    if key == "pass":
        t.watch.happened("SR-8.1", "ModifierPassed", seat=seat)
    else:
        draw(t, seat, int(key[-1]))


def open_turns(t: Table, seat: int) -> list[int]:
    """The current turn and later ones, or any where the table says so (SR-8.3)."""
    first = 1 if t.options["modifier_past_turn"] == "allow" else t.turn()
    return [turn for turn in range(first, TURNS + 1) if has_room(t, seat, turn)]


def has_room(t: Table, seat: int, turn: int) -> bool:
    """How many circles one section may hold (SR-8.4)."""
    cap = t.options["modifier_section_cap"]
    return cap is None or t.players[seat].modifiers[turn - 1] < cap


def draw(t: Table, seat: int, turn: int) -> None:
    if turn >= t.turn():  # for a turn that is over it is gone at once
        t.players[seat].modifiers[turn - 1] += 1
    t.watch.happened("SR-8.2", "ModifierDrawn", seat=seat, turn=turn)


def cost(t: Table, seat: int, die: int, target: int) -> int | None:
    """The fewest live modifiers that turn this die into that value, tried one by one (SR-8.5, SR-8.11, SR-8.12)."""
    player = t.players[seat]
    steps = (-2, -1, 1, 2) if player.doubles else (-1, 1)
    most = t.live(seat)
    if t.options["modifier_stack"] == "one_per_die":
        most = min(most, 1)
    reached = {die}
    for spent in range(most + 1):
        if target in reached:
            return spent
        moved = {value + step for value in reached for step in steps}
        if player.wraps or t.options["modifier_wrap"]:
            moved = {(value - 1) % 6 + 1 for value in moved}
        reached |= {value for value in moved if 1 <= value <= 6}
    return None


def spend(t: Table, seat: int, number: int) -> None:
    """A used modifier is crossed out (SR-8.7)."""
    if number:
        t.players[seat].modifiers[t.turn() - 1] -= number
        t.players[seat].spent += number
        t.watch.happened("SR-8.7", "ModifierSpent", seat=seat, turn=t.turn(), n=number)


def may_change(t: Table, die: int, dice: list[int], changed: list[int]) -> bool:
    """Where each die takes one modifier only, a die of this value must be there that has had none (SR-8.11)."""
    return t.options["modifier_stack"] != "one_per_die" or dice.count(die) > changed.count(die)


def changes(t: Table, seat: int, dice: list[int], changed: list[int]) -> list[str]:
    """Every change of one of these dice that this player's live modifiers can pay."""
    keys = []
    for die in sorted(set(dice)):
        for target in range(1, 7):
            if cost(t, seat, die, target) and may_change(t, die, dice, changed):
                keys.append(f"change:{die}:{target}")
    return keys


def change_roll(t: Table, seat: int) -> None:
    """Where modifiers may come before the split, the roller changes dice of the roll, one after the other (SR-7.17)."""
    if t.options["modifier_timing"] == "before_split":
        change_dice(t, seat, t.rolled, t.changed, ("SR-7.17", "change_roll"))


def meddle(t: Table, hand: Hand) -> None:
    """Where a modifier may touch any die, the opponent of whoever is about to use dice may change them (SR-8.9)."""
    if t.options["modifier_target"] == "any_die":
        change_dice(t, 1 - hand.seat, hand.dice, hand.changed, ("SR-8.9", "meddle"))


def change_dice(t: Table, seat: int, dice: list[int], changed: list[int], question: tuple[str, str]) -> None:
    clause, prompt = question
    while True:
        key = t.watch.asked(clause, seat, prompt, [*changes(t, seat, dice, changed), "leave"])
        if key == "leave":
            return
        die, target = map(int, key.split(":")[1:])
        dice[dice.index(die)] = target
        changed.append(target)
        spend(t, seat, cost(t, seat, die, target) or 0)
        t.watch.happened(clause, "DieChanged", seat=seat, die=die, value=target)
