"""Saves: the same table comes back, and a file that cannot be used is refused with the right reason."""

from __future__ import annotations

import hashlib
import json
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tables import BOX, OtherBox, ambush, auction
from tests.toys.ambush import AddToPool, AmbushDo, CardDrawn, PayMagicFor
from tests.toys.ambush_game import AMBUSH, AmbushGame
from tests.toys.auction import AUCTION

from tavola.kernel.codec import (
    BadSave,
    decoder,
    event_bytes,
    load,
    plain,
    save,
    state_bytes,
    state_hash,
)
from tavola.kernel.do import Do
from tavola.kernel.flow import then
from tavola.kernel.state import Box, State

SAVED = save(AMBUSH, ambush(7).g, BOX)


def fault_of(data: bytes, game: Any = AMBUSH, box: Box = BOX, **how: bool) -> str:
    with pytest.raises(BadSave) as caught:
        load(game, data, box, **how)
    return caught.value.fault


def forged(change: Any) -> bytes:
    """A save whose state was changed by somebody who knows how the check is made."""
    sheet = json.loads(SAVED)
    change(sheet["state"])
    state = json.dumps(sheet["state"]).encode()
    parts = (sheet["game"].encode(), sheet["box"].encode(), state)
    sheet["check"] = hashlib.blake2b(b"\n".join(parts), digest_size=16).hexdigest()
    return json.dumps(sheet).encode()


@given(st.integers(0, 40), st.text(max_size=5))
def test_a_table_comes_back_as_it_was(answers: int, seed: str) -> None:
    for match in (ambush(answers, seed), auction(answers, seed)):
        back = load(match.game, save(match.game, match.g, BOX), BOX)
        assert state_bytes(back) == state_bytes(match.g)
        assert back.open == match.g.open


def test_numbers_as_keys_and_nested_deeds_come_back() -> None:
    match = auction(1)
    assert list(load(AUCTION, save(AUCTION, match.g, BOX), BOX).held) == list(match.g.held) != []
    g = ambush().g
    then(g, PayMagicFor(0, (AddToPool(1), PayMagicFor(1, (AddToPool(2),)))))
    assert load(AMBUSH, save(AMBUSH, g, BOX), BOX).stack == g.stack


def test_the_hash_is_that_of_the_facts_and_not_of_what_was_told() -> None:
    g = ambush(3).g
    before = state_hash(g)
    g.events.append(CardDrawn(0, "guard"))
    assert state_hash(g) == before
    assert g.events
    g.pool += 1
    assert state_hash(g) != before


