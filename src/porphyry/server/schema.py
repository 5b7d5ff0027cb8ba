"""What travels on the wire: every request, reply and live message, as one set of types.

`docs/protocol.md` explains them. The web client's types are generated from `python -m porphyry.server.schema`.
"""

from __future__ import annotations

import json
import re
import sys
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from porphyry.server import game_types

Language = Literal["en", "de", "hu", "nl"]
LANGUAGES: tuple[Language, ...] = ("en", "de", "hu", "nl")

END = r"$(?!\n)"
"""The end of a text; `$` alone is also true before a last line feed."""
Name = Annotated[
    str, Meta(min_length=1, max_length=32, pattern=r"^\S(.*\S)?" + END, description="A name shown to others.")
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
ActionId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+" + END)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
TableId = Annotated[str, Meta(min_length=4, max_length=24, pattern=r"^[A-Za-z0-9_-]+" + END)]
Level = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9_-]+" + END)]
Seconds = Annotated[int, Meta(ge=0, le=100 * 24 * 3600)]
SmallKey = Annotated[str, Meta(max_length=64)]
Contribution = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}" + END, description="16 bytes in hexadecimal")]

MoveLine = Annotated[str, Meta(min_length=1, max_length=1000)]
ActionForm = MoveLine | dict[SmallKey, str | int]
"""An action as its line of text (`control damascus < casualties`) or as JSON (`{"verb": "control", ...}`).

A text may also be a whole move: actions with semicolons between them, or a move told by its goal (`move jacques m13`).
"""


_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_CONTROL_IN_TEXT: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
TEXTS: Final = ("text", "record")
"""The fields in which lines may end."""


def control_character(value: object, *, lines: bool = False) -> str | None:
    """The first control character anywhere in what a client sends; None if there is none. `lines`: line ends and tabs are welcome."""
    if isinstance(value, str):
        match = (_CONTROL_IN_TEXT if lines else _CONTROL).search(value)
        return match[0] if match else None
    inside: list[object] = []
    if isinstance(value, dict):
        inside = [*value.keys(), *value.values()]
    elif isinstance(value, list):
        inside = list(value)
    return next((found for one in inside if (found := control_character(one, lines=lines)) is not None), None)


class Plain:
    """What a client sends holds no control characters: no store, list or log could be trusted with them."""

    __slots__ = ()

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:  # type: ignore[attr-defined]  # it is mixed into structs
            value = getattr(self, name)
            if value is None or type(value) is int:
                continue
            found = control_character(value, lines=name in TEXTS)
            if found is not None:
                raise ValueError(f"{name} may not hold the character {found!r}")


class Wire(Plain, Struct, forbid_unknown_fields=True):
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


class Notices(Plain, Struct, kw_only=True, forbid_unknown_fields=True):
    """How to call a player who is away when a decision waits."""

    email: bool = False
    push: bool = True
    webhook: Annotated[str, Meta(max_length=500)] = ""


class Person(Reply, kw_only=True):
    """Somebody who plays here. `keeper`: keeps order here; `program`: it is a program that asks, with a key of this person."""

    id: str
    name: str
    kind: Literal["guest", "member"]
    language: Language = "en"
    notation: Literal["words", "lines"] = "words"
    email: str = ""
    email_verified: bool = False
    notices: Notices = msgspec.field(default_factory=Notices)
    created_at: int = 0
    keeper: bool = False
    program: bool = False


class Me(Reply, kw_only=True):
    """Who I am here. `mail`: this server can send e-mail.

    `csrf` goes into the header X-CSRF-Token of every changing request that is signed in by cookie.
    """

    person: Person | None
    csrf: str
    version: str
    push_key: str | None = None
    mail: bool = False
    server_time: int = 0


class NewGuest(Wire, kw_only=True):
    """Play at once under a nickname. Who names none gets one that is unlike those of all who play here now."""

    name: Name | None = None
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


class OpenLink(Wire, kw_only=True):
    """The secret in a link that was sent by e-mail."""

    token: Annotated[str, Meta(min_length=8, max_length=100)]


class LostPassword(Wire, kw_only=True):
    """A member has lost the password."""

    name: Name


class ResetPassword(Wire, kw_only=True):
    """A new password, by the secret in a link that was sent by e-mail or given by the host."""

    token: Annotated[str, Meta(min_length=8, max_length=100)]
    password: Password


class Sent(Reply, kw_only=True):
    """A letter is on its way, if there is somebody to send it to."""

    sent: bool


