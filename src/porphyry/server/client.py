"""The built web client, from memory. Every path without a file shows the first page, which works out what to show.

For programs that ask for a link's preview, the first page says which game the link leads to (`preview`).
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from porphyry.server import preview
from porphyry.server.refusals import Refused

if TYPE_CHECKING:
    from porphyry.server.services import Services

AS_IT_IS: Final = "as_it_is"
"""Marks routes whose answers are not packed: these files are packed already, a stream must not wait, and a secret stays by itself."""
FOLDER: Final = Path(__file__).parent / "static"
WORTH_PACKING: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
)
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Porphyry</title>
<h1>Porphyry</h1><p>The server runs, but this installation has no web client. Released packages hold it; one that you build yourself
needs node (npm) when it is built; in a checkout <code>make play</code> sees to it.</p></html>
"""

mimetypes.add_type("application/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class File:
    """One file of the client."""

    def __init__(self, name: str, data: bytes) -> None:
        self.type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if self.type.startswith("text/"):
            self.type += "; charset=utf-8"
        self.data = data
        self.packed = gzip.compress(data, 9) if self.type.startswith(WORTH_PACKING) and len(data) > 500 else None
        self.etag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
        # Vite puts a hash into the names of what lies in assets/; everything else may change.
        self.cache = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"


class Client:
    """All files of the client."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): File(path.relative_to(folder).as_posix(), path.read_bytes())
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        self.first = self.files.get("index.html") or File("index.html", NOT_BUILT.encode())

    def find(self, path: str) -> File:
        """The file for a path."""
        name = path.strip("/")
        if name.startswith("api/") or name == "api":
            raise Refused("not-found", "there is no such route")
        found = self.files.get(name)
        if found is None and name.startswith("assets/"):
            raise Refused("not-found", "there is no such file")
        return found or self.first


def answer(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The file, packed if the browser can unpack, or nothing if it has it already."""
    headers = {"ETag": file.etag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.data, media_type=file.type, headers=headers)


@get("/", opt={"who": "anyone", AS_IT_IS: True}, include_in_schema=False)
async def first_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client."""
    return answer(request.app.state.client.first, request)


@get("/{path:path}", opt={"who": "anyone", AS_IT_IS: True}, include_in_schema=False)
async def any_page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its first page; if that shows a table, it names the game."""
    client: Client = request.app.state.client
    file = client.find(path)
    if file is client.first:
        services: Services = request.app.state.services
        address = services.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
        language = preview.language_of(request.headers.get("accept-language", ""))
        found = await preview.tags(services.store, path, language, address, client.files)
        if found:
            file = File("index.html", client.first.data.replace(b"</head>", found.encode() + b"</head>", 1))
    return answer(file, request)