@pytest.mark.parametrize("length", [0, 1, 10, len(SAVED) // 2, len(SAVED) - 1])
def test_a_truncated_save_is_torn(length: int) -> None:
    assert fault_of(SAVED[:length]) == "torn"


def test_a_torn_save_is_torn() -> None:
    assert fault_of(SAVED[:200] + SAVED[300:]) == "torn"
    assert fault_of(b"\xff\xfe" + SAVED) == "torn"
    assert fault_of(b'{"tavola":1,"state":' + b"[" * 100_000) == "torn"


@given(st.integers(0, len(SAVED) - 1), st.integers(1, 255))
def test_no_changed_byte_goes_unseen(place: int, change: int) -> None:
    edited = bytearray(SAVED)
    edited[place] ^= change
    assert fault_of(bytes(edited)) in {"torn", "edited", "broken", "other_game", "other_pack", "future"}


def test_an_edited_save_is_refused() -> None:
    assert fault_of(SAVED.replace(b'"pool":', b'"pool":9')) == "edited"


def test_a_save_of_a_later_version_is_refused_whatever_it_holds() -> None:
    assert fault_of(SAVED.replace(b'"tavola":1', b'"tavola":2')) == "future"
    assert fault_of(b'{"tavola":3,"new":[]}') == "future"


@pytest.mark.parametrize("version", [b"0", b"-1"])
def test_a_version_that_never_was_is_refused(version: bytes) -> None:
    assert fault_of(SAVED.replace(b'"tavola":1', b'"tavola":' + version)) == "broken"


def test_a_save_of_another_game_is_refused() -> None:
    assert fault_of(SAVED, AUCTION) == "other_game"


def test_a_save_of_another_pack_is_refused() -> None:
    assert fault_of(SAVED, AMBUSH, OtherBox()) == "other_pack"
    assert fault_of(SAVED, AMBUSH, OtherBox(), same_pack=False) == "other_pack"


def test_another_version_of_the_pack_will_do_where_that_is_said() -> None:
    class LaterBox(Box):
        digest = "later"

    assert fault_of(SAVED, AMBUSH, LaterBox()) == "other_pack"
    assert load(AMBUSH, SAVED, LaterBox(), same_pack=False).box.digest == "later"


@pytest.mark.parametrize("data", [b"7", b"{}", b'{"tavola":"x"}', b'{"tavola":1}', b'{"tavola":1,"surplus":0}'])
def test_what_is_no_save_is_broken(data: bytes) -> None:
    assert fault_of(data) == "broken"


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.pop("heroes"),
        lambda state: state.update(pool="many"),
        lambda state: state["stack"].append({"do": "Fly"}),
        lambda state: state["stack"].append({"do": 3}),
        lambda state: state["stack"].append("Fight"),
        lambda state: state["stack"].append({"do": "AddToPool", "amount": "x"}),
        lambda state: state["stack"].append({"do": "Fight"}),
        lambda state: state["steps"].__setitem__(0, "fly_away"),
    ],
)
def test_a_state_that_makes_no_sense_is_broken(change: Any) -> None:
    assert fault_of(forged(change)) == "broken"


def test_a_forged_save_that_makes_sense_is_beyond_the_check() -> None:
    """The check is against accidents: whoever changes the file on purpose can make it fit."""
    assert load(AMBUSH, forged(lambda state: state.update(pool=77)), BOX).pool == 77


def test_a_fault_says_what_and_where() -> None:
    assert str(BadSave("torn")) == "torn"
    assert str(BadSave("broken", "no heroes")) == "broken: no heroes"


class Renamed(AmbushGame):
    renames: ClassVar[dict[str, str]] = {"Ambuscade": "Fight", "Fight.who_goes": "somebody_acts"}


def test_deeds_and_steps_that_were_renamed_are_found() -> None:
    def as_it_was(state: dict[str, Any]) -> None:
        state["stack"][0]["do"] = "Ambuscade"
        state["steps"][0] = "who_goes"

    old = forged(as_it_was)
    assert fault_of(old) == "broken"
    g = load(Renamed(), old, BOX)
    assert type(g.stack[0]).__name__ == "Fight"
    assert g.steps[0] == "somebody_acts"


def test_many_states_may_be_read_with_one_decoder() -> None:
    read = decoder(AMBUSH, BOX)
    states = [ambush(nth).g for nth in range(3)]
    assert [state_bytes(read(state_bytes(g))) for g in states] == [state_bytes(g) for g in states]


class Odd(State, kw_only=True):
    deeds: ClassVar[type[Do]] = AmbushDo
    thing: object


class OddGame(AmbushGame):
    state = Odd  # type: ignore[assignment]


class OddDecoded(State, kw_only=True):
    thing: complex


class OddDecodedGame(AmbushGame):
    state = OddDecoded  # type: ignore[assignment]


def test_a_state_that_is_not_plain_data_cannot_be_saved() -> None:
    with pytest.raises(NotImplementedError, match="not plain data"):
        state_bytes(Odd(thing=object()))
    with pytest.raises(NotImplementedError):
        decoder(OddDecodedGame(), BOX)(b'{"thing":1}')


def test_plain_forms() -> None:
    assert json.loads(event_bytes(CardDrawn(1, "spell"))) == {"event": "CardDrawn", "seat": 1, "card": "spell"}
    assert plain(PayMagicFor(0, (AddToPool(1),))) == {
        "do": "PayMagicFor",
        "hero": 0,
        "effects": [{"do": "AddToPool", "amount": 1}],
    }
    assert plain(BOX) == "tavola/empty@"
