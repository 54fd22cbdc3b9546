"""The built client and the first questions it asks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tavola.server.app import create_app
from tavola.server.static import ClientMissing, read_client


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    app = create_app(db=str(tmp_path_factory.mktemp("page") / "tavola.db"))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


def asset(client: TestClient, ending: str) -> str:
    return next(f"/{path}" for path in read_client() if path.startswith("assets/") and path.endswith(ending))


def test_the_page_is_asked_for_anew_each_time_and_names_its_client(client: TestClient) -> None:
    page = client.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert '<script type="module"' in page.text


def test_a_page_that_has_not_changed_is_not_sent_again(client: TestClient) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("ending", "kind"),
    [(".js", "text/javascript"), (".css", "text/css"), (".woff2", "font/woff2")],
)
def test_what_carries_its_hash_in_its_name_is_kept_for_ever(client: TestClient, ending: str, kind: str) -> None:
    answer = client.get(asset(client, ending))
    assert answer.headers["content-type"].split(";")[0] == kind
    assert "immutable" in answer.headers["cache-control"]


def test_any_place_in_the_client_gives_its_page(client: TestClient) -> None:
    assert client.get("/tables/anything").text == client.get("/").text


@pytest.mark.parametrize("path", ["/assets/gone.js", "/api/nothing", "/../pyproject.toml", "/.stamp"])
def test_what_is_not_there_is_not_found(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_package_without_its_client_says_so(tmp_path: Path) -> None:
    with pytest.raises(ClientMissing, match="not built"):
        read_client(tmp_path)


def test_the_three_games_are_offered(client: TestClient) -> None:
    games = {game["id"]: game["players"] for game in client.get("/api/games").json()}
    assert games == {"realm_of_sand": [1, 4], "sangue_reale": [2, 2], "tainted_grail": [1, 4]}


def test_health_answers(client: TestClient) -> None:
    assert client.get("/health").json()["status"] == "ok"


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/games/tainted_grail/words?language=it", "/api/games/sangue_reale/rules?language=en"]
)
def test_what_is_the_same_for_all_is_made_once_and_not_sent_twice(
    client: TestClient, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = client.get(path)
    assert first.status_code == 200

    def fail(*_: object) -> None:
        raise AssertionError("made again")

    for name in ("games.game_offers", "reference.game_words", "reference.clauses_in"):
        monkeypatch.setattr(f"tavola.server.{name}", fail)
    assert client.get(path).content == first.content
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get(path, headers={"if-none-match": '"older"'}).content == first.content


@pytest.mark.parametrize(("language", "word"), [("it", "invitano"), ("en", "invited")])
def test_a_link_in_a_chat_shows_the_game_that_it_names(client: TestClient, language: str, word: str) -> None:
    page = client.get("/join/unknown/sangue_reale", headers={"accept-language": language})
    assert '<meta property="og:title" content="Sangue Reale" />' in page.text
    assert word in page.text
    picture = page.text.partition('og:image" content="')[2].partition('"')[0]
    assert picture == "http://127.0.0.1/preview-sangue_reale.jpg"
    assert client.get(picture).headers["content-type"] == "image/jpeg"
    again = client.get(
        "/join/unknown/sangue_reale", headers={"accept-language": language, "if-none-match": page.headers["etag"]}
    )
    assert again.status_code == 304
    assert page.headers["etag"] != client.get("/").headers["etag"]


@pytest.mark.parametrize("place", ["/join/unknown", "/join/unknown/chess", "/t/unknown/sangue_reale", "/"])
def test_a_link_that_names_no_game_shows_none(client: TestClient, place: str) -> None:
    assert client.get(place).text == client.get("/").text
