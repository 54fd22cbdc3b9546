"""The linter on maps (LN-2 to LN-8, LN-27): the pack is broken in memory, and the right fault is found."""

from __future__ import annotations

from tests.games.tainted_grail.breaking import broken, faults, place


def test_the_pack_as_it_is_has_no_fault() -> None:
    assert broken(lambda plain: None) == []


def test_a_key_without_an_answer_ln_2() -> None:
    found = list(faults(lambda plain: place(plain, 103)["keys"].pop("east"), "LN-2"))
    assert found == ["locations 101: 103 has no key back (east): add it, or list west in one_way"]


def test_a_one_way_route_must_be_declared_and_needs_a_key_ln_2() -> None:
    assert list(faults(lambda plain: place(plain, 105).pop("one_way"), "LN-2")) == [
        "locations 105: 111 has no key back (west): add it, or list east in one_way"
    ]
    found = list(faults(lambda plain: place(plain, 112).update(one_way=["north"]), "LN-2"))
    assert found == ["locations 112: a one-way route needs a key"]
    found = list(faults(lambda plain: place(plain, 112)["keys"].update(north=999), "LN-2"))
    assert found == ["locations 112: the key 999 leads to no Location"]


def test_a_number_on_two_cells_ln_3() -> None:
    def twist(plain: dict[str, object]) -> None:
        place(plain, 106)["keys"]["east"] = 112
        place(plain, 112)["keys"]["west"] = 106

    assert any("its keys put 112 on" in fault for fault in faults(twist, "LN-3"))


def test_two_locations_on_one_cell_ln_3() -> None:
    def crowd(plain: dict[str, object]) -> None:
        place(plain, 107)["keys"]["north"] = 112
        place(plain, 112)["keys"] = {"south": 107, "east": 109}
        place(plain, 109)["keys"] = {"south": 108, "west": 112}
        place(plain, 106)["keys"].pop("east")

    assert any("same cell" in fault or "its keys put" in fault for fault in faults(crowd, "LN-3"))


def test_legacies_ln_4() -> None:
    assert "locations 152: the legacy number leads to no original" in faults(
        lambda plain: place(plain, 152).update(legacy=999), "LN-4"
    )
    assert "locations 152: has other edges than 102" in faults(
        lambda plain: place(plain, 152)["keys"].pop("west"), "LN-4"
    )

    def wrong_version(plain: dict[str, object]) -> None:
        place(plain, 102)["journal"]["verses"]["v2"]["do"][1]["location"]["replace"] = [103, 152]

    assert "locations 152: replaces 103, which is no version of the same Location" in faults(wrong_version, "LN-4")

    def never(plain: dict[str, object]) -> None:
        place(plain, 152)["journal"]["verses"]["v1"]["choices"][0]["do"].pop(0)

    assert "locations 162: no effect ever puts this version into play" in faults(never, "LN-4")


def without_menhir(plain: dict[str, object], number: int) -> None:
    place(plain, number)["seals"] = [seal for seal in place(plain, number)["seals"] if seal != "menhir"]
    place(plain, number).pop("menhir")


def test_a_place_that_no_menhir_reaches_ln_5() -> None:
    found = list(faults(lambda plain: without_menhir(plain, 109), "LN-5"))
    assert found == ["locations 112: no Menhir is within one card: it can never be revealed"]


def test_a_place_that_no_key_leads_to_ln_5() -> None:
    def cut_off(plain: dict[str, object]) -> None:
        place(plain, 109)["keys"].pop("east")
        place(plain, 112)["keys"] = {}

    assert "locations 112: no chain of keys leads here from the start" in faults(cut_off, "LN-5")


def test_a_menhir_that_cannot_be_walked_to_ln_6() -> None:
    """Without the stone at 104 nothing lights the way to 109."""
    found = list(faults(lambda plain: without_menhir(plain, 104), "LN-6"))
    assert found == ["locations 109: its Menhir cannot be reached while another is lit"]


def test_what_a_menhir_costs_can_be_had_ln_7() -> None:
    def unheard_of(plain: dict[str, object]) -> None:
        for hero in plain["characters"]:  # type: ignore[attr-defined]
            hero["start"]["resources"]["rep"] = 0
        _take_out(plain, "rep")

    assert "locations 109: nothing in the pack ever gives rep" in faults(unheard_of, "LN-7")


def _take_out(value: object, kind: str) -> None:
    if isinstance(value, dict):
        if isinstance(value.get("gain"), dict):
            value["gain"].pop(kind, None)
        for inner in value.values():
            _take_out(inner, kind)
    elif isinstance(value, list):
        for inner in value:
            _take_out(inner, kind)


def test_seals_and_sections_ln_8() -> None:
    for number, field, message in (
        (104, "menhir", "the Menhir seal goes with a Menhir section"),
        (102, "dream", "the Dreams seal goes with a Dream"),
        (102, "nightmare", "the Dreams seal goes with a Nightmare"),
        (103, "instant", "an inhospitable settlement has an instant rule that starts an Encounter"),
    ):
        found = list(faults(lambda plain, n=number, f=field: place(plain, n).pop(f), "LN-8"))  # type: ignore[misc]
        assert f"locations {number}: {message}" in found
    both = list(faults(lambda plain: place(plain, 103)["seals"].append("hospitable"), "LN-8"))
    assert both == ["locations 103: a settlement is hospitable or not"]


def test_the_start_location_ln_27() -> None:
    found = list(faults(lambda plain: place(plain, 101)["keys"].pop("south"), "LN-27"))
    assert found == ["locations 101: the start Location should have the Menhir seal and four keys"]
    assert all(
        problem.warning for problem in broken(lambda p: place(p, 101)["keys"].pop("south")) if problem.rule == "LN-27"
    )
