"""Modifiers: small circles on the King's Track, each changing one die by one in a round of its turn."""

from __future__ import annotations

from functools import cache

from tavola.games.sangue_reale.choices import (
    AloneChoice,
    AnyChangeChoice,
    ChangeChoice,
    ChangeRollChoice,
    DuelChoice,
    LeaveChoice,
    MeddleChoice,
    PartnerChoice,
    SetChoice,
    SetPartnerChoice,
    TurnChoice,
)
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
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, asking, rule, then, to_come

OUT_OF_REACH = 99  # modifiers
LEAVE = offer(LeaveChoice())
Partner = tuple[int, int, int]  # the second die of a pair: its value, modifiers for it, set dice for it
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


@legality(TurnChoice)
def why_not_turn(g: Duel, seat: Seat, choice: TurnChoice) -> Refusal | None:
    if choice.turn not in TURNS:
        return NO_SUCH_THING
    return None if choice.turn in turns_open_for_a_circle(g, seat) else why_no_circle(g, choice.turn)


def why_no_circle(g: Duel, turn: int) -> Refusal:
    """The turn is over, or its section is full."""
    if turn < current_turn(g):
        return no("SR_E_MOD_PAST_TURN", "SR-8.3", t=turn)
    return no("SR_E_MOD_SECTION_CAP", "SR-8.4")


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
    sheet, options = g.sheets[seat], g.options
    one_each = options.modifier_stack == "one_per_die"
    return _needed(die, value, sheet.wraps or options.modifier_wrap, sheet.doubles, one_each)


@cache
def _needed(die: int, value: int, wraps: bool, doubles: bool, one_each: bool) -> int:
    steps = abs(value - die)
    if wraps:
        steps = min(steps, 6 - steps)
    needed = (steps + 1) // 2 if doubles else steps
    return OUT_OF_REACH if needed > 1 and one_each else needed


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
        done = hand.changed and has_had_its_modifier(die, hand.dice, hand.changed)
        for value in FACES:
            if value == die:
                continue
            needed = OUT_OF_REACH if done else modifiers_needed(g, hand.seat, die, value)
            if needed <= live and leads_to_a_row(g, hand, die, value, live - needed, sheet.set_dice):
                options.append(_change(die, value, needed))
            if sheet.set_dice and leads_to_a_row(g, hand, die, value, live, sheet.set_dice - 1):
                options.append(_set(die, value))
    return options


@cache
def _change(die: int, value: int, modifiers: int) -> Option:
    return offer(ChangeChoice(die, value), ChangeDie(die, value, modifiers))


@cache
def _set(die: int, value: int) -> Option:
    return offer(SetChoice(die, value), ChangeDie(die, value, 0, 1))


@legality(ChangeChoice)
def why_not_change(g: Duel, seat: Seat, choice: ChangeChoice) -> Refusal | None:
    """A modifier of this turn brings a die of one's own to a row that takes it."""
    hand, die, value = g.hands[-1], choice.die, choice.value
    reason = why_no_modifier(g, hand, die, value)
    if reason is not None:
        return reason
    left = live_modifiers(g, seat) - modifiers_needed(g, seat, die, value)
    fits = leads_to_a_row(g, hand, die, value, left, g.sheets[seat].set_dice)
    return None if fits else why_no_row(g, seat, value)


def why_no_modifier(g: Duel, dice: Hand, die: int, value: int) -> Refusal | None:
    """A modifier that is not there, belongs to another turn, or would carry the die too far."""
    live = live_modifiers(g, dice.seat)
    if not live:
        return why_no_live_modifier(g, dice.seat)
    if die not in dice.dice:
        return why_not_in_hand(g, dice, die)
    if die == value:
        return NO_SUCH_THING
    if value not in FACES or 6 - abs(value - die) <= live < abs(value - die):
        return no("SR_E_MOD_RANGE", "SR-8.12")
    needed = modifiers_needed(g, dice.seat, die, value)
    done = has_had_its_modifier(die, dice.dice, dice.changed)
    if done or (g.options.modifier_stack == "one_per_die" and needed > live):
        return no("SR_E_MOD_ONE_PER_DIE", "SR-8.11")
    return no("SR_E_MOD_NONE", "SR-8.6") if needed > live else None


@legality(AnyChangeChoice)
def why_not_change_any(g: Duel, seat: Seat, choice: AnyChangeChoice) -> Refusal | None:
    """Who has a modifier must say which die it changes, and into what."""
    return NO_SUCH_THING if live_modifiers(g, seat) else why_no_live_modifier(g, seat)


def why_no_live_modifier(g: Duel, seat: Seat) -> Refusal:
    elsewhere = [at for at in TURNS if g.sheets[seat].modifiers[at - 1]]
    if elsewhere:
        return no("SR_E_MOD_WRONG_TURN", "SR-8.6", t=elsewhere[0], u=current_turn(g))
    return no("SR_E_MOD_NONE", "SR-8.6")


def why_not_in_hand(g: Duel, dice: Hand, die: int) -> Refusal:
    """A die that does not lie among those that could be changed."""
    if any(die in waiting.dice for waiting in g.hands[:-1] if waiting.seat != dice.seat):
        return no("SR_E_DIE_NOT_YOURS", "SR-7.7")
    return no("SR_E_DIE_SPENT" if die in dice.used else "SR_E_DIE_ABSENT", "SR-6.1")


