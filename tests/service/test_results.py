"""A result stands: who has lost stays beaten, whatever they do with their seat afterwards."""

import pytest
from tests.service.guests import Guests

from tavola.kernel.decision import Refused
from tavola.service import branches, seats


async def test_who_has_lost_by_giving_up_cannot_undo_it_by_leaving(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    await seats.resign(guests.registry, await guests.key(tokens[0]), 0)
    loaded = await guests.registry.at(opened.table.id)
    with pytest.raises(Refused, match="TABLE_E_OVER"):
        await seats.get_up(guests.registry, await guests.key(tokens[0]), 0)
    with pytest.raises(Refused, match="TABLE_E_OVER"):
        await seats.invite_again(guests.registry, await guests.key(tokens[0]), 1)
    with pytest.raises(Refused, match="TABLE_E_OVER"):
        await seats.let_bot_play(guests.registry, await guests.key(tokens[1]), 1, "random")
    assert loaded.outcome is not None
    assert loaded.outcome.places == (2, 1)
    guests.registry.tables.clear()
    again = await guests.registry.at(opened.table.id)
    assert again.outcome == loaded.outcome


async def test_the_result_stands_though_an_open_seat_of_the_table_is_taken_later(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    await seats.resign(guests.registry, await guests.key(opened.key), 0)
    loaded = await guests.registry.at(opened.table.id)
    await seats.take_seat(guests.registry, await guests.key(opened.invites[0].key), loaded.id, "Late")
    assert loaded.outcome is not None
    assert loaded.outcome.places == (2, 1)


async def test_of_three_who_gave_up_does_not_come_back_by_another_way(guests: Guests) -> None:
    """Neither by leaving and sitting down again, nor by an invitation of who keeps the table."""
    opened = await guests.open("auction", "me", "open", "open")
    tokens = await guests.hands(opened)
    await seats.resign(guests.registry, await guests.key(tokens[2]), 2)
    loaded = await guests.registry.at(opened.table.id)
    with pytest.raises(Refused, match="TABLE_E_RESIGNED"):
        await seats.get_up(guests.registry, await guests.key(tokens[2]), 2)
    with pytest.raises(Refused, match="TABLE_E_RESIGNED"):
        await seats.invite_again(guests.registry, await guests.key(tokens[0]), 2)
    assert (loaded.phase, loaded.summary.seats[2].resigned) == ("playing", True)


async def test_a_hand_that_is_voided_leaves_the_seat_it_gave_up_to_the_bot(guests: Guests) -> None:
    """One person has two seats of a rematch that another keeps, gives up one of them, and loses the key of both."""
    opened = await guests.open("auction", "me", "me", "open")
    tokens = await guests.hands(opened)
    await guests.play(tokens, 500)
    again = await branches.next_table(guests.registry, await guests.key(tokens[2]), "rematch", "", "en")
    two = await seats.take_seat(guests.registry, await guests.key(opened.key), again.table.id, "")
    assert two.hand == [0, 1]
    await seats.resign(guests.registry, await guests.key(two.key), 0)
    invites = await seats.invite_again(guests.registry, await guests.key(again.key), 1)
    loaded = await guests.registry.at(again.table.id)
    assert [invite.seat for invite in invites] == [1]
    assert (loaded.summary.seats[0].resigned, loaded.summary.seats[0].bot is not None) == (True, True)
