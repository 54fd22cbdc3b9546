"""States of the rules in words, and words as states of the rules."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import Duel, EraResult, Hand, Sheet
from tavola.kernel import decision as modes
from tavola.kernel.flow import STEPS, run
from tavola.kernels.chance import get_bits, set_bits
from tavola.kernels.laid import RNG, Unclaimed, Words
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import stack as k
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.effect_tables import packed
from tavola.kernels.sangue_reale.frames import faces, read_frame, write_frame
from tavola.kernels.sangue_reale.marks import get_marks, set_marks
from tavola.kernels.sangue_reale.numbers import PLAN_OF
from tavola.kernels.sangue_reale.roads import history_letters, history_number
from tavola.kernels.sangue_reale.tables import Tables
from tavola.kernels.sangue_reale.territories import look_again

ENDINGS = ("", "king_died", "all_taken")
REASONS = ("vp", "boxes", "uniques", "circles", "crown", "draw")
MODES = {modes.NOBODY: w.NOBODY, modes.ONE: w.ONE, modes.EACH: w.EACH, modes.REVISABLE: w.EACH, modes.ANY: w.ANY}
ASKED_IN_STEP = {k.ERA_DO: 1, k.ROUND_DO: 1, k.ROLL_FOUR: 1, k.ROLL_FIVE: 1}
ROLLED_AND_ASKED = (k.A1_FACE, k.KEEP_PROMPT)  # the step that asks has rolled dice before
POWERS_OF_SHEETS = (
    ("first_until", w.FIRST_UNTIL),
    ("openly_until", w.OPENLY_UNTIL),
    ("uncancels", w.UNCANCELS),
    ("set_dice", w.SET_DICE),
    ("spent", w.SPENT),
    ("half", w.HALF),
    ("plan", w.PLAN),
    ("side", w.SIDE),
)
MARKS_OF_SHEETS = (("circled", w.CIRCLED), ("blocked", w.BLOCKED), ("waived", w.WAIVED), ("present", w.PRESENT))


# -- from the rules


def words_of(tables: Tables, g: Duel) -> Words:
    """The state in words; it waits for a decision or is over."""
    if g.loaded:
        raise Unclaimed("The kernel of Sangue Reale plays no tables whose dice are loaded.")
    if g.layout not in tables.layout_names:
        raise Unclaimed(f"The kernel of Sangue Reale was not laid out for the sheet {g.layout}.")
    s = [0] * w.WORDS
    set_bits(s, RNG, g.rng)
    _write_table(tables, g, s)
    _write_question(tables, g, s)
    frames = [write_frame(tables, do, step) for do, step in zip(g.stack, g.steps, strict=True)]
    queue = [write_frame(tables, do) for do in g.queue]
    if len(frames) > w.MOST_FRAMES or len(queue) > w.MOST_QUEUED or len(g.hands) > w.MOST_HANDS:
        raise Unclaimed("More is waiting to be done than the kernel of Sangue Reale has room for.")
    s[w.DEPTH], s[w.QUEUED], s[w.HAND_COUNT] = len(frames), len(queue), len(g.hands)
    _put(s, w.STACK, [word for frame in frames for word in frame])
    _put(s, w.QUEUE, [word for frame in queue for word in frame])
    _put(s, w.HANDS, [word for hand in g.hands for word in _hand_words(hand)])
    for seat, sheet in enumerate(g.sheets):
        _write_sheet(tables, s, w.SHEETS + seat * w.SHEET_WORDS, sheet)
    look_again(tables.words, s)
    return s


def _put(s: Words, at: int, words: list[int]) -> None:
    s[at : at + len(words)] = words


def _dice(changed: Any) -> int:
    return packed(changed) if changed else 0


def _hand_words(hand: Hand) -> list[int]:
    return [hand.seat, packed(hand.dice), packed(hand.used), _dice(hand.changed)]


def _write_table(tables: Tables, g: Duel, s: Words) -> None:
    s[w.ERA], s[w.LAYOUT] = g.era, tables.layout_names.index(g.layout)
    s[w.PRINT], s[w.SET] = tables.words[tables.words[p.LAYOUTS] + s[w.LAYOUT]], tables.sets.index(g.supporters)
    s[w.ROUND], s[w.ROUNDS_BEGUN], s[w.ACTING] = g.round, g.rounds_begun, g.acting
    s[w.ROLLED], s[w.ROLL_CHANGED], s[w.CANCELLED] = packed(g.rolled), _dice(g.changed), g.cancelled
    s[w.ENDING], s[w.HISTORY] = ENDINGS.index(g.ending), history_number(g.history)
    _put(s, w.BOXES, (g.boxes + [w.FREE] * w.MOST_BOXES)[: w.MOST_BOXES])
    _put(s, w.UNIQUES, (g.uniques + [w.FREE] * w.MOST_UNIQUES)[: w.MOST_UNIQUES])
    s[w.RESULT_COUNT] = len(g.results)
    for nth, one in enumerate(g.results):
        characters = map(tables.characters.index, one.characters)
        row = [one.era, tables.sheets.index(one.sheet), one.winner, REASONS.index(one.by), *one.vp, *characters]
        _put(s, w.RESULTS + w.RESULT_WORDS * nth, row)


def _write_question(tables: Tables, g: Duel, s: Words) -> None:
    s[w.ASKED], s[w.MODE] = g.asked, MODES[g.mode]
    for seat, key in g.held.items():
        s[w.HELD + seat] = tables.code.numbers[key] - PLAN_OF
    if g.open:
        s[w.PROMPT] = k.PROMPTS.index(g.open[0].prompt)
    if s[w.MODE] == w.ONE:
        actions = list(tables.code.choices(g.open[0].legal()))
        s[w.SEAT], s[w.OPTION_COUNT] = g.open[0].seat, len(actions)
        _put(s, w.OPTIONS, actions)


def _write_sheet(tables: Tables, s: Words, at: int, sheet: Sheet) -> None:
    s[at + w.CHARACTER] = tables.characters.index(sheet.character) if sheet.character else w.NO_ONE
    s[at + w.SIDE_PRINT] = tables.words[s[w.PRINT] + p.SIDES + sheet.side]
    for name, word in POWERS_OF_SHEETS:
        s[at + word] = getattr(sheet, name)
    for name, word in MARKS_OF_SHEETS:
        set_marks(s, at + word, getattr(sheet, name))
    s[at + w.WRAPS], s[at + w.DOUBLES], s[at + w.WRITTEN] = sheet.wraps, sheet.doubles, len(sheet.chronology)
    _put(s, at + w.CHRONOLOGY, sheet.chronology)
    _put(s, at + w.MODIFIERS, sheet.modifiers)
    _put(s, at + w.ROWS, sheet.rows)
    for action, until in sheet.forbidden.items():
        s[at + w.FORBIDDEN + action - 1] = until
    s[at + w.FORBIDDEN_ORDER] = packed(sheet.forbidden)


# -- as the rules have it


def duel_of(tables: Tables, box: DuelBox, options: Rulings, s: Words) -> Duel:
    """The same state in the rules' form, its question asked anew."""
    layout = box.layout(tables.layout_names[s[w.LAYOUT]])
    g = Duel(
        box=box,
        options=options,
        rng=get_bits(s, RNG),
        era=s[w.ERA],
        layout=layout.name,
        supporters=tables.sets[s[w.SET]],
        round=s[w.ROUND],
        rounds_begun=s[w.ROUNDS_BEGUN],
        boxes=s[w.BOXES : w.BOXES + len(layout.boxes)],
        uniques=s[w.UNIQUES : w.UNIQUES + len(layout.uniques)],
        acting=s[w.ACTING],
        rolled=faces(s[w.ROLLED]),
        changed=faces(s[w.ROLL_CHANGED]) or msgspec.UNSET,
        cancelled=s[w.CANCELLED],
        ending=ENDINGS[s[w.ENDING]],
        history=history_letters(s[w.HISTORY]),
        asked=s[w.ASKED],
    )
    g.sheets = [_read_sheet(tables, s, w.SHEETS + seat * w.SHEET_WORDS) for seat in (0, 1)]
    g.hands = [_read_hand(s, w.HANDS + w.HAND_WORDS * nth) for nth in range(s[w.HAND_COUNT])]
    g.results = [_read_result(tables, s, w.RESULTS + w.RESULT_WORDS * nth) for nth in range(s[w.RESULT_COUNT])]
    g.queue = [read_frame(tables, *_frame(s, w.QUEUE, nth))[0] for nth in range(s[w.QUEUED])]
    for nth in range(s[w.DEPTH]):
        do, step = read_frame(tables, *_frame(s, w.STACK, nth))
        g.stack.append(do)
        g.steps.append(step)
    if s[w.PROMPT]:
        _ask_again(g, s)
    return g


