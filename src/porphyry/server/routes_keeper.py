"""The routes of those who keep order on this server, and the one for players to report to them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from porphyry.server.access import caller
from porphyry.server.routing import KEEPER, PERSON, Asking, Home, Skip, TableId, known
from porphyry.server.schema import (
    AuditLine,
    Deed,
    KeptPerson,
    Load,
    Reason,
    Report,
    ReportLine,
    Sent,
    TableList,
)

Words = Annotated[str, QueryParameter(max_length=80, required=False)]


@post("/api/tables/{table:str}/report", opt=PERSON, status_code=200)
async def report(request: Asking, services: Home, table: TableId, data: JSONBody[Report]) -> Sent:
    """Tell those who keep order of a player, or of a line of chat."""
    services.limits.take("report", caller(request))
    live = await services.tables.seen_by(request.user, table)
    await services.keeping.report(live, known(request), data)
    return Sent(sent=True)


@get("/api/tables/{table:str}/papers", opt=PERSON)
async def show_papers(request: Asking, services: Home, table: TableId) -> dict[str, Any]:
    """All that is stored of a game of mine that is over, even if it cannot be replayed any more."""
    services.limits.take("record", caller(request))
    return await services.keeping.papers(table, known(request))


@get("/api/keeper/load", opt=KEEPER)
async def show_load(services: Home) -> Load:
    """How much there is to do here."""
    return await services.keeping.load()


@get("/api/keeper/tables", opt=KEEPER)
async def list_tables(
    services: Home,
    status: FromQuery[Literal["open", "playing", "over", "cancelled"] | None] = None,
    q: Words = "",
    skip: Skip = 0,
) -> TableList:
    """Tables, as spectators see them in lists."""
    return await services.keeping.tables(status, q, skip)


@post("/api/keeper/tables/{table:str}/end", opt=KEEPER, status_code=200)
async def end_table(request: Asking, services: Home, table: TableId, data: JSONBody[Reason]) -> Sent:
    """End a game without a winner."""
    await services.keeping.end_table(known(request), table, data.reason)
    return Sent(sent=True)


@post("/api/keeper/tables/{table:str}/chat/{line:int}/hide", opt=KEEPER, status_code=200)
async def hide_line(
    request: Asking, services: Home, table: TableId, line: FromPath[int], data: JSONBody[Reason]
) -> Sent:
    """Take a line of chat out of sight."""
    await services.keeping.hide_line(known(request), table, line, data.reason)
    return Sent(sent=True)


@get("/api/keeper/people", opt=KEEPER)
async def list_people(services: Home, q: Words = "", skip: Skip = 0) -> list[KeptPerson]:
    """People by name or id."""
    return await services.keeping.people(q, skip)


@post("/api/keeper/people/{person:str}", opt=KEEPER, status_code=200)
async def do_to_person(request: Asking, services: Home, person: FromPath[str], data: JSONBody[Deed]) -> Sent:
    """Rename, silence or ban somebody, or take that back."""
    await services.keeping.to_person(known(request), person, data)
    return Sent(sent=True)


@get("/api/keeper/reports", opt=KEEPER)
async def list_reports(services: Home, closed: FromQuery[bool] = False) -> list[ReportLine]:
    """What players have told."""
    return await services.keeping.reports(closed=closed)


@post("/api/keeper/reports/{report_id:str}/close", opt=KEEPER, status_code=200)
async def close_report(request: Asking, services: Home, report_id: FromPath[str]) -> Sent:
    """It has been seen to."""
    await services.keeping.close_report(known(request), report_id)
    return Sent(sent=True)


@get("/api/keeper/audit", opt=KEEPER)
async def list_audit(services: Home, skip: Skip = 0) -> list[AuditLine]:
    """What keepers have done."""
    return await services.keeping.audit(skip)


ROUTES: Final = [
    report,
    show_papers,
    show_load,
    list_tables,
    end_table,
    hide_line,
    list_people,
    do_to_person,
    list_reports,
    close_report,
    list_audit,
]
