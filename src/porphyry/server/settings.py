"""Settings: what can be set, by a TOML file and by the environment, and where things lie if nothing is set.

Each setting `some_name` is `some_name = ...` in the file and `PORPHYRY_SOME_NAME` in the environment, which wins.
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from porphyry.kernel.errors import Faulty, nearest

PREFIX = "PORPHYRY_"
NOT_SETTINGS = {"PURE", "DATA", "CONFIG", "JOBS", "LANGUAGE"}  # PORPHYRY_ variables that other parts read


class BadSettings(Faulty):
    """Settings that cannot be used; every fault is listed."""

    subject = "bad settings"


class Settings(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How this server runs."""

    host: Annotated[str, Meta(description="address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="port to listen on; 0 takes a free one")] = 8632
    public_url: Annotated[str, Meta(description="how players reach the server, e.g. https://play.example.org")] = ""
    hosts: Annotated[
        str,
        Meta(description="further names by which the server may be called, with commas; *: any; public_url is known"),
    ] = ""
    data_folder: Annotated[str, Meta(description="where the embedded database lies; empty: the user's data folder")] = (
        ""
    )
    database_url: Annotated[
        str, Meta(description="postgresql://... or sqlite:///...; empty: SQLite in the data folder")
    ] = ""
    redis_url: Annotated[
        str, Meta(description="redis://...: live fan-out between several servers; empty: in memory")
    ] = ""
    asgi: Annotated[Literal["uvicorn", "granian"], Meta(description="the HTTP and WebSocket engine")] = "uvicorn"
    trusted_proxies: Annotated[str, Meta(description="addresses whose X-Forwarded-For is believed")] = "127.0.0.1"
    secure_cookies: Annotated[
        bool, Meta(description="cookies over HTTPS only; set by itself if public_url is https")
    ] = False
    bot_workers: Annotated[int, Meta(ge=0, le=64, description="processes in which bots think")] = 1
    bot_processes: Annotated[
        int,
        Meta(ge=0, le=64, description="processes of one thought; 0: those that the workers leave of all cores but one"),
    ] = 0
    bot_budget_s: Annotated[
        float, Meta(ge=0, le=60, description="seconds a bot may think about one decision; 0: as its level does")
    ] = 1.0
    bot_pause_s: Annotated[
        float, Meta(ge=0, le=30, description="seconds a bot waits before it acts, so that people can follow")
    ] = 0.0
    hint_budget_s: Annotated[float, Meta(ge=0, le=60, description="seconds of thought for a hint to a player")] = 2.0
    reaction_s: Annotated[
        float, Meta(ge=0, le=60, description="seconds a table waits for each player's secret reaction, asked or not")
    ] = 3.0
    session_days: Annotated[int, Meta(ge=1, description="days after which an unused session ends")] = 180
    guest_days: Annotated[
        int,
        Meta(
            ge=0, description="days after which a guest who is away and sits at no running table is forgotten; 0: never"
        ),
    ] = 90
    absent_days: Annotated[
        int,
        Meta(
            ge=0, description="days after which the others may call a bot or a substitute for a silent player; 0: never"
        ),
    ] = 7
    idle_s: Annotated[
        float, Meta(ge=1, description="seconds a table stays in memory after the last who looked at it has gone")
    ] = 300.0
    limits: Annotated[bool, Meta(description="rate limits; switch off for load tests only")] = True
    notice_delay_s: Annotated[
        float, Meta(ge=0, description="how long a decision waits before its player is called")
    ] = 60.0
    snapshot_plies: Annotated[
        int, Meta(ge=10, description="plies between two snapshots of a table; they only make opening faster")
    ] = 200
    smtp_url: Annotated[str, Meta(description="smtp://user:password@host:587 or smtps://...; empty: no e-mail")] = ""
    mail_from: Annotated[str, Meta(description="sender of e-mails")] = ""
    push_contact: Annotated[
        str, Meta(description="mailto: or https: address given to push services; empty: no web push")
    ] = ""
    webhooks: Annotated[bool, Meta(description="allow players' webhooks (public https addresses only)")] = True
    trusted_hosts: Annotated[
        str, Meta(description="hosts of webhooks and push services that may lie in a private network")
    ] = ""
    metrics_for: Annotated[Literal["local", "anyone"], Meta(description="who may read /metrics")] = "local"
    log_level: Annotated[Literal["debug", "info", "warning", "error"], Meta(description="how much is logged")] = "info"
    log_format: Annotated[
        Literal["text", "json"], Meta(description="one line an incident, for people or for programs")
    ] = "text"
    shutdown_s: Annotated[
        float, Meta(ge=0, le=120, description="seconds clients have to leave when the server stops")
    ] = 5.0

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data_folder).expanduser() if self.data_folder else user_data_folder()

    @property
    def database_file(self) -> Path:
        """Where the embedded database lies."""
        return Path(self.database.removeprefix("sqlite:///"))

    @property
    def database(self) -> str:
        """The database's URL, complete."""
        return self.database_url or f"sqlite:///{(self.folder / 'porphyry.sqlite3').as_posix()}"

    @property
    def embedded(self) -> bool:
        """Is the database a SQLite file, used by this one process?"""
        return self.database.startswith("sqlite")

    @property
    def bot_lease_ms(self) -> int:
        """So long other processes leave a bot's decision to the one that has it."""
        return int((self.bot_pause_s + 4 * self.bot_budget_s + 3) * 1000)

    @property
    def https(self) -> bool:
        """Are cookies to be marked Secure?"""
        return self.secure_cookies or self.public_url.startswith("https:")


def user_data_folder() -> Path:
    """Where programs of this user keep their data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Porphyry"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Porphyry"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "porphyry"


def load(config: str | Path | None = None, **given: object) -> Settings:
    """Settings from the file, then the environment, then the command line. Raises BadSettings with every fault."""
    values: dict[str, Any] = {}
    faults: list[str] = []
    path = config or os.environ.get(f"{PREFIX}CONFIG")
    if path:
        try:
            values |= tomllib.loads(Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            faults.append(f"{path}: cannot be read: {error.strerror}")
        except tomllib.TOMLDecodeError as error:
            faults.append(f"{path}: {error}")
    names = Settings.__struct_fields__
    for key in list(values):
        if key not in names:
            faults.append(_unknown(f"{path}: {key}", key))
            del values[key]
    for variable, text in os.environ.items():
        key = variable.removeprefix(PREFIX)
        if key == variable or key in NOT_SETTINGS:
            continue
        if key.lower() in names:
            values[key.lower()] = text
        else:
            faults.append(_unknown(variable, key.lower()))
    values |= {key: value for key, value in given.items() if value is not None}
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    good: dict[str, Any] = {}
    for key, value in values.items():
        try:
            good[key] = msgspec.convert(_plain(value), kinds[key], strict=False)
        except msgspec.ValidationError as error:
            faults.append(f"{key}: {error} (it is {_hidden(key, value)!r})")
    if faults:
        raise BadSettings(faults)
    return Settings(**good)


def _plain(value: object) -> object:
    if isinstance(value, str) and value.lower() in ("yes", "on"):
        return "true"
    if isinstance(value, str) and value.lower() in ("no", "off"):
        return "false"
    return value


def _hidden(key: str, value: object) -> object:
    return "..." if key.endswith("_url") else value


def _unknown(where: str, key: str) -> str:
    close = nearest(key, Settings.__struct_fields__)
    return f"{where}: there is no such setting" + (f"; did you mean {close}?" if close else "")


def described() -> list[tuple[str, str, str]]:
    """Every setting: its name, its default, what it is for."""
    rows = []
    for field in msgspec.structs.fields(Settings):
        meta = field.type.__metadata__[0]
        rows.append((field.name, str(field.default), str(meta.description)))
    return rows
