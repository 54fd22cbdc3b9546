"""What people write into a state, by a ruling or a file, is bounded; inside the bounds everything is quick."""

import random
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.service.guests import Clock, Guests

from tavola.cli.bench.leak import VARIANTS, laid, states
from tavola.content.words import LANGUAGES
from tavola.kernel.codec import state_bytes
from tavola.kernel.decision import Refused
from tavola.kernel.text import Message
from tavola.service import votes
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.bounds import Bounds, OutOfBounds, check
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.present import described, details
from tavola.service.registry import TableRegistry
from tavola.service.wire.requests import PatchOp, Propose
from tavola.store import open_store

CATALOGUE = LibraryCatalogue()
GRAIL = CATALOGUE.game("tainted_grail")


@pytest.fixture
async def shop(tmp_path: Path, clock: Clock) -> AsyncIterator[Guests]:
    registry = TableRegistry(open_store(str(tmp_path / "real.db")), CATALOGUE, ThreadBotPool(CATALOGUE), now=clock)
    await registry.start()
    yield Guests(registry)
    await registry.close()


async def in_avalon(guests: Guests, *who: str) -> tuple[Any, list[str]]:
    """A table whose Characters are chosen."""
    opened = await guests.open("tainted_grail", *(who or ("me",)))
    tokens = await guests.hands(opened)
    loaded = await guests.registry.at(opened.table.id)
    while not loaded.g.places:  # type: ignore[attr-defined]
        await guests.play(tokens, 1)
    return loaded, tokens


async def rule(guests: Guests, token: str, path: str, value: Any, op: Any = "replace") -> None:
    await votes.propose(
        guests.registry, await guests.key(token), Propose(0, "ruling", patch=[PatchOp(op, path, value)])
    )


def first_place(loaded: Any) -> int:
    return next(iter(loaded.g.places))


HUGE = [10**10, -(10**10), 10**4 + 1, "x" * 1_001, [0] * 2_001]


@pytest.mark.parametrize("value", HUGE, ids=lambda value: str(value)[:12])
async def test_a_ruling_that_sets_something_huge_is_refused_and_says_where(shop: Guests, value: Any) -> None:
    loaded, tokens = await in_avalon(shop)
    for path in (f"/places/{first_place(loaded)}/x", "/heroes/0/resources/food"):
        with pytest.raises(Refused, match="TABLE_E_RULING") as caught:
            await rule(shop, tokens[0], path, value)
        problem = caught.value.refusal.args["problem"]
        assert isinstance(problem, Message)
        said = [CATALOGUE.common_words(language).say(problem) for language in LANGUAGES]
        assert all(path in text for text in said)
        assert len(set(said)) == len(LANGUAGES)


async def test_the_largest_numbers_that_may_be_set_keep_nobody_waiting(shop: Guests) -> None:
    """The map is as large as its Locations are many; what can be traded is listed by kind."""
    loaded, tokens = await in_avalon(shop, "me", "me")
    places = list(loaded.g.places)
    for path in (f"/places/{places[0]}/x", f"/places/{places[-1]}/y", "/heroes/0/resources/food"):
        await rule(shop, tokens[0], path, 10_000)
    words = CATALOGUE.words("tainted_grail", loaded.row.pack, "en")
    started = time.process_time()
    text = described(loaded, loaded.g, 0, words)
    for decision in loaded.g.open:
        await details(loaded, decision, words)
    assert len(text) < 100_000
    assert time.process_time() - started < 2


async def test_what_a_ruling_adds_is_bounded_in_number_and_by_name(shop: Guests) -> None:
    loaded, tokens = await in_avalon(shop)
    place = loaded.game.view(loaded.g, 0).places[0]
    assert place.number == first_place(loaded)
    for path in ("/places/99999999999", f"/kept_tokens/{10**12}"):
        with pytest.raises(Refused, match="TABLE_E_RULING"):
            await rule(shop, tokens[0], path, 1, "add")


@pytest.mark.parametrize(
    ("plain", "place"),
    [
        ({"a": {"b": [0, 10_001]}}, "/a/b/1"),
        ({"a": [0] * 2_001}, "/a"),
        ({"a": {str(n): 0 for n in range(2_001)}}, "/a"),
        ({"a": "x" * 1_001}, "/a"),
        ({"x" * 1_001: 1}, "/"),
        ({"12345": 1}, "/12345"),
        ({"a": 1e300}, "/a"),
        ({"rng": 1 << 65}, "/rng"),
        ({"rng": -(1 << 63)}, "/rng"),
    ],
    ids=str,
)
def test_every_kind_of_thing_has_a_bound(plain: Any, place: str) -> None:
    with pytest.raises(OutOfBounds) as caught:
        check(plain, GRAIL)
    assert caught.value.place.startswith(place[:50])


def test_depth_and_number_of_all_parts_are_bounded() -> None:
    deep: Any = 0
    for _ in range(41):
        deep = [deep]
    with pytest.raises(OutOfBounds):
        check(deep, GRAIL)
    with pytest.raises(OutOfBounds):
        check([[0] * 1_000] * 51, GRAIL)
    check([[0] * 100] * 51, GRAIL)


@pytest.mark.parametrize("game_id", CATALOGUE.game_ids())
def test_no_game_comes_near_the_bounds(game_id: str) -> None:
    """A quarter of each is enough for random games."""
    usual = Bounds()
    quarter = msgspec.structs.replace(
        usual, number=usual.number // 4, entries=usual.entries // 4, text=usual.text // 4, depth=20, parts=12_500
    )
    for given in VARIANTS[game_id]:
        loaded = laid(CATALOGUE, game_id, CATALOGUE.game(game_id).seats[-1], given)
        for g, _ in states(loaded, random.Random(7), 40):
            check(msgspec.json.decode(state_bytes(g)), loaded.game, quarter)


@pytest.mark.parametrize(
    ("game", "option"),
    [("tainted_grail", "tg.max_days"), ("realm_of_sand", "rs.max_rounds"), ("tainted_grail", "tg.campaign")],
)
async def test_table_options_are_bounded_too(shop: Guests, game: str, option: str) -> None:
    for value in (10**30, "x" * 5_000):
        with pytest.raises(Refused, match=r"TABLE_E_OPTION_VALUE|TG_E_CAMPAIGN_UNKNOWN"):
            await shop.open(game, "me", options={option: value})
