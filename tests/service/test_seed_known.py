"""Nobody learns what chance will bring at a table where somebody else sits, sat or may sit: every way to the seed.

Once it is known, by the file of the table or by going back alone past what chance showed, nobody new sits down.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from tests.service.guests import Clock, Guests, seats

from tavola.content.words import LANGUAGES
from tavola.kernel.decision import Refused
from tavola.kernel.state import Box
from tavola.service import branches, files, people, person_tables, playing, votes
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.present import log_line, table_info
from tavola.service.registry import TableRegistry
from tavola.service.seats import get_up, invite_again, let_bot_play, resign, take_seat
from tavola.service.wire.requests import BranchAsk, PatchOp, Propose
from tavola.store import open_store

CATALOGUE = LibraryCatalogue()
GAMES = ["sangue_reale", "realm_of_sand", "tainted_grail"]


@pytest.fixture
async def shop(tmp_path: Path, clock: Clock) -> AsyncIterator[Guests]:
    registry = TableRegistry(open_store(str(tmp_path / "real.db")), CATALOGUE, ThreadBotPool(CATALOGUE), now=clock)
    await registry.start()
    yield Guests(registry)
    await registry.close()


async def export(guests: Guests, token: str) -> bytes:
    return await files.export(guests.registry, await guests.key(token))


def marks(guests: Guests, table: str) -> list[str]:
    loaded = guests.registry.tables[table]
    return table_info(loaded, CATALOGUE.common_words("en")).marks


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_with_an_open_seat_gives_no_file(shop: Guests, game: str) -> None:
    opened = await shop.open(game, "me", "open")
    with pytest.raises(Refused, match="TABLE_E_STILL_SECRET"):
        await export(shop, opened.key)


@pytest.mark.parametrize("game", GAMES)
async def test_voiding_a_seat_gives_no_file_while_it_is_open_nor_when_it_is_a_bot_s(shop: Guests, game: str) -> None:
    opened = await shop.open(game, "me", "open")
    await shop.hands(opened)
    mine = await shop.key(opened.key)
    await invite_again(shop.registry, mine, 1)
    with pytest.raises(Refused, match="TABLE_E_STILL_SECRET"):
        await export(shop, opened.key)
    await let_bot_play(shop.registry, mine, 1, "random")
    with pytest.raises(Refused, match="TABLE_E_STILL_SECRET"):
        await export(shop, opened.key)


@pytest.mark.parametrize("game", GAMES)
async def test_two_seats_of_one_hand_have_their_file_and_then_nobody_else_sits_down(shop: Guests, game: str) -> None:
    opened = await shop.open(game, "me", "me")
    assert b"a seed" in await export(shop, opened.key)
    assert "seed_known" in marks(shop, opened.table.id)
    with pytest.raises(Refused, match="TABLE_E_SEED_KNOWN"):
        await get_up(shop.registry, await shop.key(opened.key), 1)
    shop.registry.tables.clear()
    await shop.registry.at(opened.table.id)
    assert "seed_known" in marks(shop, opened.table.id)


@pytest.mark.parametrize("game", GAMES)
async def test_seats_of_two_people_hung_on_one_person_give_no_file(shop: Guests, game: str) -> None:
    """Whoever brings both keys to one device has the hand of both, and still two people have sat there."""
    opened = await shop.open(game, "me", "open")
    device = (await people.new_person(shop.registry, "laptop")).key
    mine = await people.device_of(shop.registry, device)
    await person_tables.hang(shop.registry, mine, [opened.key], [])
    for tokens in ([], (await shop.hands(msgspec.structs.replace(opened, hand=[])))):
        await person_tables.hang(shop.registry, mine, tokens, [])
        held = await shop.registry.holder(device, opened.table.id)
        assert held.seats == ((0, 1) if tokens else (0,))
        with pytest.raises(Refused, match="TABLE_E_STILL_SECRET"):
            await files.export(shop.registry, held)


async def test_the_file_is_told_in_the_log_once(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "random")
    for _ in range(2):
        await export(guests, opened.key)
    loaded = await guests.registry.at(opened.table.id)
    told = [entry for entry in loaded.recent if entry.act == "exported"]
    assert len(told) == 1
    said = {log_line(loaded, told[0], None, CATALOGUE.common_words(language)).text for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any(text.startswith("act-") for text in said)


async def test_a_file_taken_while_the_pack_was_not_here_is_not_forgotten(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await guests.open("auction", "me", "me")
    await guests.play([opened.key] * 2, 1)
    with monkeypatch.context() as patch:
        patch.setattr(Box, "digest", "changed")
        guests.registry.tables.clear()
        assert b"a seed" in await export(guests, opened.key)
    await guests.registry.at(opened.table.id)
    assert "seed_known" in marks(guests, opened.table.id)
    await guests.play([opened.key] * 2, 1)


async def test_who_waits_for_a_resigned_or_absent_person_is_not_alone(guests: Guests, clock: Clock) -> None:
    opened = await guests.open("auction", "me", "open", "random")
    tokens = await guests.hands(opened)
    await resign(guests.registry, await guests.key(tokens[1]), 1)
    with pytest.raises(Refused, match="TABLE_E_STILL_SECRET"):
        await export(guests, opened.key)


async def test_who_once_left_a_seat_to_somebody_is_not_alone_afterwards(guests: Guests) -> None:
    """The guest is gone and a bot plays: the guest's secret answers are in the file all the same."""
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    await get_up(guests.registry, await guests.key(tokens[1]), 1)
    await let_bot_play(guests.registry, await guests.key(opened.key), 1, "random")
    with pytest.raises(Refused, match="TABLE_E_STILL_SECRET"):
        await export(guests, opened.key)


