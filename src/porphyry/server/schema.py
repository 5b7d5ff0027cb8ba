"""What travels on the wire: every request, reply and live message, as one set of types.

`docs/protocol.md` explains them. The web client's types are generated from `python -m porphyry.server.schema`.
"""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Language = Literal["en", "de", "hu", "nl"]
LANGUAGES: tuple[Language, ...] = ("en", "de", "hu", "nl")

Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^\S(.*\S)?$", description="A name shown to others.")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
ActionId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
TableId = Annotated[str, Meta(min_length=4, max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
Level = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9_-]+$")]
Seconds = Annotated[int, Meta(ge=0, le=100 * 24 * 3600)]
SmallKey = Annotated[str, Meta(max_length=64)]

ActionForm = Line | dict[SmallKey, str | int]
"""An action as its line of text (`control damascus < casualties`) or as JSON (`{"verb": "control", ...}`)."""


class Wire(Struct, forbid_unknown_fields=True):
    """Something a client sends. Unknown fields are refused."""


class Reply(Struct):
    """Something the server sends. Clients ignore fields they do not know."""


# Refusals


class Refusal(Reply, kw_only=True):
    """Why something was not done. Nothing has changed.

    `error` is a word for programs, one of: unreadable, illegal, stale, not-signed-in, forbidden, not-found,
    conflict, too-large, too-many, busy, invalid.
    An illegal action carries the rule, the reason (key `reason-<reason>` of the game's texts) and the text's parameters.
    """

    error: str
    message: str
    rule: str | None = None
    reason: str | None = None
    params: dict[str, Any] = {}
    nearest: str | None = None
    faults: list[str] = []


# People


class Notices(Struct, kw_only=True, forbid_unknown_fields=True):
    """How to call a player who is away when a decision waits."""

    email: bool = False
    push: bool = True
    webhook: Annotated[str, Meta(max_length=500)] = ""


class Person(Reply, kw_only=True):
    """Somebody who plays here."""

    id: str
    name: str
    kind: Literal["guest", "member"]
    language: Language = "en"
    notation: Literal["words", "lines"] = "words"
    email: str = ""
    notices: Notices = msgspec.field(default_factory=Notices)
    created_at: int = 0


class Me(Reply, kw_only=True):
    """Who I am here. `csrf` goes into the header X-CSRF-Token of every changing request that is signed in by cookie."""

    person: Person | None
    csrf: str
    version: str
    push_key: str | None = None
    server_time: int = 0


class NewGuest(Wire, kw_only=True):
    """Play at once under a nickname."""

    name: Name
    language: Language = "en"


class NewAccount(Wire, kw_only=True):
    """Become a member; a guest keeps all games. The name is how one signs in later."""

    name: Name
    password: Password
    email: Annotated[str, Meta(max_length=200)] = ""
    language: Language | None = None


class Login(Wire, kw_only=True):
    """Sign in as a member."""

    name: Name
    password: Password


class ProfileChange(Wire, kw_only=True):
    """What I want changed about me; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    notation: Literal["words", "lines"] | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    notices: Notices | None = None
    password: Password | None = None
    old_password: Password | None = None


class NewToken(Wire, kw_only=True):
    """A key for a program that plays as me."""

    name: Name


class Token(Reply, kw_only=True):
    """A program's key. `token` itself is told once, when it is made."""

    id: str
    name: str
    created_at: int
    last_used_at: int | None = None
    token: str | None = None


class PushKeys(Wire, kw_only=True):
    """The browser's own keys of a push subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushSubscription(Wire, kw_only=True):
    """What `PushManager.subscribe` gives."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    keys: PushKeys


# Games


class OptionInfo(Reply, kw_only=True):
    """A switch of the rules; the first value is the default."""

    key: str
    values: list[str]
    rule: str


class FieldInfo(Reply, kw_only=True):
    """A field of an action or a parameter of an event: its type is a vocabulary, `seat`, or `int`; `many` for a list."""

    name: str
    type: str
    many: bool = False


class VerbInfo(Reply, kw_only=True):
    """A sort of action, and how its line is written."""

    name: str
    pattern: str
    fields: list[FieldInfo]


class EventInfo(Reply, kw_only=True):
    """A sort of event."""

    name: str
    params: list[FieldInfo]
    reveals: bool
    dice: bool


class DecisionInfo(Reply, kw_only=True):
    """A sort of question."""

    name: str
    rule: str
    verbs: list[str]
    auto: bool
    decline: str | None
    secret: bool
    params: list[FieldInfo]


class GameInfo(Reply, kw_only=True):
    """A game that can be played here. `secrets`: some seats know things that others must not see.

    `reactions`: seats may react in secret; `reaction_s`: so long a table waits for each of them if nobody says otherwise.
    `odds`: dice decide some actions, and their chances can be asked for beforehand.
    """

    name: str
    rules_version: int
    seat_counts: list[int]
    options: list[OptionInfo]
    secrets: bool
    reactions: bool
    reaction_s: float
    odds: bool
    finished: bool
    languages: list[str]
    bots: list[str]


class OrderInfo(Reply, kw_only=True):
    """A standing order that a seat may give: which questions it answers, what can be set, what can end it.

    Texts: `order-<name>`, `order-<name>-<key>` with the values as attributes (numbers: `.number`), `until-<end>`.
    """

    name: str
    rule: str
    decisions: list[str]
    params: list[OptionInfo]
    until: list[str]


class GameSchema(Reply, kw_only=True):
    """All that a client without any knowledge of the game needs: verbs, questions, events and vocabularies."""

    game: GameInfo
    verbs: list[VerbInfo]
    decisions: list[DecisionInfo]
    events: list[EventInfo]
    orders: list[OrderInfo]
    vocabularies: dict[str, list[str]]
    limits: dict[str, tuple[int, int]]


class Rule(Reply, kw_only=True):
    """One rule of the ledger, in Markdown."""

    id: str
    chapter: str
    text: str
    notes: list[str]


class RuleBook(Reply, kw_only=True):
    """The rules of a game, in order."""

    game: str
    rules_version: int
    text: str
    rules: list[Rule]


# Tables


class Pace(Struct, kw_only=True, forbid_unknown_fields=True):
    """How time is kept. Each decision gives `increment_s` back to the bank, never past `cap_s` (0: no cap)."""

    kind: Literal["none", "live", "slow"] = "none"
    bank_s: Seconds = 0
    increment_s: Seconds = 0
    cap_s: Seconds = 0


class SeatWish(Wire, kw_only=True):
    """Who is to sit here. `local`: a further player at my own screen, called `name`."""

    who: Literal["me", "local", "open", "invited", "bot"]
    level: Level | None = None
    name: Name | None = None


class NewTable(Wire, kw_only=True):
    """A table to be. It starts by itself once every seat is taken.

    `timeout`: what happens when a clock runs out: a bot takes the seat over, the seat forfeits, a safe default is
    played, or nothing. `reaction_s`: so long the table waits for each person who might react in secret, whether or not he can; `late`:
    who has not answered by then is waited for (which tells that he is asked), or passes.
    `hints`: may players ask what a strong player would do? If nothing is said: only where one person plays against bots.
    `position` (see `GET /api/tables/{table}/position`) starts from another board.
    """

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[SmallKey, SmallKey] = {}
    pace: Pace = msgspec.field(default_factory=Pace)
    timeout: Literal["bot", "forfeit", "skip", "nothing"] = "bot"
    order: Literal["random", "fixed"] = "random"
    title: Annotated[str, Meta(max_length=80)] = ""
    private: bool = False
    reaction_s: Annotated[float, Meta(ge=0, le=86_400)] | None = None
    late: Literal["wait", "pass"] = "wait"
    hints: bool | None = None
    position: dict[str, Any] | None = None


class Join(Wire, kw_only=True):
    """Take a seat: any open one, or this one."""

    seat: SeatNumber | None = None


class FillSeat(Wire, kw_only=True):
    """Put a bot of this level on an open seat; without a level, the usual one."""

    level: Level | None = None


class Invite(Reply, kw_only=True):
    """A link that gives its bearer a seat, until it is used or revoked."""

    id: str
    table: str
    seat: int
    path: str


class InviteInfo(Reply, kw_only=True):
    """What an invitation is to."""

    table: TableInfo
    seat: int
    inviter: str


class SeatInfo(Reply, kw_only=True):
    """Who sits here. `bot` is also set while a bot plays on for somebody whose clock ran out."""

    seat: int
    kind: Literal["person", "local", "bot", "open", "invited"]
    name: str | None
    bot: str | None
    online: bool
    you: bool
    person: str | None = None


class TableInfo(Reply, kw_only=True):
    """A table as it stands in lists.

    `waiting`: seats that must decide now; None where that is a secret, but who has several seats sees his own.
    """

    id: str
    game: str
    rules_version: int
    title: str
    status: Literal["open", "playing", "over", "cancelled"]
    seats: list[SeatInfo]
    options: dict[str, str]
    pace: Pace
    timeout: Literal["bot", "forfeit", "skip", "nothing"]
    order: Literal["random", "fixed"]
    private: bool
    secrets: bool
    owner: bool
    my_seats: list[int]
    my_turn: bool
    waiting: list[int] | None
    ply: int
    update: int
    deadline: int | None
    commitment: str | None
    outcome: dict[str, Any] | None
    ended_by: Literal["rules", "forfeit", "cancelled"] | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    unread_chat: int = 0
    muted: bool = False
    rematch: str | None = None
    reaction_s: float = 0.0
    late: Literal["wait", "pass"] = "wait"
    hints: bool = False


class TableList(Reply, kw_only=True):
    """Some tables, the ones that wait for me first."""

    tables: list[TableInfo]


class Clock(Reply, kw_only=True):
    """A seat's time. While `since` is set (milliseconds since 1970) it is running down from `bank_ms`."""

    seat: int
    bank_ms: int
    since: int | None


class GameEvent(Reply, kw_only=True):
    """Something that happened, to be told with the text `event-<kind>`."""

    kind: str
    rule: str
    params: dict[str, Any]


class Asked(Reply, kw_only=True):
    """A question that is open. `seat` is None where nobody may know who still has to answer."""

    seat: int | None
    kind: str
    rule: str
    params: dict[str, Any]


class Outcome(Reply, kw_only=True):
    """How the game ended."""

    places: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    rule: str
    details: dict[str, Any]


class View(Reply, kw_only=True):
    """All that one seat (None: a spectator) may know. `board` is the game's own; each legal action has `text` and its fields."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    ply: int
    seat: int | None
    commitment: str
    board: dict[str, Any]
    asked: list[Asked]
    legal: list[dict[str, Any]]
    can_undo: bool
    events: list[GameEvent]
    outcome: Outcome | None


class UndoAsk(Reply, kw_only=True):
    """Somebody asks everybody to go back to an earlier ply."""

    seat: int
    to: int
    agreed: list[int]
    missing: list[int]


class GivenOrder(Reply, kw_only=True):
    """A standing order of mine."""

    name: str
    params: dict[str, str]
    until: list[str]


class GiveOrder(Wire, kw_only=True):
    """From now on answer for my seat as this order of the game says, until one of these ends comes (none: until I revoke it)."""

    seat: SeatNumber
    order: SmallKey
    params: dict[SmallKey, SmallKey] = {}
    until: Annotated[list[SmallKey], Meta(max_length=16)] = []


class TableView(Reply, kw_only=True):
    """A table with the view of one seat. The same shape answers every stale request."""

    table: TableInfo
    update: int
    view: View | None
    clocks: list[Clock]
    undo: UndoAsk | None
    spectators: int
    orders: list[GivenOrder]


class Play(Wire, kw_only=True):
    """An action: what I saw (`ply`, and better also `update`), what I do, and an id of my own making."""

    seat: SeatNumber
    ply: Count
    update: Count | None = None
    id: ActionId
    action: ActionForm


class Played(Reply, kw_only=True):
    """The action (or undo) is stored. `update` and `ply` are those after it. A repeated id gets this answer again."""

    id: str
    update: int
    ply: int


class Undo(Wire, kw_only=True):
    """Take my last action back, as far as the rules of undoing allow."""

    seat: SeatNumber
    ply: Count
    id: ActionId


class AskUndo(Wire, kw_only=True):
    """Ask all seats to go back to the position before ply `to` + 1."""

    seat: SeatNumber
    to: Count
    id: ActionId


class AnswerUndo(Wire, kw_only=True):
    """Agree to the undo that is asked, or refuse it (or withdraw it, if it is mine)."""

    seat: SeatNumber
    agree: bool
    id: ActionId


class SeatAction(Wire, kw_only=True):
    """An action to be judged, not played. Without a seat it is judged for whoever must decide."""

    action: ActionForm
    seat: SeatNumber | None = None


class WhyNot(Reply, kw_only=True):
    """`refusal` is None if the action may be played now."""

    action: str
    refusal: Refusal | None


class AskHint(Wire, kw_only=True):
    """What would a strong player do on my seat?"""

    seat: SeatNumber


class Advice(Reply, kw_only=True):
    """An option worth taking: the chance to win with it (0 to 1), the games tried ahead, and why (the text `reason`)."""

    action: dict[str, Any]
    chance: float
    simulations: int
    reason: str
    params: dict[str, Any]


class Hint(Reply, kw_only=True):
    """The best options for the question as it stood at `update`, the best first."""

    update: int
    advice: list[Advice]


class OddsReply(Reply, kw_only=True):
    """The exact chances of an action, as the game gives them; None where no dice decide it."""

    action: str
    odds: dict[str, Any] | None


class Question(Wire, kw_only=True):
    """Something a player works out before he decides, in the game's own words: `{"about": "reach", "unit": "robert"}`."""

    question: dict[str, Any]
    seat: SeatNumber | None = None


class Answer(Reply, kw_only=True):
    """What the game answers; None if it knows no such question."""

    answer: dict[str, Any] | None


class LogEntry(Reply, kw_only=True):
    """One numbered step of the table. `action` is told only to its own seat and once the game is over."""

    update: int
    ply: int
    kind: Literal[
        "start", "play", "undo", "ask-undo", "agree-undo", "refuse-undo", "rewind", "takeover", "return", "forfeit"
    ]
    seat: int | None
    by: Literal["person", "bot", "clock", "order", "rules"]
    at: int
    action: str | None
    events: list[GameEvent]
    undone: bool = False


class Log(Reply, kw_only=True):
    """The steps of a table, oldest first."""

    table: str
    entries: list[LogEntry]


class Digest(Reply, kw_only=True):
    """What happened since this seat last acted, step by step."""

    table: str
    seat: int | None
    since: int
    entries: list[LogEntry]


class Notes(Struct, kw_only=True, forbid_unknown_fields=True):
    """My private notes at this table."""

    text: Annotated[str, Meta(max_length=20_000)]


class Say(Wire, kw_only=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatLine(Reply, kw_only=True):
    """A line of chat."""

    n: int
    table: str
    person: str
    name: str
    seat: int | None
    text: str
    at: int


class Chat(Reply, kw_only=True):
    """The chat of a table, oldest first. `seen` is the last line I have read."""

    lines: list[ChatLine]
    seen: int


class Seen(Wire, kw_only=True):
    """I have read the chat up to this line."""

    chat: Count


class Mute(Wire, kw_only=True):
    """No notices from this table."""

    muted: bool


class ImportRecord(Wire, kw_only=True):
    """A record (its JSON or text form) to be checked and opened for analysis."""

    record: Annotated[str, Meta(max_length=2_000_000)]


class Health(Reply, kw_only=True):
    """Whether the server works, and which part does not."""

    ok: bool
    parts: dict[str, str]


# Live messages, client to server


class Watch(Struct, tag="watch", forbid_unknown_fields=True, kw_only=True):
    """Follow a table, from one of my seats or as a spectator. Answered with a `view`; a second `watch` changes the seat.

    With `only` = "decisions" nothing comes after that view but a `decision` whenever this seat must decide, and at the end: enough
    for a program that follows the game by itself, and much less to send.
    """

    table: TableId
    seat: SeatNumber | None = None
    only: Literal["decisions"] | None = None


class Unwatch(Struct, tag="unwatch", forbid_unknown_fields=True, kw_only=True):
    """Stop following a table."""

    table: TableId


class LivePlay(Struct, tag="play", forbid_unknown_fields=True, kw_only=True):
    """The same as `Play`, live."""

    table: TableId
    seat: SeatNumber
    ply: Count
    update: Count | None = None
    id: ActionId
    action: ActionForm


class LiveUndo(Struct, tag="undo", forbid_unknown_fields=True, kw_only=True):
    """The same as `Undo`, live."""

    table: TableId
    seat: SeatNumber
    ply: Count
    id: ActionId


class LiveAskUndo(Struct, tag="ask_undo", forbid_unknown_fields=True, kw_only=True):
    """The same as `AskUndo`, live."""

    table: TableId
    seat: SeatNumber
    to: Count
    id: ActionId


class LiveAnswerUndo(Struct, tag="answer_undo", forbid_unknown_fields=True, kw_only=True):
    """The same as `AnswerUndo`, live."""

    table: TableId
    seat: SeatNumber
    agree: bool
    id: ActionId


class LiveAsk(Struct, tag="ask", forbid_unknown_fields=True, kw_only=True):
    """The same as `Question`, live. Answered with `answer`."""

    table: TableId
    seat: SeatNumber | None = None
    id: ActionId
    question: dict[str, Any]


class LiveSay(Struct, tag="say", forbid_unknown_fields=True, kw_only=True):
    """A line of chat."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True, kw_only=True):
    """Are you there? Answered with `pong`."""

    n: Count = 0


FromClient = Watch | Unwatch | LivePlay | LiveUndo | LiveAskUndo | LiveAnswerUndo | LiveAsk | LiveSay | Ping


# Live messages, server to client


class Welcome(Struct, tag="welcome", kw_only=True):
    """The first message on a connection."""

    person: Person | None
    version: str
    server_time: int


class LiveView(Struct, tag="view", kw_only=True):
    """The table as it stands now: forget what you knew. Answers `watch`, and comes again after anything that is not a numbered update."""

    table: TableInfo
    update: int
    view: View | None
    clocks: list[Clock]
    undo: UndoAsk | None
    spectators: int
    orders: list[GivenOrder]


class Update(Struct, tag="update", kw_only=True):
    """Step number `update` of a table. If it is not the last one plus one, send `watch` again.

    `seat` is None where nobody may know who acted; `action` is told only to its own seat.
    """

    table: str
    update: int
    ply: int
    kind: Literal[
        "start", "play", "undo", "ask-undo", "agree-undo", "refuse-undo", "rewind", "takeover", "return", "forfeit"
    ]
    seat: int | None
    by: Literal["person", "bot", "clock", "order", "rules"]
    at: int
    action: str | None
    events: list[GameEvent]
    view: View
    clocks: list[Clock]
    undo: UndoAsk | None
    orders: list[GivenOrder]


class More(Struct, tag="more", kw_only=True):
    """What followed step number `update` once others had had their moment to react. It has no number of its own."""

    table: str
    update: int
    ply: int
    at: int
    events: list[GameEvent]
    view: View
    clocks: list[Clock]
    undo: UndoAsk | None
    orders: list[GivenOrder]


class LiveDecision(Struct, tag="decision", kw_only=True):
    """This seat must decide (`kind`, `legal`: the lines it may play), or the game is over (`outcome`). See `watch`."""

    table: str
    seat: int
    update: int
    ply: int
    kind: str | None
    legal: list[str]
    outcome: dict[str, Any] | None


class LiveTable(Struct, tag="table", kw_only=True):
    """Seats, names, presence or the end of a table changed."""

    table: TableInfo
    spectators: int


class Done(Struct, tag="done", kw_only=True):
    """My action is stored for good. The update itself comes separately, before this or after it."""

    table: str
    id: str
    update: int
    ply: int


class Refused(Struct, tag="refused", kw_only=True):
    """My message was not carried out."""

    table: str | None
    id: str | None
    refusal: Refusal


class Stale(Struct, tag="stale", kw_only=True):
    """My action was made for an older position; here is the present one."""

    table: TableInfo
    id: str
    update: int
    view: View | None
    clocks: list[Clock]
    undo: UndoAsk | None
    spectators: int
    orders: list[GivenOrder]


class LiveAnswer(Struct, tag="answer", kw_only=True):
    """What was asked for; `id` says by which question."""

    table: str
    id: str
    update: int
    answer: dict[str, Any] | None


class LiveChat(Struct, tag="chat", kw_only=True):
    """Somebody said something."""

    line: ChatLine


class Bye(Struct, tag="bye", kw_only=True):
    """The server is going down; connect again after so many seconds."""

    reason: Literal["restart", "slow", "signed-out"]
    retry_s: float


class Pong(Struct, tag="pong", kw_only=True):
    """Yes."""

    n: int
    server_time: int


FromServer = (
    Welcome
    | LiveView
    | Update
    | More
    | LiveDecision
    | LiveTable
    | Done
    | Refused
    | Stale
    | LiveAnswer
    | LiveChat
    | Bye
    | Pong
)


# The stream for programs (newline-delimited JSON)


class StreamDecision(Struct, tag="decision", kw_only=True):
    """One of my seats must decide; answer with `POST /api/tables/{table}/play`."""

    table: str
    seat: int
    update: int
    ply: int
    view: View


class StreamOver(Struct, tag="over", kw_only=True):
    """A game of mine ended."""

    table: str
    outcome: dict[str, Any] | None


class StreamAlive(Struct, tag="alive", kw_only=True):
    """Nothing new, the line is open."""

    server_time: int


FromStream = StreamDecision | StreamOver | StreamAlive


def json_schema() -> dict[str, Any]:
    """JSON Schema of the live messages and of every type above."""
    named = {"FromClient": FromClient, "FromServer": FromServer, "FromStream": FromStream}
    replies = [value for value in globals().values() if isinstance(value, type) and issubclass(value, Struct)]
    types: list[Any] = [*named.values(), *(one for one in replies if one not in (Wire, Reply))]
    shapes, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    sent = {one.__name__ for one in replies if not one.__struct_config__.forbid_unknown_fields}
    for name in sent & set(components):
        components[name]["required"] = list(components[name]["properties"])  # the server leaves nothing out
    components |= dict(zip(named, shapes, strict=False))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Porphyry protocol",
        "$defs": dict(sorted(components.items())),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n")
