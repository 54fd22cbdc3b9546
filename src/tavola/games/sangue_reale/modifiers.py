"""Modifiers: small circles on the King's Track, each changing one die by one in a round of its turn."""

from __future__ import annotations

from tavola.games.sangue_reale.deeds import (
    ChangeDie,
    ChangeRoll,
    ChooseTriggerOrder,
    DrawNothing,
    DrawSmallCircle,
    MayChangeRoll,
    MayMeddle,
    Meddle,
    ReachUnique,
    RollFive,
    RollFour,
    RollOne,
    RollThree,
    RollTwo,
    Use,
    UsePower,
)
from tavola.games.sangue_reale.events import DieChanged, ModifierDrawn, ModifierPassed, ModifierSpent
from tavola.games.sangue_reale.state import FACES, ROUNDS_IN_A_TURN, TURNS, Changed, Duel, Hand, current_turn
from tavola.games.sangue_reale.supporters import fits_one_die, free_in_front_row
from tavola.games.sangue_reale.vocabulary import Blacken, ExtraDice
from tavola.kernel.decision import Option, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, rule, then, to_come

OUT_OF_REACH = 99  # modifiers
ROLLS: tuple[type[RollOne | RollTwo | RollThree | RollFour | RollFive], ...] = (
    RollOne,
    RollTwo,
    RollThree,
    RollFour,
    RollFive,
)
HANDS_OVER = (RollThree, RollFour, RollFive)  # may give dice to the other (SR-5.4)

# -- drawing them


def turns_open_for_a_circle(g: Duel, seat: Seat) -> list[int]:
    """The current turn and later ones (SR-8.3), with room left where sections are capped (SR-8.4)."""
    first = 1 if g.options.modifier_past_turn == "allow" else current_turn(g)
    return [turn for turn in TURNS if turn >= first and has_room(g, seat, turn)]


def has_room(g: Duel, seat: Seat, turn: int) -> bool:
    cap = g.options.modifier_section_cap
    return cap is None or g.sheets[seat].modifiers[turn - 1] < cap


@rule(DrawSmallCircle)
def draw_small_circle(g: Duel, do: DrawSmallCircle) -> None:
    """One for each action 6 (SR-8.2, SR-15.6); in a past turn, where the table allows it, it has expired already."""
    emit(g, ModifierDrawn(do.seat, do.turn, comes_too_late(g, do.seat, do.turn)))
    if do.turn >= current_turn(g):
        g.sheets[do.seat].modifiers[do.turn - 1] += 1


def comes_too_late(g: Duel, seat: Seat, turn: int) -> bool:
    """In the last round of a turn a circle for that turn is of no use once no die can come any more (SR-8.14)."""
    now = current_turn(g)
    return turn < now or (turn == now and g.round == now * ROUNDS_IN_A_TURN and not dice_may_come(g, seat))


def dice_may_come(g: Duel, seat: Seat) -> bool:
    """Whether this round may still bring a die that this player could change: it lies on the table, or an action or an
    ability still to be carried out may roll it."""
    meddles = g.options.modifier_target == "any_die"
    if any(hand.dice for hand in g.hands if meddles or hand.seat == seat):
        return True
    rolls = [(roll.seat == seat or meddles, kind) for kind in ROLLS for roll in to_come(g, kind)]
    if any(own or kind in HANDS_OVER for own, kind in rolls):
        return True
    reached = any(isinstance(do, ReachUnique | ChooseTriggerOrder) for do in g.queue)
    return reached or any(isinstance(power.effect, Blacken | ExtraDice) for power in to_come(g, UsePower))


@rule(DrawNothing)
def draw_nothing(g: Duel, do: DrawNothing) -> None:
    emit(g, ModifierPassed(do.seat))


# -- spending them


def live_modifiers(g: Duel, seat: Seat) -> int:
    """Only those of the current turn (SR-8.6)."""
    return g.sheets[seat].modifiers[current_turn(g) - 1]


def modifiers_needed(g: Duel, seat: Seat, die: int, value: int) -> int:
    """One for each step up or down; from 6 to 1 only where modifiers wrap around (SR-8.5, SR-8.11, SR-8.12)."""
    sheet = g.sheets[seat]
    steps = abs(value - die)
    if sheet.wraps or g.options.modifier_wrap:
        steps = min(steps, 6 - steps)
    needed = (steps + 1) // 2 if sheet.doubles else steps
    return OUT_OF_REACH if needed > 1 and g.options.modifier_stack == "one_per_die" else needed


def has_had_its_modifier(die: int, dice: tuple[int, ...], changed: Changed) -> bool:
    """Where dice take one modifier each: no die of this value is left that has had none (SR-8.11)."""
    return False if not changed else dice.count(die) <= changed.count(die)


def with_changed(g: Duel, changed: Changed, value: int) -> Changed:
    """One more die that has had its modifier, where that matters."""
    return (*(changed or ()), value) if g.options.modifier_stack == "one_per_die" else changed


def spend_modifiers(g: Duel, seat: Seat, n: int) -> None:
    """A used modifier is crossed out (SR-8.7)."""
    turn = current_turn(g)
    g.sheets[seat].modifiers[turn - 1] -= n
    g.sheets[seat].spent += n
    emit(g, ModifierSpent(seat, turn, n))


# -- on one's own dice, announced with the use


