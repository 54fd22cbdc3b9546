"""Several machines over one PostgreSQL, as far as one machine can be several.

Each is `tavola serve` started by itself: an address, a folder, a home and a process group of its own, a line of its own
to the database, and no file that another writes. The last one's clock is seven seconds ahead of the others'.
"""

import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.postgres import postgres_server
from tests.server.machines import Machine, Person, Stream, several, soon
from websockets.exceptions import ConnectionClosed

pytestmark = [pytest.mark.pg, pytest.mark.server]
AHEAD, DAY = 7.0, 86_400.0
TWO = [{"who": "me", "name": "Livia"}, {"who": "open"}]
GAME = "realm_of_sand"
Machines = list[Machine]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres_server() as address:
        yield address


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Machines]:
    with several(tmp_path_factory.mktemp("machines"), database, 3) as machines:
        machines[-1].clock(AHEAD)
        yield machines
        assert [machine.said() for machine in machines] == ["", "", ""]


def seated(one: Person, other: Person, **more: object) -> str:
    """A table of theirs: the one opens it at home, the other sits down at home."""
    opened = one.ask("POST", "/tables", {"game": GAME, "seats": TWO, "name": "Dune", **more})
    table: str = opened["table"]["id"]
    taken = other.ask("POST", f"/tables/{table}/seats", {"name": other.name}, key=opened["invites"][0]["key"])
    for person, key in ((one, opened["key"]), (other, taken["key"])):
        person.ask("POST", "/person/tables", {"keys": [key]})
    return table


def played(table: str, people: list[Person], answers: int) -> int:
    """So many answers, each at the machine of whoever is asked; where the last stands in the log."""
    seq = 0
    for _ in range(answers):
        asked = soon(lambda: [person for person in people if person.questions(table)])
        seq = asked[0].answer(table)
    return seq


def test_two_at_one_table_see_each_other_from_different_machines(machines: Machines) -> None:
    livia, ada = Person(machines[0], "Livia"), Person(machines[2], "Ada")
    table = seated(livia, ada)
    lines = [one.at.stream(table, one.device) for one in (livia, ada)]
    lines[0].say(do="talk", text="Good evening!")
    lines[1].read(lambda said: "Good evening!" in str(said))
    last = played(table, [livia, ada], 20)
    for line in lines:
        line.until(last)
    logs = [machine.stream(table, ada.device, 0).welcome["log"] for machine in machines]
    assert logs[0] == logs[1] == logs[2]
    assert len(logs[0]) > 20
    times = [line["at"] for line in logs[0]]
    assert times == sorted(times)  # whichever clock an answer was written by


def test_a_link_made_on_one_machine_brings_a_device_on_another(machines: Machines) -> None:
    livia, ada = Person(machines[0], "Livia"), Person(machines[1], "Ada")
    table = seated(livia, ada)
    link = livia.ask("POST", "/person/links", at=machines[2])["key"]  # by the clock that is ahead
    waits = livia.ask("POST", "/person/devices", {"name": "phone"}, machines[1], link)
    again = livia.tell("POST", "/person/devices", {"name": "thief"}, machines[0], link)
    assert again.status_code == 401  # used on one machine, it is used on all
    phone = Person(machines[1], "Livia", waits["key"])
    assert phone.tell("GET", "/person/tables").status_code == 403
    shown = livia.ask("GET", "/person", at=machines[2])["devices"]
    assert [one["digits"] for one in shown if one["waits"]] == [waits["digits"]]
    livia.ask("POST", f"/person/devices/{waits['device']}/let-in", {}, machines[2])
    assert [one["table"] for one in phone.ask("GET", "/person/tables")] == [table]
    line = machines[1].stream(table, phone.device)
    line.until(played(table, [livia, ada], 2))
    livia.ask("DELETE", f"/person/devices/{waits['device']}")
    with pytest.raises(ConnectionClosed) as ended:
        line.read(lambda said: False)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 4401
    assert [phone.tell("GET", "/person", at=machine).status_code for machine in machines] == [401] * 3


