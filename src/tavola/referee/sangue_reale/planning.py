"""Planning phase: both choose in secret, both show, both write; equal plans cancel each other."""

from __future__ import annotations

from typing import Any

from tavola.referee.sangue_reale.table import Table


def plan(t: Table) -> None:
    """Both choose one action from 1 to 6 (SR-4.1), and write down what they show (SR-4.5)."""
    chosen = plan_openly(t) or plan_in_secret(t)
    for player in t.players:
        player.plan = chosen[player.seat]
        player.chronology.append(player.plan)


def allowed(t: Table, seat: int) -> list[str]:
    """Any action in any round, but not one that an ability forbids for now."""
    forbidden = t.players[seat].forbidden
    return [f"plan:{action}" for action in range(1, 7) if not t.round <= forbidden.get(action, 0)]


def plan_in_secret(t: Table) -> dict[int, int]:
    revisable = t.options["lock_policy"] == "revisable"
    keys = t.watch.both_asked("SR-4.1", "plan", {seat: allowed(t, seat) for seat in (0, 1)}, revisable)
    return {seat: int(key[-1]) for seat, key in keys.items()}


def plan_openly(t: Table) -> dict[int, int] | None:
    """Under `open_plan` the opponent of its owner chooses first and shows it."""
    exposed = [player.seat for player in t.players if t.round <= player.openly_until]
    if len(exposed) != 1:
        return None
    seat = exposed[0]
    first = int(t.watch.asked("SR-4.2", seat, "plan", allowed(t, seat))[-1])
    t.watch.happened("SR-4.2", "PlanShown", seat=seat, plan=first)
    t.players[seat].plan = first
    second = int(t.watch.asked("SR-4.2", 1 - seat, "plan", allowed(t, 1 - seat))[-1])
    return {seat: first, 1 - seat: second}


def order(t: Table) -> list[int]:
    """The lower value first (SR-5.1), unless an ability lets its owner act first."""
    one, two = t.players
    early = has_the_start(t)
    if early is not None:
        return [early, 1 - early]
    return [0, 1] if one.plan < two.plan else [1, 0]


def has_the_start(t: Table) -> int | None:
    """Whom an ability lets act first; two such abilities undo each other."""
    early = [player.seat for player in t.players if t.round <= player.first_until]
    return early[0] if len(early) == 1 else None


def cancel(t: Table) -> list[int]:
    """Equal plans cancel each other (SR-4.7), but for actions that an ability lets stand."""
    standing = [player.seat for player in t.players if player.uncancels]
    if not standing:
        t.cancelled += 1
        t.watch.happened("SR-4.7", "RoundCancelled", round=t.round, plan=t.players[0].plan)
    for seat in standing:
        t.players[seat].uncancels -= 1
        t.watch.happened("SR-4.7", "ActionStood", seat=seat, plan=t.players[seat].plan)
    if len(standing) < 2:
        return standing
    first = has_the_start(t)
    if first is None:  # neither value is lower: a coin
        event: Any = t.watch.happened("SR-5.1", "CoinTossed", why="order")
        slots = [t.pack.characters[player.character]["slot"] for player in t.players]
        first = slots.index(event.slot)
    return [first, 1 - first]
