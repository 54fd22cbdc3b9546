"""The six actions: what is rolled, who gets which dice, and the modifier of whoever does not roll."""

from __future__ import annotations

from itertools import combinations

from tavola.referee.sangue_reale.modifiers import change_roll, draw_modifier
from tavola.referee.sangue_reale.table import Hand, Table
from tavola.referee.sangue_reale.using_dice import can_use, can_use_as_it_is, use_hand


def act(t: Table, seat: int) -> None:
    """Carry out the planned action to its end (SR-5.1, SR-5.2)."""
    [roll_one, roll_two, roll_three, roll_four, roll_five, draw_modifier][t.players[seat].plan - 1](t, seat)


def roll_one(t: Table, seat: int) -> None:
    """Any face of the die except the covered one (SR-7.1)."""
    t.rolled = t.watch.roll("SR-7.1", seat, 1)
    covered = {"bottom": 7 - t.rolled[0], "planned": 1, "top": t.rolled[0], "none": 0}[t.options["a1_excluded"]]
    faces = [face for face in range(1, 7) if face != covered]
    natural = [face for face in faces if can_use_as_it_is(t, seat, face)]
    if natural and t.options["dice_use"] == "mandatory":
        faces = [face for face in faces if can_use(t, seat, face)]
    face = int(t.watch.asked("SR-7.3", seat, "a1_face", [f"face:{face}" for face in faces])[-1])
    t.watch.happened("SR-7.2", "FaceChosen", seat=seat, face=face)
    share_out(t, seat, [face], [], owed=bool(natural) and face not in natural)


def roll_two(t: Table, seat: int) -> None:
    """Both dice are used by the roller (SR-7.5)."""
    t.rolled = t.watch.roll("SR-7.5", seat, 2)
    share_out(t, seat, list(t.rolled), [])


def roll_three(t: Table, seat: int) -> None:
    """Of two or three equal dice one goes to the opponent (SR-7.6 to SR-7.8)."""
    t.rolled = t.watch.roll("SR-7.6", seat, 3)
    change_roll(t, seat)
    own, others = list(t.rolled), []
    for value in range(1, 7):
        if t.rolled.count(value) >= 2:
            own.remove(value)
            others = [value]
    t.watch.happened("SR-7.7", "DiceSplit", seat=seat, own=own, others=others)
    share_out(t, seat, own, others)


def roll_four(t: Table, seat: int) -> None:
    """Two dice of the roller's choice, the other two for the opponent (SR-7.9)."""
    t.rolled = t.watch.roll("SR-7.9", seat, 4)
    change_roll(t, seat)
    picks = sorted({tuple(sorted(two)) for two in combinations(t.rolled, 2)})
    key = t.watch.asked("SR-7.9", seat, "a4_pick", [f"pick:{one}:{two}" for one, two in picks])
    own = [int(die) for die in key.split(":")[1:]]
    others = list(t.rolled)
    for die in own:
        others.remove(die)
    t.watch.happened("SR-7.9", "DiceSplit", seat=seat, own=own, others=others)
    share_out(t, seat, own, others)


def roll_five(t: Table, seat: int) -> None:
    """One die of each value or all equal ones; values that did not come up are the opponent's (SR-7.10 to SR-7.16)."""
    t.rolled = t.watch.roll("SR-7.10", seat, 5)
    change_roll(t, seat)
    values = [value for value in range(1, 7) if value in t.rolled]
    repeated = [value for value in values if t.rolled.count(value) >= 2]
    sets = {"distinct": values}
    if t.options["a5_equal"] == "one_value":
        sets.update({f"equal:{value}": [value] * t.rolled.count(value) for value in repeated})
    elif repeated:
        name = ":".join(map(str, ["equal", *repeated]))
        sets[name] = [die for die in t.rolled if die in repeated]
    own = sets[t.watch.asked("SR-7.11", seat, "a5_mode", list(sets))]
    others = [value for value in range(1, 7) if value not in t.rolled]
    t.watch.happened("SR-7.14", "DiceSplit", seat=seat, own=own, others=others)
    share_out(t, seat, own, others)


def share_out(t: Table, seat: int, own: list[int], others: list[int], owed: bool = False) -> None:
    """The roller uses all of the dice first, then the opponent uses the rest (SR-5.4)."""
    kept, given = tell_apart(t.changed, own, others)
    hands = [Hand(1 - seat, others, changed=given)] if others else []
    hands.append(Hand(seat, own, changed=kept, owed=owed))
    t.hands += hands
    t.changed = []
    for hand in reversed(hands):
        use_hand(t, hand)


def tell_apart(changed: list[int], own: list[int], others: list[int]) -> tuple[list[int], list[int]]:
    """Of equal dice the roller keeps the changed ones first."""
    kept: list[int] = []
    given: list[int] = []
    for die in changed:
        if kept.count(die) < own.count(die):
            kept.append(die)
        elif given.count(die) < others.count(die):
            given.append(die)
    return kept, given
