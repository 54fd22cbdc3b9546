"""Using dice: each blackens the topmost free circles of the column with its value; what cannot be used is lost."""

from __future__ import annotations

import msgspec

from tavola.games.sangue_reale.choices import FinishChoice, PairChoice, TwoDiceChoice, UseChoice
from tavola.games.sangue_reale.deeds import ChangeDie, LoseDice, MayMeddle, Use, UseDice, UseFaceChanged
from tavola.games.sangue_reale.events import DiceLost, DieUsed
from tavola.games.sangue_reale.modifiers import changed_uses, spend_modifiers, why_no_row, why_not_in_hand
from tavola.games.sangue_reale.state import FACES, Duel, DuelDo, Hand, other
from tavola.games.sangue_reale.supporters import blacken_front_row, fits_one_die, free_in_front_row
from tavola.games.sangue_reale.uniques import resolve_triggers_next
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, rule, then

ONE = tuple(offer(UseChoice(face), Use((face,), face)) for face in (0, *FACES))
TWO = tuple(offer(PairChoice(face), Use((face, face), face)) for face in (0, *FACES))
USE_DICE = UseDice()
FINISH = offer(FinishChoice(), LoseDice())


def give_dice(g: Duel, *hands: Hand, use: DuelDo = USE_DICE) -> None:
    """Each hand is used to its end before the next (SR-5.4); where the table allows it, the other may meddle first."""
    g.hands.extend(reversed(hands))
    if g.options.modifier_target == "any_die":
        then(g, *[do for hand in hands for do in (MayMeddle(other(hand.seat)), use)])
    else:
        then(g, *[use for _ in hands])


@rule(UseDice)
@rule(UseFaceChanged)
def use_one_by_one(g: Duel, do: UseDice | UseFaceChanged) -> str | None:
    """In any order, each use resolved before the next, until no die can be used as it is (SR-6.7, SR-6.10).

    Where another face could have been used as it is, a changed one is not let go for nothing (SR-7.3).
    """
    hand = g.hands[-1]
    if not hand.dice:
        g.hands.pop()
        return None
    options = uses(g, hand) if type(do) is UseDice else uses_without_finish(g, hand)
    if options:
        ask(g, hand.seat, "use", options)
    else:
        lose_dice(g)
    return AGAIN


def uses(g: Duel, hand: Hand) -> list[Option]:
    """Natural uses, uses with modifiers, `finish` where it is allowed; nothing at all if all dice are dead."""
    natural = natural_uses(g, hand)
    changed = changed_uses(g, hand)
    may_finish = bool(changed) if not natural else g.options.dice_use == "optional"
    return [*natural, *changed, FINISH] if may_finish else natural + changed


def uses_without_finish(g: Duel, hand: Hand) -> list[Option]:
    return [*natural_uses(g, hand), *changed_uses(g, hand)]


def natural_uses(g: Duel, hand: Hand) -> list[Option]:
    """A die on a single row, two equal dice of this one hand on a pair row; the next row is looked at after each use
    (SR-6.3, SR-6.6, SR-6.8), whatever that does to the other dice (SR-6.11)."""
    options: list[Option] = []
    dice, seat = hand.dice, hand.seat
    for value in dice if len(dice) == 1 else sorted(set(dice)):
        free = free_in_front_row(g, seat, value)
        if free == 1 or (free == 2 and g.options.pair_fill == "half_allowed"):
            options.append(ONE[value])
        if free == 2 and dice.count(value) > 1:
            options.append(TWO[value])
    return options


@legality(UseChoice)
def why_not_use(g: Duel, seat: Seat, choice: UseChoice) -> Refusal | None:
    """A die of one's own that the front row of its column takes alone."""
    hand = g.hands[-1]
    if choice.die not in hand.dice:
        return why_not_in_hand(g, hand, choice.die)
    return None if fits_one_die(g, seat, choice.die) else why_no_row(g, seat, choice.die)


