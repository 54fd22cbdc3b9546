"""Tables that come of tables: rematch, branch, file and back."""

import msgspec
import pytest
from tests.service.guests import Guests, seats

from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Refused
from tavola.kernel.record import restore
from tavola.kernel.state import Box
from tavola.service import branches, files, votes
from tavola.service.keys import NotYours
from tavola.service.replay import state_at
from tavola.service.seats import take_seat
from tavola.service.wire.requests import BranchAsk, PatchOp, Propose


async def played_out(guests: Guests, game: str = "auction") -> tuple[str, list[str]]:
    opened = await guests.open(game, "me", "open")
    tokens = await guests.hands(opened)
    await guests.play(tokens, 500)
    loaded = await guests.registry.at(opened.table.id)
    assert loaded.phase == "over"
    return opened.table.id, tokens


async def test_a_rematch_keeps_the_seats_for_the_same_people(guests: Guests) -> None:
    table, tokens = await played_out(guests)
    again = await branches.next_table(guests.registry, await guests.key(tokens[0]), "rematch", "", "en")
    loaded = await guests.registry.at(table)
    assert loaded.summary.next == again.table.id
    assert again.hand == [0]
    seated = await take_seat(guests.registry, await guests.key(tokens[1]), again.table.id, "")
    assert seated.hand == [1]
    new = await guests.registry.at(again.table.id)
    assert (new.phase, new.row.seed != loaded.row.seed) == ("playing", True)
    with pytest.raises(Refused, match="TABLE_E_WENT_ON"):
        await branches.next_table(guests.registry, await guests.key(tokens[1]), "rematch", "", "en")


async def test_a_stranger_s_key_takes_no_seat_of_a_rematch(guests: Guests) -> None:
    _, tokens = await played_out(guests)
    again = await branches.next_table(guests.registry, await guests.key(tokens[0]), "rematch", "", "en")
    stranger = await guests.open("auction", "open", "me")
    with pytest.raises(NotYours):
        await take_seat(guests.registry, await guests.key(stranger.key), again.table.id, "Eve")


async def test_a_finished_game_is_played_on_from_any_point_with_its_past(guests: Guests) -> None:
    table, tokens = await played_out(guests, "ambush")
    loaded = await guests.registry.at(table)
    ply = loaded.summary.ply // 2
    there, _ = await state_at(guests.registry, loaded, ply)
    ask = BranchAsk(ply, seats("me", "random"))
    opened = await branches.branch(guests.registry, await guests.key(tokens[1]), ask, "en")
    new = await guests.registry.at(opened.table.id)
    assert (state_hash(new.g), new.summary.ply) == (state_hash(there), ply)
    earlier, _ = await state_at(guests.registry, new, ply - 1)
    before, _ = await state_at(guests.registry, loaded, ply - 1)
    assert state_hash(earlier) == state_hash(before)
    guests.registry.tables.clear()
    assert state_hash((await guests.registry.at(new.id)).g) == state_hash(there)


