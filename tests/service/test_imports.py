"""Files from anywhere: nothing in them is believed, they cost little, and whatever is in them is an answer in words."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.service.guests import Clock, Guests, seats

from tavola.content.words import LANGUAGES
from tavola.kernel import codec
from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Refused
from tavola.kernel.record import TableFile, read_record, sealed
from tavola.service import files, playing, votes
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.ceilings import Ceilings
from tavola.service.present import described, details, refusal_info, table_info, view_info
from tavola.service.registry import TableRegistry
from tavola.service.replay import log_after, state_at
from tavola.service.wire.requests import PatchOp, Propose
from tavola.store import open_store

CATALOGUE = LibraryCatalogue()
MUTATIONS = 70  # of a file, for each game


@pytest.fixture
async def shop(tmp_path: Path, clock: Clock) -> AsyncIterator[Guests]:
    registry = TableRegistry(open_store(str(tmp_path / "real.db")), CATALOGUE, ThreadBotPool(CATALOGUE), now=clock)
    await registry.start()
    yield Guests(registry)
    await registry.close()


async def a_story(guests: Guests, game: str) -> bytes:
    """The file of a table that was corrected: it brings states along."""
    opened = await guests.open(game, "me", "me")
    await guests.play([opened.key] * 2, 12, pick=1)
    key = await guests.key(opened.key)
    fact = {"sangue_reale": "/cancelled", "realm_of_sand": "/round", "tainted_grail": "/round"}[game]
    await votes.propose(guests.registry, key, Propose(0, "ruling", "r", patch=[PatchOp("replace", fact, 1)]))
    await guests.play([opened.key] * 2, 6)
    return with_opening(await files.export(guests.registry, key))


def with_opening(data: bytes) -> bytes:
    """The same from the corrected state on, as a table that came of another one has it."""
    told = read_record(data)
    (ruling,) = told.rulings
    later = told.answers[ruling.after :]
    return sealed(msgspec.structs.replace(told, opening=ruling.state, rulings=(), answers=later))


def forged(data: bytes, change: Any, game: str) -> bytes:
    """With another opening, whatever is in it, and without a word on where its answers lead."""
    told = read_record(data)
    save = msgspec.json.decode(bytes(told.opening))
    change(save["state"])
    state = msgspec.json.encode(save["state"])
    save["check"] = codec._check(save["game"], save["box"], state)
    opening = msgspec.Raw(msgspec.json.encode(save))
    return sealed(msgspec.structs.replace(told, opening=opening, hash="", answers=()))


async def test_a_story_with_an_opening_comes_back_as_it_was(shop: Guests) -> None:
    data = await a_story(shop, "realm_of_sand")
    opened = await files.bring(shop.registry, data, seats("me", "me"), "en")
    loaded = await shop.registry.at(opened.table.id)
    assert state_hash(loaded.g).hex() == read_record(data).hash
    assert len(await shop.registry.store.line(loaded.id, 1, 99)) == loaded.summary.ply == 6


@pytest.mark.parametrize("value", [10**10, "x" * 5_000, [0] * 5_000], ids=["number", "text", "list"])
async def test_an_opening_with_something_huge_is_refused_in_words(shop: Guests, value: Any) -> None:
    data = await a_story(shop, "tainted_grail")

    def change(state: Any) -> None:
        next(iter(state["places"].values()))["x"] = value

    with pytest.raises(Refused, match="TABLE_E_FILE") as caught:
        await files.bring(shop.registry, forged(data, change, "tainted_grail"), seats("me", "me"), "en")
    said = {refusal_info(caught.value.refusal, CATALOGUE.common_words(language)).text for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("/places/" in text for text in said)


async def test_a_file_with_too_many_answers_or_too_much_to_keep_is_refused(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    await guests.play([opened.key] * 2, 8)
    data = await files.export(guests.registry, await guests.key(opened.key))
    for ceilings in (Ceilings(file_answers=3), Ceilings(log_bytes=500)):
        guests.registry.ceilings = ceilings
        with pytest.raises(Refused, match="TABLE_E_FILE"):
            await files.bring(guests.registry, data, seats("me", "me"), "en")
    guests.registry.ceilings = Ceilings()
    await files.bring(guests.registry, data, seats("me", "me"), "en")


async def changed_plans(guests: Guests, times: int) -> bytes:
    """A plan of Sangue Reale that may be changed is changed again and again."""
    opened = await guests.open("sangue_reale", "me", "me", options={"sr.lock_policy": "revisable"})
    loaded = await guests.registry.at(opened.table.id)
    while loaded.g.open[0].prompt != "plan":
        await guests.play([opened.key] * 2, 1)
    file = read_record(await files.export(guests.registry, await guests.key(opened.key)))
    seat, decision = loaded.g.open[0].seat, loaded.g.open[0].id
    keys = loaded.g.open[0].legal()
    changed = [(seat, decision, keys[n % 2]) for n in range(times)]
    return sealed(msgspec.structs.replace(file, answers=(*file.answers, *changed), hash=""))


async def test_a_long_past_costs_no_more_than_its_file_many_times(shop: Guests) -> None:
    """Short ways into it lie farther apart the more they are, and it can still be looked at anywhere."""
    shop.registry.ceilings = Ceilings(waypoint_bytes=20_000)
    data = await changed_plans(shop, 2_000)
    opened = await files.bring(shop.registry, data, seats("me", "me"), "en")
    loaded = await shop.registry.at(opened.table.id)
    store: Any = shop.registry.store
    (kept,) = await store._all("SELECT SUM(LENGTH(state) + LENGTH(head)) FROM snapshots WHERE table_id = ?", loaded.id)
    (logged,) = await store._all("SELECT SUM(LENGTH(data) + LENGTH(events)) FROM log WHERE table_id = ?", loaded.id)
    assert kept[0] < 30_000
    assert logged[0] < 8 * len(data)
    assert loaded.summary.size >= logged[0]
    ply = loaded.summary.ply - 5
    there, _ = await state_at(shop.registry, loaded, ply)
    assert there.held


def mutate(data: bytes, luck: random.Random) -> bytes:
    """One to three fields of the opening, or of the story around it, changed at random; the check is made anew."""
    told = msgspec.json.decode(data)
    for _ in range(luck.randint(1, 3)):
        opening = told.get("opening")
        state = opening.get("state") if isinstance(opening, dict) else None
        inside, key = luck.choice(list(leaves(state if state and luck.random() < 0.8 else told)))
        inside[key] = another(inside[key], luck)
    if isinstance(told.get("opening"), dict):
        opening = told["opening"]
        state = msgspec.json.encode(opening.get("state"))
        opening["check"] = codec._check(str(opening.get("game")), str(opening.get("box")), state)
    told["hash"] = ""
    changed = msgspec.json.encode(told)
    try:
        return sealed(msgspec.json.decode(changed, type=TableFile))  # anybody can do that: the check has no key
    except msgspec.ValidationError:
        return changed


def leaves(inside: Any) -> Any:
    for key, part in inside.items() if isinstance(inside, dict) else enumerate(inside):
        yield inside, key
        if isinstance(part, (dict, list)):
            yield from leaves(part)


def another(value: Any, luck: random.Random) -> Any:
    if luck.random() < 0.1:
        return luck.choice([None, True, "", "x", -1, [], {}, 0.5, [[]]])
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return luck.choice([value + 1, -value, 0, -1, 3, 10_000, 10**10, 2**63])
    if isinstance(value, str):
        return luck.choice([value + "x", value[1:], "", "none", value * 50])
    if isinstance(value, list):
        return luck.choice([[], value * 2, value[:-1], list(reversed(value)), [0] * 3_000])
    return luck.choice([None, {}, [], 7])


@pytest.mark.slow
@pytest.mark.parametrize("game", ["sangue_reale", "realm_of_sand", "tainted_grail"])
async def test_mutated_files_are_refused_or_are_tables_that_can_be_played(shop: Guests, game: str) -> None:
    """Nothing else than a refusal ever comes of one, whatever is asked of the table afterwards."""
    data, luck = await a_story(shop, game), random.Random(15)
    accepted = 0
    for _ in range(MUTATIONS):
        file = mutate(data, luck)
        try:
            opened = await files.bring(shop.registry, file, seats("me", "me"), "en")
        except Refused:
            continue
        accepted += 1
        await everything(shop, opened.table.id, opened.key, luck)
    assert 0 < accepted < MUTATIONS


async def everything(guests: Guests, table: str, token: str, luck: random.Random) -> None:
    """Every way to look at it, and a few answers; a refusal is as good as an answer."""
    for _ in range(6):
        loaded = await guests.registry.at(table)
        words = CATALOGUE.words(loaded.row.game, loaded.row.pack, "it")
        try:
            table_info(loaded, words)
            for viewer in (None, 0, 1):
                view_info(loaded, viewer, words)
                described(loaded, loaded.g, viewer, words)
                await log_after(guests.registry, loaded, viewer, 0, "it")
            for decision in loaded.g.open:
                await details(loaded, decision, words)
            waiting = [one for one in loaded.g.open if one.seat in loaded.waits_for()]
            if not waiting:
                return
            one = luck.choice(waiting)
            asked = loaded.question_id(one)
            await playing.give_answer(
                guests.registry, await guests.key(token), one.seat, asked, luck.choice(one.legal())
            )
        except Refused:
            return
