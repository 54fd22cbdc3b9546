"""The pack of Altavena as it is laid on the table: sheets, maps, supporters, what the past changes, and its words."""

from itertools import product
from pathlib import Path

import pytest

from tavola.content.source import PackError, PackSource
from tavola.content.words import FluentWords
from tavola.games.sangue_reale.content import ColumnPage, DuelBox, layout_name, open_box
from tavola.games.sangue_reale.layout import NO_ICON, Layout, read_column
from tavola.games.sangue_reale.phrases import message_ids, power, scoring
from tavola.games.sangue_reale.vocabulary import Chain, ChangeEdge, ColumnMajority, RiverSide, TagSet

PACKS = Path(__file__).resolve().parents[3] / "packs/sangue_reale"
FILES = {
    path.relative_to(PACKS / "altavena").as_posix(): path.read_bytes()
    for path in (PACKS / "altavena").rglob("*")
    if path.is_file()
}
BOX = open_box(PackSource("sangue_reale/altavena", FILES))
NUMERALS = {1: "i", 2: "ii", 3: "iii", 4: "iv"}


def table(sheet: str, supporters: str = "", overlays: tuple[str, ...] = (), winner: str = "") -> Layout:
    return BOX.layout(layout_name(sheet, overlays, supporters or BOX.eras[BOX.sheets[sheet].era].sets[0], winner))


def words(language: str) -> FluentWords:
    folders = (PACKS / "locale" / language, PACKS / "altavena/locale" / language)
    files = [path for folder in folders for path in sorted(folder.glob("*.ftl"))]
    return FluentWords(language, [(path.name, path.read_text(encoding="utf-8")) for path in files])


def test_four_eras_seven_sheets_and_two_sets_of_six_supporters_an_era() -> None:
    assert sorted(BOX.sheets) == ["i", "ii-a", "ii-b", "iii-a", "iii-b", "iv-a", "iv-b"]
    assert BOX.eras[1].characters == ("ulthar", "theodric")
    assert [len(BOX.eras[number].sets) for number in (1, 2, 3, 4)] == [2, 2, 2, 2]
    assert all([unique.column for unique in one.uniques] == [1, 2, 3, 4, 5, 6] for one in BOX.sets.values())
    assert len(BOX.uniques) == 48


@pytest.mark.parametrize("sheet", sorted(BOX.sheets))
def test_a_sheet_has_ten_boxes_and_as_many_numbers_as_dice_can_reach(sheet: str) -> None:
    layout = table(sheet)
    assert len(layout.boxes) == 10
    assert 26 <= len(layout.slots) <= 30
    assert all(9 <= column.rows <= 12 for column in layout.sides[0].columns)
    assert all(1 <= column.widths.count(2) <= 2 for column in layout.sides[0].columns)
    assert all(2 not in column.widths[:2] for column in layout.sides[0].columns)
    assert layout.sides[0].columns == layout.sides[1].columns


@pytest.mark.parametrize(
    ("sheet", "together"),
    [
        ("i", []),
        ("ii-b", []),
        ("iii-a", ["bos lan", "gol gra", "bia foc"]),
        ("iii-b", ["cor lan", "pon gol", "gra fra"]),
        ("iv-a", ["mon fra", "iso gra", "bia bon"]),
        ("iv-b", ["cap cor", "bos bon", "pon iso"]),
    ],
)
def test_lands_that_start_merged(sheet: str, together: list[str]) -> None:
    layout = table(sheet)
    lands = layout.lands(layout.present).territories
    merged = [" ".join(layout.areas[area] for area in land.areas) for land in lands if len(land.areas) > 1]
    assert sorted(merged) == sorted(together)


def test_a_river_put_back_splits_a_territory_and_its_numbers() -> None:
    layout = table("iii-a")
    edge = layout.edges.index("bos-lan")
    before, after = layout.lands(layout.present), layout.lands(layout.present | 1 << edge)
    bos, lan = layout.areas.index("bos"), layout.areas.index("lan")
    assert before.of_area[bos] == before.of_area[lan]
    assert before.territories[before.of_area[bos]].box == -1
    west, east = after.territories[after.of_area[bos]], after.territories[after.of_area[lan]]
    assert (layout.boxes[west.box], layout.boxes[east.box]) == ("bos", "lan")
    assert west.slot_mask | east.slot_mask == before.territories[before.of_area[bos]].slot_mask
    assert west.slot_mask & east.slot_mask == 0
    assert west.outline >> edge & east.outline >> edge & 1
    assert after.of_area[lan] in west.neighbours
    assert after.of_area[bos] in east.neighbours


def test_an_edge_inside_one_territory_is_no_outline() -> None:
    """With the drained land joined to both its neighbours, the border between them separates nothing."""
    layout = table("iv-a")
    for edge in ("bia-bon", "bon-bos"):
        assert layout.mutable >> layout.edges.index(edge) & 1
    open_both = layout.present & ~(1 << layout.edges.index("bia-bon")) & ~(1 << layout.edges.index("bon-bos"))
    lands = layout.lands(open_both)
    land = lands.territories[lands.of_area[layout.areas.index("bos")]]
    between = layout.edges.index("bia-bos")
    assert [layout.boxes[box] for box in land.boxes] == ["bos", "bia"]
    assert land.box == -1
    assert land.outline >> between & 1 == 0
    assert land.touching >> between & 1 == 1