def _frame(s: Words, at: int, nth: int) -> tuple[int, int]:
    return s[at + 2 * nth], s[at + 2 * nth + 1]


def _read_sheet(tables: Tables, s: Words, at: int) -> Sheet:
    character = s[at + w.CHARACTER]
    return Sheet(
        character=tables.characters[character] if character != w.NO_ONE else "",
        chronology=s[at + w.CHRONOLOGY : at + w.CHRONOLOGY + s[at + w.WRITTEN]],
        modifiers=s[at + w.MODIFIERS : at + w.MODIFIERS + 5],
        rows=s[at + w.ROWS : at + w.ROWS + 6],
        forbidden={action: s[at + w.FORBIDDEN + action - 1] for action in faces(s[at + w.FORBIDDEN_ORDER])},
        wraps=bool(s[at + w.WRAPS]),
        doubles=bool(s[at + w.DOUBLES]),
        **{name: s[at + word] for name, word in POWERS_OF_SHEETS},
        **{name: get_marks(s, at + word) for name, word in MARKS_OF_SHEETS},
    )


def _read_hand(s: Words, at: int) -> Hand:
    changed = faces(s[at + w.HAND_CHANGED])
    return Hand(s[at + w.HAND_SEAT], faces(s[at + w.HAND_DICE]), faces(s[at + w.HAND_USED]), changed or msgspec.UNSET)


