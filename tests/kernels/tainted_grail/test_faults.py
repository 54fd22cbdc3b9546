"""Lockstep finds what it is for: a fault planted in any chapter of the kernel shows within a few fights."""

import pytest
from tests.kernels.tainted_grail.fights import fights

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail import (
    abilities,
    activation,
    asking,
    cards,
    changing,
    combat,
    diplomacy,
    hands,
    in_force,
    keys,
    tracks,
    words,
)
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.lockstep import lockstep, with_faults

FIGHTS = 250  # at most


@scalar
def nothing_connected(s, attr):
    return 0


@scalar
def at_most_is_less(value, sign, wanted):
    if sign == w.AT_MOST:
        return value < wanted
    return value == wanted if sign == w.EQUAL else value >= wanted


@scalar
def equal_is_panic(t, s):
    return t[w.LIMITER] == 1 and s[w.TERROR] >= s[w.HEALTH] - t[w.OFFSET]


@scalar
def unmodified(t, s, stat, base):
    return max(0, base)


@scalar
def never_forgotten(t, s, span):
    pass


@scalar
def all_withheld(t, s, n):
    s[w.POOL] += max(0, n - s[w.WITHHELD])


@scalar
def cubes_below_nought(t, s, n):
    s[w.POOL] = max(0, s[w.POOL] - n)


@scalar
def beyond_the_track(t, s, n):
    s[w.MARKER] += n


@scalar
def draws_what_there_is(t, s, n):
    for _ in range(min(max(0, n), s[w.DECK_COUNT])):
        hands.into_hand(s, hands.take_top(s))
    return True


@scalar
def keeps_its_tokens(t, s):
    card = s[w.PLACING]
    s[w.SEQUENCE + s[w.SEQUENCE_COUNT]] = card
    s[w.SEQUENCE_COUNT] += 1
    s[w.KEYS + card] = s[w.PLACING_KEYS]
    s[w.PLACING], s[w.PLACING_KEYS] = w.NOBODY, 0


@scalar
def only_the_last(t, s, source):
    last = s[w.SEQUENCE_COUNT] - 1
    if source < w.THE_ENCOUNTER:
        return last >= 0 and s[w.SEQUENCE + last] == source
    return source in (w.THE_ENCOUNTER, w.ALWAYS_THERE) or s[w.THING + source - w.FIRST_THING] == w.IN_USE


@scalar
def without_traits(t, s, trait):
    return False


@scalar
def any_level(t, right, left, row):
    before, placed = keys.half(right, row), keys.half(left, row)
    return (t[before] == w.ATTRIBUTE and t[placed] == w.BONUS) or t[before] == t[placed] == w.FREE


@scalar
def never_goes_on(t, right, left, row):
    return False


@scalar
def no_magic(meeting, size, nth):
    return -1


@scalar
def no_limit_to_energy(t, s):
    return t[w.TOP_ENERGY]


@scalar
def damage_as_printed(t, s, n):
    tracks.lose(t, s, w.HEALTH, n)


@scalar
def no_thief(t, s, what, n):
    pass


@scalar
def as_often_as_one_likes(t, s, ability):
    at = abilities.ability_at(t, ability)
    return asking.holds(t, s, t[at + w.CONDITION], t[at + w.SOURCE])


@scalar
def for_nothing(t, s, cost, source):
    pass


@scalar
def nobody_fires(t, s, trigger):
    pass


@scalar
def attacked_anyhow(t, s):
    if t[w.IS_COMBAT] == 1:
        s[w.OPPORTUNITY_DONE] = 1


@scalar
def no_pause(t, s):
    s[w.PHASE] = w.WINDOW


@scalar
def pool_in_any_fight(t, s, n):
    s[w.POOL] = max(0, s[w.POOL] + n)


@scalar
def all_gained(t, s, what, n):
    s[what] += max(0, n)


@scalar
def without_extra_cards(t, s):
    return 0


PLANTED = [
    (asking.connected_keys, nothing_connected), (asking.compares, at_most_is_less), (asking.in_panic, equal_is_panic),
    (changing.modified, unmodified), (changing.forget_changes, never_forgotten), (combat.gain_cubes, all_withheld),
    (combat.lose_cubes, cubes_below_nought), (combat.forget_limits, never_forgotten),
    (diplomacy.move_marker, beyond_the_track), (hands.draw_cards, draws_what_there_is), (cards.lay, keeps_its_tokens),
    (in_force.is_in_force, only_the_last), (in_force.has_trait, without_traits), (keys.connects, any_level),
    (keys.goes_on, never_goes_on), (keys.nth_choice, no_magic), (tracks.energy_cap, no_limit_to_energy),
    (tracks.deal_damage, damage_as_printed), (tracks.tell_the_thief, no_thief),
    (abilities.is_open, as_often_as_one_likes), (abilities.pay, for_nothing), (abilities.fire, nobody_fires),
    (activation.check_opportunity, attacked_anyhow), (activation.pause_before_delayed, no_pause),
    (words.change_pool, pool_in_any_fight), (tracks.gain, all_gained), (hands.extra_cards, without_extra_cards),
]  # fmt: skip


@pytest.mark.parametrize(("sound", "faulty"), PLANTED, ids=lambda function: function.__name__)
def test_a_planted_fault_is_found(sound, faulty):
    act = with_faults({sound: faulty})
    for seed, g in fights("faults", FIGHTS):
        try:
            if lockstep(g, 0, seed, act)[1] is not None:
                return
        except IndexError:  # what a fault may lead to as well
            return
    pytest.fail(f"{FIGHTS} fights do not show it")
