"""The checks of the house bite: each is shown a fault and names it."""

import json
import os
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def test_a_file_that_is_too_long_is_named(script, tmp_path: Path, monkeypatch, capsys) -> None:
    lengths = script("file_length")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "god.py").write_text("x = 1\n" * 401)
    monkeypatch.setattr(lengths, "ROOT", tmp_path)
    assert lengths.main() == 1
    assert "god.py: 401 lines" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("imports", "ring"),
    [
        ("from pack.b import x", "import ring of 2: pack.a, pack.b"),
        ("from pack import b", "import ring of 2: pack.a, pack.b"),
        ("def late():\n    from pack.b import x", "import ring of 2: pack.a, pack.b"),
        ("if TYPE_CHECKING:\n    from pack.b import x", ""),
        ("from pack.c import x", ""),
    ],
)
def test_an_import_ring_is_named(script, tmp_path: Path, capsys, imports: str, ring: str) -> None:
    files = {"__init__": "", "a": imports, "b": "import pack.a", "c": ""}
    (tmp_path / "pack").mkdir()
    for name, text in files.items():
        (tmp_path / "pack" / f"{name}.py").write_text(f"{text}\n")
    assert script("import_rings").main(tmp_path) == bool(ring)
    assert (ring or "4 modules, 0 import rings") in capsys.readouterr().out


@pytest.mark.parametrize(("covered", "status"), [(9, 1), (10, 0)])
def test_kernel_lines_that_no_test_reaches_are_named(
    script, tmp_path: Path, monkeypatch, covered: int, status: int
) -> None:
    floors = script("coverage_floor")
    summary = {"covered_lines": covered, "num_statements": 10, "missing_lines": 10 - covered}
    report = {"files": {"src/tavola/kernel/flow.py": {"summary": summary}}}
    (tmp_path / "coverage.json").write_text(json.dumps(report))
    monkeypatch.setattr(floors, "ROOT", tmp_path)
    assert floors.main() == status