class Session(Reply, kw_only=True):
    """A browser that I am signed in with. `agent` is what it calls itself; `current`: the one that asks."""

    id: str
    agent: str
    created_at: int
    used_at: int
    current: bool


class NewToken(Wire, kw_only=True):
    """A key for a program: it plays as me, or only reads what I may see; it ends after this many days (None: never).

    No key can change the account, take the data along or make further keys.
    """

    name: Name
    scope: Literal["play", "read"] = "play"
    days: Annotated[int, Meta(ge=1, le=3650)] | None = 365


class Token(Reply, kw_only=True):
    """A program's key. `token` itself is told once, when it is made."""

    id: str
    name: str
    created_at: int
    last_used_at: int | None = None
    scope: Literal["play", "read"] = "play"
    expires_at: int | None = None
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


class StorySum(Reply, kw_only=True):
    """What the story adds up until a chapter ends: a line for each `by`, with the total of `count` and its `items`."""

    line: str
    by: list[str]
    count: str
    items: list[str]
    sign: int


class StoryPart(Reply, kw_only=True):
    """The part that a kind of event, or a kind under one rule (`Kind/RULE-ID`), plays in the story; see `docs/protocol.md`."""

    chapter: int
    sums: int
    opens: Literal["", "always", "other", "sort", "stranger"]
    ahead: bool
    lead: int
    line: str
    by: list[str]
    items: list[str]
    count: str
    deed: str
    yields: str
    silent: bool
    sum: StorySum | None


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
    story: dict[str, StoryPart]
    orders: list[OrderInfo]
    vocabularies: dict[str, list[str]]
    limits: dict[str, tuple[int, int]]


class Rule(Reply, kw_only=True):
    """One rule of the ledger, in Markdown."""

    id: str
    chapter: str
    title: str
    text: str
    source: str
    notes: list[str]
    language: str


class RuleChapter(Reply, kw_only=True):
    """A chapter of the rules, and what stands in it besides the rules, in Markdown; its rules name it by its title."""

    title: str
    prose: str
    language: str = "en"


class RuleBook(Reply, kw_only=True):
    """The rules of a game, in order."""

    game: str
    rules_version: int
    text: str
    rules: list[Rule]
    title: str = ""
    chapters: list[RuleChapter] = []


# Tables


class Proposed(Reply, kw_only=True):
    """Somebody proposes to all to end the game without a winner, or to let it rest; who has agreed, and who has not yet."""

    seat: int
    what: Literal["end", "pause"]
    agreed: list[int]
    missing: list[int]


class Pace(Plain, Struct, kw_only=True, forbid_unknown_fields=True):
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
    played, or nothing. `reaction_s`: how long the table waits for each person who might react in secret, whether or not they can;
    `late`: whoever has not answered by then is waited for (which tells that they are asked), or passes.
    `hints`: may players ask what a strong player would do? If nothing is said: only where one person plays against bots.
    `position` (see `GET /api/tables/{table}/position`) starts from another board.
    `promise` (see `POST /api/promises`) and `contribution`: my word in the dice, which must come after the promise.
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
    promise: TableId | None = None
    contribution: Contribution | None = None


class DicePromise(Reply, kw_only=True):
    """The dice of a table to be are fixed, and this binds them: name `id` in `NewTable.promise` within the hour. It serves once."""

    id: str
    commitment: str


class Join(Wire, kw_only=True):
    """Take a seat: any open one, or this one. `contribution`: my word in the dice, 16 random bytes that nobody else knows."""

    seat: SeatNumber | None = None
    contribution: Contribution | None = None


class Accept(Wire, kw_only=True):
    """Take the seat that is kept for me, with my word in the dice. `promise`: for a table that is only now made, as in `NewTable`."""

    contribution: Contribution | None = None
    promise: TableId | None = None


class Share(Wire, kw_only=True):
    """Whoever has the address may look at this private table, as spectators do; or nobody any more."""

    shared: bool


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
    """Who sits here. `bot` is also set while a bot plays on for somebody; `program`: a program plays with a key of this person.

    `given_up`: the player has conceded or run out of time; a bot plays on so that the others can, and the seat is ranked last.
    """

    seat: int
    kind: Literal["person", "local", "bot", "open", "invited"]
    name: str | None
    bot: str | None
    online: bool
    you: bool
    person: str | None = None
    program: bool = False
    given_up: bool = False


