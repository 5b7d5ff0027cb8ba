"""The words after `porphyry lab`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from porphyry.bots import BOTS, LEVELS
from porphyry.kernel import registry
from porphyry.kernel.errors import Unreadable, nearest
from porphyry.kernel.table import checked_options
from porphyry.lab import balance, fit, ladder, positions, survey
from porphyry.lab.experiment import read_plan
from porphyry.lab.match import level_of, seconds_of
from porphyry.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

EXAMPLES = """examples:
  porphyry lab ladder byzantium --seats 4 --games 100
  porphyry lab ladder byzantium --levels steady,strong --simulations 400 --processes 2
  porphyry lab ladder byzantium --seats 2 --levels master@0.01,master@0.1,master@1 --neighbours
  porphyry lab balance byzantium --seats 4 --bots steady --games 200
  porphyry lab balance byzantium --every-option --games 400
  porphyry lab balance byzantion --seats 4 --games 1000 --processes 2 --parquet
  porphyry lab positions tests/bots/positions/byzantium.toml --levels strong,master@0.1,master@1
  porphyry lab fit byzantium --games 2000 --processes 4 --gate 100
  porphyry lab again experiments/byzantion-4.json
  porphyry lab survey experiments/balance.toml --processes 16 --page docs/balance.md
"""


def main(argv: Sequence[str]) -> int:
    """Run one experiment."""
    parser = argparse.ArgumentParser(
        prog="porphyry lab",
        description="Experiments: seeds in, tables out.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(metavar="EXPERIMENT", required=True)

    steps = commands.add_parser("ladder", help="how much better one level is than the one below")
    _common(steps, 100)
    steps.add_argument(
        "--levels",
        default=",".join(LEVELS),
        metavar="A,B,...",
        help="the weakest first (default: all); master@0.1: with so many seconds a decision",
    )
    steps.add_argument("--neighbours", action="store_true", help="only levels next to each other meet")
    steps.set_defaults(run=_ladder)

    fair = commands.add_parser("balance", help="what seats, openings and options are worth; where points come from")
    _common(fair, 200)
    fair.add_argument("--bots", default="steady", metavar="A,B,...", help="one level for all, or one a seat")
    fair.add_argument("--every-option", action="store_true", help="play every combination of the rules' options")
    fair.add_argument("--parquet", action="store_true", help="write the tables as Parquet too")
    fair.set_defaults(run=_balance)

    again = commands.add_parser("again", help="play an experiment from its file, or go on with it")
    again.add_argument("file", metavar="FILE", help="experiment.json of any run")
    again.add_argument("--processes", type=int, default=1, help="games played side by side (default 1)")
    again.add_argument("--out", metavar="DIR", help="where everything goes (default: lab/NAME of the file)")
    _gates(again)
    again.add_argument("--parquet", action="store_true", help="write the tables of a balance study as Parquet too")
    again.set_defaults(run=_again)

    many = commands.add_parser("survey", help="many studies of balance from one plan, and one page that tells them all")
    many.add_argument("file", metavar="PLAN", help="the studies, as experiments/balance.toml")
    many.add_argument("--only", default="", metavar="WORDS", help="studies whose name holds all of these words")
    many.add_argument(
        "--minutes", type=float, default=1e6, help="stop playing after so many (default: play everything)"
    )
    many.add_argument("--processes", type=int, default=1, help="games played side by side (default 1)")
    many.add_argument("--out", metavar="DIR", help="where games and figures go (default: lab/NAME of the plan)")
    many.add_argument("--page", metavar="FILE", help="write the page here (default: report.md beside the games)")
    many.set_defaults(run=_survey)

    learn = commands.add_parser(
        "fit", help="weights of a game's judgement, from games of bots, and what they are worth"
    )
    learn.add_argument("game")
    learn.add_argument("--seats", default="", metavar="A,B,...", help="tables of so many (default: all but alone)")
    learn.add_argument("--games", type=int, default=400, help="how many games at each table (default 400)")
    learn.add_argument("--bots", default=",".join(fit.USUAL), metavar="A,B,...", help="every seat draws from these")
    learn.add_argument("--whims", type=float, default=4.0, help="actions in a hundred played at random (default 4)")
    learn.add_argument("--taken", type=float, default=10.0, help="quiet positions in a hundred kept (default 10)")
    learn.add_argument("--ridge", type=float, default=0.003, help="how far large weights are held down")
    learn.add_argument(
        "--own", action="store_true", help="bots judge by the game's fitted weights, not as people guessed"
    )
    learn.add_argument("--seed", type=int, default=0)
    learn.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a rules option")
    _where(learn)
    _gates(learn)
    learn.set_defaults(run=_fit)

    solve = commands.add_parser("positions", help="how many positions with one right answer each bot solves")
    solve.add_argument("file", metavar="FILE", help="positions, as tests/bots/positions holds them")
    solve.add_argument("--levels", default="strong,master@0.1,master@1", metavar="A,B,...", help="the bots")
    solve.set_defaults(run=_positions)

    args = parser.parse_args(argv)
    result: int = args.run(args)
    return result


def _gates(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--gate", type=int, default=0, help="of a fit: games of the new weights against the guess, at each table"
    )
    parser.add_argument(
        "--gate-level", default="strong", metavar="LEVEL", help="both think as this level does (default strong)"
    )


def _where(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=int, default=1, help="games played side by side (default 1)")
    parser.add_argument("--out", metavar="DIR", help="where games, tables and plots go (default: lab/GAME-…)")


def _common(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="how many play (default: as many as can)")
    parser.add_argument("--games", type=int, default=games, help=f"how many games, of each pair (default {games})")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--budget", type=float, metavar="SECONDS", help="a bot's time for one decision")
    parser.add_argument("--simulations", type=int, help="a bot's simulations for one decision")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a rules option")
    _where(parser)


def _ladder(args: argparse.Namespace) -> int:
    levels = [_level(word) for word in args.levels.split(",")]
    seats = _seats(args)
    experiment = ladder.Experiment(
        args.game,
        seats,
        levels,
        args.games,
        args.seed,
        args.neighbours,
        dict(_options(args)),
        args.budget,
        args.simulations,
    )
    return _play_ladder(experiment, Path(args.out or f"lab/{args.game}-ladder-{seats}"), args.processes)


def _play_ladder(experiment: ladder.Experiment, folder: Path, processes: int) -> int:
    with Progress(len(experiment.matches()), "games") as bar:
        played = ladder.run(experiment, folder, processes, bar.to)
    made = ladder.pages(experiment, played, folder)
    print(made["report"])
    print(f"{folder / 'report.md'} keeps this table" + (f", {folder / 'ladder.png'} draws it" if made["plot"] else ""))
    return 0


def _balance(args: argparse.Namespace) -> int:
    seats = _seats(args)
    words = [_level(word) for word in args.bots.split(",")]
    if len(words) not in (1, seats):
        raise Unreadable(args.bots, f"one level, or {seats}")
    bots = words * seats if len(words) == 1 else words
    study = balance.Study(
        args.game, bots, args.games, args.seed, args.every_option, _options(args), args.budget, args.simulations
    )
    folder = Path(args.out or f"lab/{args.game}-balance-{seats}")
    return _play_balance(study, folder, args.processes, parquet=args.parquet)


def _play_balance(study: balance.Study, folder: Path, processes: int, *, parquet: bool) -> int:
    with Progress(study.games, "games") as bar:
        played = balance.run(study, folder, processes, bar.to)
    written = balance.pages(study, played, folder, parquet=parquet)
    print(balance.report(study, played))
    print("written: " + ", ".join(str(file) for file in written))
    return 0


def _again(args: argparse.Namespace) -> int:
    file = Path(args.file)
    plan = read_plan(file)
    named = file.parent if file.name == "experiment.json" else Path("lab") / file.stem
    folder = Path(args.out) if args.out else named
    known = {key: value for key, value in plan.items() if key != "experiment"}
    try:
        if plan["experiment"] == "fit":
            return _play_fit(fit.Plan(**known), folder, args)
        experiment = balance.from_plan(plan) if plan["experiment"] == "balance" else ladder.Experiment(**known)
    except TypeError as error:
        raise Unreadable(str(file), f"the file of an experiment, as the lab writes it ({error})") from error
    if isinstance(experiment, balance.Study):
        return _play_balance(experiment, folder, args.processes, parquet=args.parquet)
    return _play_ladder(experiment, folder, args.processes)


def _survey(args: argparse.Namespace) -> int:
    plan = Path(args.file)
    parts = [part for part in survey.read(plan) if all(word in part.name for word in args.only.split())]
    folder = Path(args.out) if args.out else Path("lab") / plan.stem
    with Progress(sum(part.study.games for part in parts), "games") as bar:
        left = survey.run(parts, folder / "games.jsonl", args.processes, 60 * args.minutes, bar.to)
    figures = folder / "figures.json"
    figures.write_text(json.dumps([survey.figures(part) for part in parts], indent=1) + "\n", encoding="utf-8")
    page = Path(args.page) if args.page else folder / "report.md"
    page.write_text(survey.page(parts, f"porphyry lab survey {args.file}"), encoding="utf-8")
    print(f"{left} games are still missing; written: {figures}, {page}")
    return 0


def _fit(args: argparse.Namespace) -> int:
    game = registry.game(args.game)
    options = dict(_options(args))
    counts = (
        [int(word) for word in args.seats.split(",")] if args.seats else [one for one in game.seat_counts if one > 1]
    )
    for seats in counts:
        if seats not in game.seat_counts:
            raise Unreadable(str(seats), f"a number of seats for {args.game}: {', '.join(map(str, game.seat_counts))}")
    tables = [{"seats": seats, "games": args.games, "options": options} for seats in counts]
    bots = [_level(word) for word in args.bots.split(",")]
    plan = fit.Plan(args.game, tables, bots, args.whims, args.taken, args.ridge, not args.own, args.seed)
    return _play_fit(plan, Path(args.out or f"lab/{args.game}-fit"), args)


def _play_fit(plan: fit.Plan, folder: Path, args: argparse.Namespace) -> int:
    with Progress(len(plan.games()), "games") as bar:
        samples = fit.play(plan, folder, args.processes, bar.to)
    found = fit.Found(plan, *fit.learn(samples, plan.ridge, args.processes))
    report = [fit.table(found.losses)]
    if args.gate:
        level = _level(args.gate_level)
        report.append(fit.gates_table(fit.gate(plan, found.weights, level, args.gate, args.processes)))
    text = "\n\n".join(report)
    (folder / "report.md").write_text(text + "\n", encoding="utf-8")
    (folder / "judgement.toml").write_text(fit.data_file(found), encoding="utf-8")
    print(text)
    print(f"{folder / 'judgement.toml'} holds the weights; in the game's data folder they are what bots judge by")
    return 0


def _positions(args: argparse.Namespace) -> int:
    print(positions.report(positions.read(Path(args.file)), [_level(word) for word in args.levels.split(",")]))
    return 0


def _seats(args: argparse.Namespace) -> int:
    counts = registry.game(args.game).seat_counts
    seats = counts[-1] if args.seats is None else int(args.seats)
    if seats not in counts:
        raise Unreadable(str(seats), f"a number of seats for {args.game}: {', '.join(map(str, counts))}")
    return seats


def _level(word: str) -> str:
    level = level_of(word)
    if level not in BOTS:
        raise Unreadable(word, f"a level: {', '.join(BOTS)}", nearest(level, BOTS))
    seconds_of(word)
    return word


def _options(args: argparse.Namespace) -> tuple[tuple[str, str], ...]:
    given: dict[str, object] = {}
    for word in args.option:
        key, sign, value = word.partition("=")
        if not sign:
            raise Unreadable(word, "KEY=VALUE")
        given[key] = value
    checked = checked_options(registry.game(args.game), given)
    return tuple((key, checked[key]) for key in sorted(given))
