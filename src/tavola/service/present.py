"""A table as records of the wire, in the words of one viewer. What is hidden from the viewer never gets here."""

from __future__ import annotations

import datetime
from typing import Any

import msgspec

from tavola.kernel import codec
from tavola.kernel.decision import Decision, Refusal, Refused, Viewer
from tavola.kernel.event import all_seen_by
from tavola.kernel.state import State
from tavola.kernel.text import Arg, Message, Words, message_id
from tavola.kernel.view import seat_view
from tavola.service import log_acts
from tavola.service.loaded_table import LoadedTable
from tavola.service.option_info import option_info, options_with_question, refused_fields, why_not
from tavola.service.out_of_service import in_time
from tavola.service.player_names import PlayerNames
from tavola.service.table_summary import Proposal, TableSummary
from tavola.service.time_slices import TimeSlices
from tavola.service.wire.records import (
    Details,
    EventInfo,
    LogLine,
    Moment,
    OptionInfo,
    OutcomeInfo,
    ProposalInfo,
    Question,
    RefusalInfo,
    RefusedInfo,
    SeatClock,
    SeatInfo,
    TableInfo,
    UndoLimit,
    ViewInfo,
)
from tavola.store.port import Entry

PREVIEWS = 60  # decisions with more options than these show what an option brings only when asked for that option
MESSAGE = {"id", "args"}  # how a message looks in plain data
PLAIN = frozenset((int, str, bool, float, type(None)))  # most of a view: not looked into


def table_info(loaded: LoadedTable, words: Words) -> TableInfo:
    row, plan, summary = loaded.row, loaded.plan, loaded.summary
    outcome = loaded.outcome
    outcome_info = None
    if outcome is not None:
        text = text_of(words, message_id("ending", outcome.ending))
        outcome_info = OutcomeInfo(list(outcome.places), list(outcome.scores), outcome.ending, text)
    return TableInfo(
        id=row.id,
        name=plan.name,
        game=row.game,
        pack=f"{row.pack}#{plan.frozen}" if plan.frozen else row.pack,
        engine=row.engine,
        options=loaded.given_options,
        phase=loaded.phase,
        pace=plan.pace,
        screen=plan.screen,
        watch_delay=plan.watch_delay,
        hints=loaded.allows_hints(),
        hall=plan.hall,
        rated=plan.rated,
        seats=[
            SeatInfo(n, seat.who, seat.name, seat.bot, seat.stands_in, seat.resigned)
            for n, seat in enumerate(summary.seats)
        ],
        seq=loaded.seq,
        ply=summary.ply,
        opened_at=row.opened_at,
        waits_since=summary.since,
        patience=plan.overdue,
        terms=plan.terms,
        clocks=[SeatClock(seat, due, summary.away.get(seat)) for seat, due in sorted(summary.due.items())],
        commitment=loaded.commitment,
        seed=row.seed if outcome is not None and is_from_seed(loaded) and not loaded.is_sealed else None,
        outcome=outcome_info,
        proposals=[proposal_info(summary, proposal) for proposal in summary.proposals],
        marks=sorted(
            {
                *plan.marks,
                *summary.marks,
                *(("damaged",) if loaded.damage else ()),
                *(("stopped",) if loaded.is_stopped else ()),
            }
        ),
        origin=plan.origin,
        next=summary.next,
        continues=loaded.continues(),
        room=loaded.room(),
    )


def is_from_seed(loaded: LoadedTable) -> bool:
    """Whether all of this table's chance comes of its seed; what is dealt anew in a branch does not."""
    origin = loaded.plan.origin
    return loaded.row.opening is None or (origin is not None and origin.kind == "campaign")


def proposal_info(summary: TableSummary, p: Proposal) -> ProposalInfo:
    people = summary.people()
    agreed = [n for n, seat in enumerate(summary.seats) if seat.person in people and seat.person in p.agreed]
    missing = [n for n, seat in enumerate(summary.seats) if seat.person in people and seat.person not in p.agreed]
    return ProposalInfo(p.id, p.kind, p.by, p.reason, p.to, p.patch, agreed, missing)


