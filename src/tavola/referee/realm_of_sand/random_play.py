"""Random tables and random answers: mostly wild, at times with a card in mind, so that hard cards get built too."""

from __future__ import annotations

from random import Random
from typing import Any

from tavola.referee.realm_of_sand.completing import cards_within_reach
from tavola.referee.realm_of_sand.shapes import embeddings, placements
from tavola.referee.realm_of_sand.table import Table

RULINGS: dict[str, tuple[Any, ...]] = {  # the usual one first
    "mode": ("basic", "advanced", "mixed"),
    "board_deal": ("random", "choose", "draft"),
    "start_player": ("random", "youngest", "choose"),
    "setup_tiles": ("first_three", "pick_of_two", "random_three"),
    "displaced_disc": ("to_owner", "to_reserve"),
    "remove_before_place": (True, False),
    "summon_min": (1, 0),
    "summon_same_disc": ("once", "free"),
    "pattern_symmetry": ("d4", "reflect_only", "rotate_only", "fixed"),
    "dark_rule": ("occupancy_cap", "chosen_unlock", "ordered_unlock"),
    "red_short_deck": ("draw_available", "forbid"),
    "purple_source": ("reserve", "box"),
    "purple_part2": ("flip", "passive"),
    "yellow_scope": ("front_or_board", "front_only"),
    "blue_position": ("in_place", "to_end"),
    "hourglass_target": (10, 3, 6, 14, 20, 99),
    "card_exhaustion_end": ("end_of_round", "continue"),
    "max_rounds": (None, 5, 12, 25),
    "tie_pieces": ("board_only", "board_and_front"),
    "solo_hourglass_end": ("ignore", "end"),
}
TRIES = 10  # answers that a player with a card in mind compares
LONGEST = 40  # rounds, where a table has no other end in sight


def random_options(rng: Random, few_cards: bool = False) -> dict[str, Any]:
    """Many tables play by the usual rulings, in either mode; at the others any ruling may be another."""
    chosen = {name: values[0] for name, values in RULINGS.items()}
    chosen["mode"] = rng.choice(("basic", "advanced", "advanced", "mixed"))
    if rng.random() < 0.6:
        for name, values in RULINGS.items():
            if name != "mode" and rng.random() < 0.5:
                chosen[name] = rng.choice(values)
    endless = few_cards or chosen["hourglass_target"] > 10 or chosen["pattern_symmetry"] != "d4"
    if endless and chosen["max_rounds"] is None:
        chosen["max_rounds"] = LONGEST
    return chosen


class Player:
    """Who answers for one seat."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.wild = rng.random() < 0.5
        self.wish = ""  # the card in mind

    def answer(self, table: Table, seat: int, legal: tuple[str, ...]) -> str:
        besides = [key for key in legal if key.startswith(("complete:", "power", "summon:all"))]
        if besides and self.rng.random() < 0.7:
            return self.rng.choice(besides)
        kinds = sorted({key.split(":")[0] for key in legal})
        if "done" in kinds and len(kinds) > 1 and self.rng.random() < 0.8:
            kinds.remove("done")
        if "place" in kinds and self.rng.random() < 0.7:
            kinds = ["place"]
        kind = self.rng.choice(kinds)
        some = [key for key in legal if key.split(":")[0] == kind]
        if kind in ("disc", "move") and self.rng.random() < 0.3:
            some = self.onto_a_disc(table, seat, some) or some
        if self.wild or kind not in ("place", "disc", "move"):
            return self.rng.choice(some)
        tried = self.rng.sample(some, min(TRIES, len(some)))
        return max(tried, key=lambda key: self.nearness(table, seat, key))

    def onto_a_disc(self, table: Table, seat: int, keys: list[str]) -> list[str]:
        """The steps of a summon that send another disc back, perhaps one that was used a moment ago."""
        area = table.players[seat].area
        return [key for key in keys if (piece := area.get(key.split(":")[2])) and piece.kind == "disc"]

    def nearness(self, table: Table, seat: int, key: str) -> int:
        """How many parts of the wished card's pattern would lie right, in the best of the ways it could lie."""
        player = table.players[seat]
        within = cards_within_reach(table, seat)
        if self.wish not in within:
            self.wish = self.rng.choice(within) if within else ""
        if not self.wish:
            return 0
        area = {cell: piece.element for cell, piece in player.area.items()}
        if key.startswith("place:"):
            tile = key.split(":")[1]
            area.update(placements(player.board, player.face, tile, table.contents.tiles[tile])[key])
        else:
            what, cell = key.split(":")[1:]
            area[cell] = what if key.startswith("disc:") else area.pop(what)
        pattern = table.contents.cards[self.wish].shape
        ways = embeddings(player.board, player.face, pattern, table.options["pattern_symmetry"])
        return max((len(way & area.items()) for way in ways), default=0)
