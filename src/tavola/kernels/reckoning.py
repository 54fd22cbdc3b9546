"""Small nets run inside a kernel, and stage games solved there.

A net is one array: weights of the first layer, a row for each number that is seen, and its biases; then the second
layer and the last one alike. `shape` says how many are seen, how many units each layer has, and how many answers.
"""

from __future__ import annotations

from math import exp
from typing import Any, TypeAlias

from tavola.kernels.compiling import scalar

Bytes: TypeAlias = Any
Floats: TypeAlias = Any

SEEN, FIRST, SECOND, ANSWERS = range(4)  # of a shape
PLANS = 6
CELLS = PLANS * PLANS
MIXES = 7 * PLANS


@scalar
def forward(net: Floats, shape: Any, seen: Bytes, h: Floats, answers: int) -> None:
    """The first so many answers of a net into the first places of `h`; what is below nought is cut off in between."""
    first, second, wide = int(shape[FIRST]), int(shape[SECOND]), int(shape[ANSWERS])
    one, two = 64, 64 + first  # where the layers stand in h
    at = int(shape[SEEN]) * first
    for unit in range(first):
        h[one + unit] = net[at + unit]
    for nth in range(shape[SEEN]):
        if seen[nth]:
            x = seen[nth]
            row = nth * first
            for unit in range(first):
                h[one + unit] += x * net[row + unit]
    at += first
    for unit in range(second):
        h[two + unit] = net[at + first * second + unit]
    for nth in range(first):
        x = h[one + nth]
        if x > 0:
            row = at + nth * second
            for unit in range(second):
                h[two + unit] += x * net[row + unit]
    at += first * second + second
    for unit in range(answers):
        h[unit] = net[at + second * wide + unit]
    for nth in range(second):
        x = h[two + nth]
        if x > 0:
            row = at + nth * wide
            for unit in range(answers):
                h[unit] += x * net[row + unit]


@scalar
def chance_of(logit: float) -> float:
    return 1.0 / (1.0 + exp(-logit))


@scalar
def solve(game: Floats, at: int, may: Any, mix: Floats, times: int) -> float:
    """Both players' mixes in a game of six plans each, by regret matching; the value for the row player.

    `game` holds the row player's chances from `at` on, `may` which plans each player has: six, and six. The mixes
    stand in the first places of `mix`, twelve; it needs `MIXES`.
    """
    for nth in range(MIXES):
        mix[nth] = 0.0
    for turn in range(times):
        for who in range(2):
            whole = 0.0
            for plan in range(PLANS):
                whole += mix[12 + 6 * who + plan]
            free = 0
            for plan in range(PLANS):
                free += may[6 * who + plan]
            for plan in range(PLANS):
                if whole > 0.0:
                    mix[24 + 6 * who + plan] = mix[12 + 6 * who + plan] / whole
                else:
                    mix[24 + 6 * who + plan] = may[6 * who + plan] / free
                mix[6 * who + plan] += (turn + 1) * mix[24 + 6 * who + plan]
            regret(game, at, may, mix, 1 - who)
    for who in range(2):
        whole = 0.0
        for plan in range(PLANS):
            whole += mix[6 * who + plan]
        for plan in range(PLANS):
            mix[6 * who + plan] /= whole
    value = 0.0
    for one in range(PLANS):
        for two in range(PLANS):
            value += mix[one] * mix[6 + two] * game[at + PLANS * one + two]
    return value


@scalar
def regret(game: Floats, at: int, may: Any, mix: Floats, who: int) -> None:
    """What a player would rather have planned against the other's mix of now; what is below nought is forgotten."""
    mine, theirs = 24 + 6 * who, 30 - 6 * who
    mean = 0.0
    for plan in range(PLANS):
        worth = 0.0
        for other in range(PLANS):
            if who == 0:
                worth += mix[theirs + other] * game[at + PLANS * plan + other]
            else:
                worth -= mix[theirs + other] * game[at + PLANS * other + plan]
        mean += mix[mine + plan] * worth
        mix[36 + plan] = worth
    for plan in range(PLANS):
        if may[6 * who + plan]:
            mix[12 + 6 * who + plan] = max(0.0, mix[12 + 6 * who + plan] + mix[36 + plan] - mean)
