"""The table options: every point on which the rulebook is silent or doubtful, with our ruling as the default."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Symmetry = Literal["d4", "reflect_only", "rotate_only", "fixed"]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
NoneOrOne = Annotated[int, msgspec.Meta(ge=0, le=1)]


class SandOptions(msgspec.Struct, frozen=True):
    """Keys are `rs.<field>`. The clause that each one rules on stands beside it."""

    mode: Literal["basic", "advanced", "mixed"] = "basic"  # RS-2.6; mixed: each player chooses a side
    board_deal: Literal["random", "choose", "draft"] = "random"  # RS-2.6
    start_player: Literal["random", "youngest", "choose"] = "random"  # RS-2.7; the youngest sits at seat 0
    setup_tiles: Literal["first_three", "pick_of_two", "random_three"] = "first_three"  # RS-2.8
    displaced_disc: Literal["to_owner", "to_reserve"] = "to_owner"  # RS-4.7, RS-6.3
    remove_before_place: bool = True  # RS-4.10
    summon_min: NoneOrOne = 1  # RS-6.2
    summon_same_disc: Literal["once", "free"] = "once"  # RS-6.6
    pattern_symmetry: Symmetry = "d4"  # RS-7.3
    dark_rule: Literal["occupancy_cap", "chosen_unlock", "ordered_unlock"] = "occupancy_cap"  # RS-9.3
    red_short_deck: Literal["draw_available", "forbid"] = "draw_available"  # RS-10.11
    purple_source: Literal["reserve", "box"] = "reserve"  # RS-10.12
    purple_part2: Literal["flip", "passive"] = "flip"  # RS-10.13
    yellow_scope: Literal["front_or_board", "front_only"] = "front_or_board"  # RS-10.14
    blue_position: Literal["in_place", "to_end"] = "in_place"  # RS-10.17
    hourglass_target: AtLeastOne = 10  # RS-11.1
    card_exhaustion_end: Literal["end_of_round", "continue"] = "end_of_round"  # RS-11.6
    max_rounds: AtLeastOne | None = None  # RS-11.7
    tie_pieces: Literal["board_only", "board_and_front"] = "board_only"  # RS-12.2
    solo_hourglass_end: Literal["ignore", "end"] = "ignore"  # RS-13.7
