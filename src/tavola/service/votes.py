"""What needs everybody's consent: undo past the barrier, and a ruling that corrects the state."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.kernel import codec
from tavola.kernel.decision import Refusal, Refused
from tavola.service.acts import AnyAct, Proposed, Ruled, Undone, Voted
from tavola.service.asks import PatchOp, Propose
from tavola.service.corrections import corrected, could_be, no_ruling
from tavola.service.head import Head, Proposal
from tavola.service.house import BOT_LEASE, House
from tavola.service.live import Live
from tavola.service.playing import acknowledged, cut_back, must_play, own_seat
from tavola.service.told import Ack
from tavola.store.port import KeyRow

MOST = 5  # proposals open at a time
PATCH = 8 * 1024  # bytes of a correction: every step carries it to everybody while it is voted on


async def propose(house: House, key: KeyRow, ask: Propose) -> Ack:
    """Ask everybody. Who is alone with bots has everybody's consent at once."""
    own_seat(key, ask.seat)

    async def do(live: Live) -> Ack:
        head = live.head
        must_play(live)  # over: the seed has been told. An open seat: who will sit there has not been asked
        if len(head.proposals) >= MOST:
            raise Refused(Refusal("TABLE_E_PROPOSALS_FULL"))
        patch = [plain_op(op) for op in ask.patch] if ask.kind == "ruling" else []
        if len(msgspec.json.encode(patch)) > PATCH:
            raise no_ruling("ruling-too-large")
        if ask.kind == "undo" and (ask.to is None or ask.to >= head.ply):
            raise Refused(Refusal("TABLE_E_UNDO_NOTHING", args={"to": head.ply}))
        if ask.kind == "ruling":
            alone = len(head.people()) < 2
            corrected(house, live, patch) if alone else could_be(house, live, patch, ask.seat)
        act = Proposed(ask.seat, ask.kind, ask.reason, ask.to if ask.kind == "undo" else None, patch)
        entry = await house.write(live, act)
        found = live.head.proposal(entry.seq)
        if found is not None and is_agreed(live.head, found):
            return acknowledged(await enact(house, live, found, ask.seat))
        return acknowledged(entry)

    return await house.change(key.table, do)


async def vote(house: House, key: KeyRow, seat: int, proposal: int, yes: bool) -> Ack:
    """One no ends it; the last yes carries it out."""
    own_seat(key, seat)

    async def do(live: Live) -> Ack:
        found = live.head.proposal(proposal)
        hand = live.head.seats[seat].hand
        if found is None:
            raise Refused(Refusal("TABLE_E_NO_PROPOSAL"))
        if yes and hand in found.agreed:
            return Ack(live.seq, live.head.ply, repeated=True)
        if yes and is_agreed(live.head, found, hand):
            return acknowledged(await enact(house, live, found, seat))
        return acknowledged(await house.write(live, Voted(seat, proposal, yes)))

    return await house.change(key.table, do)


def is_agreed(head: Head, proposal: Proposal, *more: int) -> bool:
    return head.people() <= {*proposal.agreed, *more}


async def enact(house: House, live: Live, proposal: Proposal, seat: int) -> Any:
    """The last consent and what it was about are one entry of the log: there is no moment in between."""
    if proposal.kind == "undo":
        assert proposal.to is not None
        return await cut_back(house, live, Undone(seat, proposal.to, proposal.id))
    g = corrected(house, live, proposal.patch)
    state = msgspec.Raw(codec.save(live.game, g, live.box))
    act: AnyAct = Ruled(seat, proposal.patch, proposal.reason, proposal.id, state)
    return await house.write(live, act, g=g, claim=BOT_LEASE)


def plain_op(op: PatchOp) -> dict[str, Any]:
    return {"op": op.op, "path": op.path} if op.op == "remove" else {"op": op.op, "path": op.path, "value": op.value}