def changed_uses(g: Duel, hand: Hand) -> list[Option]:
    """Each die as each other value that modifiers, or the power to set a die, can give it as it is used (SR-8.10)."""
    sheet = g.sheets[hand.seat]
    live = live_modifiers(g, hand.seat)
    if not live and not sheet.set_dice:
        return []
    options: list[Option] = []
    for die in sorted(set(hand.dice)):
        for value in FACES:
            if value == die:
                continue
            done = has_had_its_modifier(die, hand.dice, hand.changed)
            needed = OUT_OF_REACH if done else modifiers_needed(g, hand.seat, die, value)
            if needed <= live and leads_to_a_row(g, hand, die, value, live - needed, sheet.set_dice):
                options.append(Option(f"change:{die}:{value}", (ChangeDie(die, value, needed),)))
            if sheet.set_dice and leads_to_a_row(g, hand, die, value, live, sheet.set_dice - 1):
                options.append(Option(f"set:{die}:{value}", (ChangeDie(die, value, 0, 1),)))
    return options


def leads_to_a_row(g: Duel, hand: Hand, die: int, value: int, live: int, set_dice: int) -> bool:
    """A modifier is spent only if the die is then used (SR-8.13): alone, or with a partner that can be found."""
    if fits_one_die(g, hand.seat, value):
        return True
    return free_in_front_row(g, hand.seat, value) == 2 and bool(partners(g, hand, die, value, live, set_dice))


def partners(g: Duel, hand: Hand, die: int, value: int, live: int, set_dice: int) -> dict[str, tuple[int, int, int]]:
    """The second die of a pair row, by key: (its value, modifiers for it, set dice for it) (SR-6.5)."""
    rest = list(hand.dice)
    rest.remove(die)
    found: dict[str, tuple[int, int, int]] = {}
    for partner in sorted(set(rest)):
        done = partner != value and has_had_its_modifier(partner, tuple(rest), hand.changed)
        needed = OUT_OF_REACH if done else modifiers_needed(g, hand.seat, partner, value)
        if needed <= live:
            found[f"partner:{partner}"] = (partner, needed, 0)
        if needed and set_dice:
            found[f"set_partner:{partner}"] = (partner, 0, 1)
    return found


@rule(ChangeDie)
def change_die(g: Duel, do: ChangeDie) -> None:
    """On a single row the die is used at once; on a pair row its partner is named first."""
    hand = g.hands[-1]
    sheet = g.sheets[hand.seat]
    alone = (Use((do.die,), do.value, do.modifiers, do.set_dice),)
    options = [Option("alone", alone)] if fits_one_die(g, hand.seat, do.value) else []
    if free_in_front_row(g, hand.seat, do.value) == 2:
        left = live_modifiers(g, hand.seat) - do.modifiers, sheet.set_dice - do.set_dice
        options += [
            Option(key, (Use((do.die, partner), do.value, do.modifiers + needed, do.set_dice + set_too),))
            for key, (partner, needed, set_too) in partners(g, hand, do.die, do.value, *left).items()
        ]
    ask(g, hand.seat, "partner", options)


# -- before the split, or on the other's dice, where the table allows it


@rule(MayChangeRoll)
def may_change_roll(g: Duel, do: MayChangeRoll) -> None:
    """The roller may break or make doubles before the dice are shared out (SR-7.17, `before_split`)."""
    changes = [
        Option(f"change:{die}:{value}", (ChangeRoll(do.seat, die, value, n),))
        for die, value, n in affordable_changes(g, do.seat, g.rolled, g.changed)
    ]
    ask(g, do.seat, "change_roll", [*changes, Option("leave")])


@rule(ChangeRoll)
def change_roll(g: Duel, do: ChangeRoll) -> None:
    spend_modifiers(g, do.seat, do.modifiers)
    g.rolled = replaced(g.rolled, do.die, do.value)
    g.changed = with_changed(g, g.changed, do.value)
    emit(g, DieChanged(do.seat, do.die, do.value))
    then(g, MayChangeRoll(do.seat))


@rule(MayMeddle)
def may_meddle(g: Duel, do: MayMeddle) -> None:
    """Dice that the other is about to use may be changed; the modifiers are spent at once (SR-8.9, `any_die`)."""
    hand = g.hands[-1]
    changes = [
        Option(f"change:{die}:{value}", (Meddle(do.seat, die, value, n),))
        for die, value, n in affordable_changes(g, do.seat, hand.dice, hand.changed)
    ]
    ask(g, do.seat, "meddle", [*changes, Option("leave")])


@rule(Meddle)
def meddle(g: Duel, do: Meddle) -> None:
    spend_modifiers(g, do.seat, do.modifiers)
    hand = g.hands[-1]
    changed = with_changed(g, hand.changed, do.value)
    g.hands[-1] = Hand(hand.seat, replaced(hand.dice, do.die, do.value), hand.used, changed)
    emit(g, DieChanged(do.seat, do.die, do.value))
    then(g, MayMeddle(do.seat))


def affordable_changes(g: Duel, seat: Seat, dice: tuple[int, ...], changed: Changed) -> list[tuple[int, int, int]]:
    """(die, new value, modifiers) for all that this player's live modifiers can pay."""
    live = live_modifiers(g, seat)
    return [
        (die, value, needed)
        for die in sorted(set(dice))
        if not has_had_its_modifier(die, dice, changed)
        for value in FACES
        if value != die and (needed := modifiers_needed(g, seat, die, value)) <= live
    ]


def replaced(dice: tuple[int, ...], die: int, value: int) -> tuple[int, ...]:
    at = dice.index(die)
    return (*dice[:at], value, *dice[at + 1 :])
