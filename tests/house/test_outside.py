"""What people outside see of the project: workflows, forms, the files of a release."""

import re
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


def steps(path: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_takes_from_others_is_pinned(path: Path) -> None:
    taken = [step["uses"] for step in steps(path) if "uses" in step]
    assert taken
    assert [one for one in taken if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", one)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_runs_is_there(path: Path) -> None:
    for step in steps(path):
        for word in re.findall(r"(?:\./|\.\\|scripts/)[\w./-]+", step.get("run", "")):
            assert (ROOT / word.replace(".\\", "./")).exists(), f"{path.name} runs {word}"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read_and_has_an_end(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert workflow["permissions"] == {}
    for job in workflow["jobs"].values():
        assert job["permissions"] == {"contents": "read"}
        assert job["timeout-minutes"] <= 60


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_for_something(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    if path.stem != "config":
        assert any(field.get("validations", {}).get("required") for field in form["body"])


def test_every_promised_python_is_tried() -> None:
    promised = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    for name in ("nightly", "release"):
        text = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8")
        assert promised.removeprefix(">=") in text
    assert "3.14" in (ROOT / "docs" / "stability.md").read_text(encoding="utf-8")


def test_one_version_is_told() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert f"version: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_packs_of_changed_files_are_found(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    packs: ModuleType = script("changed_packs")
    assert packs.packs_of(["packs/realm_of_sand/vetra/cards.yaml"]) == [Path("packs/realm_of_sand/vetra")]
    of_all = packs.packs_of(["packs/realm_of_sand/locale/it/game.ftl"])
    assert Path("packs/realm_of_sand/vetra") in of_all
    assert packs.packs_of([]) == []


def test_a_node_is_hidden_from_who_tries_a_wheel(script: Any, tmp_path: Path) -> None:
    trial: ModuleType = script("try_wheel")
    (tmp_path / "with").mkdir()
    (tmp_path / "with" / "node").touch()
    (tmp_path / "without").mkdir()
    path = trial.os.pathsep.join([str(tmp_path / "with"), str(tmp_path / "without")])
    assert trial.without_node({"PATH": path})["PATH"] == str(tmp_path / "without")
