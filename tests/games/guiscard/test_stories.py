"""What a scenario tells before it is chosen: a story and a level, the level by how many chapters of the rules it needs."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from porphyry.kernel import registry
from porphyry.texts import LANGUAGES, locale_folder

GAME = registry.game("guiscard")
DATA = locale_folder(GAME).parent / "data"
LEVELS = {6: "easy", 7: "easy", 8: "medium", 9: "medium", 10: "hard"}


def levels() -> dict[str, str]:
    """The level of each scenario; a siege needs all the rules."""
    scenarios = tomllib.loads((DATA / "scenarios.toml").read_text(encoding="utf-8"))["scenario"]
    sieges = tomllib.loads((DATA / "siege.toml").read_text(encoding="utf-8"))["siege"]
    return {one["id"]: LEVELS[one["chapters"]] for one in scenarios} | {one["id"]: "hard" for one in sieges}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_has_a_story_and_the_level_of_its_rules(language: str) -> None:
    offered = next(option for option in GAME.options if option.key == "scenario").values
    text = Path(locale_folder(GAME) / f"{language}.ftl").read_text(encoding="utf-8")

    told = re.findall(r"^x-scenario-(\S+) = (.+)\n    \.level = \{ x-level-(\w+) \}$", text, re.MULTILINE)

    assert {key.replace("-", "_"): level for key, _, level in told} == levels()
    assert set(levels()) == set(offered)
    assert len({story for _, story, _ in told}) == len(offered)
    assert all(f"x-level-{level} = " in text for level in LEVELS.values())
