"""What needs everybody's consent: undo past the barrier, and a ruling that corrects the state."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.kernel import codec
from tavola.kernel.decision import Refusal, Refused
from tavola.service.corrections import corrected, could_be, no_ruling
from tavola.service.loaded_table import LoadedTable
from tavola.service.log_acts import AnyAct, Proposed, Ruled, Undone, Voted
from tavola.service.playing import acknowledged, cut_back, must_play, own_seat
from tavola.service.rated_rules import must_not_be_rated
from tavola.service.registry import BOT_LEASE, TableRegistry
from tavola.service.secrecy import must_be_unsealed
from tavola.service.table_summary import Proposal, TableSummary
from tavola.service.wire.records import Ack
from tavola.service.wire.requests import PatchOp, Propose
from tavola.store.port import KeyRow

MOST = 5  # proposals open at a time
PATCH = 8 * 1024  # bytes of a correction: every step carries it to everybody while it is voted on


async def propose(registry: TableRegistry, key: KeyRow, ask: Propose) -> Ack:
    """Ask everybody. Who is alone with bots has everybody's consent at once."""
    own_seat(key, ask.seat)

    async def do(loaded: LoadedTable) -> Ack:
        summary = loaded.summary
        must_be_unsealed(loaded)
        must_not_be_rated(loaded)
        must_play(loaded)  # over: the seed has been told. An open seat: who will sit there has not been asked
        if len(summary.proposals) >= MOST:
            raise Refused(Refusal("TABLE_E_PROPOSALS_FULL"))
        patch = [plain_op(op) for op in ask.patch] if ask.kind == "ruling" else []
        if len(msgspec.json.encode(patch)) > PATCH:
            raise no_ruling("ruling-too-large")
        if ask.kind == "undo" and (ask.to is None or ask.to >= summary.ply):
            raise Refused(Refusal("TABLE_E_UNDO_NOTHING", args={"to": summary.ply}))
        if ask.kind == "ruling":
            alone = len(summary.people()) < 2
            corrected(registry, loaded, patch) if alone else could_be(registry, loaded, patch, ask.seat)
        act = Proposed(ask.seat, ask.kind, ask.reason, ask.to if ask.kind == "undo" else None, patch)
        entry = await registry.write(loaded, act)
        found = loaded.summary.proposal(entry.seq)
        if found is not None and is_agreed(loaded.summary, found):
            return acknowledged(await enact(registry, loaded, found, ask.seat))
        return acknowledged(entry)

    return await registry.change(key.table, do)


async def vote(registry: TableRegistry, key: KeyRow, seat: int, proposal: int, yes: bool) -> Ack:
    """One no ends it; the last yes carries it out."""
    own_seat(key, seat)

    async def do(loaded: LoadedTable) -> Ack:
        found = loaded.summary.proposal(proposal)
        person = loaded.summary.seats[seat].person
        if found is None:
            raise Refused(Refusal("TABLE_E_NO_PROPOSAL"))
        if yes and person in found.agreed:
            return Ack(loaded.seq, loaded.summary.ply, repeated=True)
        if yes and is_agreed(loaded.summary, found, person):
            return acknowledged(await enact(registry, loaded, found, seat))
        return acknowledged(await registry.write(loaded, Voted(seat, proposal, yes)))

    return await registry.change(key.table, do)


def is_agreed(summary: TableSummary, proposal: Proposal, *more: int) -> bool:
    return summary.people() <= {*proposal.agreed, *more}


async def enact(registry: TableRegistry, loaded: LoadedTable, proposal: Proposal, seat: int) -> Any:
    """The last consent and what it was about are one entry of the log: there is no moment in between."""
    if proposal.kind == "undo":
        assert proposal.to is not None
        return await cut_back(registry, loaded, Undone(seat, proposal.to, proposal.id))
    g = corrected(registry, loaded, proposal.patch)
    state = msgspec.Raw(codec.save(loaded.game, g, loaded.box))
    act: AnyAct = Ruled(seat, proposal.patch, proposal.reason, proposal.id, state)
    return await registry.write(loaded, act, g=g, claim=BOT_LEASE)


def plain_op(op: PatchOp) -> dict[str, Any]:
    return {"op": op.op, "path": op.path} if op.op == "remove" else {"op": op.op, "path": op.path, "value": op.value}
