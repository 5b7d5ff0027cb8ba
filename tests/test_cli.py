"""The command: helpful, honest, and a usable terminal game."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from tests.example_game import Tesserae

import porphyry
from porphyry.cli import main
from porphyry.kernel import registry

registry.register(Tesserae())


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")

    assert code == 0
    assert "tesserae" in out
    assert "2-4 seats" in out


def test_an_unknown_game_gets_the_nearest_name_and_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "fuzz", "teserae")

    assert code == 2
    assert "did you mean 'tesserae'" in err


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "replay", "nowhere.json")

    assert code == 2
    assert "nowhere.json" in err


def test_fuzz_says_what_it_saw(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "fuzz", "tesserae", "--decisions", "300", "--seed", "4")

    assert code == 0
    assert "300 decisions" in out


def test_sim_counts_wins(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "sim", "tesserae", "--games", "20", "--bots", "random,random,random")

    assert code == 0
    assert "20 games" in out
    assert out.count("random") == 3


def test_an_unknown_bot_level_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "sim", "tesserae", "--bots", "randon,random")

    assert code == 2
    assert "did you mean 'random'" in err


def test_a_game_in_the_terminal_can_be_played_saved_and_replayed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    lines = ["?", "why not coin", "bid z9", "99", "board", "1", f"save {file}"] + ["1"] * 60
    typed(monkeypatch, *lines)

    code, out, _ = run(capsys, "play", "tesserae", "--seats", "2", "--people", "2", "--seed", "5")

    assert code == 0
    assert "TES-BID-01" in out  # the rule is cited
    assert "Type a number from 1 to" in out
    assert "I do not understand “bid z9”" in out
    assert "1. Player" in out  # the result
    code, out, _ = run(capsys, "replay", str(file))
    assert code == 0
    assert "the dice fit the commitment" in out


def test_the_terminal_says_what_wins(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "goal", "quit")

    code, out, _ = run(capsys, "play", "guiscard", "--option", "scenario=stairway", "--lang", "en")

    assert code == 0
    assert out.count("Normans: victory as soon as 5 of their men have left by the north edge.") == 2


def test_undo_in_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "1", "undo", "quit")

    _, out, _ = run(capsys, "play", "tesserae", "--seats", "2", "--people", "2", "--seed", "5")

    assert "The last action was another player’s." in out  # it is the second player's turn to bid


def test_a_standing_order_in_the_terminal_answers_for_the_player(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def questions(*first: str) -> int:
        typed(monkeypatch, *first, *["1"] * 60)
        code, out, _ = run(capsys, "play", "tesserae", "--seats", "2", "--people", "2", "--seed", "5")
        assert code == 0
        return out.count("[TES-PRO-01]") + out.count("Given: quiet below=7")

    asked = questions("stand quiet below=7", "unstand quiet")
    spared = questions("stand quite", "stand quiet", "stand", "1", "stand quiet below=7 until=protest")

    assert (asked > 0, spared) == (True, 1)  # only the list of orders names the rule


def test_a_position_file_starts_a_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = porphyry.new("tesserae", 2, seed=1)
    file = tmp_path / "start.json"
    file.write_text(json.dumps({"seats": 2, **table.to_position()}))
    typed(monkeypatch, "quit")

    code, out, _ = run(capsys, "play", "tesserae", "--position", str(file))

    assert code == 0
    assert "bid" in out


def test_a_broken_position_file_says_where(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "start.toml"
    file.write_text("seats = [")

    code, _, err = run(capsys, "play", "tesserae", "--position", str(file))

    assert code == 2
    assert "start.toml" in err


def test_one_rule_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "byzantium", "BYZ-MOV-07")

    assert code == 0
    assert "BYZ-MOV-07" in out


def test_coverage_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "coverage", "byzantium")

    assert code == 0
    assert "byzantium" in out


def test_an_option_must_be_a_pair(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "sim", "tesserae", "--option", "length")

    assert code == 2
    assert "KEY=VALUE" in err


def test_help_shows_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])

    assert "porphyry play byzantium" in capsys.readouterr().out


def test_a_record_can_be_opened_half_way(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = porphyry.new("tesserae", 2, seed=1)
    for _ in range(6):
        table.play(table.legal()[0])
    file = tmp_path / "game.txt"
    file.write_text(table.record().to_text())

    code, out, _ = run(capsys, "replay", str(file), "--to", "3")

    assert code == 0
    assert "3 actions replayed" in out


def test_a_scenario_file_is_checked_with_every_fault(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[scenario]]\nid = "mine"\nmap = "nowhere"\n')

    code, _, err = run(capsys, "scenario", "check", str(file))

    assert code == 2
    assert "mine.toml [[scenario]] row 1 (mine)" in err


def test_a_game_without_scenarios_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("")

    code, _, err = run(capsys, "scenario", "check", str(file), "--game", "byzantium")

    assert code == 2
    assert "byzantium has no scenarios" in err
