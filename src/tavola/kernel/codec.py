"""States, Dos and events to bytes and back; versions, renames, and a hash that is stable for ever."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from tavola.kernel.do import Doable
from tavola.kernel.event import Event
from tavola.kernel.flow import STEPS
from tavola.kernel.game import Game
from tavola.kernel.one_key import OneKey, read_one_key
from tavola.kernel.state import Box, State

FORMAT = 1  # of save files; raised when an older program could not read a newer file
S = TypeVar("S", bound=State)
P = TypeVar("P", bound=msgspec.Struct)


class BadSave(Exception):
    """A save that cannot be used. `fault` is one of torn, edited, future, other_game, other_pack, broken, too_large."""

    def __init__(self, fault: str, detail: str = "") -> None:
        super().__init__(f"{fault}: {detail}" if detail else fault)
        self.fault = fault
        self.detail = detail


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state on paper: what it is of, and a check over the rest so that a torn or edited file is known as such."""

    tavola: int
    game: str
    box: str
    state: msgspec.Raw
    check: str


def _box_by_name(value: Any) -> Any:
    if isinstance(value, Box):
        return value.name()
    raise NotImplementedError(f"a state holds a {type(value).__name__}, which is not plain data")


# Dicts keep their order: it is part of how the game goes on, so it is part of the save and of the hash.
_encode = msgspec.json.Encoder(enc_hook=_box_by_name).encode


def state_bytes(g: State) -> bytes:
    """The state as JSON, without the events that nobody has taken yet."""
    events, g.events = g.events, []
    try:
        return _encode(g)
    finally:
        g.events = events


def state_hash(g: State) -> bytes:
    return hashlib.blake2b(state_bytes(g), digest_size=16).digest()


def save(game: Game[S], g: S, box: Box) -> bytes:
    state = state_bytes(g)
    return _encode(Save(FORMAT, game.id, box.name(), msgspec.Raw(state), _check(game.id, box.name(), state)))


def _check(game: str, box: str, state: bytes) -> str:
    return hashlib.blake2b(b"\n".join((game.encode(), box.encode(), state)), digest_size=16).hexdigest()


def load(game: Game[S], data: bytes, box: Box, *, same_pack: bool = True) -> S:
    """The state in a save, or `BadSave` with the reason; the bytes are never changed.

    Without `same_pack` any version of the pack will do: what the save says is then read with what the box holds now.
    """
    sheet = _read_sheet(data)
    if sheet.game != game.id:
        raise BadSave("other_game", sheet.game)
    if _check(sheet.game, sheet.box, bytes(sheet.state)) != sheet.check:
        raise BadSave("edited")
    if sheet.box != box.name() and (same_pack or sheet.box.partition("@")[0] != box.id):
        raise BadSave("other_pack", sheet.box)
    return decoder(game, box)(bytes(sheet.state))


def _read_sheet(data: bytes) -> Save:
    return read_paper(data, Save)


class _Version(msgspec.Struct):
    tavola: int


def read_paper(data: bytes, kind: type[P], newest: int = FORMAT) -> P:
    """A file of ours as a record: what is not JSON to its end is torn, and a later version may hold anything."""
    try:
        version = msgspec.json.decode(data, type=_Version).tavola
        if version < 1:
            raise BadSave("broken", f"version {version}")
        if version <= newest:
            return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise BadSave("broken", str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave("torn", str(error)) from None
    raise BadSave("future", str(version))


def decoder(game: Game[S], box: Box) -> Callable[[bytes], S]:
    """A function from bytes to a state of this game; keep it where many states are read."""
    hook = _hook(game, box)
    read = msgspec.json.Decoder(game.state, dec_hook=hook).decode

    def decode(data: bytes) -> S:
        try:
            g = read(data)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadSave("broken", str(error)) from None
        _rename_steps(game.renames, g)
        return g

    return decode


def _hook(game: Game[S], box: Box) -> Callable[[type, Any], Any]:
    kinds, renames = game.state.kinds(), game.renames

    def rebuild(kind: type, plain: Any) -> Any:
        if issubclass(kind, Doable):
            tag = plain.get("do", "") if isinstance(plain, dict) else ""
            found = kinds.get(renames.get(tag, tag)) if isinstance(tag, str) else None
            if found is None:
                raise ValueError(f"no kind of Do is called {tag!r}")
            return msgspec.convert({**plain, "do": found.__struct_config__.tag}, found, dec_hook=rebuild, str_keys=True)
        if issubclass(kind, OneKey):
            return read_one_key(kind, plain, rebuild)
        if issubclass(kind, Box):
            return box
        raise NotImplementedError(kind)

    return rebuild


def _rename_steps(renames: Mapping[str, str], g: State) -> None:
    """Steps are saved by name; a step that was renamed since then is found in the table of renames."""
    if len(g.stack) != len(g.steps):
        raise BadSave("broken", f"{len(g.stack)} things are being done and {len(g.steps)} are under way")
    for frame, (do, step) in enumerate(zip(g.stack, g.steps, strict=True)):
        kind = type(do).__name__
        g.steps[frame] = step = renames.get(f"{kind}.{step}", step)
        if step and step not in STEPS.get(type(do), ()):
            raise BadSave("broken", f"{kind} has no step {step!r}")


def event_bytes(event: Event) -> bytes:
    return _encode(event)


def plain(value: Any) -> Any:
    """Structs as dicts, tuples as lists: what JSON would hold."""
    return msgspec.json.decode(_encode(value))
