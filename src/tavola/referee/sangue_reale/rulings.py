"""Random table options: every ruling that changes play, the default one most often."""

from __future__ import annotations

from random import Random
from typing import Any

from tavola.referee.sangue_reale.printed import Pack

CAMPAIGNS = 0.1  # so many tables go on to the next Era
RULINGS: dict[str, list[Any]] = {
    "character_pick": ["free", "random", "loser_first"],
    "lock_policy": ["final", "revisable"],
    "pair_fill": ["same_action", "half_allowed"],
    "dice_use": ["mandatory", "optional"],
    "a1_excluded": ["bottom", "planned", "top", "none"],
    "a5_equal": ["one_value", "all_repeated"],
    "modifier_timing": ["on_use", "before_split"],
    "modifier_past_turn": ["forbid", "allow"],
    "modifier_section_cap": [None, 1, 2],
    "modifier_target": ["own_use", "any_die"],
    "modifier_stack": ["unlimited", "one_per_die"],
    "modifier_wrap": [False, True],
    "number_pass": ["may", "must"],
    "trigger_order": ["line_first", "unique_first", "player_choice"],
    "map_change_scope": ["shared", "own_sheet"],
    "multibox_slots": ["circlable", "closed"],
    "zero_box_slots": ["circlable", "closed"],
    "recheck_on_map_change": [True, False],
    "controlled_edges_fixed": [True, False],
    "tiebreak": ["[boxes, uniques, circles]", "shared"],
    "draw_branch": ["coin", "replay", "pack"],
    "campaign_stop": ["always_four", "majority"],
    "campaign_winner": ["eras_won", "final_era", "total_vp", "none"],
}


def random_options(random: Random, pack: Pack) -> dict[str, Any]:
    """Half of the tables play by the book alone, the others with some rulings of their own."""
    boldness = random.choice([0.0, 0.0, 0.2, 0.5])
    era = random.randint(1, 4)
    options: dict[str, Any] = {"length": "era", "era": era, "sheet": random.choice(["", *pack.eras[era]["sheets"]])}
    if random.random() < CAMPAIGNS:
        options = {"length": "campaign", "era": 1, "sheet": ""}
    for name, values in RULINGS.items():
        options[name] = random.choice(values[1:]) if random.random() < boldness else values[0]
    return options