def view_info(loaded: LoadedTable, viewer: Viewer, words: Words, past: State | None = None) -> ViewInfo:
    """What the viewer sees now, or saw in the past; the past asks nothing."""
    words = by_name(loaded, words)
    playing = past is None and loaded.phase == "playing"
    with in_time(loaded):
        seen = seat_view(loaded.game, loaded.g if past is None else past, viewer)
        shown = translated(codec.plain(seen.view), words)
        own = [decision for decision in loaded.g.open if playing and decision.seat == viewer]
        questions = [question(loaded, decision, words) for decision in own]
    return ViewInfo(
        viewer=viewer,
        view=shown,
        decisions=questions,
        waiting_for=list(seen.waiting_for) if playing or past is not None else [],
        undo=undo_limit(loaded, viewer, words) if past is None and viewer is not None else None,
    )


def described(loaded: LoadedTable, g: State, viewer: Viewer, words: Words) -> str:
    """What the viewer sees of a state of this table, as text that can be read aloud."""
    with in_time(loaded):
        return loaded.game.describe(loaded.game.view(g, viewer), by_name(loaded, words))


def by_name(loaded: LoadedTable, words: Words) -> Words:
    """The same words, with people called by the names they sit under."""
    return PlayerNames(words, [seat.name for seat in loaded.summary.seats])


def translated(shown: Any, words: Words) -> Any:
    """Plain data in which every message is said: names and rules of cards reach a viewer as words, not as ids."""
    if isinstance(shown, list):
        return [part if type(part) in PLAIN else translated(part, words) for part in shown]
    if not isinstance(shown, dict):
        return shown
    if len(shown) == len(MESSAGE) and shown.keys() == MESSAGE:
        return words.say(msgspec.convert(shown, Message))
    return {name: part if type(part) in PLAIN else translated(part, words) for name, part in shown.items()}


def question(loaded: LoadedTable, decision: Decision, words: Words) -> Question:
    return Question(
        id=loaded.question_id(decision),
        seat=decision.seat,
        prompt=decision.prompt,
        text=words.say(loaded.game.prompt(loaded.g, decision)),
        keys=list(decision.legal()),
        held=loaded.g.held.get(decision.seat),
        may_change=loaded.may_change(decision),
        options=options_with_question(loaded.game, loaded.g, decision, words),
        refused=refused_infos(loaded, decision, words),
    )


def undo_limit(loaded: LoadedTable, seat: int, words: Words) -> UndoLimit:
    ply = loaded.summary.ply
    barrier = loaded.summary.undo_info.barrier(seat, ply)
    text = text_of(words, message_id("barrier", barrier.reason))
    return UndoLimit(barrier.at, ply - barrier.at, barrier.reason, text)


def moment(loaded: LoadedTable, viewer: Viewer, words: Words) -> Moment:
    return Moment(loaded.seq, loaded.summary.ply, table_info(loaded, words), view_info(loaded, viewer, words))


def log_line(loaded: LoadedTable, entry: Entry, viewer: Viewer, words: Words) -> LogLine:
    """An entry as this viewer may know it: secret answers are only known to have been given."""
    words = by_name(loaded, words)
    happenings = event_infos(loaded, entry, viewer, words) if entry.events else []
    text = act_text(loaded, entry, words)
    return LogLine(entry.seq, entry.at, entry.ply, entry.act, entry.seat, text, happenings)


def event_infos(loaded: LoadedTable, entry: Entry, viewer: Viewer, words: Words) -> list[EventInfo]:
    with in_time(loaded):
        return [
            EventInfo(type(event).__name__, words.say(loaded.game.tell(loaded.g, event)), plain_event(event))
            for event in all_seen_by(loaded.events_of(entry), viewer)
        ]


def plain_event(event: Any) -> dict[str, Any]:
    plain: dict[str, Any] = codec.plain(event)
    plain.pop("event", None)
    return plain