@legality(PairChoice)
def why_not_pair(g: Duel, seat: Seat, choice: PairChoice) -> Refusal | None:
    """Two equal dice of this one hand on a pair row."""
    hand, value = g.hands[-1], choice.die
    if value not in hand.dice:
        return why_not_in_hand(g, hand, value)
    if hand.dice.count(value) < 2:
        return why_no_second_die(g, hand, value)
    if free_in_front_row(g, seat, value) == 0:
        return no("SR_E_COLUMN_FULL", "SR-6.12", n=value)
    return None if free_in_front_row(g, seat, value) == 2 else no("SR_E_PAIR_NOT_HERE", "SR-6.1", n=value)


def why_no_second_die(g: Duel, hand: Hand, value: int) -> Refusal:
    """There is one such die in the hand; the second is elsewhere."""
    if any(value in waiting.dice for waiting in g.hands[:-1]):
        return no("SR_E_DIE_NOT_YOURS", "SR-7.7")
    return no("SR_E_DIE_SPENT" if value in hand.used else "SR_E_PAIR_NEEDS_TWO", "SR-6.3", n=value)


@legality(TwoDiceChoice)
def why_not_two_dice(g: Duel, seat: Seat, choice: TwoDiceChoice) -> Refusal | None:
    """Two dice that differ make no pair; two that are equal are named once."""
    if choice.one != choice.two:
        return no("SR_E_PAIR_VALUES", "SR-6.5")
    return why_not_pair(g, seat, PairChoice(choice.one)) or NO_SUCH_THING


@legality(FinishChoice)
def why_not_finish(g: Duel, seat: Seat, choice: FinishChoice) -> Refusal | None:
    """A die can be used as it is, or was chosen for what a modifier makes of it; the columns are named."""
    hand = g.hands[-1]
    natural = natural_uses(g, hand)
    if isinstance(g.stack[-1], UseFaceChanged) and not natural:
        columns = {do.value for option in changed_uses(g, hand) for do in option.then if isinstance(do, ChangeDie)}
        return no("SR_E_MUST_USE", "SR-7.3", list=", ".join(map(str, sorted(columns))))
    if not natural or (g.options.dice_use == "optional" and not isinstance(g.stack[-1], UseFaceChanged)):
        return None
    usable = [do.column for option in natural for do in option.then if isinstance(do, Use)]
    return no("SR_E_MUST_USE", "SR-6.10", list=", ".join(map(str, usable)))


@rule(Use)
def use(g: Duel, do: Use) -> None:
    """The dice leave the hand, their modifiers are crossed out, the row is blackened and its triggers resolved."""
    hand = g.hands[-1]
    seat = hand.seat
    g.hands[-1] = without(hand, do.dice, do.column)
    emit(g, DieUsed(seat, do.dice, do.column, do.modifiers, do.set_dice))
    if do.modifiers:
        spend_modifiers(g, seat, do.modifiers)
    g.sheets[seat].set_dice -= do.set_dice
    blacken_front_row(g, seat, do.column, len(do.dice))
    resolve_triggers_next(g)


def without(hand: Hand, dice: tuple[int, ...], column: int) -> Hand:
    """Of equal dice, one that has had its modifier is used as it is before one that may still be changed (SR-8.11)."""
    left = list(hand.dice)
    if not hand.changed:  # as it nearly always is
        for die in dice:
            left.remove(die)
        return Hand(hand.seat, tuple(left), hand.used + dice)
    changed = list(hand.changed)
    for die in dice:
        left.remove(die)
        if die in changed and (die == column or changed.count(die) > left.count(die)):
            changed.remove(die)
    return Hand(hand.seat, tuple(left), hand.used + dice, tuple(changed) or msgspec.UNSET)


@rule(LoseDice)
def finish(g: Duel, do: LoseDice) -> None:
    lose_dice(g)


def lose_dice(g: Duel) -> None:
    """Dice that cannot be used are neither kept, nor given away, nor rolled again: play goes on (SR-6.9, SR-15.3)."""
    hand = g.hands[-1]
    emit(g, DiceLost(hand.seat, hand.dice))
    g.hands[-1] = Hand(hand.seat, (), hand.used)
