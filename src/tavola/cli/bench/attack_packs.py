"""A fuzzer for packs: their files with something wrong in them, through the library's loader, in this process."""

from __future__ import annotations

import random
import time
from typing import Any

from tavola.cli.bench.attack_mutate import ODD, torn
from tavola.cli.bench.attack_wire import Foe
from tavola.content.source import PackError, PackSource
from tavola.library import finding

SLOWEST = 10.0  # seconds that any pack may take to be refused or opened


async def fuzz_packs(foe: Foe) -> None:
    """Each pack is opened or refused with a sentence; anything else, and whatever takes too long, is a fault."""
    sources = {id: finding.find_pack(id) for id in ("realm_of_sand/vetra", "sangue_reale/altavena")}
    foe.begin()
    while foe.goes_on():
        id = foe.chance.choice(list(sources))
        files = spoiled(foe.chance, dict(sources[id].files))
        began = time.monotonic()
        try:
            finding.box_of(id.partition("/")[0], PackSource(id, files))
            foe.statuses[200] += 1
        except PackError:
            foe.statuses[400] += 1
        except Exception as error:
            foe.faults.append(f"{id}: {type(error).__name__}: {error}"[:200])
        if time.monotonic() - began > SLOWEST:
            foe.faults.append(f"{id}: took {time.monotonic() - began:.0f} s")
        finding._BOXES.clear()
        foe.sent += 1


def spoiled(chance: random.Random, files: dict[str, bytes]) -> dict[str, bytes]:
    names = [name for name in files if name.endswith(".yaml")]
    name = chance.choice(names)
    kind = chance.randrange(5)
    if kind == 0:
        files.pop(name)
    elif kind == 1:
        files[name] = files[chance.choice(names)]
    elif kind == 2:
        files[name] = respelled(chance, files[name])
    else:
        files[name] = torn(chance, files[name])
    return files


def respelled(chance: random.Random, data: bytes) -> bytes:
    """One value of one line is another: still YAML, most of the time."""
    lines = data.split(b"\n")
    places = [number for number, line in enumerate(lines) if b": " in line]
    if not places:
        return data
    number = chance.choice(places)
    before, _, _ = lines[number].partition(b": ")
    lines[number] = before + b": " + str(chance.choice(ODD)).encode("utf-8", "replace")[:200]
    return b"\n".join(lines)


ATTACKS: dict[str, Any] = {"fuzz_packs": fuzz_packs}
