"""Cards and sights: a table put into the words of one viewer. What is hidden from the viewer never enters here."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.kernel import codec
from tavola.kernel.decision import Decision, Refusal, Refused, Viewer
from tavola.kernel.event import all_seen_by
from tavola.kernel.state import State
from tavola.kernel.text import Arg, Message, Words, message_id
from tavola.kernel.view import sight
from tavola.service import acts
from tavola.service.head import Head, Proposal
from tavola.service.live import Live
from tavola.service.naming import NamedWords
from tavola.service.option_cards import cards_with_question, option_card, refused_fields, why_not
from tavola.service.stopping import in_time
from tavola.service.told import (
    Details,
    Happening,
    LogLine,
    Moment,
    OptionCard,
    OutcomeCard,
    ProposalCard,
    Question,
    RefusalCard,
    RefusedCard,
    SeatCard,
    SightCard,
    TableCard,
    UndoCard,
)
from tavola.service.turns import Slices
from tavola.store.port import Entry

PREVIEWS = 60  # decisions with more options than these show what an option brings only when asked for that option
MESSAGE = {"id", "args"}  # how a message looks in plain data
PLAIN = frozenset((int, str, bool, float, type(None)))  # most of a view: not looked into


def table_card(live: Live, words: Words) -> TableCard:
    row, plan, head = live.row, live.plan, live.head
    outcome = live.outcome
    told = None
    if outcome is not None:
        text = said(words, message_id("ending", outcome.ending))
        told = OutcomeCard(list(outcome.places), list(outcome.scores), outcome.ending, text)
    return TableCard(
        id=row.id,
        name=plan.name,
        game=row.game,
        pack=row.pack,
        engine=row.engine,
        options=live.given_options,
        phase=live.phase,
        pace=plan.pace,
        screen=plan.screen,
        watch_delay=plan.watch_delay,
        hints=live.allows_hints(),
        seats=[
            SeatCard(n, seat.who, seat.name, seat.bot, seat.stands_in, seat.resigned)
            for n, seat in enumerate(head.seats)
        ],
        seq=live.seq,
        ply=head.ply,
        opened_at=row.opened_at,
        waits_since=head.since,
        patience=plan.overdue,
        commitment=live.commitment,
        seed=row.seed if outcome is not None and is_from_seed(live) else None,
        outcome=told,
        proposals=[proposal_card(head, proposal) for proposal in head.proposals],
        marks=sorted(
            {
                *plan.marks,
                *head.marks,
                *(("damaged",) if live.damage else ()),
                *(("stopped",) if live.is_stopped else ()),
            }
        ),
        origin=plan.origin,
        next=head.next,
        continues=live.continues(),
        room=live.room(),
    )


def is_from_seed(live: Live) -> bool:
    """Whether all of this table's chance comes of its seed; what is dealt anew in a branch does not."""
    origin = live.plan.origin
    return live.row.opening is None or (origin is not None and origin.kind == "campaign")


def proposal_card(head: Head, p: Proposal) -> ProposalCard:
    people = head.people()
    agreed = [n for n, seat in enumerate(head.seats) if seat.hand in people and seat.hand in p.agreed]
    missing = [n for n, seat in enumerate(head.seats) if seat.hand in people and seat.hand not in p.agreed]
    return ProposalCard(p.id, p.kind, p.by, p.reason, p.to, p.patch, agreed, missing)


def sight_card(live: Live, viewer: Viewer, words: Words, past: State | None = None) -> SightCard:
    """What the viewer sees now, or saw in the past; the past asks nothing."""
    words = by_name(live, words)
    playing = past is None and live.phase == "playing"
    with in_time(live):
        seen = sight(live.game, live.g if past is None else past, viewer)
        shown = spoken(codec.plain(seen.view), words)
        own = [decision for decision in live.g.open if playing and decision.seat == viewer]
        questions = [question(live, decision, words) for decision in own]
    return SightCard(
        viewer=viewer,
        view=shown,
        decisions=questions,
        waiting_for=list(seen.waiting_for) if playing or past is not None else [],
        undo=undo_card(live, viewer, words) if past is None and viewer is not None else None,
    )


def described(live: Live, g: State, viewer: Viewer, words: Words) -> str:
    """What the viewer sees of a state of this table, as text that can be read aloud."""
    with in_time(live):
        return live.game.describe(live.game.view(g, viewer), by_name(live, words))


def by_name(live: Live, words: Words) -> Words:
    """The same words, with people called by the names they sit under."""
    return NamedWords(words, [seat.name for seat in live.head.seats])


def spoken(shown: Any, words: Words) -> Any:
    """Plain data in which every message is said: names and rules of cards reach a viewer as words, not as ids."""
    if isinstance(shown, list):
        return [part if type(part) in PLAIN else spoken(part, words) for part in shown]
    if not isinstance(shown, dict):
        return shown
    if len(shown) == len(MESSAGE) and shown.keys() == MESSAGE:
        return words.say(msgspec.convert(shown, Message))
    return {name: part if type(part) in PLAIN else spoken(part, words) for name, part in shown.items()}