async def test_an_open_seat_that_nobody_took_and_a_bot_plays_keeps_nobody_from_their_file(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    await let_bot_play(guests.registry, await guests.key(opened.key), 1, "random")
    assert b"a seed" in await export(guests, opened.key)


async def test_the_seat_that_a_rematch_keeps_for_somebody_is_an_open_seat(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    await guests.play(tokens, 500)
    again = await branches.next_table(guests.registry, await guests.key(tokens[0]), "rematch", "", "en")
    with pytest.raises(Refused, match="TABLE_E_STILL_SECRET"):
        await export(guests, again.key)


async def test_while_a_seat_is_open_nothing_is_put_to_the_vote(guests: Guests) -> None:
    """Or who keeps the table voids a seat, takes back what chance showed, and gives the seat back."""
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    await guests.play(tokens, 4)
    mine = await guests.key(opened.key)
    await invite_again(guests.registry, mine, 1)
    for ask in (Propose(0, "undo", to=0), Propose(0, "ruling", patch=[PatchOp("replace", "/lots", 1)])):
        with pytest.raises(Refused, match="TABLE_E_WAITING"):
            await votes.propose(guests.registry, mine, ask)


async def test_who_goes_back_alone_past_what_chance_showed_knows_what_comes(guests: Guests) -> None:
    opened = await guests.open("ambush", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    for _ in range(40):
        await guests.play([opened.key] * 2, 1, pick=1)
        if loaded.summary.undo_info.stop in ("chance", "hidden"):
            break
    assert loaded.summary.undo_info.free_from > 0
    await votes.propose(guests.registry, await guests.key(opened.key), Propose(0, "undo", to=0))
    assert "seed_known" in marks(guests, loaded.id)
    with pytest.raises(Refused, match="TABLE_E_SEED_KNOWN"):
        await get_up(guests.registry, await guests.key(opened.key), 1)


async def test_taking_back_what_showed_nothing_makes_nothing_known(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    await guests.play([opened.key] * 2, 1)
    await playing.undo(guests.registry, await guests.key(opened.key), 0, 0)
    assert "seed_known" not in marks(guests, opened.table.id)
    left = await get_up(guests.registry, await guests.key(opened.key), 1)
    await take_seat(guests.registry, await guests.key(left.invite.key), opened.table.id, "Friend")


async def test_a_file_brought_in_is_for_who_has_it_and_bots(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    await guests.play([opened.key] * 2, 2)
    file = await export(guests, opened.key)
    with pytest.raises(Refused, match="TABLE_E_SEED_KNOWN"):
        await files.bring(guests.registry, file, seats("me", "open"), "en")
    brought = await files.bring(guests.registry, file, seats("me", "me"), "en")
    assert "seed_known" in brought.table.marks
    with pytest.raises(Refused, match="TABLE_E_SEED_KNOWN"):
        await get_up(guests.registry, await guests.key(brought.key), 1)


async def test_a_game_that_is_over_has_no_secret_left_in_its_file(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    await guests.play(tokens, 500)
    file = await export(guests, tokens[1])
    assert "seed_known" not in marks(guests, opened.table.id)
    brought = await files.bring(guests.registry, file, seats("me", "open"), "en")
    assert brought.table.phase == "over"


async def test_a_branch_with_the_same_chance_is_for_who_opens_it_and_bots(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    await guests.play(tokens, 500)
    mine, ask = await guests.key(tokens[0]), BranchAsk(1, seats("me", "open"))
    with pytest.raises(Refused, match="TABLE_E_SEED_KNOWN"):
        await branches.branch(guests.registry, mine, ask, "en")
    alone = await branches.branch(guests.registry, mine, BranchAsk(1, seats("me", "random")), "en")
    assert {"branch", "seed_known"} <= set(alone.table.marks)
    anew = await branches.branch(guests.registry, mine, msgspec.structs.replace(ask, anew=True), "en")
    assert "seed_known" not in anew.table.marks


async def test_a_branch_dealt_anew_keeps_no_secret_of_a_seat_that_somebody_else_will_take(guests: Guests) -> None:
    """Who opens it knows what that seat holds."""
    opened = await guests.open("auction", "me", "me")
    await guests.play([opened.key] * 2, 2)
    ask = BranchAsk(1, seats("me", "open"), anew=True, seat=1)
    with pytest.raises(Refused, match="TABLE_E_SEED_KNOWN"):
        await branches.branch(guests.registry, await guests.key(opened.key), ask, "en")
    await branches.branch(guests.registry, await guests.key(opened.key), msgspec.structs.replace(ask, seat=0), "en")


async def test_the_next_morning_s_decks_are_not_those_that_the_last_seed_tells(shop: Guests) -> None:
    """The seed of a finished table is told: who knows it could play it again and look at every deck."""
    opened = await shop.open("tainted_grail", "me", seed="day", options={"tg.max_days": 1})
    await shop.play([opened.key], 4_000, pick=1)
    first = (await shop.registry.at(opened.table.id)).g
    morning = await branches.next_table(shop.registry, await shop.key(opened.key), "campaign", "", "en")
    second = (await shop.registry.at(morning.table.id)).g
    assert sorted(first.item_deck) == sorted(second.item_deck)  # type: ignore[attr-defined]
    assert first.item_deck != second.item_deck  # type: ignore[attr-defined]
    decks = [(g.encounter_decks, [hero.combat.deck for hero in g.heroes]) for g in (first, second)]  # type: ignore[attr-defined]
    assert decks[0] != decks[1]
