"""Lockstep finds what it is for: a fault planted in any chapter of the kernel shows within a few random games."""

from __future__ import annotations

import pytest
from tests.kernels.sangue_reale.games import any_table, played, usual

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import (
    actions,
    answers,
    borders,
    campaign,
    dice,
    dice_words,
    effects,
    eye,
    keeping,
    machine,
    modifiers,
    numbers,
    planning,
    printed,
    rounds,
    scoring,
    setup,
    stack,
    supporters,
    territories,
    uniques,
    words,
)

GAMES = 40  # at most


def nothing(*_):
    return 0


def yes(*_):
    return True


def no(*_):
    return False


@scalar
def higher_face_first(s):
    return 0 if s[words.SHEETS + words.PLAN] > s[words.SHEETS + words.SHEET_WORDS + words.PLAN] else 1


@scalar
def modifiers_stay(s):
    s[words.ACTING] = words.NO_ONE
    s[words.ROLLED] = 0


@scalar
def nobody_cancels(s):
    s[words.CANCELLED] += 0


@scalar
def nothing_given(s, seat):
    stack.push(s, stack.SHARE_OUT, seat, s[words.ROLLED])


@scalar
def any_dice_pair(own, changed):
    return own, 0


@scalar
def one_die_leaves_the_hand(s, hand, used, column):
    s[hand + words.HAND_DICE] = dice_words.without_die(s[hand + words.HAND_DICE], used & 7)


@scalar
def a_step_too_many(t, s, seat, die, value):
    return abs(value - die) + 1


@scalar
def icon_before_line(t, s, seat, row):
    icon = (row >> printed.ROW_ICON & 63) - 1
    if icon >= 0:
        stack.enqueue(s, stack.REACH_UNIQUE, seat, icon)
    if row >> printed.ROW_LINE & 1:
        stack.enqueue(s, stack.CIRCLE_NUMBER, seat, row >> printed.ROW_NUMBER & 7)


@scalar
def land_of_one_area(t, s, seat, area):
    return 1 << area


@scalar
def control_with_one_number(t, s, seat, land):
    return True


@scalar
def only_on_ones_own_map(t, s, seat, edge):
    s[words.SHEETS + seat * words.SHEET_WORDS + words.PRESENT] ^= 1 << edge
    territories.look_again(t, s)


@scalar
def taken_from_the_other(t, s, seat, unique):
    s[words.UNIQUES + unique] = seat
    stack.push(s, stack.ABILITY, seat, unique)


@scalar
def last_in_first_out(s):
    if s[words.QUEUED]:
        s[words.QUEUED] -= 1
        at = words.QUEUE + 2 * s[words.QUEUED]
        stack.push(s, s[at] & 255, s[at] >> stack.SEAT_AT, s[at + 1])
    return 1 if s[words.QUEUED] else 0


@scalar
def one_row_only(t, s, seat, column, rows, pairs_too):
    supporters.blacken_front_row(t, s, seat, column, 1)


@scalar
def struck_for_good(s, seat, slot, lost):
    at = words.SHEETS + (1 - seat) * words.SHEET_WORDS + words.BLOCKED
    s[at] |= 1 << slot


@scalar
def forbidden_for_a_round_less(s, seat, action, rounds_):
    s[words.SHEETS + (1 - seat) * words.SHEET_WORDS + words.FORBIDDEN + action - 1] = s[words.ROUND] + rounds_ - 1


@scalar
def lowest_dice_alone(dice_, kept):
    return 0


@scalar
def every_box_a_chain(t, s, seat):
    return scoring.metric(t, s, seat, scoring.M_BOXES)


@scalar
def first_seat_wins(t, s, one, two):
    return 0, words.BY_VP


@scalar
def the_other_slot(t, character):
    return 1


@scalar
def both_the_same(t, s, seat, character):
    for who in range(2):
        s[words.SHEETS + who * words.SHEET_WORDS + words.CHARACTER] = character


@scalar
def partner_is_free(t, s, seat, action):
    change = stack.top_fields(s)
    dice_ = change & 7 | (action & 7) << 3
    stack.push(s, stack.USE_DO, 0, dice_ | (change >> 3 & 7) << 6)


@scalar
def always_a_pass(t, s, seat, number):
    stack.no_options(s)
    territories.offer_number(t, s, seat, number)
    stack.option(s, numbers.PASS)


@scalar
def owners_by_seat(s, of, n, room, seat, out, at):
    for nth in range(room):
        out[at + nth] = s[of + nth] + 1 if nth < n else 0
    return at + room


@scalar
def one_pair_row_less(t, s, seat, value):
    return min(1, supporters.front_row(t, s, seat, value) & 3)


@scalar
def turn_before(s):
    return max(1, (s[words.ROUND] + 3) // 5)


FAULTS = [
    (planning.who_acts_first, higher_face_first),
    (planning.is_forbidden, no),
    (planning.who_plans_openly, lambda s: -1),
    (rounds.end_round, modifiers_stay),
    (rounds.cancel_equal_plans, nobody_cancels),
    (actions.covered_face, nothing),
    (actions.share_three, nothing_given),
    (actions.told_apart, any_dice_pair),
    (actions.leads_somewhere, yes),
    (dice.leave_hand, one_die_leaves_the_hand),
    (stack.resolve_triggers_next, nothing),
    (modifiers.modifiers_needed, a_step_too_many),
    (modifiers.current_turn, turn_before),
    (modifiers.leads_to_a_row, yes),
    (supporters.trigger_line_and_icon, icon_before_line),
    (supporters.free_in_front_row, one_pair_row_less),
    (territories.land_of, land_of_one_area),
    (territories.has_circled_all, control_with_one_number),
    (borders.locked_edges, nothing),
    (borders.change_edge, only_on_ones_own_map),
    (borders.check_control_again, nothing),
    (uniques.reach_unique, taken_from_the_other),
    (uniques.first_in_first_out, last_in_first_out),
    (effects.blacken_column, one_row_only),
    (effects.block_slot, struck_for_good),
    (effects.forbid_action, forbidden_for_a_round_less),
    (keeping.next_choice, lowest_dice_alone),
    (scoring.longest_chain, every_box_a_chain),
    (scoring.river_boxes, nothing),
    (setup.take_character, both_the_same),
    (setup.push_characters_powers, nothing),
    (answers.follow_partner, partner_is_free),
    (machine.offer_line, always_a_pass),
    (eye.look_at_owners, owners_by_seat),
]


def tables():
    """Any table, and one where the map changes, in turn."""
    third = usual(era=3)
    for number in range(GAMES):
        yield number, any_table(number)
        yield number, third


def found(original, faulty, tables) -> bool:
    """Whether some game shows it: it differs, or the kernel loses its way."""
    for number, table in tables:
        try:
            if played(table, str(number), {original: faulty}, convert=20)[1]:
                return True
        except (IndexError, ValueError, LookupError, RecursionError):
            return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize(
    ("original", "faulty"), FAULTS, ids=[f"{f.__module__.rpartition('.')[2]}.{f.__name__}" for f, _ in FAULTS]
)
def test_a_planted_fault_is_found(original, faulty):
    assert found(original, faulty, tables())


@pytest.mark.parametrize(
    ("original", "faulty"), [(campaign.winner, first_seat_wins), (campaign.slot_of, the_other_slot)]
)
def test_a_fault_between_the_eras_is_found(original, faulty):
    table = usual(length="campaign")
    assert found(original, faulty, ((number, table) for number in range(4)))


@pytest.mark.slow
def test_the_very_games_that_find_faults_show_none_without():
    for number in range(8):
        assert played(any_table(number), str(number), convert=20)[1] is None
