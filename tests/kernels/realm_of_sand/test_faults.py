"""Lockstep finds what it is for: a fault planted in any chapter of the kernel shows within a few random games."""

import pytest
from tests.kernels.realm_of_sand.games import played

from tavola.kernels.compiling import scalar
from tavola.kernels.realm_of_sand import (
    bits,
    buildings,
    circle,
    crystals,
    discs,
    ending,
    flow,
    levels,
    looking,
    patterns,
    pieces,
    powers,
    setup,
    sharing,
    tables,
    tiles,
    turns,
)
from tavola.kernels.realm_of_sand import layout as at

GAMES = 12  # at most
HASTY = {"mode": "advanced", "board_deal": "choose", "max_rounds": 12}


@scalar
def lift_squares_only(s, me, cells, squares, discs):
    for element in range(at.BASIC):
        hit = s[me + at.SQUARES + element] & cells
        s[me + at.SQUARES + element] ^= hit
        s[squares + element] += bits.count_of(hit)


@scalar
def home_in_the_reserve(t, me):
    return at.RESERVE


@scalar
def lies_but_for_one_cell(t, s, look, size):
    found = t[look + tables.ANCHORS]
    for nth in range(size - 1):
        where = look + tables.FIRST_CELL + 2 * nth
        found &= s[at.LAND + t[where + 1]] >> t[where]
    return found


@scalar
def one_dark_cell_more(t, s, me, dark, used, cells):
    return bits.count_of((cells & dark) | used) <= s[me + at.LEVEL] + 1


@scalar
def every_dark_cell(t, s, me, taken):
    return t[levels.side_at(s, me) + tables.DARK]


@scalar
def level_without_end(t, s, seat, steps):
    s[pieces.player_at(seat) + at.LEVEL] += steps


@scalar
def any_tile(t, s, out, place):
    for nth in range(s[at.IN_CIRCLE]):
        out[place + nth] = t[t[tables.TAKES] + s[at.CIRCLE + nth]]
    return place + s[at.IN_CIRCLE]


@scalar
def tile_forgotten(t, s, tile):
    me = pieces.player_at(s[at.TURN_OF])
    nth = 0
    while s[me + at.TILES + nth] != tile:
        nth += 1
    s[me + at.IN_ACTIVE] -= 1
    for place in range(nth, s[me + at.IN_ACTIVE]):
        s[me + at.TILES + place] = s[me + at.TILES + place + 1]


@scalar
def nothing_is_short(t, s, meaning):
    s[at.NEXT], s[at.SHARING] = at.PLACE_SQUARES, 0


@scalar
def sum_not_inverted(t, s, sum):
    return t[tables.FIRST_SHARED] + sum % t[tables.SHARED]


@scalar
def used_again(t, s, me, bit):
    pieces.lift(s, me, bit, at.SUPPLY, pieces.home_of_displaced(t, me))


@scalar
def not_even_one(t, s, me):
    return False


@scalar
def discs_from_nowhere(t, s, me):
    wanted = tables.CARDS + s[at.CARD] * tables.ONE_CARD + tables.CARD_DISCS
    for element in range(at.ELEMENTS):
        s[me + at.FRONT + element] += t[wanted + element]


@scalar
def face_down_no_more(s, me, entry):
    s[me + at.KEPT] -= 1


@scalar
def ready_at_once(s, me):
    return s[me + at.CHARGED] != 0


@scalar
def charged_anew(t, s, seat, paid):
    me = pieces.player_at(seat)
    if t[levels.side_at(s, me) + tables.CRYSTALS] & paid:
        s[me + at.CHARGED], s[me + at.CHARGED_IN] = 1, s[at.ROUND]


@scalar
def two_plans(s, meaning):
    level = (meaning >> tables.A) & tables.PART
    s[at.LOOKED_IN], s[at.LOOKED] = level, 2
    for nth in range(2):
        s[at.IN_DECK + level - 1] -= 1
        top = at.DECKS + (level - 1) * at.MOST_IN_DECK + s[at.IN_DECK + level - 1]
        s[at.LOOKED_AT + nth] = s[top] % at.KNOWER


@scalar
def plans_thrown_away(s):
    s[at.LOG + s[at.IN_LOG]] = s[at.LOOKED_AT] + at.OWNER * s[at.SEAT] + at.IS_KEPT
    s[at.IN_LOG] += 1
    s[pieces.player_at(s[at.SEAT]) + at.KEPT] += 1
    s[at.LOOKED], s[at.LOOKED_IN] = 0, 0


@scalar
def disc_given_away(s, meaning):
    s[at.RESERVE + ((meaning >> tables.B) & tables.PART)] -= 1


@scalar
def square_lost(s, meaning):
    me = pieces.player_at(s[at.SEAT])
    for element in range(at.BASIC):
        s[me + at.SQUARES + element] &= ~(1 << ((meaning >> tables.A) & tables.PART))


