"""The table as text: enough to play from without pictures."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.sangue_reale.event_text import count_name
from tavola.games.sangue_reale.phrases import power, scoring
from tavola.games.sangue_reale.state import FREE, LAST_ROUND, NO_ONE, ROUNDS_IN_A_TURN
from tavola.games.sangue_reale.view import DuelView, PrintedRow, SheetSeen
from tavola.kernel.text import Message, Words, message_id

BLACK, WHITE = "●", "○"


def describe(view: DuelView, words: Words) -> str:
    parts = [
        heading(view, words),
        kings_track(view, words),
        *(columns(view, sheet, words) for sheet in view.sheets),
        lands(view, words),
        supporters(view, words),
        dice(view, words),
        score_so_far(view, words),
        past(view, words),
    ]
    return "\n\n".join("\n".join(lines) for part in parts if (lines := list(part)))


def name(view: DuelView, seat: int, words: Words) -> str:
    character = view.sheets[seat].character
    said = words(f"character-{character}") if character else words("seat-player", number=seat + 1)
    return words("text-you", name=said) if seat == view.viewer else said


def owner(view: DuelView, seat: int, words: Words, free: str) -> str:
    return words(free) if seat == FREE else name(view, seat, words)


def heading(view: DuelView, words: Words) -> Iterator[str]:
    yield words("text-heading", era=view.era, title=Message(f"era-{view.era}-title"))
    phase = Message(message_id("phase", view.phase))
    yield words("text-moment", round=view.round, last=LAST_ROUND, turn=view.turn, phase=phase)
    if view.plan:
        yield words("text-own-plan", plan=view.plan, name=Message(f"action-{view.plan}"))
    for sheet in view.sheets:
        if sheet.locked and sheet.seat != view.viewer:
            yield words("text-locked", who=name(view, sheet.seat, words))


def kings_track(view: DuelView, words: Words) -> Iterator[str]:
    """A row of values for each player, a stroke after each turn, and the live small circles."""
    yield words("text-track")
    for sheet in view.sheets:
        cells = [str(sheet.chronology[at]) if at < len(sheet.chronology) else "·" for at in range(LAST_ROUND)]
        turns = [" ".join(cells[at : at + ROUNDS_IN_A_TURN]) for at in range(0, LAST_ROUND, ROUNDS_IN_A_TURN)]
        yield f"  {' | '.join(turns)}  {name(view, sheet.seat, words)}"
        for turn, n in enumerate(sheet.modifiers, start=1):
            if n:
                yield "    " + words("text-modifiers", n=n, turn=turn)
        for lasting, n in sheet.powers.items():
            yield "    " + words(message_id("lasting", lasting), n=n)


def columns(view: DuelView, sheet: SheetSeen, words: Words) -> Iterator[str]:
    yield words("text-columns", who=name(view, sheet.seat, words))
    for value, rows in enumerate(sheet.columns, start=1):
        done, half = sheet.rows[value - 1], value in sheet.half
        drawn = [draw_row(row, at < done, half and at == done) for at, row in enumerate(rows)]
        total = sum(row.circles for row in rows)
        yield f"  {value}  {' '.join(drawn)}  {sheet.circles[value - 1]}/{total}"


def draw_row(row: PrintedRow, is_black: bool, is_half: bool) -> str:
    """`●` or `○`, two in brackets for a pair, `*` for a Unique Supporter, a stroke for the line behind it."""
    circles = BLACK * row.circles if is_black else BLACK + WHITE if is_half else WHITE * row.circles
    pair = f"[{circles}]" if row.circles == 2 else circles
    return pair + ("*" if row.unique else "") + (" |" if row.number else "")


def lands(view: DuelView, words: Words) -> Iterator[str]:
    yield words("text-lands")
    for area in view.printed.areas:
        marks = "; ".join(
            f"{name(view, sheet.seat, words)} {' '.join(draw_slot(sheet, slot) for slot in area.slots)}"
            for sheet in view.sheets
        )
        where = words(message_id("area", area.id))
        if area.box is None:
            yield "  " + words("text-land-boxless", area=where, marks=marks)
        else:
            who = owner(view, view.boxes[area.box], words, "text-free-land")
            vp = view.sheets[view.viewer or 0].box_vp[area.box]
            yield "  " + words("text-land", area=where, vp=vp, owner=who, marks=marks)
    yield from merged_lands(view, words)
    yield from changing_edges(view, words)


def draw_slot(sheet: SheetSeen, slot: str) -> str:
    """`(4)` circled, `x4` struck out, `4` free."""
    number = str(sheet.numbers[slot])
    if slot in sheet.circled:
        return f"({number})"
    return f"x{number}" if slot in sheet.blocked else number


def merged_lands(view: DuelView, words: Words) -> Iterator[str]:
    seen: set[tuple[str, ...]] = set()
    for sheet in view.sheets:
        for territory in sheet.territories:
            if len(territory.areas) > 1 and territory.areas not in seen:
                seen.add(territory.areas)
                areas = [Message(message_id("area", area)) for area in territory.areas]
                yield "  " + words("text-merged", areas=areas, boxes=len(territory.boxes))


def changing_edges(view: DuelView, words: Words) -> Iterator[str]:
    present = view.sheets[view.viewer or 0].present
    for edge in view.printed.edges:
        if edge.mutable:
            state = "present" if edge.id in present else "absent"
            one, two = (Message(message_id("area", area)) for area in edge.between)
            said = Message(message_id("edge", edge.id))
            yield "  " + words(f"text-edge-{state}", edge=said, kind=edge.kind, one=one, two=two)


def supporters(view: DuelView, words: Words) -> Iterator[str]:
    yield words("text-supporters")
    for unique in view.printed.uniques:
        yield "  " + words(
            "text-supporter",
            column=unique.column,
            circles=unique.circles,
            unique=Message(message_id("unique", unique.id)),
            owner=owner(view, view.uniques[unique.id], words, "text-free-supporter"),
            power=" ".join(words.say(power(effect)) for effect in unique.effects),
        )


def dice(view: DuelView, words: Words) -> Iterator[str]:
    if view.acting != NO_ONE and view.rolled:
        rolled = ", ".join(map(str, view.rolled))
        yield words("text-rolled", who=name(view, view.acting, words), dice=rolled)
    for hand in reversed(view.hands):
        if hand.dice:
            yield words("text-hand", who=name(view, hand.seat, words), dice=", ".join(map(str, hand.dice)))


def score_so_far(view: DuelView, words: Words) -> Iterator[str]:
    one, two = (name(view, sheet.seat, words) for sheet in view.sheets)
    yield words("text-score", one=one, two=two, x=view.vp[0], y=view.vp[1])
    for line in view.score:
        if any(line.vp):
            yield f"  {words.say(count_name(line))}: {line.vp[0]} · {line.vp[1]}"
    yield words("text-terms")
    for term in dict.fromkeys(term for sheet in view.sheets for term in sheet.terms):
        yield f"  {words.say(scoring(term))}"


def past(view: DuelView, words: Words) -> Iterator[str]:
    for result in view.results:
        x, y = result.vp
        who = (
            words("text-nobody") if result.winner == NO_ONE else words(f"character-{result.characters[result.winner]}")
        )
        yield words("text-result", era=result.era, who=who, x=x, y=y)
