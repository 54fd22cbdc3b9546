"""A state corrected by people: what may be changed, how large it may be, and that everybody can still look at it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from tavola.kernel import codec
from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.state import State
from tavola.kernel.text import Message, Words
from tavola.service.bounds import OutOfBounds, check
from tavola.service.loaded_table import LoadedTable
from tavola.service.patch import BadPatch, patched
from tavola.service.state_check import inspect
from tavola.service.time_limit import time_limit

if TYPE_CHECKING:
    from tavola.service.registry import TableRegistry

MACHINE = frozenset(field for field in State.__struct_fields__)


def could_be(
    registry: TableRegistry, loaded: LoadedTable, patch: list[dict[str, Any]], seat: int, luck: int | None = None
) -> None:
    """Whether a correction makes sense as far as this seat can tell.

    It is tried in a world that the seat could imagine, where everything it may not know is drawn afresh: otherwise
    what is refused would tell what lies hidden.
    """
    with time_limit(registry.ceilings.edited_seconds):
        g = loaded.game.resample(loaded.g, seat, secrets.randbits(64) if luck is None else luck)
    corrected(registry, loaded, patch, g)


def corrected(
    registry: TableRegistry, loaded: LoadedTable, patch: list[dict[str, Any]], g: State | None = None
) -> State:
    """The state with a patch, if it is a state: it must load, and everybody must be able to look at it.

    Facts of the game can be corrected; chance, open questions and what is being done cannot.
    """
    for operation in patch:
        if operation["path"].split("/")[1:2] and operation["path"].split("/")[1] in MACHINE:
            raise no_ruling("ruling-machine", operation["path"])
    words = registry.catalogue.words(loaded.row.game, loaded.pack, "")  # read before the time begins
    try:
        with time_limit(registry.ceilings.edited_seconds):
            return tried(loaded, patch, loaded.g if g is None else g, words)
    except BadPatch as bad:
        raise no_ruling("ruling-no-part", bad.part) from None
    except OutOfBounds as out:
        raise no_ruling("ruling-out-of-bounds", out.place) from None
    except BadSave as bad:
        raise no_ruling("ruling-no-state", bad.detail) from None
    except Refused:
        raise
    except Exception:
        raise no_ruling("ruling-not-shown") from None


def tried(loaded: LoadedTable, patch: list[dict[str, Any]], before: State, words: Words) -> State:
    plain = patched(msgspec.json.decode(codec.state_bytes(before)), patch)
    check(plain, loaded.game, loaded.ceilings.bounds)
    g: State = codec.decoder(loaded.game, loaded.box)(msgspec.json.encode(plain))
    inspect(loaded.game, g, loaded.row.seats, words)
    return g


def no_ruling(why: str, what: str = "") -> Refused:
    """Why a correction cannot be made, as a message of its own."""
    return Refused(Refusal("TABLE_E_RULING", args={"problem": Message(why, {"what": what})}))
