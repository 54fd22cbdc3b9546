"""The facts of a game beside those of the referee's table, each under the clause that speaks of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.referee.sangue_reale.table import Player, Table
from tavola.referee.verdict import Verdict

Fact = tuple[str, str, Any, Any]  # clause, what, expected, found


def differing_facts(table: Table, g: Any, verdict: Verdict) -> Iterator[Fact]:
    for player in table.players:
        found = msgspec.to_builtins(g.sheets[player.seat])
        for clause, what, expected in sheet_facts(table, player):
            verdict.checks += 1
            if found[what] != expected:
                yield clause, f"{what} of seat {player.seat}", expected, found[what]
    for clause, what, expected, seen in table_facts(table, g):
        verdict.checks += 1
        if seen != expected:
            yield clause, what, expected, seen


def sheet_facts(table: Table, player: Player) -> list[tuple[str, str, Any]]:
    sheet = table.sheet
    slot = table.pack.characters[player.character]["slot"] if player.character else "a"
    return [
        ("SR-2.3", "character", player.character),
        ("SR-2.4", "side", "ab".index(slot)),
        ("SR-4.4", "plan", player.plan),
        ("SR-4.5", "chronology", player.chronology),
        ("SR-8.1", "modifiers", player.modifiers),
        ("SR-8.7", "spent", player.spent),
        ("SR-6.2", "rows", player.rows),
        ("SR-6.4", "half", sum(1 << column for column in player.half)),
        ("SR-9.7", "circled", sum(sheet.slot_bits[one] for one in player.circled)),
        ("SR-10.3", "blocked", sum(sheet.slot_bits[one] for one in player.blocked)),
        ("SR-10.3", "waived", sum(sheet.slot_bits[one] for one in player.waived)),
        ("SR-11.3", "present", sum(sheet.edge_bits[one] for one in player.present)),
        ("SR-10.6", "first_until", player.first_until),
        ("SR-10.6", "openly_until", player.openly_until),
        ("SR-10.6", "forbidden", player.forbidden),
        ("SR-10.6", "wraps", player.wraps),
        ("SR-10.6", "doubles", player.doubles),
        ("SR-10.6", "uncancels", player.uncancels),
        ("SR-10.6", "set_dice", player.set_dice),
    ]


def table_facts(table: Table, g: Any) -> list[Fact]:
    sheet = table.sheet
    hands = [(hand.seat, sorted(hand.dice), sorted(hand.used)) for hand in table.hands]
    return [
        ("SR-3.3", "round", table.round, g.round),
        ("SR-9.11", "boxes", [table.boxes.get(box.id, -1) for box in sheet.boxes], list(g.boxes)),
        ("SR-10.5", "uniques", [table.uniques.get(one["id"], -1) for one in sheet.uniques], list(g.uniques)),
        ("SR-5.1", "who acts", table.acting, g.acting),
        ("SR-7.18", "dice rolled", table.rolled, list(g.rolled)),
        ("SR-7.17", "dice in hand", hands, [(one.seat, sorted(one.dice), sorted(one.used)) for one in g.hands]),
        ("SR-4.7", "cancelled rounds", table.cancelled, g.cancelled),
        ("SR-12.2", "why the Era ends", table.ending, g.ending),
        ("SR-2.1", "Era", sheet.era, g.era),
        ("SR-12.6", "Eras finished", table.results, msgspec.to_builtins(g.results)),
        ("SR-2.7", "who won them", table.history, g.history),
    ]
