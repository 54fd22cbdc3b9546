"""Playing a card: its keys from top to bottom, its place in the Sequence, its Ability (TG-33, TG-34.7)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.combat import gain_cubes
from tavola.kernels.tainted_grail.diplomacy import move_marker, resolve_topic
from tavola.kernels.tainted_grail.hands import draw_cards, into_discard, out_of_hand
from tavola.kernels.tainted_grail.in_force import has_trait, is_laid, is_passive
from tavola.kernels.tainted_grail.keys import bits_in, icon, icons_on, join_keys
from tavola.kernels.tainted_grail.stack import (
    DECK_RUNS_OUT,
    PLAY_CARD,
    READ_ICONS,
    TAKE_TOKEN,
    USE_ABILITY,
    leave,
    push,
    push_all,
)
from tavola.kernels.tainted_grail.tracks import lose


@scalar
def play_card(t: Any, s: Any, step: int, card: int, magic: int) -> None:
    """The steps of a card: its Magic, taking it up, its keys, laying it, its Ability, what is left to settle."""
    if step == 0:
        s[w.PAYERS] = bits_in(magic)
    elif step == 1:
        take_up(t, s, card)
    elif step == 2:
        join_keys(t, s, card, magic)
    elif step == 3:
        lay_card(t, s)
    elif step == 4:
        if s[w.SEQUENCE_COUNT] > 0 and s[w.SEQUENCE + s[w.SEQUENCE_COUNT] - 1] == card:
            s[w.TIME + card] = delays_of(t, card)
            push_abilities_of(t, s, card, w.ON_PLACE)
    else:
        s[w.WITHHELD] = 0
        fleeing = int(s[w.MUST_FLEE])
        s[w.MUST_FLEE] = 0
        if fleeing > 0:
            leave(s, PLAY_CARD)  # the flight is no part of the card
            for _ in range(fleeing):
                push(s, DECK_RUNS_OUT, 0, 0)


@scalar
def take_up(t: Any, s: Any, card: int) -> None:
    if s[w.PLACING] < 0:
        out_of_hand(s, card)
        s[w.PLACING] = card
        s[w.PLACING_KEYS] = 0
    s[w.PLAYED] += 1
    s[w.WITHHELD] = 1 if s[w.PLAYED] == 1 and has_trait(t, s, w.DEFENSIVE) else 0


@scalar
def join_key(t: Any, s: Any, right: int, left: int, row: int, topic: int) -> None:
    """A Magic Key costs its point now; an Attribute Key is recorded for good (TG-33.4, TG-33.8)."""
    if topic == w.TOPIC_MAGIC:
        if s[w.PAYERS] == 0:
            return
        s[w.PAYERS] -= 1
        if lose(t, s, w.MAGIC, 1) == 0:
            return
    elif topic != w.TOPIC_FREE:
        s[w.PLACING_KEYS] += 1 << 4 * topic
    read_icons(t, s, right, left, row, topic, 0)


@scalar
def read_icons(t: Any, s: Any, right: int, left: int, row: int, topic: int, first: int) -> None:
    """Bonuses are compulsory, even harmful ones (TG-33.7); a multiplier and Void touch the very next (TG-35.7).

    What a Topic brings comes before the icons after it, which are counted from `first`.
    """
    waiting, given = 1, 0
    for nth in range(icons_on(t, right, left, row)):
        each = icon(t, right, left, row, nth)
        kind, n = each & 15, each >> 4
        if waiting == 0:
            waiting = 1
            continue
        if kind == w.VOID:
            waiting = 0
            continue
        if kind == w.TIMES:
            waiting *= n
            continue
        turns = waiting if kind in (w.AFFINITY, w.TOPIC) else 1
        times = 1 if turns == waiting else waiting
        waiting = 1
        for _ in range(turns):
            given += 1
            if given <= first:
                continue
            if kind == w.CUBES:
                gain_cubes(t, s, n * times)
            elif kind == w.AFFINITY:
                move_marker(t, s, n)
            elif kind == w.TEAR:
                s[w.TEARS] += n * times
            elif kind == w.DRAW:
                if not draw_cards(t, s, n * times):
                    return
            elif kind == w.TOPIC:
                if more_given(t, right, left, row, given):
                    push_all(s, READ_ICONS, right, left, row + 16 * given, topic)
                resolve_topic(t, s, topic)
                return


@scalar
def more_given(t: Any, right: int, left: int, row: int, given: int) -> bool:
    """Whether a key gives anything after so many things."""
    waiting, found = 1, 0
    for nth in range(icons_on(t, right, left, row)):
        each = icon(t, right, left, row, nth)
        kind = each & 15
        if waiting == 0:
            waiting = 1
        elif kind == w.VOID:
            waiting = 0
        elif kind == w.TIMES:
            waiting *= each >> 4
        else:
            found += waiting if kind in (w.AFFINITY, w.TOPIC) else 1
            waiting = 1
    return found > given


# -- the Sequence


@scalar
def lay_card(t: Any, s: Any) -> None:
    """Now it is part of the Sequence. A Tear takes it off again, or the card before it by another reading (TG-35.4)."""
    tears = int(s[w.TEARS])
    s[w.TEARS] = 0
    if t[w.TEAR_BEFORE] == 1:
        remove_last(s, tears)
    lay(t, s)
    s[w.PAYERS] = 0
    if t[w.TEAR_BEFORE] == 0:
        remove_last(s, tears)


@scalar
def lay(t: Any, s: Any) -> None:
    """It covers the one before unless that is Passive: a covered card loses its tokens (TG-33.10, TG-33.11)."""
    if s[w.SEQUENCE_COUNT] > 0:
        before = int(s[w.SEQUENCE + s[w.SEQUENCE_COUNT] - 1])
        if not is_passive(t, before):
            s[w.TIME + before] = 0
    card = int(s[w.PLACING])
    s[w.SEQUENCE + s[w.SEQUENCE_COUNT]] = card
    s[w.SEQUENCE_COUNT] += 1
    s[w.KEYS + card] = s[w.PLACING_KEYS]
    s[w.PLACING] = w.NOBODY
    s[w.PLACING_KEYS] = 0


@scalar
def remove_last(s: Any, n: int) -> None:
    """Tokens, Charges and connections are lost; the card before is last and visible again (TG-33.18)."""
    for _ in range(min(n, int(s[w.SEQUENCE_COUNT]))):
        s[w.SEQUENCE_COUNT] -= 1
        at = w.SEQUENCE + s[w.SEQUENCE_COUNT]
        card = int(s[at])
        s[at] = 0
        s[w.TIME + card] = 0
        s[w.CHARGES + card] = 0
        s[w.KEYS + card] = 0
        into_discard(s, card)


@scalar
def delays_of(t: Any, card: int) -> int:
    """How many Time tokens the Delayed Abilities of a card wait for."""
    found = 0
    listed = int(t[t[w.CARD_ABILITIES] + 2 * card])
    for nth in range(t[listed]):
        found += int(t[t[w.ABILITIES] + w.ABILITY * t[listed + 1 + nth] + w.DELAY])
    return found


@scalar
def push_abilities_of(t: Any, s: Any, card: int, trigger: int) -> None:
    """The On placement Abilities of one card, or its Delayed ones."""
    listed = int(t[t[w.CARD_ABILITIES] + 2 * card])
    for nth in range(t[listed] - 1, -1, -1):
        ability = int(t[listed + 1 + nth])
        if t[t[w.ABILITIES] + w.ABILITY * ability + w.TRIGGER] == trigger:
            push(s, USE_ABILITY, ability, 0)


@scalar
def tick(s: Any) -> None:
    """One token off every card of the Sequence that has any, from left to right (TG-34.5)."""
    for nth in range(s[w.SEQUENCE_COUNT] - 1, -1, -1):
        card = int(s[w.SEQUENCE + nth])
        if s[w.TIME + card] > 0:
            push(s, TAKE_TOKEN, card, 0)


@scalar
def take_token(t: Any, s: Any, card: int) -> None:
    """With the last one its Ability happens."""
    if not is_laid(s, card) or s[w.TIME + card] == 0:
        return
    s[w.TIME + card] -= 1
    if s[w.TIME + card] == 0:
        push_abilities_of(t, s, card, w.ON_DELAY)


@scalar
def add_charges(s: Any, source: int, n: int) -> None:
    """Charges lie on a card of the Sequence, an Item or a Secret; never fewer than none (TG-33.17)."""
    at = -1
    if source < w.THE_ENCOUNTER:
        at = w.CHARGES + source if is_laid(s, source) else -1
    elif w.FIRST_THING <= source < w.ALWAYS_THERE:
        at = w.THING_CHARGES + source - w.FIRST_THING
    if at >= 0:
        s[at] = max(0, int(s[at]) + n)