class TableInfo(Reply, kw_only=True):
    """A table as it stands in lists.

    `waiting`: seats that must decide now; None where that is a secret, but somebody with several seats sees their own.
    `commitment` is published before anybody sits down. `dice`: it binds them; or it has the old form, which binds less; or outcomes were
    laid down in the record that this table was opened from. `made_up`: it begins from a position that somebody laid out.
    `data`: names the host's own data (`--data`) with which it was begun; empty for ours alone.
    `older_rules`: it was begun under older rules than the installed ones, and plays on exactly as it was played. `stopped`: it does not,
    and stands still; after a week it ends, nobody having won (`ended_by` is `update`).
    `shared`: a private table at which whoever has its address may look on. `paused`: all have agreed to let it rest.
    `silent`: seats whose players have let the others wait for so long that these may call a bot or a substitute. `proposal`: what is
    proposed to all. Lists do not tell these two.
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
    ended_by: Literal["rules", "forfeit", "concede", "agreement", "keeper", "update", "cancelled"] | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    unread_chat: int = 0
    muted: bool = False
    rematch: str | None = None
    reaction_s: float = 0.0
    late: Literal["wait", "pass"] = "wait"
    hints: bool = False
    shared: bool = False
    dice: Literal["bound", "old", "laid-down"] = "bound"
    made_up: bool = False
    data: str = ""
    older_rules: bool = False
    stopped: bool = False
    paused: bool = False
    silent: list[int] = []
    proposal: Proposed | None = None


class TableList(Reply, kw_only=True):
    """Some tables, the ones that wait for me first. `more`: there are others after these (`?skip=`)."""

    tables: list[TableInfo]
    more: bool = False


class GamesPlayed(Reply, kw_only=True):
    """How somebody has done in one game. Hot-seat games are not counted, nor those in which they went back at will (`practice`)."""

    game: str
    played: int = 0
    won: int = 0
    practice: int = 0


class History(Reply, kw_only=True):
    """What somebody has played to the end: sums by game, and the last tables."""

    games: list[GamesPlayed]
    last: list[TableInfo]


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


class Concede(Wire, kw_only=True):
    """Give the game up for this seat. Of two the other wins; of more the others play on and this seat is ranked last."""

    seat: SeatNumber
    id: ActionId


class Propose(Wire, kw_only=True):
    """Propose to all to end the game without a winner, or to let it rest."""

    seat: SeatNumber
    what: Literal["end", "pause"]
    id: ActionId


class AnswerProposal(Wire, kw_only=True):
    """Agree to what is proposed, or refuse it (or withdraw it, if it is mine)."""

    seat: SeatNumber
    agree: bool
    id: ActionId


class Resume(Wire, kw_only=True):
    """Let a game that rests go on."""

    seat: SeatNumber
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
    """What would a strong player do on my seat? Once the game is over: on any seat, as it stood at `ply`."""

    seat: SeatNumber
    ply: Count | None = None


class AnalysedStep(Reply, kw_only=True):
    """An action of somebody that was not played."""

    seat: int
    action: dict[str, Any]


class Advice(Reply, kw_only=True):
    """An act worth doing: the chance to win with it (0 to 1), the games tried ahead, and why (the text `reason`).

    `doubt`: the standard error of the chance. `line`: the whole move that it begins, where moves have many steps.
    `reply`: what the next seat would answer, where that is no secret.
    """

    action: dict[str, Any]
    chance: float
    doubt: float
    line: list[dict[str, Any]]
    reply: AnalysedStep | None
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
    """Something a player works out before deciding, in the game's own words: `{"about": "reach", "unit": "robert"}`."""

    question: dict[str, Any]
    seat: SeatNumber | None = None


class Answer(Reply, kw_only=True):
    """What the game answers; None if it knows no such question."""

    answer: dict[str, Any] | None


# Lessons

Said = dict[Language, str]
"""One text in every language."""


class LessonTitle(Reply, kw_only=True):
    """A lesson in the list of its course."""

    name: str
    title: Said
    about: Said
    steps: int


class Course(Reply, kw_only=True):
    """The lessons of one course, in their order."""

    name: str
    game: str
    lessons: list[LessonTitle]


class FirstGame(Reply, kw_only=True):
    """A small game for whoever has just done the lessons: what a table is made from, and a word before it begins."""

    game: str
    say: Said
    seats: int
    seat: int
    """Where the learner sits."""
    level: str
    """The bots on the other seats."""
    options: dict[str, str]
    position: dict[str, Any]


