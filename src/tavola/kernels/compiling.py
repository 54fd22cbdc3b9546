"""Scalar functions: plain Python as they stand, and compiled from the same source for a core or for a GPU.

`@scalar` only marks a function. Calling it runs plain Python; `for_core(f)` and `for_gpu(f)` build a compiled copy of
it and of every scalar function that it calls by name. A scalar function holds itself to what a GPU can do: whole
numbers, arrays that it was given, loops and branches; no lists, strings, exceptions or recursion.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeAlias, TypeVar

AnyFunction = TypeVar("AnyFunction", bound=Callable[..., Any])
Builder: TypeAlias = Callable[[Callable[..., Any], bool], Any]  # whether it is called from outside
Swaps: TypeAlias = Mapping[Callable[..., Any], Callable[..., Any]]

SCALAR: set[Callable[..., Any]] = set()
FORMS: dict[Callable[..., Any], str] = {}  # a function that a compiled copy calls under another name of numpy
PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_IN = ("kernels", "coding", "games", "kernel")  # whose code and constants compiled functions hold
NOTHING: Swaps = {}
UNUSED = 30 * 24 * 3600  # seconds after which compiled code that nobody has asked for is thrown away


def scalar(function: AnyFunction) -> AnyFunction:
    """This function may be compiled."""
    SCALAR.add(function)
    return function


def wide(n: int) -> int:
    """As an unsigned number of 64 bits, where numbers have widths."""
    return n


def narrow(n: int) -> int:
    """As a signed number of 64 bits, where numbers have widths."""
    return n


FORMS[wide] = "uint64"
FORMS[narrow] = "int64"


def can_compile() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None


def built(function: Callable[..., Any], how: Builder, swaps: Swaps = NOTHING, tag: str = "") -> Any:
    """A copy of a scalar function and of all that it calls, each made by `how`."""
    return Building(how, swaps, tag).outside(function)


class Building:
    """Copies that belong together, each made once.

    `swaps` puts another function in the place of one, wherever it is called: a game's own in a pattern, or a fault in a
    test. `tag` keeps copies that call it apart from the others where compiled code is kept.
    """

    def __init__(self, how: Builder, swaps: Swaps = NOTHING, tag: str = "") -> None:
        self.how, self.swaps, self.tag = how, swaps, tag
        self._inside: dict[Callable[..., Any], Any] = {}
        self._unlike: set[Callable[..., Any]] = set()  # those that call what was swapped, at any depth

    def outside(self, function: Callable[..., Any]) -> Any:
        """One that is called from outside."""
        return self._copy(self.swaps.get(function, function), True)

    def _of(self, function: Callable[..., Any]) -> Any:
        found = self._inside.get(function)
        if found is None:
            found = self._inside[function] = self._copy(self.swaps.get(function, function), False)
        return found

    def _copy(self, function: Callable[..., Any], outside: bool) -> Any:
        assert isinstance(function, FunctionType)
        known = dict(function.__globals__)
        for name in _names_in(function.__code__):
            value = known.get(name)
            if not callable(value):
                continue
            if value in FORMS and self.how not in (as_it_is, simulated):
                known[name] = _form(FORMS[value])
            elif value in SCALAR or value in self.swaps:
                known[name] = self._of(value)
                if value in self.swaps or value in self._unlike:
                    self._unlike.add(function)
        copy = FunctionType(function.__code__, known, function.__name__, function.__defaults__)
        copy.__module__, copy.__doc__ = function.__module__, function.__doc__
        copy.__annotations__ = function.__annotations__
        tag = self.tag if function in self._unlike else ""
        copy.__qualname__ = ".".join(filter(None, (function.__qualname__, tag, "outside" if outside else "")))
        return self.how(copy, outside)


def _names_in(code: CodeType) -> set[str]:
    return set(code.co_names).union(*(_names_in(each) for each in code.co_consts if isinstance(each, CodeType)))


def _form(name: str) -> Any:
    return getattr(_module("numpy"), name)


def _module(name: str) -> Any:
    """Numba is not installed everywhere, and says little of its types."""
    return import_module(name)


def as_it_is(function: Callable[..., Any], outside: bool = True) -> Any:
    """Plain Python."""
    return function


def simulated(function: Callable[..., Any], outside: bool) -> Any:
    """As a device function of Numba's simulator, which runs plain Python."""
    return _module("numba.cuda").jit(device=True)(function)


