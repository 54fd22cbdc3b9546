"""Short words for tests of the hall: persons with one device, and tables that they open there."""

from typing import Any

from tests.service.guests import seats

from tavola.service import hall, people
from tavola.service.registry import TableRegistry
from tavola.service.wire.hall import HallAsk, HallOpened
from tavola.service.wire.requests import OpenTable
from tavola.store.people import DeviceRow

HALL = ("language", "level", "public", "rated")


async def somebody(registry: TableRegistry) -> tuple[str, DeviceRow]:
    """A person's one device: its key, and what the house knows of it."""
    token = (await people.new_person(registry, "laptop")).key
    return token, await people.device_of(registry, token)


async def open_in_hall(
    registry: TableRegistry, device: DeviceRow, game: str, *who: str, address: str = "198.51.0.1", **rest: Any
) -> HallOpened:
    of_hall = {name: rest.pop(name) for name in HALL if name in rest}
    ask = HallAsk(OpenTable(game, seats(*who), **rest), **of_hall)
    return await hall.open_in_hall(registry, device, ask, address, "")
