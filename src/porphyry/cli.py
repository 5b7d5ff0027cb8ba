"""The `porphyry` command. Alone it serves the games and opens the browser; its words mirror the library's calls."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import porphyry
from porphyry.kernel.errors import PorphyryError
from porphyry.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

EXAMPLES = """examples:
  porphyry                                   serve the games here and open the browser
  porphyry play byzantium                    play in this terminal against bots
  porphyry play byzantium --seats 2 --people 2 --lang de
  porphyry replay game.json --to 40          open a record at ply 40
  porphyry rules byzantium BYZ-MOV-07        read one rule
  porphyry rules coverage                    which rules have code and tests
  porphyry fuzz byzantium --decisions 100000 --seed 1
  porphyry sim byzantium --games 100 --bots random,random,random
  porphyry lesson play byzantium/control     learn by playing; lesson list shows them all
  porphyry lab ladder byzantium --seats 4    how much better each level of bots is
  porphyry lab balance byzantium             what seats, openings and options are worth
  porphyry bench engine --game byzantium     what a clone, a list and an action cost
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; refusals are told in a line and give exit code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    parser = _parser()
    args, rest = parser.parse_known_args(words)
    if args.data:
        os.environ["PORPHYRY_DATA"] = str(Path(args.data).resolve())
    run: Callable[[argparse.Namespace], int] = getattr(args, "run", _start)
    if rest and not getattr(args, "takes_rest", False):
        parser.error(f"unknown: {' '.join(rest)} (porphyry --help shows what there is)")
    args.rest = rest
    try:
        return run(args)
    except PorphyryError as error:
        print(f"porphyry: {error}", file=sys.stderr)
        return 2
    except FileNotFoundError as error:
        print(f"porphyry: there is no file {error.filename}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="porphyry",
        description="Three games of the Eastern Roman world.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"porphyry {porphyry.__version__}")
    parser.add_argument(
        "--data", metavar="DIR", help="a folder with your own tables, laid over ours (DIR/<game>/*.toml)"
    )
    commands = parser.add_subparsers(metavar="COMMAND")

    games = commands.add_parser("games", help="list the games")
    games.set_defaults(run=_games)

    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", nargs="?", help="which game (asked if left out)")
    play.add_argument("--seats", type=int, help="how many play")
    play.add_argument("--people", type=int, default=1, help="how many of them are people at this terminal (default 1)")
    play.add_argument("--bot", default="", metavar="LEVEL", help="the level of the bots (default: steady)")
    play.add_argument("--seed", help="fixes the dice")
    play.add_argument("--lang", default="", help="en, de, hu or nl (default: from the environment)")
    play.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a rules option")
    play.add_argument("--position", metavar="FILE", help="start from a position (JSON or TOML)")
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="check a record and show it")
    replay.add_argument("file")
    replay.add_argument("--to", type=int, metavar="PLY", help="stop after this ply")
    replay.add_argument("--steps", action="store_true", help="tell every ply, with dice, sums and rules")
    replay.add_argument("--lang", default="")
    replay.add_argument("--play", action="store_true", help="go on playing from there")
    replay.set_defaults(run=_replay)

    analyse = commands.add_parser("analyse", help="a finished game explained: chances, luck, mistakes, what was better")
    analyse.add_argument("file", help="its record")
    analyse.add_argument("--lang", default="", help="en, de, hu or nl (default: from the environment)")
    analyse.set_defaults(run=_analyse)

    rules = commands.add_parser("rules", help="read the rules: GAME [ID], or coverage [GAME]")
    rules.add_argument("game", help="a game, or the word coverage")
    rules.add_argument("ident", nargs="?", metavar="ID", help="a rule id or a chapter; with coverage: a game")
    rules.add_argument("--lang", default="en", help="en, de, hu or nl")
    rules.add_argument("--untranslated", action="store_true", help="list what has no translation, or an old one")
    rules.set_defaults(run=_rules)

    fuzz = commands.add_parser("fuzz", help="play random legal actions and check everything")
    fuzz.add_argument("game")
    fuzz.add_argument("--decisions", type=int, default=100_000)
    fuzz.add_argument("--seed", type=int, default=1)
    fuzz.add_argument("--seats", type=int)
    fuzz.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="the same in every game")
    fuzz.add_argument("--log", action="store_true", help="also keep the board from the events alone, and compare")
    fuzz.add_argument("--out", default=".", metavar="DIR", help="where a failure's record is written")
    fuzz.set_defaults(run=_fuzz)

    sim = commands.add_parser("sim", help="let bots play many games")
    sim.add_argument("game")
    sim.add_argument("--games", type=int, default=100)
    sim.add_argument("--bots", default="random,random", metavar="A,B,...", help="one level a seat")
    sim.add_argument("--seed", type=int, default=0)
    sim.add_argument("--budget", type=float, metavar="SECONDS", help="a bot's time for one decision")
    sim.add_argument("--simulations", type=int, help="a bot's simulations for one decision, instead of time")
    sim.add_argument(
        "--count-decisions",
        action="store_true",
        help="how many answers a turn asks, singly and in whole moves; scenario by scenario",
    )
    sim.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    sim.set_defaults(run=_sim)

    scenario = commands.add_parser("scenario", help="check a scenario file of your own: scenario check FILE")
    scenario.add_argument("what", choices=["check"])
    scenario.add_argument("file")
    scenario.add_argument("--game", default="guiscard")
    scenario.set_defaults(run=_scenario)

    lesson = commands.add_parser("lesson", help="lessons: list, play COURSE/LESSON or FILE, check FILE")
    lesson.add_argument("what", choices=["list", "play", "check"])
    lesson.add_argument("name", nargs="?", default="", metavar="LESSON", help="COURSE/LESSON, or a file of your own")
    lesson.add_argument("--lang", default="", help="en, de, hu or nl (default: from the environment)")
    lesson.set_defaults(run=_lesson)

    lab = commands.add_parser("lab", help="experiments: lab ladder GAME, lab balance GAME", add_help=False)
    lab.set_defaults(run=_lab, takes_rest=True)

    bench = commands.add_parser("bench", help="measure the engine, the peers or the server")
    bench.add_argument("what", choices=["engine", "peers", "server"])
    bench.add_argument("--game", action="append", help="only this game (may be repeated)")
    bench.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="measured with it (a row for each)"
    )
    bench.add_argument("--seconds", type=float, default=2.0, help="a measurement's length")
    bench.set_defaults(run=_bench, takes_rest=True)

    for word, text in (
        ("serve", "run the server (serve --help lists its settings)"),
        ("doctor", "check the server's settings and say what is wrong"),
        ("backup", "write a backup while people play"),
        ("restore", "put a backup in the place of the database"),
        ("admin", "keep order: people, keepers, lost passwords, broken tables"),
        ("upgrade", "bring the database up to date; --check says beforehand what would become of every table"),
        ("verify-tables", "replay every live table under the installed rules"),
    ):
        server = commands.add_parser(word, help=text, add_help=False)
        server.set_defaults(run=_server, word=word, takes_rest=True)
    return parser


