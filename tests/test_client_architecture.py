"""The rooms of the web client: pages know no game. What belongs to one lies in its folder, and `games/board.ts` finds it there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from porphyry.server import game_types

SOURCE = Path(__file__).resolve().parents[1] / "web" / "src"
GAMES = SOURCE / "games"
HOUSE = sorted(path.parent.name for path in GAMES.glob("*/about.ts"))
BOARDS = sorted(path.parent for path in GAMES.glob("*/index.ts"))
MADE = {SOURCE / "lib" / "wire.ts"}
PLAIN = "plain"
"""No game: what draws one without a board, and lends its parts to any."""

IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"']*)["']""")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w\"'`])//[^\n]*", re.DOTALL)
WORD = re.compile(r"""(?<=["'`/.])(?:""" + "|".join(HOUSE) + r""")(?=["'`/.])""")


def sources() -> list[Path]:
    """Everything but the games themselves and what is made by a program."""
    found = [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte")]
    return sorted(path for path in found if path not in MADE)


def game_of(path: Path) -> str | None:
    """Whose folder it lies in; None outside all of them."""
    parts = path.relative_to(GAMES).parts if path.is_relative_to(GAMES) else ()
    return parts[0] if len(parts) > 1 else None


def faults_of(text: str, path: Path) -> list[str]:
    """Where a source reaches into the folder of a game, or says its name, though it does not belong to it."""
    own, code = game_of(path), COMMENT.sub("", text)
    targets = [(target, (path.parent / target).resolve()) for target in IMPORT.findall(code)]
    faults = [f"{path.name} imports {target}" for target, at in targets if reaches_in(at) not in (None, own, PLAIN)]
    if own is None:
        faults += [f"{path.name} names {name}" for name in sorted(set(WORD.findall(code)))]
    return faults


def reaches_in(at: Path) -> str | None:
    """The game whose folder, or a file in it, is imported."""
    return at.name if at.parent == GAMES and at.is_dir() else game_of(at)


def test_pages_know_no_game_and_games_not_each_other() -> None:
    faults = [fault for path in sources() for fault in faults_of(path.read_text(encoding="utf-8"), path)]

    assert faults == []


# Where the compiler cannot know better: what JSON and TOML hold, and half a view for the workshop page.
CASTS = ["games/byzantion/map.ts", "games/byzantium/map.ts", "games/guiscard/Pieces.svelte"]


def test_what_the_server_tells_keeps_its_type() -> None:
    """`Named` is the one loose type: for things whose names only the game knows."""
    texts = {path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in sources()}

    assert sorted(name for name, text in texts.items() if "as unknown as" in text) == CASTS
    texts |= {path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in MADE}
    assert [name for name, text in texts.items() if "Record<string, unknown>" in text] == ["lib/types.ts"]


# What a view tells and no board draws: asked for by programs and positions, or said in words by the stage, the log or the goal.
NOT_DRAWN = {
    "byzantion": {
        "ByzantionView": "active loser removed results victor",
        "ByzantionPlayer": "bid_bonus cards_cost hand_limit intrigue_played market_edge missions_thrown top_votes victories",
        "ByzantionSolo": "cost_paid seal_placed",
    },
    "byzantium": {
        "ByzantiumView": "active discs_left first_pass guards last_action",
        "ByzantiumPlayer": "removed total_if_fallen",
    },
    "guiscard": {
        "GuiscardView": "exit tents_down",
        "GuiscardGoal": "victory",
        "GuiscardGoalParams": "captive_points cut_off foothold held_day hill hunger loot_points ours pack_points relief_day secret "
        "theirs total walk_held win",
        "GuiscardSiege": "battle_used delayed_until event_bonus reversed",
        "GuiscardDay": "engines_lost",
        "GuiscardEventBonus": "first_days",
        "GuiscardMan": "command duty",
        "GuiscardPerson": "command",
        "GuiscardMuster": "leaders",
        "GuiscardSupplies": "last_day",
        "GuiscardSurrender": "last_leader pressure",
    },
}


def fields_of(view: Any) -> dict[str, set[str]]:
    """The fields of a view and of everything in it, by type."""
    _, types = msgspec.json.schema_components([view])
    return {name: set(type_.get("properties", {})) for name, type_ in types.items()}


def words_of(game: str) -> set[str]:
    """Every word in the sources of a game's board, comments left out."""
    paths = [path for path in (GAMES / game).rglob("*") if path.suffix in (".ts", ".svelte")]
    return {word for path in paths for word in re.findall(r"\w+", COMMENT.sub("", path.read_text(encoding="utf-8")))}


@pytest.mark.parametrize("game", HOUSE)
def test_a_field_of_a_view_is_drawn_or_known_not_to_be(game: str) -> None:
    """A field that is new in Python and that nothing in the board reads is found here; one that is drawn by now is struck off."""
    words = words_of(game)

    missing = {name: fields - words for name, fields in fields_of(game_types.of_games()[game]["VIEW"]).items()}

    known = {name: set(fields.split()) for name, fields in NOT_DRAWN[game].items()}
    assert {name: fields for name, fields in missing.items() if fields} == known


def test_a_field_that_nobody_draws_is_found() -> None:
    class Weather(msgspec.Struct):
        cubes: int
        fog_over_the_bosporus: bool

    assert fields_of(Weather)["Weather"] - words_of("byzantium") == {"fog_over_the_bosporus"}


def test_the_house_is_found() -> None:
    assert HOUSE == ["byzantion", "byzantium", "guiscard"]


@pytest.mark.parametrize("folder", BOARDS, ids=lambda folder: folder.name)
def test_the_compiler_checks_every_board(folder: Path) -> None:
    """A folder's `index.ts` is found by its name alone, so it must say itself that it is a board."""
    assert 'Fits<typeof import(".")' in (folder / "index.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("room", "text", "fault"),
    [
        (
            "pages/New.svelte",
            'import type { GuiscardView } from "../games/guiscard/view";',
            "imports ../games/guiscard/",
        ),
        (
            "pages/New.svelte",
            '{#await import("../games/guiscard/Goal.svelte") then Goal}',
            "imports ../games/guiscard/",
        ),
        ("main.ts", 'void import("./games/byzantium");', "imports ./games/byzantium"),
        ("lib/games.ts", 'const HOUSE = ["guiscard"];', "names guiscard"),
        ("table/Opening.svelte", 'href="/learn/byzantion"', "names byzantion"),
        ("games/guiscard/words.ts", 'import { map } from "../byzantium/map";', "imports ../byzantium/map"),
    ],
)
def test_a_page_that_knows_a_game_is_found(room: str, text: str, fault: str) -> None:
    assert any(fault in one for one in faults_of(text, SOURCE / room))


@pytest.mark.parametrize(
    ("room", "text"),
    [
        ("pages/New.svelte", 'import { loadBoard } from "../games/board";\nimport Sign from "../games/Sign.svelte";'),
        ("lib/story.ts", "// Byzantion's closed events: byzantion\n/* 'guiscard' */"),
        ("games/guiscard/words.ts", 'import { t } from "../../lib/texts.svelte";\nimport { a } from "./art/things";'),
    ],
)
def test_a_page_that_knows_the_registry_is_not(room: str, text: str) -> None:
    assert faults_of(text, SOURCE / room) == []


SAID = re.compile(r"""\bt\(\s*(?:"([\w-]+)"|`([\w-]+)\$\{)""")
OUTSIDE = re.compile(r"import \{[^}]*\bt\b[^}]*\} from \"\.\./\.\./lib/texts\.svelte\"")


def test_a_board_says_its_own_words_by_its_own_texts() -> None:
    """The client's `t` knows the client's words only; a word of the game asked of it would be shown as its key."""
    shared = (SOURCE / "locale" / "en.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([\w-]+) =", shared, re.MULTILINE))
    wrong = []
    for path in sources():
        text = path.read_text(encoding="utf-8")
        if game_of(path) is None or not OUTSIDE.search(text):
            continue
        for whole, start in SAID.findall(text):
            if not (whole in known if whole else any(key.startswith(start) for key in known)):
                wrong.append(f"{path.name}: {whole or start}")

    assert wrong == []
