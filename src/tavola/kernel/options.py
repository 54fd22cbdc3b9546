"""Table options: every doubtful ruling is a field with a default; its key is the game's prefix, a dot, its name."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec

from tavola.kernel.decision import Refusal, Refused

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  # the type of a game's options


def read_options(kind: type[O], prefix: str, given: Mapping[str, Any]) -> O:
    """The options of a table from keys and values; texts are read as numbers or truth values where the field is one."""
    fields = {f"{prefix}.{field.name}": field.name for field in msgspec.structs.fields(kind)}
    chosen: dict[str, Any] = {}
    for key, value in given.items():
        if key not in fields:
            near = get_close_matches(key, fields, n=3, cutoff=0.4) or fields
            raise Refused(Refusal("TABLE_E_OPTION_UNKNOWN", key=key, args={"option": key, "near": ", ".join(near)}))
        chosen[fields[key]] = None if value in ("null", "none") and _may_be_none(kind, fields[key]) else value
    try:
        return msgspec.convert(chosen, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(Refusal("TABLE_E_OPTION_VALUE", args={"problem": str(error)})) from None


def new_options(kind: type[O], prefix: str, given: Mapping[str, Any]) -> O:
    """The options of a table that is being opened now, which may have what tables opened before it did not.

    A field that was added to a game later is `UNSET` where a save or a record does not name it, so that the table plays
    as it always did and has the hash it had; `for_new_tables` of the options says what such a field is from now on.
    """
    return read_options(kind, prefix, {**_from_now_on(kind, prefix), **given})


def _from_now_on(kind: type[msgspec.Struct], prefix: str) -> dict[str, Any]:
    return {f"{prefix}.{name}": value for name, value in getattr(kind, "for_new_tables", {}).items()}


def _may_be_none(kind: type[msgspec.Struct], name: str) -> bool:
    return any(field.name == name and field.default is None for field in msgspec.structs.fields(kind))


def option_keys(kind: type[msgspec.Struct], prefix: str) -> dict[str, Any]:
    """Every option key with what a new table has where nobody says otherwise."""
    usual = {
        f"{prefix}.{field.name}": field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
        for field in msgspec.structs.fields(kind)
    }
    return usual | _from_now_on(kind, prefix)