def _start(args: argparse.Namespace) -> int:
    """No command: the server and the browser where they are installed, else the terminal."""
    if not has_server():
        print(
            "Only the library and the terminal are installed here; `pip install 'porphyry[server]'` adds the browser."
        )
        return main(["play"])
    args.word = "open"
    return _server(args)


def has_server() -> bool:
    """Is the server part installed here, with what it needs?"""
    found = importlib.util.find_spec("porphyry.server.commands")
    return found is not None and importlib.util.find_spec("litestar") is not None


def _server(args: argparse.Namespace) -> int:
    if not has_server():
        raise PorphyryError("the server needs its libraries: pip install 'porphyry[server]'")
    server = importlib.import_module("porphyry.server")  # only who serves needs the server's libraries
    return int(server.main([args.word, *args.rest]))


def _games(_: argparse.Namespace) -> int:
    from porphyry.kernel import registry  # noqa: PLC0415 - a quick start for the other commands

    for name in porphyry.games():
        game = registry.game(name)
        seats = (
            f"{game.seat_counts[0]}-{game.seat_counts[-1]}" if len(game.seat_counts) > 1 else str(game.seat_counts[0])
        )
        print(
            f"{name:12} {seats:>4} seats   rules version {game.rules_version}{'' if game.finished else '   (being built)'}"
        )
    return 0


