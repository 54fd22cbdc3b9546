"""A pack is read from a folder or a zip, within limits, and from nowhere else."""

import io
import stat
import zipfile
from pathlib import Path

import pytest
from tests.library.shore import LILY, write

from tavola.content.source import PackError
from tavola.content.yaml import MAX_BYTES
from tavola.library import reading
from tavola.library.reading import read_pack


@pytest.fixture
def lily(tmp_path: Path) -> Path:
    return write(tmp_path / "lily", LILY)


def refusal(path: Path) -> str:
    with pytest.raises(PackError) as caught:
        read_pack(path)
    return str(caught.value)


def zipped(path: Path, files: dict[str, str], top: str = "") -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(top + name, content)
    return path


def test_a_folder_is_read_with_forward_slashes(lily: Path):
    source = read_pack(lily)
    assert source.id == "pond/lily"
    assert set(source.files) == set(LILY)


def test_pictures_notes_and_hidden_files_are_not_read(lily: Path):
    write(lily, {"cover.png": b"\0", "NOTES.md": "x", ".schemas/a.yaml": "x", ".a.yaml": "x"})
    assert set(read_pack(lily).files) == set(LILY)


def test_a_file_under_nearly_the_right_name_is_pointed_out(lily: Path):
    write(lily, {"newts.yml": "[]"})
    assert refusal(lily) == "newts.yml: is not read under this name; call it newts.yaml"


def test_what_is_no_pack(tmp_path: Path):
    assert "there is no such folder or file" in refusal(tmp_path / "nowhere")
    assert "has no pack.yaml" in refusal(tmp_path)
    assert "is no zip that can be read" in refusal(write(tmp_path, {"a.txt": "x"}) / "a.txt")


def test_a_file_of_a_hundred_megabytes_is_refused_by_its_size_without_being_opened(lily: Path):
    with (lily / "newts.yaml").open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    (lily / "newts.yaml").chmod(0)
    assert refusal(lily) == f"newts.yaml: the file has 104857600 bytes; at most {MAX_BYTES} are read"


def test_the_number_of_files_has_a_limit(lily: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reading, "MAX_FILES", 3)
    assert "more than 3 files" in refusal(lily)


def test_all_files_together_have_a_limit(lily: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reading, "MAX_TOTAL", 200)
    assert "more than 200 bytes in all" in refusal(lily)


def test_folders_have_a_limit_too(lily: Path):
    write(lily, {"a/b/c/d/e/f/g/h.yaml": "1"})
    assert "more than 6 deep" in refusal(lily)


@pytest.mark.parametrize("target", ["frogs.yaml", "/etc/hostname", ".", ".."])
def test_links_are_refused_so_there_is_no_way_out_and_no_way_round(lily: Path, target: str):
    (lily / "more.yaml").symlink_to(target)
    assert "more.yaml: is a symbolic link" in refusal(lily)


def test_what_is_no_file_is_refused(lily: Path):
    import os

    os.mkfifo(lily / "pipe.yaml")
    assert "is neither a file nor a folder" in refusal(lily)


@pytest.mark.parametrize("top", ["", "lily/"])
def test_a_zip_is_read_like_its_folder(lily: Path, tmp_path: Path, top: str):
    source = read_pack(zipped(tmp_path / "lily.zip", LILY, top))
    assert source.files == read_pack(lily).files
    assert source.digest == read_pack(lily).digest


@pytest.mark.parametrize("name", ["../frogs.yaml", "/frogs.yaml", "a/../../b.yaml", "..\\frogs.yaml", "c:frogs.yaml"])
def test_a_zip_does_not_lead_out_of_itself(tmp_path: Path, name: str):
    assert "leads out of the pack" in refusal(zipped(tmp_path / "a.zip", {**LILY, name: "x"}))


def test_a_zip_holds_no_links(tmp_path: Path):
    link = zipfile.ZipInfo("more.yaml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    path = zipped(tmp_path / "a.zip", LILY)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(link, "/etc/hostname")
    assert "is a symbolic link" in refusal(path)


def test_a_zip_has_no_endless_folders(tmp_path: Path):
    assert "deep" in refusal(zipped(tmp_path / "a.zip", {**LILY, "a/" * 12 + "b.yaml": "1"}))


@pytest.mark.slow
def test_a_zip_bomb_is_refused_by_what_it_would_unpack_to(tmp_path: Path):
    path = zipped(tmp_path / "a.zip", {**LILY, "newts.yaml": "0" * (100 * 1024 * 1024)})
    assert path.stat().st_size < 200_000
    assert "newts.yaml: the file has 104857600 bytes" in refusal(path)


def test_a_zip_that_is_itself_too_big_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reading, "MAX_TOTAL", 100)
    assert "the file has more than 100 bytes" in refusal(zipped(tmp_path / "a.zip", LILY))


def test_a_zip_that_lies_about_a_size_is_refused(tmp_path: Path):
    path = zipped(tmp_path / "a.zip", {"pack.yaml": LILY["pack.yaml"] + "# " + "x" * 1000})
    data = bytearray(path.read_bytes())
    at = data.rindex(b"PK\x01\x02") + 24  # the size unpacked, in the directory at the end
    data[at : at + 4] = (10).to_bytes(4, "little")
    path.write_bytes(data)
    assert "is no zip that can be read" in refusal(path)


def test_a_damaged_zip_is_refused(tmp_path: Path):
    buffer = io.BytesIO(zipped(tmp_path / "a.zip", LILY).read_bytes())
    data = bytearray(buffer.getvalue())
    data[45:60] = b"\xff" * 15
    (tmp_path / "b.zip").write_bytes(data)
    assert "is no zip that can be read" in refusal(tmp_path / "b.zip")
