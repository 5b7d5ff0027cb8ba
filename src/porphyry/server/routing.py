"""What all routes share: who asks, what is in the path, who may call."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from porphyry.server.access import Signed
from porphyry.server.schema import Person
from porphyry.server.services import Services

Home = NamedDependency[Services]
Asking = Request[Person | None, Signed | None, State]
TableId = Annotated[str, PathParameter(max_length=24, description="The table's id.")]
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15, required=False)]
Skip = Annotated[int, QueryParameter(ge=0, le=1_000_000, required=False)]
Number = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000, required=False)]

ANYONE: Final = {"who": "anyone"}
PERSON: Final = {"who": "person"}
MEMBER: Final = {"who": "member"}
SEAT: Final = {"who": "seat"}
OWNER: Final = {"who": "owner"}
KEEPER: Final = {"who": "keeper", "hand": True}
ASKS: Final = {"who": "anyone", "asks": True}
"""A question by POST: nothing changes, so a key that may only read may ask it."""
PERSON_BY_HAND: Final = {"who": "person", "hand": True}
MEMBER_BY_HAND: Final = {"who": "member", "hand": True}
ANYONE_BY_HAND: Final = {"who": "anyone", "hand": True}
"""What belongs to an account is not for programs."""


def known(request: Asking) -> Person:
    """The person who asks; the guard has made sure that there is one."""
    assert request.user is not None
    return request.user
