"""The doubtful rulings as table options (Part K) and the modes of play (TG-40). Keys are `tg.<name>`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType


class AvalonOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One field for each ruling that a table may decide otherwise."""

    for_new_tables: ClassVar[Mapping[str, Any]] = {"story": True, "encounter": ""}

    # -- length of a table's session
    campaign: str = ""  # "" is the pack's first campaign
    characters: str = ""  # ids by seat, joined by commas; "" lets each player choose
    start_chapter: str = ""  # "" is the first
    last_chapter: str = ""  # the table ends when this chapter does; "" plays on
    max_days: int | None = None  # a table of so many days; the campaign can go on from its save
    tutorial: bool = False
    encounter: str | UnsetType = UNSET  # one Encounter alone, by id, or "any" one that chance picks; "" is a campaign
    dawn_changes: bool = False  # every morning begins with the question who plays on (TG-31.4, TG-40.2)

    # -- modes
    narrative: bool = False  # TG-40.1
    limiter_offset: Literal[0, 1] = 0  # TG-40.8
    secret_42: bool = False  # TG-40.7
    flee_coin: bool = False  # TG-40.9
    short_menhirs: bool = False  # TG-40.11
    fewer_random_events: bool = False  # TG-40.12
    dear_progress: bool = False  # TG-40.13
    caps: bool = False  # TG-40.14, TG-40.15
    grace: bool = True  # TG-40.16 turns it off
    free_play: bool = False  # TG-40.17
    chronicler: int | None = None  # a seat, TG-41

    # -- rulings to confirm (Part K) and options named in Part A
    menhir_limit: int | None = None  # TG-1.2
    day_one: Literal["full", "skip_1_to_4"] = "full"  # TG-3.13
    relocation_triggers: bool = True  # TG-5.3
    relocation_distance: Literal["diagonal", "orthogonal"] = "diagonal"  # TG-5.3
    zero_energy: Literal["may_act", "ends_day", "passes"] = "may_act"  # TG-6.4
    order: Literal["strict", "loose"] = "strict"  # TG-6.5
    party_cost: Literal["per_member", "one_plus_per_member"] = "per_member"  # TG-7.4, TG-8.4
    once_a_day: Literal["location", "character"] = "location"  # TG-9.2
    reveal_on_activation: bool = True  # TG-11.8
    recovery: Literal["never_lowers", "exact"] = "never_lowers"  # TG-14.5
    dreams: Literal["location", "character"] = "location"  # TG-14.9
    red_energy: Literal["0_1", "1_2"] = "0_1"  # TG-15.3
    route: Literal["departing_edge", "either_edge"] = "departing_edge"  # TG-18.7
    discarded_quest_tokens: Literal["kept", "lost"] = "kept"  # TG-18.23
    guardian_fight: Literal["all_present", "entering"] = "all_present"  # TG-25.4 to TG-25.6
    equipment: Literal["free", "fixed_at_dawn"] = "free"  # TG-26.5, TG-32.6
    dying_leaves: Literal["free", "flee_rules"] = "free"  # TG-29.2
    conditions_end: Literal["with_track", "by_text"] = "with_track"  # TG-29.4
    random_event_discard: Literal["own_pile", "event_discard"] = "own_pile"  # TG-30.3
    mulligan: Literal["stays_out", "shuffled_back"] = "stays_out"  # TG-32.9
    tear: Literal["placed", "before"] = "placed"  # TG-35.4
    deck_out: Literal["at_once", "after_card"] = "at_once"  # TG-36.6
    thief: Literal["health", "energy"] = "health"  # TG-37.9
    diplomacy_flee: Literal["party", "member"] = "party"  # TG-38.6, TG-39.13
    challenging_death: Literal["no_grace", "any_death_ends"] = "no_grace"  # TG-40.16
    silence: Literal["asks", "consents"] = "asks"  # a Party is asked, or silence is consent

    # -- ours: the Story mode (D.11); unset at tables that were opened before there was one
    story: bool | UnsetType = UNSET
