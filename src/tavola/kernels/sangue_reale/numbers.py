"""The numbers of actions that do not hang on the pack, as `tavola.coding.sangue_reale` gives them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from tavola.coding.actions import ActionCode
from tavola.coding.sangue_reale import SHARED, keys

_NO_PACK: Any = SimpleNamespace(characters={}, maps={})
_NUMBERS = ActionCode(keys(cast(Any, _NO_PACK)), SHARED).numbers
SHARED_PLACES = SHARED

ALONE = _NUMBERS["alone"]
DISTINCT = _NUMBERS["distinct"]
FINISH = _NUMBERS["finish"]
LEAVE = _NUMBERS["leave"]
LINE_FIRST = _NUMBERS["line_first"]
PASS = _NUMBERS["pass"]
UNIQUE_BEFORE = _NUMBERS["unique_first"]
# To these a value from 1 to 6 is added
COLUMN = _NUMBERS["column:1"] - 1
EQUAL = _NUMBERS["equal:1"] - 1
FACE = _NUMBERS["face:1"] - 1
FORBID = _NUMBERS["forbid:1"] - 1
PAIR = _NUMBERS["pair:1"] - 1
PARTNER = _NUMBERS["partner:1"] - 1
PLAN_OF = _NUMBERS["plan:1"] - 1
SET_PARTNER = _NUMBERS["set_partner:1"] - 1
USE = _NUMBERS["use:1"] - 1
TURN = _NUMBERS["turn:1"] - 1
KEEP = _NUMBERS["keep:1"] - 1
# A die and another value, or two dice in rising order
CHANGE = _NUMBERS["change:1:2"]
SET = _NUMBERS["set:1:2"]
KEEP_TWO = _NUMBERS["keep:1:1"]
PICK_TWO = _NUMBERS["pick:1:1"]