class LessonStep(Reply, kw_only=True):
    """One thing to do: an action (`play`), a thing to be pointed at (`point`, its ids in `targets`), or one of some `answers`.

    `help`: only what leads on is offered, and it glows.
    """

    kind: Literal["play", "point", "answer"]
    say: Said
    help: bool
    seat: int
    targets: list[str]
    answers: list[Said]


class LessonInfo(Reply, kw_only=True):
    """A lesson and its steps."""

    name: str
    game: str
    title: Said
    about: Said
    aim: bool
    """Is what wins shown beside the board?"""
    steps: list[LessonStep]


class LessonTry(Wire, kw_only=True):
    """All that has been done in a step, in its order: lines of notation, `at nicaea` or `answer 1`. Nothing is kept of it.

    `action` or `question`: what is asked about that position, where something is asked.
    """

    did: Annotated[list[Line], Meta(max_length=40)] = []
    action: ActionForm | None = None
    question: dict[str, Any] | None = None


class LessonDid(Reply, kw_only=True):
    """An action in a step, by whom, and what came of it."""

    seat: int
    action: str
    events: list[GameEvent]


class LessonTable(Reply, kw_only=True):
    """A step as it stands. `wrong` and `missed` end it like `done`, and `say` tells why; `missed` may have no words of its own."""

    view: View
    ahead: list[str]
    """With help: the actions that lead to the goal from here, in their order."""
    log: list[LessonDid]
    verdict: Literal["open", "done", "wrong", "missed"]
    say: Said | None


Counts = Annotated[dict[Annotated[str, Meta(max_length=80)], Annotated[int, Meta(ge=1, le=9)]], Meta(max_length=500)]


class Learning(Wire, kw_only=True):
    """What I have learnt: stars by course and lesson, and how often I have heard each word of the coach, as `game/id`.

    The higher number counts. `anew`: before that the coach forgets what I have heard.
    """

    lessons: Annotated[dict[Annotated[str, Meta(max_length=40)], Counts], Meta(max_length=20)] = {}
    heard: Counts = {}
    anew: bool = False


class Learnt(Reply, kw_only=True):
    """All that I have learnt, on whichever device."""

    lessons: dict[str, dict[str, int]]
    heard: dict[str, int]


# Rulebooks


class RulebookBlock(Reply, kw_only=True):
    """A paragraph, a list or a table in Markdown with the rules it tells; or a figure, its text being the caption."""

    text: str
    rules: list[str]
    figure: str | None


class RulebookSection(Reply, kw_only=True):
    """A chapter of a book, in the language asked for or in English."""

    anchor: str
    title: str
    language: str
    blocks: list[RulebookBlock]


class Rulebook(Reply, kw_only=True):
    """A book to learn a game from; its figures are drawn from positions. `title` is empty where a game has none."""

    game: str
    title: str
    sections: list[RulebookSection]


class RulebookFigure(Reply, kw_only=True):
    """A position after all that was played in it. `log` is what the figure itself plays.

    `part` is a selector for the one part of the table to be shown, `crop` left, top, width and height as shares of a board.
    """

    name: str
    show: Literal["board", "displays", "log"]
    view: View
    log: list[LessonDid]
    part: str
    crop: list[float]
    mark: list[str]


# Steps of a table


StepKind = Literal[
    "start",
    "play",
    "undo",
    "ask-undo",
    "agree-undo",
    "refuse-undo",
    "rewind",
    "takeover",
    "return",
    "forfeit",
    "concede",
    "propose-end",
    "propose-pause",
    "agree",
    "object",
    "end",
    "pause",
    "resume",
    "substitute",
]
StepBy = Literal["person", "bot", "clock", "order", "rules", "keeper"]


class LogEntry(Reply, kw_only=True):
    """One numbered step of the table. `action` is told only to its own seat and once the game is over."""

    update: int
    ply: int
    kind: StepKind
    seat: int | None
    by: StepBy
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


class Notes(Plain, Struct, kw_only=True, forbid_unknown_fields=True):
    """My private notes at this table."""

    text: Annotated[str, Meta(max_length=20_000)]


