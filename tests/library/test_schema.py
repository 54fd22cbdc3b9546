"""The schema that an editor is given says what the decoder reads."""

from pathlib import Path

import msgspec
from tests.content.test_faults import Cards, Frog, PondDo

from tavola.library.schema import schema_file, schema_of, schemas


def test_each_file_of_a_pack_has_its_schema_and_folders_share_one(shelf: Path):
    found = schemas("pond")
    assert sorted(found) == ["frogs.yaml", "leaves/*.yaml", "pack.yaml"]
    frog = found["frogs.yaml"]["$defs"]["Frog"]
    assert set(frog["properties"]) == {"id", "colour", "jumps", "friend"}
    assert frog["required"] == ["id"]
    assert frog["additionalProperties"] is False
    assert found["frogs.yaml"]["$defs"]["Colour"]["enum"] == ["brown", "green"]


def test_where_a_folder_holds_several_kinds_each_file_has_its_own(shelf: Path, monkeypatch):
    from tests.library import pond

    def open_box(source):
        source.read("leaves/big.yaml", pond.Leaf)
        source.read("leaves/small.yaml", dict)

    monkeypatch.setattr(pond, "open_box", open_box)
    assert sorted(schemas("pond")) == ["leaves/*.yaml", "leaves/small.yaml", "pack.yaml"]


def test_a_record_that_promises_any_do_lists_them_all():
    schema = schema_of(Frog, "frogs.yaml", PondDo)
    assert schema["$defs"]["AnyDo"] == {"anyOf": [{"$ref": "#/$defs/Jump"}, {"$ref": "#/$defs/Sing"}]}
    assert schema["$defs"]["Sing"]["properties"]["then"]["items"] == {"$ref": "#/$defs/AnyDo"}


def test_a_schema_is_plain_json():
    assert msgspec.json.decode(msgspec.json.encode(schema_of(Cards, "cards.yaml")))["title"] == "cards.yaml"


def test_schema_files_are_named_after_what_they_describe():
    assert schema_file("frogs.yaml") == "frogs.schema.json"
    assert schema_file("leaves/*.yaml") == "leaves.schema.json"
    assert schema_file("leaves/small.yaml") == "leaves-small.schema.json"
