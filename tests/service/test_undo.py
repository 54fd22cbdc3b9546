"""Take back: alone to the barrier, beyond it with everybody's consent; correct the table by common ruling."""

import pytest
from tests.service.guests import Guests

from tavola.content.words import LANGUAGES
from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Refused
from tavola.kernel.match import Match
from tavola.kernel.text import Message
from tavola.service import corrections, playing, votes
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.keys import NotYours
from tavola.service.present import log_line
from tavola.service.replay import state_at
from tavola.service.wire.requests import PatchOp, Propose

CATALOGUE = LibraryCatalogue()


async def a_game(guests: Guests, answers: int = 12) -> tuple[str, list[str]]:
    opened = await guests.open("ambush", "me", "open", options={"am.strength": 500, "am.copies": 60})
    tokens = await guests.hands(opened)
    await guests.play(tokens, answers)
    return opened.table.id, tokens


async def test_the_barrier_is_the_kernel_s_at_every_answer(guests: Guests) -> None:
    opened = await guests.open("ambush", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    match = Match(loaded.game, loaded.box, 2, loaded.options, "a seed")
    for _ in range(60):
        if not loaded.waits_for():
            break
        seat = loaded.waits_for()[-1]
        asked = await guests.question(loaded.id, seat)
        await guests.answer(opened.key, seat, asked.keys[-1], asked.id)
        match.answer(seat, asked.keys[-1])
        for one in (0, 1):
            assert loaded.summary.undo_info.barrier(one, loaded.summary.ply) == match.barrier(one)
    assert loaded.summary.ply > 20


async def test_what_showed_nothing_new_is_taken_back_alone_and_played_differently(guests: Guests) -> None:
    table, tokens = await a_game(guests, 0)
    loaded = await guests.registry.at(table)
    for _ in range(80):
        seat = loaded.waits_for()[0]
        before, question = state_hash(loaded.g), await guests.question(table, seat)
        await guests.answer(tokens[seat], seat)
        if loaded.summary.undo_info.barrier(seat, loaded.summary.ply).at < loaded.summary.ply:
            break
    ack = await playing.undo(guests.registry, await guests.key(tokens[seat]), seat, None)
    assert state_hash(loaded.g) == before
    assert ack.ply == loaded.summary.ply
    again = await guests.question(table, seat)
    assert (again.keys, again.prompt) == (question.keys, question.prompt)
    assert again.id != question.id
    delayed = await guests.answer(tokens[seat], seat, question.keys[0], question.id)
    assert delayed.repeated
    assert state_hash(loaded.g) == before
    await guests.answer(tokens[seat], seat, again.keys[-1], again.id)


async def test_beyond_the_barrier_undo_is_refused_with_the_reason(guests: Guests) -> None:
    _, tokens = await a_game(guests)
    with pytest.raises(Refused, match="TABLE_E_UNDO_"):
        await playing.undo(guests.registry, await guests.key(tokens[0]), 0, 0)


async def test_beyond_the_barrier_everybody_must_agree(guests: Guests) -> None:
    table, tokens = await a_game(guests)
    loaded = await guests.registry.at(table)
    there, _ = await state_at(guests.registry, loaded, 5)
    keys = [await guests.key(token) for token in tokens]
    asked = await votes.propose(guests.registry, keys[0], Propose(0, "undo", "a slip", to=5))
    assert loaded.summary.ply > 5
    proposal = loaded.summary.proposals[0]
    assert (proposal.id, proposal.agreed) == (asked.seq, [0])
    await votes.vote(guests.registry, keys[1], 1, proposal.id, True)
    assert loaded.summary.ply == 5
    assert state_hash(loaded.g) == state_hash(there)
    assert loaded.summary.proposals == []


async def test_one_no_ends_a_proposal(guests: Guests) -> None:
    table, tokens = await a_game(guests)
    loaded = await guests.registry.at(table)
    asked = await votes.propose(guests.registry, await guests.key(tokens[0]), Propose(0, "undo", to=2))
    await votes.vote(guests.registry, await guests.key(tokens[1]), 1, asked.seq, False)
    assert loaded.summary.proposals == []
    with pytest.raises(Refused, match="TABLE_E_NO_PROPOSAL"):
        await votes.vote(guests.registry, await guests.key(tokens[1]), 1, asked.seq, True)


async def test_alone_with_bots_consent_is_there_at_once(guests: Guests, scheduler: object) -> None:
    opened = await guests.open("ambush", "me", "random")
    for _ in range(6):
        await guests.until_quiet(opened.table.id)
        await guests.answer(opened.key, 0)
    await guests.until_quiet(opened.table.id)
    loaded = await guests.registry.at(opened.table.id)
    await votes.propose(guests.registry, await guests.key(opened.key), Propose(0, "undo", to=1))
    assert any(entry.act == "undone" for entry in loaded.recent)
    (asked,) = [entry for entry in loaded.recent if entry.act == "proposed"]
    for language in LANGUAGES:
        assert log_line(loaded, asked, 0, CATALOGUE.common_words(language)).text == ""


async def test_who_asks_without_a_reason_is_told_without_a_dangling_colon(guests: Guests) -> None:
    table, tokens = await a_game(guests)
    loaded = await guests.registry.at(table)
    told = []
    for reason in ("", "a slip"):
        await votes.propose(guests.registry, await guests.key(tokens[0]), Propose(0, "undo", reason, to=1))
        told.append(log_line(loaded, loaded.recent[-1], 0, CATALOGUE.common_words("en")).text)
    assert told[0].endswith("consent.")
    assert told[1].endswith(": a slip")


async def test_a_table_that_was_cut_back_is_read_anew_as_it_is(guests: Guests) -> None:
    table, tokens = await a_game(guests, 68)
    loaded = await guests.registry.at(table)
    target = loaded.summary.ply - 3
    assert (loaded.phase, target) == ("playing", 65)
    asked = await votes.propose(guests.registry, await guests.key(tokens[0]), Propose(0, "undo", to=target))
    await votes.vote(guests.registry, await guests.key(tokens[1]), 1, asked.seq, True)
    await guests.play(tokens, 2, pick=1)
    guests.registry.tables.clear()
    again = await guests.registry.at(table)
    assert state_hash(again.g) == state_hash(loaded.g)
    for ply in (0, 1, target, loaded.summary.ply):
        then, _ = await state_at(guests.registry, again, ply)
        now, _ = await state_at(guests.registry, loaded, ply)
        assert state_hash(then) == state_hash(now)


async def test_a_ruling_corrects_the_state_and_marks_the_table(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    loaded = await guests.registry.at(opened.table.id)
    patch = [PatchOp("replace", "/lots", 1), PatchOp("add", "/bidders/0/won/-", "amber:3")]
    asked = await votes.propose(
        guests.registry, await guests.key(tokens[0]), Propose(0, "ruling", "miscount", patch=patch)
    )
    await votes.vote(guests.registry, await guests.key(tokens[1]), 1, asked.seq, True)
    assert (loaded.g.lots, loaded.g.bidders[0].won, loaded.summary.marks) == (1, ["amber:3"], ["ruling"])  # type: ignore[attr-defined]
    await guests.play(tokens, 1)
    guests.registry.tables.clear()
    again = await guests.registry.at(opened.table.id)
    assert state_hash(again.g) == state_hash(loaded.g)
    first, _ = await state_at(guests.registry, again, 0)
    assert first.lots == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "op",
    [
        PatchOp("replace", "/lots", "many"),
        PatchOp("replace", "/nowhere/0", 1),
        PatchOp("remove", "/bidders/7"),
        PatchOp("replace", "", {}),
        PatchOp("replace", "/open", []),
        PatchOp("replace", "/stack/0/do", "Explode"),
        PatchOp("replace", "/bidders", []),
    ],
)
async def test_a_ruling_that_gives_no_table_is_refused(guests: Guests, op: PatchOp) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    with pytest.raises(Refused, match="TABLE_E_RULING") as caught:
        await votes.propose(guests.registry, await guests.key(tokens[0]), Propose(0, "ruling", patch=[op]))
    problem = caught.value.refusal.args["problem"]
    assert isinstance(problem, Message)
    said = {language: CATALOGUE.common_words(language).say(problem) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert problem.id not in said.values()


async def test_whether_a_ruling_could_be_made_tells_nothing_that_is_hidden(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With others at the table it is tried in worlds that who asks could imagine; in the true one when all agree."""
    tried: list[list[str]] = []
    monkeypatch.setattr(corrections, "inspect", lambda game, g, seats, words: tried.append(g.pile))
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    loaded = await guests.registry.at(opened.table.id)
    for _ in range(5):
        ask = Propose(0, "ruling", patch=[PatchOp("replace", "/lots", 2)])
        last = await votes.propose(guests.registry, await guests.key(tokens[0]), ask)
    true = list(loaded.g.pile)  # type: ignore[attr-defined]
    assert any(pile != true for pile in tried)
    assert all(sorted(pile) == sorted(true) for pile in tried)
    await votes.vote(guests.registry, await guests.key(tokens[1]), 1, last.seq, True)
    assert tried[-1] == true


async def test_spectators_do_not_vote(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    with pytest.raises(NotYours):
        await votes.propose(guests.registry, await guests.key(opened.watch), Propose(0, "undo", to=0))