def test_tests_that_left_no_coverage_are_a_failure(script, tmp_path: Path, monkeypatch) -> None:
    floors = script("coverage_floor")
    monkeypatch.setattr(floors, "ROOT", tmp_path)
    assert floors.main() == 1


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.lock")), ids=lambda path: path.name)
def test_a_lock_has_a_hash_for_every_package_and_names_no_host(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    assert "index-url" not in text
    packages = re.split(r"\n(?=\w)", text.strip())
    assert all("--hash=sha256:" in package for package in packages)


@pytest.mark.parametrize("folder", ["web", "tests/web"])
def test_the_lock_of_a_node_package_does_not_say_where_packages_came_from(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text())["packages"]
    assert all("resolved" not in package for package in packages.values())
    assert all("integrity" in package for name, package in packages.items() if name)


def test_every_limit_of_the_server_is_told_to_who_runs_it() -> None:
    from tavola.server.settings import Limits
    from tavola.service.ceilings import Ceilings

    told = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    assert [name for name in (*Limits.__struct_fields__, *Ceilings.__struct_fields__) if f"`{name}`" not in told] == []


@pytest.mark.parametrize(
    ("tools", "there", "asked"),
    [
        (False, "", ["--omit=dev"]),
        (False, "without tools {}", None),
        (False, "{}", None),
        (True, "without tools {}", []),
        (True, "{}", None),
    ],
)
def test_a_first_start_installs_no_linters(script, tmp_path: Path, monkeypatch, tools, there, asked) -> None:
    node, ran = script("node"), []
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package-lock.json").write_text("{}")
    (tmp_path / "node_modules" / ".tavola-stamp").write_text(there)
    monkeypatch.setattr(node, "commands", lambda: (["node"], ["npm"], {}))
    monkeypatch.setattr(node.subprocess, "run", lambda command, **how: ran.append(command))
    node.install(tmp_path, tools=tools)
    assert [[word for word in command if word.startswith("--omit")] for command in ran] == (
        [] if asked is None else [asked]
    )


def test_the_client_is_built_without_its_tools() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    building = "".join((ROOT / "web" / name).read_text() for name in ("vite.config.ts", "svelte.config.js"))
    assert {"vite", "svelte", "@sveltejs/vite-plugin-svelte"} <= package["dependencies"].keys()
    assert [name for name in package["devDependencies"] if f'"{name}' in building] == []


def test_the_built_client_carries_the_licences_of_what_is_in_it(script) -> None:
    told = script("build_web").notices()
    for name in ("@fluent/bundle", "svelte", "clsx"):
        assert f"\n{name} " in told
    assert "Apache License" in told
    assert "[Svelte Contributors]" in told


def test_no_font_goes_by_a_name_that_is_reserved() -> None:
    fonts = ROOT / "web" / "src" / "look"
    assert "Reserved Font Name 'Almendra'" in (fonts / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert "lmendra" not in (fonts / "tokens.css").read_text(encoding="utf-8")


def test_what_a_build_fetches_is_pinned_and_locked(script) -> None:
    locks = {name: (ROOT / f"requirements-{name}.lock").read_text(encoding="utf-8") for name in ("build", "node")}
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    wheel = script("node").WHEEL
    assert all(re.fullmatch(r"[a-z-]+==[0-9.]+", one) for one in (*wanted, wheel))
    assert all(f"{one} \\" in locks["build"] for one in (*wanted, wheel))
    assert f"{wheel} \\" in locks["node"]


def test_set_up_takes_nothing_that_has_no_hash() -> None:
    lines = (ROOT / "scripts" / "setup.py").read_text(encoding="utf-8").splitlines()
    fetching = [line for line in lines if re.search(r"^ +(pip_install|call\(\*pip)\b", line)]
    assert len(fetching) == 5
    assert [line for line in fetching if "--require-hashes" not in line and "--build-constraints" not in line] == []


def test_set_up_knows_where_each_system_keeps_programs(
    script: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = script("setup")
    assert setup.program(setup.VENV, "tavola").parts[-2:] == ("bin", "tavola")
    monkeypatch.setattr(setup.os, "name", "nt")
    assert setup.program(setup.VENV, "tavola").parts[-2:] == ("Scripts", "tavola.exe")


def test_set_up_does_not_hold_the_lock_that_uv_waits_for(script: Callable[[str], ModuleType]) -> None:
    assert script("setup").LOCK != ".lock"


def test_set_up_is_done_anew_when_a_lock_changes(
    script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = script("setup")
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "VENV", tmp_path / ".venv")
    for name in ("pyproject.toml", "hatch_build.py", *setup.LOCKS.values(), setup.KERNELS):
        (tmp_path / name).write_text(name, encoding="utf-8")
    installed = setup.program(setup.VENV, "tavola")
    installed.parent.mkdir(parents=True)
    installed.touch()
    assert not setup.ready("run")
    (setup.VENV / ".stamp-dev").write_text(setup.wanted("dev"))
    assert setup.ready("dev")
    assert setup.ready("run"), "who can test can also play"
    (tmp_path / "requirements.lock").write_text("newer", encoding="utf-8")
    assert not setup.ready("dev")


def test_a_client_is_built_anew_when_a_source_is_younger(
    script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = script("setup")
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "WEB_STAMP", tmp_path / "stamp")
    for name in ("scripts/build_web.py", "web/src/App.svelte", "web/node_modules/of_others.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1000, 1000))
    assert not setup.web_ready()
    (tmp_path / "stamp").touch()
    assert setup.web_ready()
    os.utime(tmp_path / "stamp", (2000, 2000))
    os.utime(tmp_path / "web/node_modules/of_others.js", (3000, 3000))
    assert setup.web_ready()
    os.utime(tmp_path / "web/src/App.svelte", (3000, 3000))
    assert not setup.web_ready()


@pytest.mark.parametrize(
    ("line", "places"),
    [
        ('verb = key.partition(":")[0]', 1),
        ('parts = do.key.split(":")', 1),
        ('some = [key for key in keys if key.startswith(("take:", "end"))]', 1),
        ("cell = answer[6:]", 1),
        ('chosen = do.key; cell = chosen.split(":")[1]', 1),
        ('cells = [one.partition(":") for one in decision.keys]', 1),
        ('cells = [one.partition(":") for one in words.keys()]', 0),
        ('seat, _, rest = address.partition(":")', 0),
        ('at = key.index(":")', 1),
        ('card = key.replace("play:", "")', 1),
        ('card = re.match("play:(.*)", key)', 1),
        ('is_long = ":" in answer', 1),
        ('is_end = key == "end"', 0),
        ('found = re.search("[a-z]+", key)', 0),
    ],
)
def test_who_takes_a_key_apart_is_named(
    script: Callable[[str], ModuleType], tmp_path: Path, line: str, places: int
) -> None:
    (tmp_path / "rules.py").write_text(
        f"def step(key, keys, do, answer, address, decision, words):\n    {line}\n", encoding="utf-8"
    )
    found = script("key_readers").readers(tmp_path)
    assert sum(map(len, found.values())) == places


def test_types_of_tests_are_checked() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert "tests" in config["files"]
    for override in config["overrides"]:
        for module in override["module"] if isinstance(override["module"], list) else []:
            if module.startswith("tests."):
                path = ROOT / module.removesuffix(".*").replace(".", "/")
                assert path.with_suffix(".py").is_file() or path.is_dir(), f"{module} is gone: take it off the list"
