"""Devices, hall, ratings, challenge, club and tournament once more: on three workers over one PostgreSQL."""

from collections.abc import Iterator

import pytest
from tests.postgres import postgres_server
from tests.serving import Server
from tests.web.far import far_from
from tests.web.test_clubs import test_a_club_its_tables_and_its_board, test_a_whole_tournament_of_four
from tests.web.test_devices import test_two_devices_share_one_list_until_one_is_lost
from tests.web.test_hall import test_two_strangers_meet_at_a_table_and_a_third_watches
from tests.web.test_rivals import test_two_find_each_other_and_their_rating_moves
from tests.web.test_today import test_a_challenge_is_found_played_and_ranked

__all__ = [
    "test_a_challenge_is_found_played_and_ranked",
    "test_a_club_its_tables_and_its_board",
    "test_a_whole_tournament_of_four",
    "test_two_devices_share_one_list_until_one_is_lost",
    "test_two_find_each_other_and_their_rating_moves",
    "test_two_strangers_meet_at_a_table_and_a_third_watches",
]
pytestmark = pytest.mark.pg


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres_server() as database:
        server = Server(tmp_path_factory.mktemp("house"), database, "--workers", "3", "--proxied")
        try:
            server.until_up()
            yield server.address
        finally:
            server.end()


@pytest.fixture(scope="module")
def address(served: str) -> Iterator[str]:
    with far_from(served) as far:
        yield far