async def test_a_game_that_goes_on_is_branched_only_with_the_unknown_dealt_afresh(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    loaded = await guests.registry.at(opened.table.id)
    ask = BranchAsk(0, seats("me", "random"))
    with pytest.raises(NotYours):
        await branches.branch(guests.registry, await guests.key(tokens[0]), ask, "en")
    with pytest.raises(NotYours):
        await branches.branch(guests.registry, await guests.key(tokens[0]), msgspec.structs.replace(ask, seat=1), "en")
    piles = set()
    for _ in range(6):
        mine = msgspec.structs.replace(ask, seat=0, anew=True)
        new = await branches.branch(guests.registry, await guests.key(tokens[0]), mine, "en")
        clone = await guests.registry.at(new.table.id)
        assert clone.game.view(clone.g, 0) == loaded.game.view(loaded.g, 0)
        assert await guests.registry.store.entries(new.table.id, 0, 9) == []
        piles.add(tuple(clone.g.pile))  # type: ignore[attr-defined]
    assert len(piles) > 1


async def test_an_exported_table_replays_verifies_and_comes_back(guests: Guests) -> None:
    table, tokens = await played_out(guests, "ambush")
    loaded = await guests.registry.at(table)
    data = await files.export(guests.registry, await guests.key(tokens[0]))
    match = restore(data, loaded.game, loaded.box)
    assert state_hash(match.g) == state_hash(loaded.g)
    opened = await files.bring(guests.registry, data, seats("me", "me"), "en")
    new = await guests.registry.at(opened.table.id)
    assert (state_hash(new.g), new.phase, new.summary.ply) == (state_hash(loaded.g), "over", loaded.summary.ply)
    some, _ = await state_at(guests.registry, new, 7)
    same, _ = await state_at(guests.registry, loaded, 7)
    assert state_hash(some) == state_hash(same)


async def test_a_corrected_table_goes_into_a_file_with_its_ruling(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    key = await guests.key(opened.key)
    await guests.play([opened.key] * 2, 1)
    await votes.propose(guests.registry, key, Propose(0, "ruling", "r", patch=[PatchOp("replace", "/lots", 2)]))
    await guests.play([opened.key] * 2, 1)
    loaded = await guests.registry.at(opened.table.id)
    data = await files.export(guests.registry, key)
    again = await files.bring(guests.registry, data, seats("me", "me"), "en")
    new = await guests.registry.at(again.table.id)
    assert state_hash(new.g) == state_hash(loaded.g)
    with pytest.raises(Refused, match="TABLE_E_FILE"):
        await files.bring(guests.registry, data.replace(b'"reason":"r"', b'"reason":"s"'), seats("me", "me"), "en")


async def test_a_table_whose_pack_has_changed_still_gives_its_file(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cannot be played on here; where the earlier pack is, the file is a table again."""
    opened, shared = await guests.open("auction", "me", "me"), await guests.open("auction", "me", "open")
    tokens = await guests.hands(shared)
    await guests.play([opened.key] * 2, 3)
    key, hash = await guests.key(opened.key), state_hash((await guests.registry.at(opened.table.id)).g)
    guests.registry.tables.clear()
    monkeypatch.setattr(Box, "digest", "changed")
    data = await files.export(guests.registry, key)
    with pytest.raises(Refused, match="TABLE_E_FILE"):
        await files.bring(guests.registry, data, seats("me", "me"), "en")
    with pytest.raises(Refused, match="TABLE_E_STILL_SECRET"):
        await files.export(guests.registry, await guests.key(tokens[0]))
    with pytest.raises(NotYours):
        await files.export(guests.registry, await guests.key(opened.watch))
    monkeypatch.undo()
    again = await files.bring(guests.registry, data, seats("me", "me"), "en")
    new = await guests.registry.at(again.table.id)
    assert (state_hash(new.g), new.summary.ply) == (hash, 3)


async def test_a_file_that_was_edited_or_is_none_is_refused(guests: Guests) -> None:
    _, tokens = await played_out(guests)
    data = await files.export(guests.registry, await guests.key(tokens[0]))
    for bad in (data.replace(b"bid:1", b"bid:2", 1), data[:-20], b"{}", b"[]", b"nonsense"):
        with pytest.raises(Refused, match="TABLE_E_FILE"):
            await files.bring(guests.registry, bad, seats("me", "me"), "en")


async def test_a_game_that_goes_on_between_people_is_not_exported(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    with pytest.raises(Refused, match="TABLE_E_STILL_SECRET"):
        await files.export(guests.registry, await guests.key(tokens[0]))
    with pytest.raises(NotYours):
        await files.export(guests.registry, await guests.key(opened.watch))


async def test_a_hand_s_key_takes_no_seat_of_a_branch(guests: Guests) -> None:
    """A branch is with whom one likes; the seats of a rematch are for the same people."""
    _, tokens = await played_out(guests)
    opened = await branches.branch(
        guests.registry, await guests.key(tokens[0]), BranchAsk(0, seats("me", "open"), anew=True), "en"
    )
    with pytest.raises(NotYours):
        await take_seat(guests.registry, await guests.key(tokens[1]), opened.table.id, "Eve")
    seated = await take_seat(guests.registry, await guests.key(opened.invites[0].key), opened.table.id, "Friend")
    assert seated.hand == [1]
