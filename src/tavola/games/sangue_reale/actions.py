"""2. ACTION PHASE: what each face of the planning die does, and how its dice are shared out."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import msgspec

from tavola.games.sangue_reale.choices import (
    DistinctChoice,
    EarlyChangeChoice,
    EqualChoice,
    FaceChoice,
    NoCircleChoice,
    PickChoice,
    TurnChoice,
)
from tavola.games.sangue_reale.deeds import (
    ChooseFace,
    DoNotRoll,
    DrawNothing,
    DrawSmallCircle,
    MayChangeRoll,
    RollFive,
    RollFour,
    RollOne,
    RollThree,
    RollTwo,
    ShareOut,
    UseFaceChanged,
)
from tavola.games.sangue_reale.dice import USE_DICE, give_dice
from tavola.games.sangue_reale.events import DiceRolled, DiceSplit, FaceChosen
from tavola.games.sangue_reale.modifiers import changed_uses, turns_open_for_a_circle
from tavola.games.sangue_reale.state import FACES, SEATS, TURNS, Duel, DuelDo, Hand, other
from tavola.games.sangue_reale.supporters import fits_one_die
from tavola.kernel.chance import roll
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, procedure, rule, then

Dice = tuple[int, ...]

# -- ROLL 1 DIE

USE_FACE_CHANGED = UseFaceChanged()
FACE = tuple(tuple(offer(FaceChoice(face), ChooseFace(seat, face)) for face in (0, *FACES)) for seat in SEATS)


@rule(RollOne)
def roll_one_die(g: Duel, do: RollOne) -> None:
    """Use any one face but the covered one (SR-7.1)."""
    (shown,) = roll_dice(g, do.seat, 1)
    ask(g, do.seat, "a1_face", [FACE[do.seat][face] for face in faces_to_choose(g, do.seat, shown)])


def covered_face(g: Duel, shown: int) -> int:
    """The face on the table, opposite the one shown; the two add up to seven. 0 when nothing is excluded."""
    return {"bottom": 7 - shown, "planned": 1, "top": shown, "none": 0}[g.options.a1_excluded]


def faces_to_choose(g: Duel, seat: Seat, shown: int) -> list[int]:
    """Where dice must be used: faces that can be as they are, and those that a modifier or the power to set a die
    brings to a row; if none can be used as it is, any but the covered one (SR-7.3)."""
    allowed = faces_allowed(g, shown)
    if g.options.dice_use == "optional" or not any(fits_one_die(g, seat, face) for face in allowed):
        return allowed
    return [face for face in allowed if fits_one_die(g, seat, face) or changed_uses(g, Hand(seat, (face,)))]


def faces_allowed(g: Duel, shown: int) -> list[int]:
    covered = covered_face(g, shown)
    return [face for face in FACES if face != covered]


@legality(FaceChoice)
def why_not_face(g: Duel, seat: Seat, choice: FaceChoice) -> Refusal | None:
    (shown,) = g.rolled
    if choice.face not in FACES:
        return NO_SUCH_THING
    if choice.face == covered_face(g, shown):
        return no("SR_E_A1_COVERED_FACE", "SR-7.1", value=choice.face)
    useful = faces_to_choose(g, seat, shown)
    return None if choice.face in useful else no("SR_E_MUST_USE", "SR-7.3", list=", ".join(map(str, useful)))


@legality(EarlyChangeChoice)
def why_not_change_yet(g: Duel, seat: Seat, choice: EarlyChangeChoice) -> Refusal | None:
    """Modifiers change dice as they are used, after the split."""
    return no("SR_E_MOD_TIMING", "SR-7.17")


@rule(ChooseFace)
def choose_face(g: Duel, do: ChooseFace) -> None:
    """One die for the roller, none for the other (SR-7.2); a modifier may still bring it anywhere (SR-7.4)."""
    emit(g, FaceChosen(do.seat, do.face))
    use = USE_FACE_CHANGED if must_be_changed(g, do.seat, do.face) else USE_DICE
    give_dice(g, Hand(do.seat, (do.face,)), use=use)


def must_be_changed(g: Duel, seat: Seat, face: int) -> bool:
    """A face that cannot be used as it is, chosen where another could have been."""
    if g.options.dice_use == "optional" or fits_one_die(g, seat, face):
        return False
    (shown,) = g.rolled
    return any(fits_one_die(g, seat, other_face) for other_face in faces_allowed(g, shown))


# -- ROLL 2 DICE


@rule(RollTwo)
def roll_two_dice(g: Duel, do: RollTwo) -> None:
    """The roller uses both (SR-7.5)."""
    give_dice(g, Hand(do.seat, roll_dice(g, do.seat, 2)))


# -- ROLL 3 DICE


def roll_three_dice(g: Duel, do: RollThree) -> None:
    roll_to_share(g, do.seat, 3)


def share_three(g: Duel, do: RollThree) -> None:
    """A double or a triple gives one of the equal dice to the other (SR-7.6 to SR-7.8)."""
    own, others = split_three(g.rolled)
    then(g, ShareOut(do.seat, own, others))


def split_three(dice: Dice) -> tuple[Dice, Dice]:
    for value in dice:
        if dice.count(value) > 1:
            own = list(dice)
            own.remove(value)
            return tuple(own), (value,)
    return dice, ()


procedure(RollThree, roll_three_dice, share_three)


# -- ROLL 4 DICE


def roll_four_dice(g: Duel, do: RollFour) -> None:
    roll_to_share(g, do.seat, 4)


def choose_two(g: Duel, do: RollFour) -> None:
    """The roller takes any two, the other gets the other two (SR-7.9)."""
    ask(g, do.seat, "a4_pick", [pick_two(do.seat, pair, g.rolled) for pair in pairs_in(g.rolled)])


def pairs_in(dice: Dice) -> list[tuple[int, int]]:
    """Every different choice of two dice, by their values."""
    return sorted(set(combinations(sorted(dice), 2)))


def pick_two(seat: Seat, pair: tuple[int, int], dice: Dice) -> Option:
    rest = list(dice)
    rest.remove(pair[0])
    rest.remove(pair[1])
    return Option(_pick_key(pair), (ShareOut(seat, pair, tuple(rest)),))


@cache
def _pick_key(pair: tuple[int, int]) -> str:
    return PickChoice(pair).key


@legality(PickChoice)
def why_not_pick(g: Duel, seat: Seat, choice: PickChoice) -> Refusal | None:
    return None if choice.dice in pairs_in(g.rolled) else no("SR_E_A4_PICK_TWO", "SR-7.9")


procedure(RollFour, roll_four_dice, choose_two)


# -- ROLL 5 DICE


def roll_five_dice(g: Duel, do: RollFive) -> None:
    roll_to_share(g, do.seat, 5)


def choose_distinct_or_equal(g: Duel, do: RollFive) -> None:
    """One die of each value, or all dice of a repeated one; the other gets the missing values (SR-7.10, SR-7.14)."""
    missing = missing_values(g.rolled)
    modes = modes_of(g.rolled, g.options.a5_equal)
    ask(g, do.seat, "a5_mode", [Option(key, (ShareOut(do.seat, own, missing),)) for key, own in modes.items()])


def modes_of(dice: Dice, a5_equal: str) -> dict[str, Dice]:
    """What the roller may take, by key: one die of each value, all of a repeated one, or of all that are repeated."""
    values = sorted(set(dice))
    repeated = [value for value in values if dice.count(value) > 1]
    modes: dict[str, Dice] = {DISTINCT: tuple(values)}
    if a5_equal == "all_repeated" and repeated:
        modes[_equal_key(tuple(repeated))] = tuple(sorted(die for die in dice if die in repeated))
    else:
        modes |= {_equal_key((value,)): (value,) * dice.count(value) for value in repeated}
    return modes


DISTINCT = DistinctChoice().key


@cache
def _equal_key(values: Dice) -> str:
    return EqualChoice(values).key


@legality(EqualChoice)
def why_not_equal(g: Duel, seat: Seat, choice: EqualChoice) -> Refusal | None:
    """All dice of one repeated value; where the table plays it so, of all repeated values."""
    if choice.key in modes_of(g.rolled, g.options.a5_equal):
        return None
    lone = [value for value in choice.values if g.rolled.count(value) < 2]
    if lone:
        return no("SR_E_A5_NO_REPEAT", "SR-7.12", value=str(lone[0]))
    if g.options.a5_equal == "one_value":
        return no("SR_E_A5_ONE_VALUE", "SR-7.11")
    return no("SR_E_A5_SET", "SR-7.13")


def missing_values(dice: Dice) -> Dice:
    """Assigned, not rolled (SR-7.16); dice of the roll that nobody takes are simply left out (SR-7.15)."""
    return tuple(face for face in FACES if face not in dice)


procedure(RollFive, roll_five_dice, choose_distinct_or_equal)


# -- DO NOT ROLL

NOTHING = tuple(offer(NoCircleChoice(), DrawNothing(seat)) for seat in SEATS)
CIRCLE_IN = tuple(tuple(offer(TurnChoice(turn), DrawSmallCircle(seat, turn)) for turn in (0, *TURNS)) for seat in SEATS)


@rule(DoNotRoll)
def do_not_roll(g: Duel, do: DoNotRoll) -> None:
    """One small circle in a turn section, if one likes: a modifier for that turn (SR-8.1)."""
    g.acting, g.rolled = do.seat, ()
    turns = turns_open_for_a_circle(g, do.seat)
    ask(g, do.seat, "draw_modifier", [*[CIRCLE_IN[do.seat][turn] for turn in turns], NOTHING[do.seat]])


# -- for all of them

# By the face of the planning die: one to five roll so many dice, six none (SR-5.3).
ACTIONS: tuple[type[DuelDo], ...] = (DuelDo, RollOne, RollTwo, RollThree, RollFour, RollFive, DoNotRoll)


def roll_dice(g: Duel, seat: Seat, dice: int) -> Dice:
    """Up to five dice, the planning dice among them (SR-1.2, SR-1.3, SR-15.1), one action at a time, even if no result
    can be of use, and for everybody to see before any choice is made (SR-5.2, SR-5.5, SR-7.18, SR-14.3)."""
    g.acting = seat
    g.rolled = tuple(roll(g, dice))
    emit(g, DiceRolled(seat, g.rolled))
    return g.rolled


def roll_to_share(g: Duel, seat: Seat, dice: int) -> None:
    """The split is made on the dice as they fell, unless the table lets the roller change them first (SR-7.17)."""
    roll_dice(g, seat, dice)
    if g.options.modifier_timing == "before_split":
        then(g, MayChangeRoll(seat))


@rule(ShareOut)
def share_out(g: Duel, do: ShareOut) -> None:
    """The roller uses all of his dice first, then the other uses his (SR-5.4)."""
    emit(g, DiceSplit(do.seat, do.own, do.others))
    own, others = Hand(do.seat, do.own), Hand(other(do.seat), do.others)
    if g.changed:
        own, others = told_apart(own, others, g.changed)
        g.changed = msgspec.UNSET
    give_dice(g, *([own, others] if do.others else [own]))


def told_apart(own: Hand, others: Hand, changed: Dice) -> tuple[Hand, Hand]:
    """Of equal dice the roller keeps those that the roller has changed (SR-8.11, `one_per_die`)."""
    kept = tuple(value for value in FACES for _ in range(min(own.dice.count(value), changed.count(value))))
    given = tuple(value for value in FACES for _ in range(changed.count(value) - kept.count(value)))
    mine, theirs = (
        msgspec.structs.replace(hand, changed=some or msgspec.UNSET) for hand, some in ((own, kept), (others, given))
    )
    return mine, theirs