def question(live: Live, decision: Decision, words: Words) -> Question:
    return Question(
        id=live.question_id(decision),
        seat=decision.seat,
        prompt=decision.prompt,
        text=words.say(live.game.prompt(live.g, decision)),
        keys=list(decision.legal()),
        held=live.g.held.get(decision.seat),
        may_change=live.may_change(decision),
        options=cards_with_question(live.game, live.g, decision, words),
        refused=refused_cards(live, decision, words),
    )


def undo_card(live: Live, seat: int, words: Words) -> UndoCard:
    ply = live.head.ply
    barrier = live.head.trail.barrier(seat, ply)
    text = said(words, message_id("barrier", barrier.reason))
    return UndoCard(barrier.at, ply - barrier.at, barrier.reason, text)


def moment(live: Live, viewer: Viewer, words: Words) -> Moment:
    return Moment(live.seq, live.head.ply, table_card(live, words), sight_card(live, viewer, words))


def log_line(live: Live, entry: Entry, viewer: Viewer, words: Words) -> LogLine:
    """An entry as this viewer may know it: secret answers are only known to have been given."""
    words = by_name(live, words)
    happenings = happenings_of(live, entry, viewer, words) if entry.events else []
    text = act_text(live, entry, words)
    return LogLine(entry.seq, entry.at, entry.ply, entry.act, entry.seat, text, happenings)


def happenings_of(live: Live, entry: Entry, viewer: Viewer, words: Words) -> list[Happening]:
    with in_time(live):
        return [
            Happening(type(event).__name__, words.say(live.game.tell(live.g, event)), plain_event(event))
            for event in all_seen_by(live.events_of(entry), viewer)
        ]


def plain_event(event: Any) -> dict[str, Any]:
    told: dict[str, Any] = codec.plain(event)
    told.pop("event", None)
    return told


def act_text(live: Live, entry: Entry, words: Words) -> str:
    """What people did at the table, besides playing, in words."""
    if entry.act in ("answered", "opened"):
        return ""
    act = acts.read_act(entry.data)
    if isinstance(act, acts.Talked):
        return act.text
    if isinstance(act, acts.Mended):
        return said(words, message_id("act", entry.act), {"count": act.lost})
    if isinstance(act, (acts.Exported, acts.Stopped)):
        return said(words, message_id("act", entry.act))
    args: dict[str, Arg] = {"name": live.seat_name(act.seat), "seat": act.seat + 1}
    match act:
        case acts.SatDown():
            args["name"] = act.name
        case acts.Proposed() | acts.Ruled():
            if isinstance(act, acts.Proposed) and len(live.head.people()) < 2:
                return ""  # who plays alone asks nobody
            args |= {"reason": act.reason, "told": "yes" if act.reason else "no"}
        case acts.Voted():
            args["vote"] = "yes" if act.yes else "no"
        case acts.BotCame() | acts.Resigned():
            args["bot"] = act.bot
        case _:
            pass
    return said(words, message_id("act", entry.act), args)


async def details(live: Live, decision: Decision, words: Words, only: str = "") -> Details:
    """Every option in words; long lists are worked out a slice at a time, so that other tables go on."""
    words = by_name(live, words)
    g, game = live.g, live.game
    keys = [key for key in decision.legal() if not only or key == only]
    with_preview = len(keys) <= PREVIEWS
    cards: list[OptionCard] = []
    slices = Slices(most=live.ceilings.details_seconds)
    for key in keys:
        with in_time(live):
            cards.append(option_card(game, g, decision, key, words, ahead=with_preview))
        await slices.rest()
    with in_time(live):
        refused = refused_cards(live, decision, words)
        text = words.say(game.prompt(g, decision))
    return Details(live.question_id(decision), decision.seat, text, cards, refused)


def foretold(live: Live, decision: Decision, key: str, words: Words) -> OptionCard:
    """One option in full."""
    if key not in decision.legal():
        raise Refused(live.game.why_not(live.g, decision, key))
    with in_time(live):
        return option_card(live.game, live.g, decision, key, by_name(live, words), ahead=True)


def explained(live: Live, decision: Decision, key: str, fields: dict[str, Any], words: Words) -> RefusalCard | None:
    """Why an answer cannot be given now, or None where it can."""
    with in_time(live):
        found = why_not(live.game, live.g, decision, key, fields)
        return None if found is None else refusal_card(found, by_name(live, words))


def refused_cards(live: Live, decision: Decision, words: Words) -> list[RefusedCard]:
    """What the rules forbid now but a player would look for, with the answer that each is about."""
    found = []
    for refusal in live.game.refused(live.g, decision):
        card, fields = refusal_card(refusal, words), refused_fields(live.g, decision, refusal.key)
        found.append(RefusedCard(card.code, card.text, card.rule, card.key, fields))
    return found


def refusal_card(refusal: Refusal, words: Words) -> RefusalCard:
    message = refusal.message()
    return RefusalCard(refusal.code, said(words, message.id, message.args), refusal.rule, refusal.key)


def said(words: Words, id: str, args: dict[str, Arg] | None = None) -> str:
    """The words, or the bare id where a language has none: a missing word must not stop a table."""
    return words.say(Message(id, args or {})) if words.has(id) else id