def act_text(loaded: LoadedTable, entry: Entry, words: Words) -> str:
    """What people did at the table, besides playing, in words."""
    if entry.act in ("answered", "opened"):
        return ""
    act = log_acts.read_act(entry.data)
    if isinstance(act, log_acts.Talked):
        return act.text
    if isinstance(act, log_acts.Mended):
        return text_of(words, message_id("act", entry.act), {"count": act.lost})
    if isinstance(act, (log_acts.Exported, log_acts.Stopped)):
        return text_of(words, message_id("act", entry.act))
    args: dict[str, Arg] = {"name": loaded.seat_name(act.seat), "seat": act.seat + 1}
    match act:
        case log_acts.SatDown():
            args["name"] = act.name
        case log_acts.Proposed() | log_acts.Ruled():
            if isinstance(act, log_acts.Proposed) and len(loaded.summary.people()) < 2:
                return ""  # who plays alone asks nobody
            args |= {"reason": act.reason, "told": "yes" if act.reason else "no"}
        case log_acts.Voted():
            args["vote"] = "yes" if act.yes else "no"
        case log_acts.BotCame() | log_acts.Resigned():
            args |= {"bot": act.bot, "late": "yes" if act.late else "no"}
        case log_acts.Paused():
            until = datetime.datetime.fromtimestamp(act.until, datetime.UTC)
            args |= {"day": until.day, "month": until.month}
        case _:
            pass
    return text_of(words, message_id("act", entry.act), args)


async def details(loaded: LoadedTable, decision: Decision, words: Words, only: str = "") -> Details:
    """Every option in words; long lists are worked out a slice at a time, so that other tables go on."""
    words = by_name(loaded, words)
    g, game = loaded.g, loaded.game
    keys = [key for key in decision.legal() if not only or key == only]
    with_preview = len(keys) <= PREVIEWS
    infos: list[OptionInfo] = []
    slices = TimeSlices(most=loaded.ceilings.details_seconds)
    for key in keys:
        with in_time(loaded):
            infos.append(option_info(game, g, decision, key, words, ahead=with_preview))
        await slices.rest()
    with in_time(loaded):
        refused = refused_infos(loaded, decision, words)
        text = words.say(game.prompt(g, decision))
    return Details(loaded.question_id(decision), decision.seat, text, infos, refused)


def foretold(loaded: LoadedTable, decision: Decision, key: str, words: Words) -> OptionInfo:
    """One option in full."""
    if key not in decision.legal():
        raise Refused(loaded.game.why_not(loaded.g, decision, key))
    with in_time(loaded):
        return option_info(loaded.game, loaded.g, decision, key, by_name(loaded, words), ahead=True)


def explained(
    loaded: LoadedTable, decision: Decision, key: str, fields: dict[str, Any], words: Words
) -> RefusalInfo | None:
    """Why an answer cannot be given now, or None where it can."""
    with in_time(loaded):
        found = why_not(loaded.game, loaded.g, decision, key, fields)
        return None if found is None else refusal_info(found, by_name(loaded, words))


def refused_infos(loaded: LoadedTable, decision: Decision, words: Words) -> list[RefusedInfo]:
    """What the rules forbid now but a player would look for, with the answer that each is about."""
    found = []
    for refusal in loaded.game.refused(loaded.g, decision):
        card, fields = refusal_info(refusal, words), refused_fields(loaded.g, decision, refusal.key)
        found.append(RefusedInfo(card.code, card.text, card.rule, card.key, fields))
    return found


def refusal_info(refusal: Refusal, words: Words) -> RefusalInfo:
    message = refusal.message()
    return RefusalInfo(refusal.code, text_of(words, message.id, message.args), refusal.rule, refusal.key)


def text_of(words: Words, id: str, args: dict[str, Arg] | None = None) -> str:
    """The words, or the bare id where a language has none: a missing word must not stop a table."""
    return words.say(Message(id, args or {})) if words.has(id) else id
