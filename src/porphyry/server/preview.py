"""What a link to a table looks like where it is posted: title, a sentence and a picture of the board.

They are `og:` tags in the client's first page.

A private table tells nothing unless it is shared; an invitation names its game. No names of players, no state of the game.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from porphyry.kernel.errors import PorphyryError
from porphyry.server import catalogue
from porphyry.server import database as db
from porphyry.server.entries import decode
from porphyry.server.store import is_outage
from porphyry.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Container

    from porphyry.server.store import Store

ROOMS: Final = ("table", "end", "replay", "join")
LONGEST_ID: Final = 64
ICON: Final = "icon-512.png"


def language_of(header: str) -> str:
    """The reader's language by the header Accept-Language, if we have it.

    >>> language_of("hu-HU,hu;q=0.9,en;q=0.8"), language_of("fr, nl;q=0.5"), language_of("")
    ('hu', 'nl', 'en')
    """
    wishes = [one.strip()[:2].lower() for one in header.split(",")]
    return next((one for one in wishes if one in LANGUAGES), "en")


def picture_of(game: str, files: Container[str]) -> str:
    """A picture of this game's board among the client's files; the icon for a game that has none.

    >>> picture_of("byzantium", ["boards/byzantium.jpg", "index.html"]), picture_of("tesserae", ["index.html"])
    ('boards/byzantium.jpg', 'icon-512.png')
    """
    wanted = f"boards/{game}.jpg"
    return wanted if wanted in files else ICON


async def tags(store: Store, path: str, language: str, address: str, files: Container[str]) -> str:
    """The tags for the page at this path; nothing for a page that is not about one table."""
    room, _, rest = path.strip("/").partition("/")
    if room not in ROOMS or not 0 < len(rest) <= LONGEST_ID:
        return ""
    try:
        row = await store.row(_asked(room, rest))
    except Exception as error:
        if is_outage(error):
            return ""  # the page itself is there without the database
        raise
    if row is None:
        return ""
    try:
        game = catalogue.game(row.game)
    except PorphyryError:
        return ""
    texts = Texts(game, language)
    name = texts.message("title", {})
    scenario = str(decode(row.options).get("scenario", ""))
    about = texts.message(f"option-scenario.{scenario}", {}) if scenario else ""
    title = " · ".join(one for one in (row.title if not row.private else "", name, about) if one)
    if room == "join":
        title = texts.message("preview-invitation", {"game": title})
    picture = picture_of(game.name, files)
    said = {
        "og:site_name": "Porphyry",
        "og:type": "website",
        "og:title": title,
        "og:description": texts.message("blurb", {}),
        "og:url": f"{address}/{room}/{rest}",
        "og:image": f"{address}/{picture}",
        "twitter:card": "summary" if picture == ICON else "summary_large_image",
    }
    return "".join(f'<meta property="{key}" content="{escape(value)}" />\n' for key, value in said.items())


def _asked(room: str, rest: str) -> sa.Select[Any]:
    tables, invites = db.tables.c, db.invites.c
    shown = sa.select(tables.game, tables.options, tables.title, tables.private)
    if room == "join":
        return shown.join(db.invites, invites.table_id == tables.id).where(invites.token == rest)
    return shown.where(tables.id == rest, (tables.private == sa.false()) | (tables.shared == sa.true()))