def why_no_row(g: Duel, seat: Seat, value: int) -> Refusal:
    if free_in_front_row(g, seat, value) == 0:
        return no("SR_E_COLUMN_FULL", "SR-6.12", n=value)
    return no("SR_E_PAIR_NEEDS_TWO", "SR-6.3", n=value)


@legality(SetChoice)
def why_not_set(g: Duel, seat: Seat, choice: SetChoice) -> Refusal | None:
    """The power to set a die is not there, or leads nowhere."""
    hand, sheet = g.hands[-1], g.sheets[seat]
    if not sheet.set_dice or choice.die == choice.value:
        return NO_SUCH_THING
    if choice.die not in hand.dice:
        return why_not_in_hand(g, hand, choice.die)
    if choice.value not in FACES:
        return no("SR_E_MOD_RANGE", "SR-8.12")
    fits = leads_to_a_row(g, hand, choice.die, choice.value, live_modifiers(g, seat), sheet.set_dice - 1)
    return None if fits else why_no_row(g, seat, choice.value)


@legality(ChangeRollChoice)
def why_not_change_roll(g: Duel, seat: Seat, choice: ChangeRollChoice) -> Refusal | None:
    return why_no_modifier(g, Hand(seat, g.rolled, changed=g.changed), choice.die, choice.value)


@legality(MeddleChoice)
def why_not_meddle(g: Duel, seat: Seat, choice: MeddleChoice) -> Refusal | None:
    theirs = g.hands[-1]
    return why_no_modifier(g, Hand(seat, theirs.dice, changed=theirs.changed), choice.die, choice.value)


def leads_to_a_row(g: Duel, hand: Hand, die: int, value: int, live: int, set_dice: int) -> bool:
    """A modifier is spent only if the die is then used (SR-8.13): alone, or with a partner that can be found."""
    if fits_one_die(g, hand.seat, value):
        return True
    return free_in_front_row(g, hand.seat, value) == 2 and bool(partners(g, hand, die, value, live, set_dice))


def partners(g: Duel, hand: Hand, die: int, value: int, live: int, set_dice: int) -> dict[DuelChoice, Partner]:
    """The second die of a pair row: its value, modifiers for it, set dice for it (SR-6.5)."""
    rest = list(hand.dice)
    rest.remove(die)
    found: dict[DuelChoice, Partner] = {}
    for partner in sorted(set(rest)):
        done = partner != value and has_had_its_modifier(partner, tuple(rest), hand.changed)
        needed = OUT_OF_REACH if done else modifiers_needed(g, hand.seat, partner, value)
        if needed <= live:
            found[PartnerChoice(partner)] = (partner, needed, 0)
        if needed and set_dice:
            found[SetPartnerChoice(partner)] = (partner, 0, 1)
    return found


@rule(ChangeDie)
def change_die(g: Duel, do: ChangeDie) -> None:
    """On a single row the die is used at once; on a pair row its partner is named first."""
    hand = g.hands[-1]
    alone = (Use((do.die,), do.value, do.modifiers, do.set_dice),)
    options = [offer(AloneChoice(), *alone)] if fits_one_die(g, hand.seat, do.value) else []
    options += [
        offer(choice, Use((do.die, partner), do.value, do.modifiers + needed, do.set_dice + set_too))
        for choice, (partner, needed, set_too) in partners_for(g, hand, do).items()
    ]
    ask(g, hand.seat, "partner", options)


def partners_for(g: Duel, hand: Hand, do: ChangeDie) -> dict[DuelChoice, Partner]:
    """The dice that could join a changed one; none where it meets a single row."""
    if free_in_front_row(g, hand.seat, do.value) != 2:
        return {}
    left = live_modifiers(g, hand.seat) - do.modifiers
    return partners(g, hand, do.die, do.value, left, g.sheets[hand.seat].set_dice - do.set_dice)


@legality(PartnerChoice)
@legality(SetPartnerChoice)
def why_not_partner(g: Duel, seat: Seat, choice: PartnerChoice | SetPartnerChoice) -> Refusal | None:
    do = asking(g, ChangeDie)
    return None if choice in partners_for(g, g.hands[-1], do) else no("SR_E_PAIR_NEEDS_TWO", "SR-6.5", n=do.value)


@legality(AloneChoice)
def why_not_alone(g: Duel, seat: Seat, choice: AloneChoice) -> Refusal | None:
    value = asking(g, ChangeDie).value
    return None if fits_one_die(g, seat, value) else no("SR_E_PAIR_NEEDS_TWO", "SR-6.3", n=value)


# -- before the split, or on the other's dice, where the table allows it


@rule(MayChangeRoll)
def may_change_roll(g: Duel, do: MayChangeRoll) -> None:
    """The roller may break or make doubles before the dice are shared out (SR-7.17, `before_split`)."""
    changes = [
        offer(ChangeRollChoice(die, value), ChangeRoll(do.seat, die, value, n))
        for die, value, n in affordable_changes(g, do.seat, g.rolled, g.changed)
    ]
    ask(g, do.seat, "change_roll", [*changes, LEAVE])


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
        offer(MeddleChoice(die, value), Meddle(do.seat, die, value, n))
        for die, value, n in affordable_changes(g, do.seat, hand.dice, hand.changed)
    ]
    ask(g, do.seat, "meddle", [*changes, LEAVE])


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