def test_in_the_hall_one_of_two_who_come_at_once_gets_the_seat(machines: Machines) -> None:
    livia, ada, bea = (Person(machine, name) for machine, name in zip(machines, ("Livia", "Ada", "Bea"), strict=True))
    offer = {"table": {"game": GAME, "seats": TWO}, "public": True}
    for _ in range(5):
        table = livia.ask("POST", "/hall/tables", offer)["table"]
        for guest in (ada, bea):
            soon(lambda: table in [one["table"] for one in guest.ask("GET", "/hall")["seeking"]])  # noqa: B023
        told: dict[str, int] = {}

        def sit(guest: Person) -> None:
            told[guest.name] = guest.tell("POST", f"/hall/tables/{table}/seats", {"name": guest.name}).status_code  # noqa: B023

        threads = [threading.Thread(target=sit, args=(guest,)) for guest in (ada, bea)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(told.values()) == [201, 409], told
        winner, loser = (ada, bea) if told["Ada"] == 201 else (bea, ada)
        key = loser.ask("POST", f"/hall/tables/{table}/watch", {})["key"]
        assert loser.ask("GET", f"/tables/{table}", key=key)["watch_delay"] == 120
        card = livia.ask("GET", f"/tables/{table}")
        assert [seat["name"] for seat in card["seats"]] == ["Livia", winner.name]
        livia.give_up(table)


def test_two_who_look_for_somebody_on_different_machines_meet_and_are_rated(machines: Machines) -> None:
    livia, ada = Person(machines[0], "Livia"), Person(machines[2], "Ada")
    for one in (livia, ada):
        one.ask("POST", "/hall/seek", {"game": GAME, "name": one.name, "rated": True})
    found = {soon(lambda: one.ask("GET", "/hall/seek")["table"]) for one in (livia, ada)}  # noqa: B023
    assert len(found) == 1
    table = found.pop()
    assert livia.ask("GET", f"/tables/{table}", at=machines[1])["rated"]
    ada.give_up(table)
    for machine in machines:
        means = [soon(lambda: one.ask("GET", "/hall/ratings", at=machine))[0]["mean"] for one in (livia, ada)]  # noqa: B023
        assert means[0] > means[1]


def test_a_club_is_one_club_on_all_machines(machines: Machines) -> None:
    livia, ada, eve = (Person(machine, name) for machine, name in zip(machines, ("Livia", "Ada", "Eve"), strict=True))
    club = livia.ask("POST", "/clubs", {"name": "The Old Seal", "called": "Livia"})
    ada.ask("POST", "/clubs/members", {"link": club["link"], "called": "Ada"})
    table = livia.ask("POST", f"/clubs/{club['id']}/tables", {"table": {"game": GAME, "seats": TWO}})["table"]
    ada.ask("POST", f"/clubs/{club['id']}/tables/{table}/seats", {"name": "Ada"})
    ada.give_up(table)
    for machine in machines:
        board = soon(lambda: livia.ask("GET", f"/clubs/{club['id']}", at=machine)["results"])  # noqa: B023
        assert [(one["name"], one["won"]) for one in board] == [("Livia", 1), ("Ada", 0)]
    livia.ask("POST", f"/clubs/{club['id']}/link", {})
    assert eve.tell("POST", "/clubs/members", {"link": club["link"], "called": "Eve"}).status_code == 401


def test_a_tournament_runs_by_itself_over_all_machines(machines: Machines) -> None:
    people = [Person(machines[nth % 3], f"P{nth}") for nth in range(4)]
    cup = people[0].ask("POST", "/cups", {"name": "Spring", "game": GAME, "called": "P0"})
    for one in people[1:]:
        one.ask("POST", "/cups/players", {"link": cup["link"], "called": one.name})
    people[0].ask("POST", f"/cups/{cup['id']}/begin")

    def mine(one: Person, round: int) -> list[str]:
        games = one.ask("GET", f"/cups/{cup['id']}")["games"]
        return [game["table"] for game in games if game["mine"] and game["round"] == round and game["table"]]

    for round in (1, 2):
        tables = {one.name: soon(lambda: mine(one, round))[0] for one in people}  # noqa: B023
        assert len(set(tables.values())) == 2
        for table in set(tables.values()):
            [one for one in people if tables[one.name] == table][-1].give_up(table)
    for one in people:
        now = soon(lambda: (told := one.ask("GET", f"/cups/{cup['id']}"))["state"] == "over" and told)  # noqa: B023
        assert (now["players"][0]["name"], now["players"][-1]["name"]) == ("P0", "P3")


def test_the_day_is_the_same_on_all_machines_and_a_try_is_begun_once(machines: Machines) -> None:
    livia = Person(machines[0], "Livia")
    days = [livia.ask("GET", "/today", at=machine) for machine in machines]
    assert len({(day["day"], day["commitment"]) for day in days}) == 1
    assert days[2]["now"] - days[0]["now"] > AHEAD - 1  # and one clock is ahead
    begun: list[str] = []

    def begin(machine: Machine) -> None:
        path = f"/today/{GAME}/tries"
        told = soon(lambda: (said := livia.tell("POST", path, {"name": "Livia"}, machine)).status_code == 200 and said)
        begun.append(told.json()["table"])  # who came second was told to try again

    threads = [threading.Thread(target=begin, args=(machine,)) for machine in machines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(begun) == 3
    assert len(set(begun)) == 1


def test_a_time_is_over_once_though_clocks_differ(machines: Machines) -> None:
    livia, ada = Person(machines[0], "Livia"), Person(machines[2], "Ada")
    table = seated(livia, ada, pace="slow", answer_hours=24, late="resign")
    late = soon(lambda: [one for one in (livia, ada) if one.questions(table)])[0]
    for machine in machines:
        machine.clock(machine.ahead + DAY + 60)
    try:
        soon(lambda: livia.ask("GET", f"/tables/{table}")["phase"] == "over")
        log = machines[1].stream(table, livia.device, 0).welcome["log"]
        assert [line["seat"] for line in log if line["act"] == "resigned"] == [late.hand(table)]
    finally:
        for machine in machines:
            machine.clock(machine.ahead - DAY - 60)


def written_by(machine: Machine) -> set[str]:
    """Files that this machine's processes have open for writing, or have written in its folder."""
    found = {str(file) for file in machine.folder.rglob("*") if file.is_file()}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            ours = os.getpgid(int(process.name)) == machine.process.pid
            for line in (process / "fd").iterdir() if ours else ():
                flags = int((process / "fdinfo" / line.name).read_text().split("flags:")[1].split()[0], 8)
                if flags & os.O_ACCMODE and line.resolve().is_file():
                    found.add(str(line.resolve()))
        except (OSError, IndexError, ValueError):
            continue  # it has ended, or was closed meanwhile
    return found


def test_no_file_is_shared(machines: Machines) -> None:
    written = [written_by(machine) for machine in machines]
    assert all(written)
    assert not written[0] & written[1] | written[1] & written[2] | written[0] & written[2]


def test_a_machine_cut_off_from_the_database_comes_back_to_what_it_missed(
    machines: Machines, tmp_path: Path, database: str
) -> None:
    with several(tmp_path, database, 1) as far:
        livia, ada = Person(far[0], "Livia"), Person(machines[1], "Ada")
        table = seated(livia, ada)
        line = far[0].stream(table, livia.device)
        far[0].line.cut()
        assert livia.tell("GET", f"/tables/{table}").status_code == 503
        livia.at = machines[2]
        last = played(table, [livia, ada], 6)
        far[0].line.mend()
        line.until(last)  # its line to the people has held all the while
        livia.at = far[0]
        soon(lambda: livia.tell("GET", f"/tables/{table}").status_code == 200)
        line.until(played(table, [livia, ada], 2))


@pytest.mark.parametrize("rival", ["a person", "a bot"])
def test_when_a_machine_dies_its_people_go_on_at_another(
    machines: Machines, tmp_path: Path, database: str, rival: str
) -> None:
    with several(tmp_path, database, 1) as lost:
        livia, ada = Person(lost[0], "Livia"), Person(machines[1], "Ada")
        if rival == "a bot":
            seats = [{"who": "me", "name": "Livia"}, {"who": "bot", "name": "Oda", "bot": "greedy"}]
            opened = livia.ask("POST", "/tables", {"game": GAME, "seats": seats})
            table, people = opened["table"]["id"], [livia]
            livia.ask("POST", "/person/tables", {"keys": [opened["key"]]})
        else:
            table, people = seated(livia, ada), [livia, ada]
        before = lost[0].stream(table, livia.device, 0)
        last = played(table, people, 8)  # a bot thinks now, if there is one
        before.until(last)
        lost[0].end(signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            before.read(lambda said: False)
        livia.at = machines[2]
        after: Stream = livia.at.stream(table, livia.device, before.seq)
        assert [line["seq"] for line in after.welcome["log"]] == list(range(before.seq + 1, after.seq + 1))
        whole = machines[1].stream(table, livia.device, 0).welcome["log"]
        assert last in [line["seq"] for line in whole]
        after.until(played(table, people, 6))