def _play(args: argparse.Namespace) -> int:
    from porphyry.terminal import Terminal, language, pick_game, read_position  # noqa: PLC0415 - needs the texts' library

    game = args.game or pick_game(language(args.lang))
    if not game:
        return 0
    options = pairs(args.option)
    if args.position:
        table = porphyry.position(
            game, read_position(Path(args.position)), seed=args.seed or 0, options=options or None
        )
    else:
        table = porphyry.new(game, args.seats, args.seed, options)
    return Terminal(table, args.people, args.bot, language(args.lang)).run()


def _replay(args: argparse.Namespace) -> int:
    from porphyry.terminal import Terminal, language, show_record  # noqa: PLC0415 - needs the texts' library

    table = show_record(Path(args.file).read_text(encoding="utf-8"), args.to, language(args.lang), args.steps)
    return Terminal(table, table.seats, "", language(args.lang)).run() if args.play else 0


def _analyse(args: argparse.Namespace) -> int:
    from porphyry.terminal import explain, language  # noqa: PLC0415 - needs the texts' library

    explain(Path(args.file).read_text(encoding="utf-8"), language(args.lang))
    return 0


def _rules(args: argparse.Namespace) -> int:
    from porphyry import ledger  # noqa: PLC0415 - a quick start for the other commands

    if args.game == "coverage":
        print(ledger.print_coverage(args.ident))
    elif args.untranslated:
        print(ledger.print_to_translate(args.game, args.lang))
    else:
        print(ledger.print_rules(args.game, args.ident, args.lang))
    return 0


def _fuzz(args: argparse.Namespace) -> int:
    from porphyry.kernel import registry  # noqa: PLC0415 - a quick start for the other commands
    from porphyry.kernel.fuzz import fuzz  # noqa: PLC0415
    from porphyry.kernel.table import checked_options  # noqa: PLC0415

    game = registry.game(args.game)
    fixed = pairs(args.option)
    checked_options(game, fixed)
    with Progress(args.decisions, "decisions") as bar:
        report = fuzz(game, args.decisions, args.seed, args.seats, lambda now: bar.to(now.decisions), fixed, args.log)
    print(f"{report.decisions:,} decisions in {report.games} games, the longest {report.longest}; {bar.seconds:.0f} s")
    print(f"{len(report.rules)} rules cited, {len(report.verbs)} verbs; rarest decisions:", end=" ")
    print(", ".join(f"{kind} {count}" for kind, count in report.kinds.most_common()[:-6:-1]))
    if report.failure is None:
        return 0
    path = Path(args.out) / f"fuzz-{args.game}-{args.seed}.json"
    path.write_text(report.failure.record.to_json(), encoding="utf-8")
    print(f"FAILED: {report.failure.what}", file=sys.stderr)
    if report.failure.next_action:
        print(f"at the action: {report.failure.next_action}", file=sys.stderr)
    print(f"porphyry replay {path} opens the game up to there", file=sys.stderr)
    return 1


def _sim(args: argparse.Namespace) -> int:
    if args.count_decisions:
        return _count_decisions(args)
    from porphyry.lab.sim import simulate  # noqa: PLC0415 - a quick start for the other commands

    with Progress(args.games, "games") as bar:
        summary = simulate(
            args.game,
            args.bots.split(","),
            args.games,
            args.seed,
            pairs(args.option),
            args.budget,
            args.simulations,
            bar.to,
        )
    print("\n".join(summary.lines()))
    return 0


