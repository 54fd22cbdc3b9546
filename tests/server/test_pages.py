"""The pages of the site inside the program."""

import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tavola.server import pages


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the archive is looked for; nothing lies there yet."""
    archive = tmp_path / "docs.zip"
    monkeypatch.setattr(pages, "ARCHIVE", archive)
    pages.pages.cache_clear()
    yield archive
    pages.pages.cache_clear()


def written(archive: Path) -> None:
    with zipfile.ZipFile(archive, "w") as out:
        out.writestr("index.html", "<h1>home</h1>")
        out.writestr("rules/index.html", "<h1>rules</h1>")
        out.writestr("assets/bundle.0123.min.js", "1")


def test_pages_are_read_from_the_archive(client: TestClient, site: Path) -> None:
    written(site)
    assert client.get("/docs/").text == "<h1>home</h1>"
    assert client.get("/docs/rules/").headers["content-type"] == "text/html; charset=utf-8"
    script = client.get("/docs/assets/bundle.0123.min.js")
    assert script.headers["content-type"].split(";")[0] == "text/javascript"
    assert "immutable" in script.headers["cache-control"]
    assert "'unsafe-inline'" not in script.headers["content-security-policy"].partition("style-src-attr")[0]


@pytest.mark.parametrize(("place", "whole"), [("/docs", "/docs/"), ("/docs/rules", "/docs/rules/")])
def test_a_page_is_a_folder_so_that_its_links_hold(client: TestClient, site: Path, place: str, whole: str) -> None:
    written(site)
    answer = client.get(place, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (308, whole)


def test_what_has_not_changed_is_not_sent_again(client: TestClient, site: Path) -> None:
    written(site)
    tag = client.get("/docs/").headers["etag"]
    assert client.get("/docs/", headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize("place", ["/docs/gone/", "/docs/%2e%2e/pages.py", "/docs/rules/gone.svg"])
def test_what_is_not_there_is_not_found(client: TestClient, site: Path, place: str) -> None:
    written(site)
    assert client.get(place).status_code == 404


@pytest.mark.parametrize(("language", "said"), [("it", "Le pagine non sono qui"), ("en", "The pages are not here")])
def test_a_copy_without_pages_says_so(client: TestClient, site: Path, language: str, said: str) -> None:
    answer = client.get("/docs/", headers={"accept-language": language})
    assert answer.status_code == 404
    assert said in answer.text
