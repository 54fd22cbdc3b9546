"""Diplomacy: the Affinity track, Stages and approaches, Topics, Reactions (TG-38, TG-39)."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.changing import modified
from tavola.kernels.tainted_grail.combat import end, end_activation
from tavola.kernels.tainted_grail.hands import ask
from tavola.kernels.tainted_grail.stack import ACTIVATION, ASK_APPROACH_DO, leave, push, push_words
from tavola.kernels.tainted_grail.tracks import settle

RULES = 1 + w.TOPICS  # of a Stage or an approach: the Reaction, then what each Topic says


@scalar
def move_marker(t: Any, s: Any, n: int) -> None:
    """Up or down, stopping at both ends; what an end means is asked only at the check (TG-39.6, TG-39.9)."""
    by = -modified(t, s, w.AFFINITY_LOSS, -n) if n < 0 else n
    s[w.MARKER] = max(0, min(int(s[w.MARKER]) + by, int(t[w.TOP])))


@scalar
def check_affinity(t: Any, s: Any) -> None:
    """At the bottom all is lost; at the top the Stage is won, with the last one the Encounter (TG-39.4, TG-39.5)."""
    if s[w.MARKER] == 0:
        end(t, s, w.LOST)
    elif s[w.MARKER] == t[w.TOP]:
        if s[w.STAGE] + 1 == t[w.STAGES]:
            end(t, s, w.WON)
            return
        s[w.STAGE] += 1
        s[w.APPROACH] = 0
        s[w.MARKER] = t[w.GREY]
        leave(s, ACTIVATION)
        end_activation(t, s)
        settle(t, s, w.HEALTH)
        open_stage(t, s)


@scalar
def stage(t: Any, s: Any) -> int:
    """Where the present Stage stands: how many approaches, then the rules of the Stage and of each approach."""
    return int(t[t[w.STAGE_RULES] + s[w.STAGE]])


@scalar
def open_stage(t: Any, s: Any) -> None:
    """Sequence, hands, tokens stay. Of two approaches one is chosen for good."""
    if t[stage(t, s)] > 0:
        push(s, ASK_APPROACH_DO, 0, 0)


@scalar
def ask_approach(s: Any) -> None:
    ask(s, w.ASK_APPROACH, 0, 0)


@scalar
def stage_rules(t: Any, s: Any) -> int:
    """The Stage as it is played: the approach that was chosen, where there are two."""
    return int(stage(t, s) + 1 + RULES * s[w.APPROACH])


@scalar
def resolve_topic(t: Any, s: Any, topic: int) -> None:
    """What the present Stage says of the key the Topic icon is connected to; often nothing (TG-39.10)."""
    push_words(t, s, int(t[stage_rules(t, s) + 1 + topic]), w.THE_ENCOUNTER)


@scalar
def react(t: Any, s: Any) -> None:
    """The Reaction of the present Stage (TG-39.7)."""
    push_words(t, s, int(t[stage_rules(t, s)]), w.THE_ENCOUNTER)