def for_core(function: Callable[..., Any], swaps: Swaps = NOTHING, tag: str = "", word_bits: int = 32) -> Any:
    """Compiled for one core of this machine; the compiled code is kept for the next time."""
    return core_building(swaps, tag, word_bits).outside(function)


def core_building(swaps: Swaps = NOTHING, tag: str = "", word_bits: int = 32, in_rows: bool = False) -> Building:
    """For several functions that share what they call. `in_rows`: loops over rows of numbers take several at once."""
    return Building(_core_builder(word_bits, in_rows), swaps, tag)


def for_gpu(
    function: Callable[..., Any],
    swaps: Swaps = NOTHING,
    tag: str = "",
    word_bits: int = 32,
    in_columns: bool = False,
) -> Any:
    """As a device function of `numba.cuda`, to be called from a CUDA kernel.

    `in_columns`: arrays may be columns of larger ones, as where the states of many games lie side by side.
    """
    return built(function, _gpu_builder(word_bits, in_columns), swaps, tag)


@cache
def _core_builder(word_bits: int, in_rows: bool = False) -> Builder:
    """Inside, functions are made ready quickly; the one that is called from outside takes them all in and is optimized.

    Numba optimizes a function with all that it calls, which for functions that call functions is done again and again.
    """
    numba, config = _module("numba"), _module("numba.core.config")

    def compiled(function: Callable[..., Any], outside: bool) -> Any:
        level = {"OPT": config._OptLevel(3 if outside else 1), "LOOP_VECTORIZE": int(in_rows), "SLP_VECTORIZE": 0}
        wrapped = {"no_cfunc_wrapper": True, "no_cpython_wrapper": not outside}
        with _set(config, CACHE_DIR=str(kept_code()), **level):
            # Arrays are only lent: without counting who holds them a kernel is half again as fast.
            make = numba.njit(
                _signature(numba.types, function, word_bits),
                cache=True,
                nogil=True,  # games in batches are shared among threads
                error_model="numpy",
                _nrt=False,
                **wrapped,
            )
            return make(function)

    return compiled


@contextmanager
def _set(config: Any, **values: Any) -> Iterator[None]:
    """Numba looks at these while it compiles."""
    usual = {name: getattr(config, name) for name in values}
    try:
        for name, value in values.items():
            setattr(config, name, value)
        yield
    finally:
        for name, value in usual.items():
            setattr(config, name, value)


def _signature(types: Any, function: Callable[..., Any], word_bits: int, layout: str = "C") -> Any:
    """One for each function: what is annotated as anything is an array of words, `Bytes` one of bytes, `Floats` and
    `Reals` are arrays of numbers with a point, all else is a number.

    Without it Numba compiles a function anew for each width of number, and each constant, that it is called with.
    """
    words = types.Array(types.int32 if word_bits == 32 else types.int64, 1, layout)
    kinds = {
        "Any": words,
        "Words": words,
        "Bytes": types.Array(types.uint8, 1, "C"),
        "Floats": types.Array(types.float32, 1, "C"),
        "Reals": types.Array(types.float64, 1, "C"),
        "float": types.float64,
        "int": types.int64,
        "bool": types.boolean,
    }
    wanted = function.__code__.co_varnames[: function.__code__.co_argcount]
    return tuple(kinds[str(function.__annotations__[name])] for name in wanted)


@cache
def _gpu_builder(word_bits: int, in_columns: bool) -> Builder:
    cuda, config = _module("numba.cuda"), _module("numba.core.config")
    types = getattr(cuda, "types", None) or _module("numba").types

    def compiled(function: Callable[..., Any], outside: bool) -> Any:
        return cuda.jit(_signature(types, function, word_bits, "A" if in_columns else "C"), device=True)(function)

    return simulated if config.ENABLE_CUDASIM else compiled


# -- compiled code that is kept


@cache
def kept_code() -> Path:
    """The folder for compiled code of exactly these sources.

    Numba looks at the file of a function alone, and would go on with old code where only a function that it calls has
    changed. So the folder is named after all files that may be part of it. Those of older sources go in time.
    """
    digest = hashlib.sha256()
    for path in sorted(path for part in COMPILED_IN for path in (PACKAGE / part).rglob("*.py")):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    folder = _cache_home() / "tavola" / "kernels" / digest.hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for other in folder.parent.iterdir():
        with suppress(OSError):  # somebody else was quicker
            if time.time() - other.stat().st_mtime > UNUSED:
                shutil.rmtree(other)
    return folder


def _cache_home() -> Path:
    if home := os.environ.get("XDG_CACHE_HOME"):
        return Path(home)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home()))
    return Path.home() / ".cache"