class Say(Wire, kw_only=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatLine(Reply, kw_only=True):
    """A line of chat. One that is `hidden` was taken away by a keeper; it comes again, without its text."""

    n: int
    table: str
    person: str
    name: str
    seat: int | None
    text: str
    at: int
    hidden: bool = False


class Chat(Reply, kw_only=True):
    """The chat of a table, oldest first. `seen` is the last line I have read."""

    lines: list[ChatLine]
    seen: int


class Seen(Wire, kw_only=True):
    """I have read the chat up to this line."""

    chat: Count


class Report(Wire, kw_only=True):
    """Tell those who keep order of a player at this table, or of a line of its chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None
    line: Count | None = None


class Deed(Wire, kw_only=True):
    """What a keeper does to somebody. `silence` lasts for `days`; `reason` goes into the keepers' log."""

    deed: Literal["rename", "silence", "unsilence", "ban", "unban"]
    name: Name | None = None
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None
    reason: Annotated[str, Meta(max_length=300)] = ""


class Reason(Wire, kw_only=True):
    """Why a keeper does it."""

    reason: Annotated[str, Meta(max_length=300)] = ""


class Load(Reply, kw_only=True):
    """How much there is to do here: this process, and the counts of the database. `machine` is its load over 1, 5 and 15 minutes."""

    version: str
    up_s: int
    machine: list[float]
    memory_mb: int
    connections: int
    programs: int
    in_memory: int
    tables: dict[str, int]
    people: dict[str, int]
    steps: int
    reports: int


class KeptPerson(Reply, kw_only=True):
    """Somebody, as keepers see them."""

    id: str
    name: str
    kind: Literal["guest", "member"]
    created_at: int
    seen_at: int | None
    keeper: bool
    banned_at: int | None
    silent_until: int | None


class ReportLine(Reply, kw_only=True):
    """What a player has told. `said` is the line of chat it is about."""

    id: str
    at: int
    table: str
    teller: str
    about: str | None
    about_name: str | None
    line: int | None
    said: str | None
    hidden: bool
    text: str
    closed_at: int | None


class AuditLine(Reply, kw_only=True):
    """What a keeper has done."""

    at: int
    keeper: str
    deed: str
    about: str
    text: str


class Mute(Wire, kw_only=True):
    """No notices from this table."""

    muted: bool


class GameCourse(Reply, kw_only=True):
    """How a finished game went, after each ply from the set-up on.

    `scores`: what each seat would have scored if the game had ended then; empty in a game that is not won by points.
    `chances`: each seat's chance to win as the bots judge such a position; empty in the middle of a fight, where none is judged.
    `points`: of each seat, what brought it how many points; texts `x-source-<source>` of the game.
    """

    table: str
    scores: list[list[int]]
    chances: list[list[float]]
    points: list[dict[str, int]]


class AnalysedChange(Reply, kw_only=True):
    """What one action, and what was rolled for it, did to each seat's chance.

    `chances`: after it. `luck`: what the roll or the deal brought against its mean; `play`: the rest of the change.
    `doubt`: the standard error of the luck.
    """

    ply: int
    seat: int
    chances: list[float]
    luck: list[float]
    play: list[float]
    doubt: float
    rolled: bool


class AnalysedBetter(Reply, kw_only=True):
    """A decision in which something else was better. `ply` is the one that the played action led to.

    `loss`: of the seat's chance, with its standard error `doubt`. `line`: how it could have gone on; `/better` shows it.
    """

    ply: int
    seat: int
    played: dict[str, Any]
    best: dict[str, Any]
    loss: float
    doubt: float
    mark: Literal["slip", "mistake", "blunder"]
    line: list[AnalysedStep]


class AnalysedSeat(Reply, kw_only=True):
    """One seat's game: `luck`, what its `own` play did to its chance, and that of the `others`. `decisions`: that were looked at."""

    luck: float
    luck_doubt: float
    own: float
    others: float
    decisions: int
    lost: float
    marks: dict[str, int]


class AnalysedTurning(Reply, kw_only=True):
    """Where the game turned: the seat whose chance changed most, whose action it was (`by`), and by what."""

    ply: int
    seat: int
    by: int
    before: float
    after: float
    cause: Literal["roll", "play"]


class AnalysedSentence(Reply, kw_only=True):
    """A sentence of the summary: the key of a text, the seat, the ply and the part of a game (0 to 1) that it names."""

    key: str
    seat: int
    ply: int
    part: float


class AnalysedGame(Reply, kw_only=True):
    """A finished game explained. `begun`: each seat's chance before the first action."""

    version: int
    plies: int
    begun: list[float]
    changes: list[AnalysedChange]
    better: list[AnalysedBetter]
    seats: list[AnalysedSeat]
    turning: list[AnalysedTurning]
    summary: list[AnalysedSentence]


class GameAnalysis(Reply, kw_only=True):
    """How far the analysis of a finished game has come; the analysis itself once it is done."""

    table: str
    state: Literal["none", "waiting", "working", "done", "failed"]
    progress: float
    analysis: AnalysedGame | None


class BetterView(Reply, kw_only=True):
    """The table as it would have stood after this many steps of a better line."""

    table: str
    ply: int
    step: int
    steps: int
    view: View


class ImportRecord(Wire, kw_only=True):
    """A record (its JSON or text form) to be checked and opened for analysis."""

    record: Annotated[str, Meta(max_length=2_000_000)]


class Health(Reply, kw_only=True):
    """Whether the server works, and which part does not."""

    ok: bool
    parts: dict[str, str]


# Live messages, client to server


class Watch(Plain, Struct, tag="watch", forbid_unknown_fields=True, kw_only=True):
    """Follow a table, from one of my seats or as a spectator. Answered with a `view`; a second `watch` changes the seat.

    With `differences` a spectator's updates may come with `change` instead of `view`.
    With `only` = "decisions" nothing comes after that view but a `decision` whenever this seat must decide, and at the end: enough
    for a program that follows the game by itself, and much less to send.
    """

    table: TableId
    seat: SeatNumber | None = None
    only: Literal["decisions"] | None = None
    differences: bool = False


class Unwatch(Plain, Struct, tag="unwatch", forbid_unknown_fields=True, kw_only=True):
    """Stop following a table."""

    table: TableId


class LivePlay(Plain, Struct, tag="play", forbid_unknown_fields=True, kw_only=True):
    """The same as `Play`, live."""

    table: TableId
    seat: SeatNumber
    ply: Count
    update: Count | None = None
    id: ActionId
    action: ActionForm


class LiveUndo(Plain, Struct, tag="undo", forbid_unknown_fields=True, kw_only=True):
    """The same as `Undo`, live."""

    table: TableId
    seat: SeatNumber
    ply: Count
    id: ActionId


class LiveAskUndo(Plain, Struct, tag="ask_undo", forbid_unknown_fields=True, kw_only=True):
    """The same as `AskUndo`, live."""

    table: TableId
    seat: SeatNumber
    to: Count
    id: ActionId


class LiveAnswerUndo(Plain, Struct, tag="answer_undo", forbid_unknown_fields=True, kw_only=True):
    """The same as `AnswerUndo`, live."""

    table: TableId
    seat: SeatNumber
    agree: bool
    id: ActionId


class LiveAsk(Plain, Struct, tag="ask", forbid_unknown_fields=True, kw_only=True):
    """The same as `Question`, live. Answered with `answer`."""

    table: TableId
    seat: SeatNumber | None = None
    id: ActionId
    question: dict[str, Any]


class LiveSay(Plain, Struct, tag="say", forbid_unknown_fields=True, kw_only=True):
    """A line of chat."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Plain, Struct, tag="ping", forbid_unknown_fields=True, kw_only=True):
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


Change = list[list[Any]]
"""What has changed since the view before: `[path, value]` for what now stands at a path of keys and places, `[path]` for what is gone.

`events` of the view are those of the message.
"""


class Update(Struct, tag="update", kw_only=True):
    """Step number `update` of a table. If it is not the last one plus one, send `watch` again.

    Either `view` is there or, for those who asked for differences, `change`.

    `seat` is None where nobody may know who acted; `action` is told only to its own seat.
    """

    table: str
    update: int
    ply: int
    kind: StepKind
    seat: int | None
    by: StepBy
    at: int
    action: str | None
    events: list[GameEvent]
    view: View | None
    change: Change | None
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
    view: View | None
    change: Change | None
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
    """The server is going down; connect again after this many seconds."""

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
    """JSON Schema of the live messages, of every type above and of what the games declare."""
    named = {"FromClient": FromClient, "FromServer": FromServer, "FromStream": FromStream}
    replies = [value for value in globals().values() if isinstance(value, type) and issubclass(value, Struct)]
    types: list[Any] = [*named.values(), *(one for one in replies if one not in (Wire, Reply))]
    types += game_types.declared()
    shapes, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    sent = {one.__name__ for one in replies if not one.__struct_config__.forbid_unknown_fields}
    for name in sent & set(components):
        components[name]["required"] = list(components[name]["properties"])  # the server leaves nothing out
    components |= dict(zip(named, shapes, strict=False)) | game_types.tables()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Porphyry protocol",
        "$defs": dict(sorted(components.items())),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n")