@scalar
def tile_kept(t, s, meaning):
    s[at.SWAPPED] += 0


@scalar
def cards_at_once(t, s, seat):
    return True


@scalar
def refilled_from_below(t, s):
    for level in range(3):
        for nth in range(t[tables.ON_DISPLAY]):
            place = at.DISPLAY + level * at.MOST_DISPLAY + nth
            if s[place] < 0 and s[at.IN_DECK + level]:
                s[at.IN_DECK + level] -= 1
                s[place] = s[at.DECKS + level * at.MOST_IN_DECK] % at.KNOWER
    s[at.NEXT] = at.CLOSE_ROUND if s[at.NTH] == t[tables.SEATS] else at.BEGIN_TURN


@scalar
def always_from_the_first(t, s, nth):
    return nth % t[tables.SEATS]


@scalar
def extra_for_nothing(t, s, meaning):
    s[pieces.player_at(s[at.SEAT]) + at.FRONT + ((meaning >> tables.A) & tables.PART)] += 1


@scalar
def nobody_triggers(t, s):
    return False


@scalar
def earlier_wins(t, s, one, other):
    first, second = s[pieces.player_at(one) + at.STARS], s[pieces.player_at(other) + at.STARS]
    return first > second or (first == second and one < other)


@scalar
def plans_in_the_open(t, s, seat, out, place):
    cards = t[tables.CARD_COUNT]
    for nth in range(3 * cards):
        out[place + nth] = 0
    for nth in range(s[at.LOOKED]):
        out[place + 2 * cards + s[at.LOOKED_AT + nth]] += 1
    return place + 3 * cards


@scalar
def asked_in_vain(t, s):
    return 2


FAULTS = [
    (pieces.lift, lift_squares_only, "wide", 2, HASTY),
    (pieces.home_of_displaced, home_in_the_reserve, "wide", 2, HASTY),
    (patterns.lies_at, lies_but_for_one_cell, "vetra", 2, {}),
    (levels.may_cover, one_dark_cell_more, "wide", 2, HASTY),
    (levels.room, every_dark_cell, "wide", 2, HASTY),
    (levels.raise_level, level_without_end, "wide", 2, HASTY),
    (circle.list_refills, any_tile, "vetra", 2, {}),
    (circle.give_up, tile_forgotten, "vetra", 1, {}),
    (tiles.share_short_colour, nothing_is_short, "poor", 4, {"max_rounds": 12}),
    (sharing.shared_number, sum_not_inverted, "wide", 2, HASTY),
    (discs.displace, used_again, "wide", 2, {**HASTY, "max_rounds": 30}),
    (discs.has_step, not_even_one, "wide", 2, HASTY),
    (buildings.gain_discs, discs_from_nowhere, "wide", 4, HASTY),
    (buildings.take_kept, face_down_no_more, "wide", 4, HASTY),
    (crystals.is_ready, ready_at_once, "wide", 2, HASTY),
    (crystals.charge, charged_anew, "wide", 4, {**HASTY, "hourglass_target": 40}),
    (powers.draw_plans, two_plans, "wide", 4, HASTY),
    (powers.keep_plan, plans_thrown_away, "wide", 4, HASTY),
    (powers.exchange, disc_given_away, "wide", 4, HASTY),
    (powers.carry, square_lost, "wide", 4, HASTY),
    (powers.swap_tiles, tile_kept, "wide", 4, HASTY),
    (turns.may_use_power, cards_at_once, "wide", 2, HASTY),
    (turns.refill_display, refilled_from_below, "wide", 2, HASTY),
    (turns.in_turn_order, always_from_the_first, "vetra", 3, {}),
    (setup.take_extra_disc, extra_for_nothing, "wide", 4, HASTY),
    (ending.is_triggered, nobody_triggers, "wide", 2, {**HASTY, "hourglass_target": 1}),
    (ending.stands_before, earlier_wins, "fixture", 4, {"max_rounds": 2}),
    (looking.look_at_cards, plans_in_the_open, "vetra", 2, {}),
    (flow.how_many, asked_in_vain, "wide", 2, HASTY),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("right", "wrong", "pack", "seats", "options"), FAULTS, ids=[each[1].__name__ for each in FAULTS]
)
def test_a_planted_fault_is_found(right, wrong, pack, seats, options):
    for nth in range(GAMES):
        if played(pack, seats, f"fault {nth}", swaps={right: wrong}, **options)[1] is not None:
            return
    pytest.fail("no difference was found")


def test_every_chapter_has_a_planted_fault():
    chapters = {right.__module__ for right, *_ in FAULTS}
    ours = (
        buildings, circle, crystals, discs, ending, flow, levels, looking, patterns, pieces, powers, setup, sharing,
        tiles, turns,
    )  # fmt: skip
    assert chapters == {chapter.__name__ for chapter in ours}