def test_column_notation() -> None:
    column = read_column(ColumnPage(value=3, rows="s s* | d=5 | s*"), [7])
    assert column.widths == (1, 1, 2, 1)
    assert column.lines == (False, True, True, False)
    assert column.numbers == (3, 3, 5, 3)
    assert column.icons == (NO_ICON, 7, NO_ICON, NO_ICON)
    assert column.circles == (1, 2, 4, 5)


@pytest.mark.parametrize("rows", ["| s", "s || s", "x", "s=7", "ss"])
def test_rows_that_cannot_be_read_are_refused_with_their_column(rows: str) -> None:
    with pytest.raises(ValueError, match="column 3"):
        read_column(ColumnPage(value=3, rows=rows), ())


def test_a_sheet_that_names_what_the_pack_does_not_have_cannot_be_opened() -> None:
    files = FILES | {"sheets/i.yaml": FILES["sheets/i.yaml"].replace(b"map: era-1", b"map: era-9")}
    with pytest.raises(PackError, match="era-9"):
        open_box(PackSource("sangue_reale/altavena", files))


def test_the_loser_of_the_era_before_starts_with_one_modifier_and_alone_nobody_does() -> None:
    overlays = ("tomb-a1", "purse")
    won_by_a = table("iii-a", overlays=overlays, winner="a")
    assert [side.modifiers[0] for side in won_by_a.sides] == [0, 1]
    won_by_b = table("iii-b", overlays=overlays, winner="b")
    assert [side.modifiers[0] for side in won_by_b.sides] == [1, 0]
    assert [side.modifiers[0] for side in table("iii-a", overlays=BOX.sheets["iii-a"].alone).sides] == [0, 0]


def test_a_tomb_raises_the_value_of_its_land_for_both() -> None:
    plain, tomb = table("iii-a"), table("iii-a", overlays=("tomb-a1",))
    at = plain.boxes.index("bos")
    assert [side.box_vp[at] for side in tomb.sides] == [plain.sides[0].box_vp[at] + 1] * 2


@pytest.mark.parametrize("history", ["".join(letters) for n in (1, 2, 3) for letters in product("ab", repeat=n)])
def test_every_history_leads_to_a_sheet_of_its_winner(history: str) -> None:
    branch = BOX.branch(history, history[-1])
    assert branch.sheet == f"{NUMERALS[len(history) + 1]}-{history[-1]}"
    if len(history) == 3:
        assert branch.overlays == (f"will-{history[0]}1", f"will-{history[1]}2", f"edict-{history[2]}3", "purse")


def test_an_era_that_nobody_won_leaves_no_testament() -> None:
    assert BOX.branch("d", "draw").overlays == ("regency",)
    assert BOX.branch("da", "a").overlays == ("purse",)
    assert BOX.branch("ada", "a").overlays == ("edict-a3", "purse")


def test_testaments_and_edict_are_lines_of_scoring_for_both() -> None:
    layout = table("iv-a", overlays=("will-a1", "will-b2", "edict-a3"))
    kinds = [type(term) for term in layout.sides[0].terms]
    assert {TagSet, ColumnMajority, Chain} <= set(kinds)
    assert layout.sides[0].terms == layout.sides[1].terms
    assert RiverSide in [type(term) for term in table("iv-b", overlays=("edict-b3",)).sides[0].terms]


@pytest.mark.parametrize("supporters", ["argini", "barche", "rame", "pietra"])
def test_in_the_last_two_eras_every_set_can_change_the_map(supporters: str) -> None:
    effects = [effect for unique in BOX.sets[supporters].uniques for effect in unique.effects]
    assert any(isinstance(effect, ChangeEdge) for effect in effects)


@pytest.mark.parametrize("language", ["it", "en"])
def test_everything_is_said_in_both_languages(language: str) -> None:
    said = words(language)
    assert [id for id in sorted(message_ids(BOX)) if not said.has(id)] == []
    for unique in BOX.uniques.values():
        assert all(said.say(power(effect)).strip() for effect in unique.effects)
    for sheet in BOX.sheets.values():
        assert all(said.say(scoring(term)).strip() for term in sheet.scoring)
    assert not said.missing
    assert not said.faults


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_the_story_is_told_in_pages_of_one_breath(language: str, era: int) -> None:
    said = words(language)
    king = said(f"character-{BOX.sheets[BOX.eras[era].default_sheet].king}")
    for page in ("intro", "outro-a", "outro-b"):
        text = said(f"era-{era}-{page}", king=king)
        assert 60 <= len(text.split()) <= 130, page
        assert "{" not in text
    assert king in said(f"era-{era}-intro", king=king)


def test_powers_have_different_texts_within_a_set() -> None:
    said = words("it")
    for one in BOX.sets.values():
        texts = [" ".join(said.say(power(effect)) for effect in unique.effects) for unique in one.uniques]
        assert len(set(texts)) >= 5, one.id


def test_a_box_is_known_by_its_pack_and_its_rules_not_by_its_words() -> None:
    mended = FILES | {"locale/it/era-1.ftl": FILES["locale/it/era-1.ftl"] + b"\n"}
    assert open_box(PackSource("sangue_reale/altavena", mended)).name() == BOX.name()
    changed = FILES | {"sheets/i.yaml": FILES["sheets/i.yaml"].replace(b"k: 1", b"k: 2", 1)}
    assert open_box(PackSource("sangue_reale/altavena", changed)).name() != BOX.name()
    assert isinstance(BOX, DuelBox)
