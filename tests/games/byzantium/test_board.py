"""The board: every known fact is pinned; what is ours may be tuned; a player's own tables are laid over ours and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from porphyry.games.byzantium import board
from porphyry.games.byzantium.board import (
    ARAB,
    BOARD,
    BYZANTINE,
    CITY_IDS,
    CONSTANTINOPLE,
    LAND,
    REACH,
    ROADS,
    SEA_COST,
    SEAS,
    WAYS,
)
from porphyry.kernel.data import OVERLAY, SOURCES, Reader
from porphyry.kernel.errors import BadData

FOLDER = Path(board.__file__).parent / "data"


def number(name: str) -> int:
    return CITY_IDS.index(name)


def linked(a: str, b: str) -> str:
    """The type of a link, or nothing."""
    for one, other, kind, _ in BOARD.links:
        if {one, other} == {number(a), number(b)}:
            return ["road", "desert", "sea"][kind]
    return ""


def reachable(ways: list[int], start: str) -> set[str]:
    seen, new = {number(start)}, [number(start)]
    while new:
        at = new.pop()
        for city in range(len(CITY_IDS)):
            if ways[at] >> city & 1 and city not in seen:
                seen.add(city)
                new.append(city)
    return {CITY_IDS[city] for city in seen}


def test_thirty_four_cities_as_published() -> None:
    """21 Byzantine ones besides the capital, 9 Persian, 3 Arab: Tabuk, Medina and Mecca."""
    sides = BOARD.start_side

    assert (len(CITY_IDS), sides.count(0) - 1, sides.count(2), sides.count(1)) == (34, 21, 9, 3)
    assert [name for name, side in zip(CITY_IDS, sides, strict=True) if side == ARAB] == ["tabuk", "medina", "mecca"]
    assert CITY_IDS[CONSTANTINOPLE] == "constantinople"


def test_the_known_values() -> None:
    value = dict(zip(CITY_IDS, BOARD.value, strict=True))

    assert (value["constantinople"], value["damascus"], value["ankara"], value["nicaea"]) == (5, 3, 3, 3)
    assert (value["athens"], value["mecca"]) == (2, 2)
    byzantine = [value[name] for name, side in zip(CITY_IDS, BOARD.start_side, strict=True) if side == BYZANTINE][1:]
    assert set(byzantine) == {2, 3} and byzantine.count(3) >= 4
    assert {value[name] for name in ("tabuk", "medina", "mecca")} <= {1, 2}


@pytest.mark.parametrize(
    ("a", "b", "kind"),
    [
        ("antioch", "damascus", "road"),
        ("tarsus", "antioch", "road"),
        ("antioch", "palmyra", "road"),
        ("hira", "bagdad", "road"),
        ("thessalonica", "athens", "road"),
        ("adrianople", "constantinople", "road"),
        ("alexandria", "candia", "sea"),
        ("nicaea", "constantinople", "sea"),
        ("tarsus", "palmyra", ""),
        ("tarsus", "damascus", ""),
    ],
)
def test_the_links_the_rulebook_gives(a: str, b: str, kind: str) -> None:
    assert linked(a, b) == kind


def test_the_crossing_to_the_capital_costs_arabs_double() -> None:
    assert SEA_COST[number("nicaea")][CONSTANTINOPLE] == 4
    assert SEA_COST[number("alexandria")][number("candia")] == 2
    assert sum(1 for row in BOARD.links if row[3] != 1) == 1


def test_byzantine_armies_reach_all_but_arabia_and_arabs_reach_everything() -> None:
    assert reachable(WAYS[BYZANTINE], "damascus") == set(CITY_IDS) - {"tabuk", "medina", "mecca"}
    assert reachable(WAYS[ARAB], "mecca") == set(CITY_IDS)
    assert all(LAND[BYZANTINE][city] == ROADS[city] for city in range(34))


def test_the_bulgars_have_four_cities_and_the_capital_by_road() -> None:
    assert [CITY_IDS[city] for city in range(34) if BOARD.arrows >> city & 1] == ["adrianople", "thessalonica"]
    assert reachable(ROADS, "thessalonica") == {"thessalonica", "athens", "dyrrachium", "adrianople", "constantinople"}


def test_trebizond_lies_on_a_coast_without_a_sea_link() -> None:
    trebizond = number("trebizond")

    assert BOARD.coastal >> trebizond & 1
    assert SEAS[trebizond] == 0
    assert REACH[BYZANTINE][CONSTANTINOPLE] >> trebizond & 1


def test_the_display_adds_up_as_published() -> None:
    assert (sum(BOARD.start_box), BOARD.supply["pool"], BOARD.supply["cubes"]) == (21, 9, 42)
    assert (BOARD.supply["byzantine-treasury"], BOARD.supply["arab-treasury"]) == (15, 5)
    assert (BOARD.supply["bulgar-box"], BOARD.supply["turns"], BOARD.supply["points"]) == (7, 3, 10)


def test_every_row_says_where_it_comes_from() -> None:
    for name, side, coast in BOARD.city_sources:
        assert {name, side, coast} <= set(SOURCES)
    assert all({link, kind} <= set(SOURCES) for link, kind in BOARD.link_sources)
    known = {name for name, sources in zip(CITY_IDS, BOARD.city_sources, strict=True) if sources[0] != "reconstructed"}
    assert len(known) == 22


def test_places_lie_where_they_lie() -> None:
    lon = dict(zip(CITY_IDS, BOARD.lon, strict=True))
    lat = dict(zip(CITY_IDS, BOARD.lat, strict=True))

    assert lon["athens"] < lon["constantinople"] < lon["damascus"] < lon["bagdad"]
    assert lat["mecca"] < lat["medina"] < lat["tabuk"] < lat["damascus"] < lat["sinope"]


# A player's own tables


def overlaid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, text: str) -> board.Board:
    (tmp_path / "byzantium").mkdir(exist_ok=True)
    (tmp_path / "byzantium" / file).write_text(text, encoding="utf-8")
    monkeypatch.setenv(OVERLAY, str(tmp_path))
    return board.Board(Reader(FOLDER, "byzantium"))


def test_a_players_own_value_is_laid_over_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = overlaid(
        tmp_path, monkeypatch, "cities.toml", '[[city]]\nid = "athens"\nvalue = 3\nvalue_source = "rulebook"\n'
    )

    assert mine.value[number("athens")] == 3
    assert mine.value[number("damascus")] == 3
    assert mine.city_ids == CITY_IDS


def test_every_fault_of_own_tables_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = '[[city]]\nid = "athens"\nvalue = 4\n\n[[city]]\nid = "atens"\n\n[[city]]\nid = "mecca"\nside = "roman"\ncolour = "white"\n'

    with pytest.raises(BadData) as caught:
        overlaid(tmp_path, monkeypatch, "cities.toml", text)

    told = str(caught.value)
    assert "expected a whole number from 1 to 3, not 4" in told
    assert "did you mean 'athens'?" in told
    assert "expected one of byzantine, arab, persian" in told
    assert "colour: expected no such field" in told
    assert len(caught.value.faults) == 4


def test_a_display_with_too_many_cubes_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadData, match="more cubes than a player has"):
        overlaid(tmp_path, monkeypatch, "display.toml", '[[box]]\nid = "arab-main"\nstart = 40\n')


def test_a_second_link_between_two_cities_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadData, match="another city, not linked to a before"):
        overlaid(tmp_path, monkeypatch, "links.toml", '[[link]]\nid = "hira-bagdad"\na = "hira"\nb = "basra"\n')


def test_spaces_of_every_kind_must_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadData, match="no space of kind caliph"):
        overlaid(tmp_path, monkeypatch, "spaces.toml", '[[space]]\nid = "caliph"\nkind = "bulgars"\n')
    with pytest.raises(BadData, match="expected one space of kind emperor"):
        overlaid(tmp_path, monkeypatch, "spaces.toml", '[[space]]\nid = "bulgars-1"\nkind = "emperor"\n')
