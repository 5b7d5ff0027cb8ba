"""The server's commands: serve, doctor, backup, restore, verify-tables, bench."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from porphyry.server import logs
from porphyry.server.restore import cannot_be_used
from porphyry.server.settings import BadSettings, Settings, described, load, user_data_folder


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the result is the exit status."""
    arguments = parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except BadSettings as error:
        print(error, file=sys.stderr)
        return 2


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(prog="porphyry", description="The Porphyry server.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    one = commands.add_parser(
        "serve",
        help="serve games to browsers and programs",
        epilog=settings_help(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _common(one)
    one.add_argument("--host", help="address to listen on")
    one.add_argument("--port", type=int, help="port to listen on")
    one.add_argument("--open", action="store_true", help="open the browser")
    one.set_defaults(
        run=lambda given: serve(settings_of(given, host=given.host, port=given.port), open_browser=given.open)
    )
    one = commands.add_parser("open", help="serve on this machine and open the browser: what `porphyry` alone does")
    _common(one)
    one.set_defaults(run=_open)
    one = commands.add_parser("doctor", help="check the configuration and say what is wrong")
    _common(one)
    one.set_defaults(run=_doctor)
    one = commands.add_parser("backup", help="copy the database to a file, also while people play")
    _common(one)
    one.add_argument("file", type=Path)
    one.set_defaults(run=_backup)
    one = commands.add_parser("restore", help="put such a copy in the place of the database; the old one is moved away")
    _common(one)
    one.add_argument("file", type=Path)
    one.set_defaults(run=_restore)
    one = commands.add_parser("upgrade", help="bring the database up to date and end tables that cannot be played on")
    _common(one)
    one.add_argument("--check", action="store_true", help="only say what that would do")
    one.set_defaults(run=_upgrade)
    one = commands.add_parser("verify-tables", help="replay every running table under the installed rules")
    _common(one)
    one.add_argument("--all", action="store_true", help="finished games as well")
    one.set_defaults(run=_verify)
    _admin_parser(commands)
    one = commands.add_parser("bench", help="load a server on this machine and measure it")
    one.add_argument("--connections", type=int, default=64, help="live connections")
    one.add_argument("--tables", type=int, default=256, help="tables; their seats are shared out among the connections")
    one.add_argument("--seconds", type=float, default=10, help="how long the load lasts")
    one.add_argument("--think", type=float, default=0.0, help="seconds for each thought, as people need (0: programs)")
    one.add_argument("--game", help="which game (the first one installed)")
    one.add_argument("--asgi", choices=["uvicorn", "granian"], help="only this engine")
    one.add_argument("--folder", type=Path, help="where the database lies; its disk is measured (the data folder)")
    one.add_argument("--json", action="store_true", help="print the figures as JSON")
    one.set_defaults(run=_bench)
    return top


def _admin_parser(commands: Any) -> None:
    one = commands.add_parser("admin", help="keep order: people, keepers, lost passwords, broken tables")
    _common(one)
    one.set_defaults(run=_admin)
    deeds = one.add_subparsers(dest="what", required=True, metavar="DEED")
    people = deeds.add_parser("people", help="list people, by a part of their name")
    people.add_argument("query", nargs="?", default="")
    deeds.add_parser("audit", help="what keepers have done")
    keeper = deeds.add_parser("keeper", help="let a member keep order in the browser, at /keeper")
    keeper.add_argument("--take-back", action="store_true", help="not any more")
    deeds_to = {
        "reset-link": "a link to a new password for a member who has lost it",
        "rename": "give somebody another name",
        "silence": "somebody may not speak at tables for some days",
        "unsilence": "take that back",
        "ban": "close an account: every session and token ends",
        "unban": "take that back",
    }
    added = {"keeper": keeper, **{name: deeds.add_parser(name, help=about) for name, about in deeds_to.items()}}
    for name, parser in added.items():
        parser.add_argument("name", help="a member's name, or anybody's id")
        if name not in ("keeper", "reset-link"):
            parser.add_argument("--reason", default="", help="for the log")
    added["rename"].add_argument("fresh", metavar="NEW_NAME")
    added["silence"].add_argument("--days", type=int, default=7)
    table = deeds.add_parser("end-table", help="end a game that cannot be opened any more")
    table.add_argument("table")
    table.add_argument("--reason", default="", help="for the log")


def _common(one: argparse.ArgumentParser) -> None:
    one.add_argument("--config", type=Path, help="a TOML file with settings")
    one.add_argument("--data-folder", help="where the embedded database lies")


def settings_help() -> str:
    """Every setting, for `--help`."""
    lines = ["settings (in the TOML file, or in the environment as PORPHYRY_NAME):"]
    lines += [f"  {name:16} {about} [{default or 'empty'}]" for name, default, about in described()]
    return "\n".join(lines)


def settings_of(given: argparse.Namespace, **more: Any) -> Settings:
    """The settings that the command line, the environment and the file give together."""
    return load(given.config, data_folder=given.data_folder, **more)


# serve


def serve(settings: Settings, *, open_browser: bool = False) -> int:
    """Serve until told to stop."""
    logs.configure(settings.log_level, settings.log_format)
    if settings.port == 0:
        settings = _with_free_port(settings)
    address = settings.public_url or f"http://{_shown(settings.host)}:{settings.port}"
    problem = _port_problem(settings) or cannot_be_used(settings) or _games_problem()
    if problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"Porphyry is at {address}  (stop it with Ctrl-C)", flush=True)
    if open_browser:
        threading.Thread(target=_show, args=(settings, address), daemon=True).start()
    if settings.asgi == "granian":
        return _granian(settings)
    return _uvicorn(settings)


def _open(given: argparse.Namespace) -> int:
    """What `porphyry` alone does. If it runs here already, only the browser is opened; if the port is taken, another is used."""
    settings = settings_of(given)
    if _port_problem(settings):
        if _answers(settings):
            address = f"http://{_shown(settings.host)}:{settings.port}"
            print(f"Porphyry is running already at {address}", flush=True)
            if has_display():
                webbrowser.open(address)
            return 0
        settings = _with_free_port(settings)
    return serve(settings, open_browser=True)


def _answers(settings: Settings) -> bool:
    with contextlib.suppress(OSError, ValueError):
        address = f"http://{_shown(settings.host)}:{settings.port}/api/me"
        with urllib.request.urlopen(address, timeout=2) as reply:
            return b'"csrf"' in reply.read(10_000)
    return False


def _uvicorn(settings: Settings) -> int:
    import uvicorn  # noqa: PLC0415 - one of two

    from porphyry.server.app import make_app  # noqa: PLC0415 - the web stack is loaded when it is used
    from porphyry.server.websocket import Protocol  # noqa: PLC0415 - likewise

    class Server(uvicorn.Server):
        """Tells the clients before their connections are closed."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            for connection in list(app.state.services.connections.sockets):
                connection.goodbye("restart", 1.0)
            app.state.services.connections.closing = True
            await asyncio.sleep(0.05)
            await super().shutdown(sockets)

    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws=Protocol,
        ws_max_size=65_536,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=int(settings.shutdown_s),
        server_header=False,
        limit_concurrency=None,
    )
    server = Server(config)
    server.run()
    return 0 if server.started else 1


def _granian(settings: Settings) -> int:
    from granian.constants import Interfaces, Loops  # noqa: PLC0415 - one of two
    from granian.server.embed import Server  # noqa: PLC0415

    from porphyry.server.app import make_app  # noqa: PLC0415 - the web stack is loaded when it is used

    del Loops
    app = make_app(settings)
    server = Server(
        app,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        log_access=False,
    )

    async def run() -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, server.stop)
        await server.serve()

    try:
        import uvloop  # noqa: PLC0415 - not on every system
    except ImportError:
        asyncio.run(run())
    else:
        uvloop.run(run())
    return 0


def _with_free_port(settings: Settings) -> Settings:
    import msgspec  # noqa: PLC0415 - used once

    with socket.socket() as probe:
        probe.bind((settings.host, 0))
        return msgspec.structs.replace(settings, port=probe.getsockname()[1])


def _port_problem(settings: Settings) -> str:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            return f"cannot listen on {settings.host}:{settings.port}: {error.strerror}; choose another with --port"
    return ""


def _games_problem() -> str:
    """What is wrong with a game's tables: known before anybody sits down, and not by a game that will not open."""
    import porphyry  # noqa: PLC0415 - the games are loaded when they are served
    from porphyry.kernel import registry  # noqa: PLC0415
    from porphyry.kernel.data import OVERLAY  # noqa: PLC0415
    from porphyry.kernel.errors import PorphyryError  # noqa: PLC0415

    own = os.environ.get(OVERLAY)
    if not own:
        return ""  # our own tables are sound
    if not Path(own).is_dir():
        return (
            f"there is no folder {own} with tables of your own (--data); the server does not start until this is mended"
        )
    faults = []
    for name in porphyry.games():
        try:
            registry.game(name)
        except PorphyryError as error:
            faults.append(f"{name}: {error}")
    return "\n".join([*faults, "the server does not start until this is mended"]) if faults else ""


def _shown(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host  # noqa: S104 - only how it is shown


def _show(settings: Settings, address: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"http://{_shown(settings.host)}:{settings.port}/healthz", timeout=1).close()
            break
        time.sleep(0.1)
    if has_display():
        webbrowser.open(address)


def has_display() -> bool:
    """Is there a screen to show a browser on?"""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


# The others


def _doctor(given: argparse.Namespace) -> int:
    from porphyry.server.doctor import examine  # noqa: PLC0415 - the web stack is loaded when it is used

    return asyncio.run(examine(settings_of(given)))


def _backup(given: argparse.Namespace) -> int:
    from porphyry.server.backup import backup  # noqa: PLC0415 - likewise

    return backup(settings_of(given), given.file)


def _restore(given: argparse.Namespace) -> int:
    from porphyry.server.restore import restore  # noqa: PLC0415 - likewise

    return restore(settings_of(given), given.file)


def _upgrade(given: argparse.Namespace) -> int:
    from porphyry.server.upgrades import upgrade  # noqa: PLC0415 - likewise

    return asyncio.run(upgrade(settings_of(given), check=given.check))


def _verify(given: argparse.Namespace) -> int:
    from porphyry.server.verify import verify  # noqa: PLC0415 - likewise

    return asyncio.run(verify(settings_of(given), everything=given.all))


def _admin(given: argparse.Namespace) -> int:
    from porphyry.server.admin import admin  # noqa: PLC0415 - likewise

    settings = settings_of(given)
    return asyncio.run(admin(settings, given, server_answers=_answers(settings)))


def _bench(given: argparse.Namespace) -> int:
    from porphyry.server.bench import bench  # noqa: PLC0415 - likewise

    engines = [given.asgi] if given.asgi else ["uvicorn"]
    folder = given.folder or user_data_folder()
    return bench(
        engines,
        given.connections,
        given.tables,
        given.seconds,
        given.game,
        folder,
        think_s=given.think,
        as_json=given.json,
    )
