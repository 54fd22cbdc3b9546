"""The rulings of a table (`sr.<name>`): where the rulebook is silent or doubtful, a default and the other readings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Rulings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played (the first three) and how doubtful rules are read; each default is the catalogue's ruling."""

    length: Literal["era", "campaign"] = "era"  # SR-13.7: one Era alone, or all four
    era: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1  # the Era that is played alone
    sheet: str = ""  # its branch; empty is the pack's default

    character_pick: Literal["free", "random", "loser_first"] = "free"  # SR-2.3
    lock_policy: Literal["final", "revisable"] = "final"  # SR-4.3
    pair_fill: Literal["same_action", "half_allowed"] = "same_action"  # SR-6.4
    dice_use: Literal["mandatory", "optional"] = "mandatory"  # SR-6.10, SR-7.3
    a1_excluded: Literal["bottom", "planned", "top", "none"] = "bottom"  # SR-7.1
    a5_equal: Literal["one_value", "all_repeated"] = "one_value"  # SR-7.11
    modifier_timing: Literal["on_use", "before_split"] = "on_use"  # SR-7.17
    modifier_past_turn: Literal["forbid", "allow"] = "forbid"  # SR-8.3
    modifier_section_cap: Annotated[int, msgspec.Meta(ge=1)] | None = None  # SR-8.4
    modifier_target: Literal["own_use", "any_die"] = "own_use"  # SR-8.9
    modifier_stack: Literal["unlimited", "one_per_die"] = "unlimited"  # SR-8.11
    modifier_wrap: bool = False  # SR-8.12
    number_pass: Literal["may", "must"] = "may"  # SR-9.5
    trigger_order: Literal["line_first", "unique_first", "player_choice"] = "line_first"  # SR-10.7
    map_change_scope: Literal["shared", "own_sheet"] = "shared"  # SR-11.3
    multibox_slots: Literal["circlable", "closed"] = "circlable"  # SR-11.5
    zero_box_slots: Literal["circlable", "closed"] = "circlable"  # SR-11.6
    recheck_on_map_change: bool = True  # SR-11.7
    controlled_edges_fixed: bool = True  # SR-11.8
    tiebreak: Literal["[boxes, uniques, circles]", "shared"] = "[boxes, uniques, circles]"  # SR-12.7
    draw_branch: Literal["coin", "replay", "pack"] = "coin"  # SR-13.2
    campaign_stop: Literal["always_four", "majority"] = "always_four"  # SR-13.4
    campaign_winner: Literal["eras_won", "final_era", "total_vp", "none"] = "eras_won"  # SR-13.6
