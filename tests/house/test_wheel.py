"""What `pip install .` gives."""

import subprocess
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.slow
def test_the_wheel_carries_the_client_the_packs_and_the_catalogues(tmp_path: Path) -> None:
    build = [ROOT / ".tools/bin/uv", "build", "-q", "--wheel", "--out-dir", tmp_path, ROOT]
    subprocess.run(build, check=True, timeout=120)
    (wheel,) = tmp_path.glob("tavola-*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "tavola/server/web/dist/index.html" in names
    assert any(name.startswith("tavola/server/web/dist/assets/") and name.endswith(".js") for name in names)
    assert {"tavola/server/web/dist/OFL.txt", "tavola/server/web/dist/licences.txt"} <= names
    for here, there in (("packs", "tavola/packs"), ("docs/rules", "tavola/docs/rules")):
        files = [path for path in (ROOT / here).rglob("*") if path.is_file()]
        assert {f"{there}/{path.relative_to(ROOT / here).as_posix()}" for path in files} <= names