def _count_decisions(args: argparse.Namespace) -> int:
    """Of every scenario where the game has some and none is named."""
    from porphyry.kernel import registry  # noqa: PLC0415 - a quick start for the other commands
    from porphyry.lab.decisions import table_of  # noqa: PLC0415
    from porphyry.lab.sim import simulate  # noqa: PLC0415

    given = pairs(args.option)
    scenarios = [option for option in registry.game(args.game).options if option.key == "scenario"]
    names = scenarios[0].values if scenarios and "scenario" not in given else [given.get("scenario", args.game)]
    rows = {}
    with Progress(args.games * len(names), "games") as bar:
        for at, name in enumerate(names):
            options = {**given, "scenario": name} if scenarios else given
            summary = simulate(
                args.game,
                args.bots.split(","),
                args.games,
                args.seed,
                options,
                args.budget,
                args.simulations,
                lambda done, before=at * args.games: bar.to(before + done),  # type: ignore[misc]  # no name for it
            )
            rows[name] = summary.answers
    print("\n".join(table_of(rows)))
    return 0


def _scenario(args: argparse.Namespace) -> int:
    from porphyry.kernel import registry  # noqa: PLC0415 - a quick start for the other commands

    if not Path(args.file).is_file():
        raise FileNotFoundError(2, "no such file", args.file)
    faults = registry.game(args.game).scenario_faults(args.file)
    if faults is None:
        raise PorphyryError(f"{args.game} has no scenarios")
    if faults:
        raise porphyry.BadData(faults)
    print(f"{args.file}: no fault")
    return 0


def _lesson(args: argparse.Namespace) -> int:
    from porphyry import lessons  # noqa: PLC0415 - a quick start for the other commands
    from porphyry.terminal import language, lesson  # noqa: PLC0415 - needs the texts' library

    if args.what == "list":
        print(lesson.listed(language(args.lang)))
        return 0
    if args.what == "play":
        return lesson.play(lesson.named(args.name), language(args.lang))
    if not Path(args.name).is_file():
        raise FileNotFoundError(2, "no such file", args.name)
    faults = lessons.faults(Path(args.name))
    if faults:
        raise porphyry.BadData(faults)
    print(f"{args.name}: no fault")
    return 0


def _lab(args: argparse.Namespace) -> int:
    from porphyry import lab  # noqa: PLC0415 - a quick start for the other commands

    return lab.main(args.rest)


def _bench(args: argparse.Namespace) -> int:
    from porphyry import bench  # noqa: PLC0415 - a quick start for the other commands

    if args.what == "server":
        games = [word for name in args.game or [] for word in ("--game", name)]
        args.word, args.rest = "bench", [*games, "--seconds", str(args.seconds), *args.rest]
        return _server(args)
    pairs(args.option)  # refused here if it is not KEY=VALUE
    cases = bench.cases(args.game or porphyry.games(), args.option)
    if args.what == "peers":
        script = bench.peers_script()
        if not script.is_file():
            raise PorphyryError("the peers are measured from a checkout: benchmarks/peers.py is not installed")
        os.environ["PORPHYRY_BENCH_SECONDS"] = str(args.seconds)
        os.execv(sys.executable, [sys.executable, str(script), *args.rest, *cases])  # noqa: S606 - our own script
    rows = bench.engine_rows(cases, args.seconds)
    print("\n".join(bench.engine_lines(rows)))
    if not any(row["build"] == "compiled" for row in rows):
        print("(nothing is compiled here: `make build` compiles)")
    path = Path(os.environ.get("PORPHYRY_BENCH_JSON", ""))
    if path.name:
        path.write_text(json.dumps(rows), encoding="utf-8")
    return 0


def pairs(words: list[str]) -> dict[str, str]:
    """Options written as KEY=VALUE."""
    result: dict[str, str] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise porphyry.Unreadable(word, "KEY=VALUE")
        result[key] = value
    return result


if __name__ == "__main__":
    sys.exit(main())