def _read_result(tables: Tables, s: Words, at: int) -> EraResult:
    one, two = s[at + w.R_CHARACTERS : at + w.R_CHARACTERS + 2]
    return EraResult(
        s[at + w.R_ERA],
        tables.sheets[s[at + w.R_SHEET]],
        s[at + w.R_WINNER],
        REASONS[s[at + w.R_BY]],
        (s[at + w.R_VP], s[at + w.R_VP + 1]),
        (tables.characters[one], tables.characters[two]),
    )


def _ask_again(g: Duel, s: Words) -> None:
    """The step that asked is run once more: what it has rolled is given to it, what it has pushed is taken away."""
    top = s[w.DEPTH] - 1
    head, _ = _frame(s, w.STACK, top)
    kind = head & k.KIND_BITS
    if kind == k.USE_POWER and head >> k.STEP_AT & 15 != k.DONE:  # what happens several times has pushed the next
        g.stack.pop()
        g.steps.pop()
    g.steps[-1] = list(STEPS[type(g.stack[-1])])[ASKED_IN_STEP.get(kind, 0)]
    g.asked -= 1 if s[w.MODE] == w.ONE else 2
    if s[w.PROMPT] in ROLLED_AND_ASKED:
        g.loaded = list(g.rolled)
    run(g)
    g.events.clear()
    for seat in (0, 1):
        if s[w.HELD + seat]:
            g.held[seat] = f"plan:{s[w.HELD + seat]}"
