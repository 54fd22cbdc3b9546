"""Browsers at several machines over one PostgreSQL, behind a proxy that sends each line to the next of them."""

import itertools
import signal
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page
from tests.postgres import postgres_server
from tests.relay import relayed
from tests.server.machines import Machine, several
from tests.web.far import far_from
from tests.web.laying import PHONE, Table
from tests.web.sangue import answer, my_question, sit_down
from tests.web.test_devices import test_two_devices_share_one_list_until_one_is_lost
from tests.web.test_hall import test_two_strangers_meet_at_a_table_and_a_third_watches
from tests.web.test_two_browsers import RANDOM, plan, seat_a_friend

__all__ = [
    "test_two_devices_share_one_list_until_one_is_lost",
    "test_two_strangers_meet_at_a_table_and_a_third_watches",
]
pytestmark = pytest.mark.pg


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Machine]]:
    with postgres_server() as database, several(tmp_path_factory.mktemp("machines"), database, 3) as machines:
        machines[-1].clock(7.0)
        yield machines


@pytest.fixture(scope="module")
def served(machines: list[Machine]) -> Iterator[str]:
    hosts = [machine.address.removeprefix("http://").partition(":") for machine in machines]
    with relayed([(host, int(port)) for host, _, port in hosts]) as proxy:
        yield f"http://{proxy.host}:{proxy.port}"


@pytest.fixture(scope="module")
def address(served: str) -> Iterator[str]:
    with far_from(served) as far:
        yield far


def to_the_next_plan(table: Table, people: list[Page]) -> None:
    """Whoever is asked something else answers it, each in their browser."""
    for turn in itertools.count():
        asked = table.until(lambda now: now["sight"]["waiting_for"])["sight"]["waiting_for"]
        prompts = [my_question(people[seat]) for seat in asked]
        if prompts == ["plan", "plan"]:
            return
        answer(people[asked[0]], prompts[0], turn)


def test_two_go_on_when_one_machine_after_another_dies(
    machines: list[Machine], person: Callable[..., Page], lay: Callable[..., Table], served: str
) -> None:
    page = person(service_workers="allow")  # what a browser logs of lines that break is no fault here
    friend = person(service_workers="allow", viewport=PHONE, locale="en-GB")
    table = lay(seats=[{"who": "me", "name": "Livia"}, {"who": "open"}], options=RANDOM)
    sit_down(page, table.link)
    sit_down(friend, seat_a_friend(table, served))
    to_the_next_plan(table, [page, friend])
    for nth, machine in enumerate(machines):
        plan(page, 2 + nth)
        if machine is not machines[-1]:
            machine.end(signal.SIGKILL)
        plan(friend, 1 + nth)
        kept = table.until(lambda now: all(len(sheet["chronology"]) > nth for sheet in now["sight"]["view"]["sheets"]))  # noqa: B023
        assert [sheet["chronology"][nth] for sheet in kept["sight"]["view"]["sheets"]] == [2 + nth, 1 + nth]
        to_the_next_plan(table, [page, friend])
