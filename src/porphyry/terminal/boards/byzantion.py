"""Byzantion at the terminal: events, initiative, market, empire, display, everybody's cards in play, and the player's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.games.byzantion.tables import PRICE, ROWS_BY_ID
from porphyry.games.byzantion.wording import bundle_in_words, wording

if TYPE_CHECKING:
    from porphyry.terminal.look import Look
    from porphyry.terminal.speech import Speech

ENDINGS: Final[dict[str, list[str]]] = {"end": ["announce"], "done": [], "abstain": []}
LEVELS: Final = ["missions"]
GOALS: Final[dict[str, str]] = {}
_RESULTS: Final = {"fulfilled": "bzn-fulfilled", "cancelled": "bzn-cancelled"}
KEIMELIA: Final = ["labarum", "chalice", "sceptre", "robes"]


def draw(view: dict[str, Any], seat: int, speech: Speech, look: Look) -> list[str]:
    """Part by part, from the common parts to the player's own."""
    lines = [look.bold(_round(view, speech))]
    lines += _events(view, speech, look)
    if view["votes"] is not None and any(view["votes"]):
        lines.append(speech.say("term-bzn-votes", first=view["votes"][0], second=view["votes"][1]))
    lines += _part("bzn-initiative", [_position(k, view, speech) for k in range(4)], speech, look)
    market = speech.part
    pieces = [
        market("bzn-market-space", good=speech.word("good", good), price=PRICE[k])
        if good
        else market("term-bzn-market-free", price=PRICE[k])
        for k, good in enumerate(view["market"])
    ]
    lines += _part("bzn-market", [", ".join(pieces)], speech, look)
    empire = [f"{speech.word('territory', one)}: {_units(units, speech)}" for one, units in view["map"].items()]
    lines += _part("bzn-map", empire, speech, look)
    guarded = view.get("solo", {}).get("protected", [])
    shown = [
        _face(one, speech) + (f" ({speech.part('bzn-protected')})" if space in guarded else "")
        for space, one in enumerate(view["display"])
        if one
    ]
    lines += _part("bzn-display", shown, speech, look)
    lines.append(f"{speech.say('bzn-deck', n=view['deck'])}. {speech.say('bzn-discard', n=len(view['discard']))}.")
    for player in view["players"]:
        lines += _player(player, view, speech, look)
    if seat >= 0:
        lines += _own(view["players"][seat], speech, look)
    return lines


def _part(key: str, rows: list[str], speech: Speech, look: Look) -> list[str]:
    told = rows or [speech.say("bzn-nothing")]
    return ["", look.bold(speech.say(key)), *(look.wrap(row, "  ", "      ") for row in told)]


def _round(view: dict[str, Any], speech: Speech) -> str:
    phase = speech.say(f"bzn-phase-{view['phase']}")
    return f"{speech.say('bzn-round', round=view['round'], rounds=view['rounds'])}. {phase}."


def _events(view: dict[str, Any], speech: Speech, look: Look) -> list[str]:
    rows = []
    for space, ident in enumerate(view["events"]):
        if ident is None:
            continue
        result = view["results"][space]
        said = [event_line(ident, speech)]
        if result:
            said.append(f"({speech.part(_RESULTS[result])})")
        elif space == view["round"] - 1 and view["option"] is not None:
            said.append(f"({speech.word('option', ['first', 'second'][view['option']])}: {speech.part('bzn-chosen')})")
        mark = ">" if space == view["round"] - 1 else " "
        rows.append(f"{mark} {space + 1}. {' '.join(said)}")
    return _part("bzn-events", rows, speech, look)


def event_line(ident: str, speech: Speech) -> str:
    """An event with what it asks, brings and costs."""
    if ident == "closed":
        return speech.say("bzn-closed-event")
    kind = "event" if ident in ROWS_BY_ID["event"] else "solo"
    row = ROWS_BY_ID[kind][ident]
    said = [f"{speech.word(kind, ident)} ({row['year']}, {speech.word('territory', row['territory'])})."]
    for k, course in enumerate(row.get("options", [])):
        said.append(f"{course_line(ident, k, course, speech)}.")
    if "units" in row:
        said.append(f"{_units(row['units'], speech)}.")
    if row.get("cost"):
        said.append(f"{speech.say('bzn-extra-cost')}: {_bundle(row['cost'], speech)}.")
    if row.get("trial"):
        said.append(f"{speech.say('bzn-trial')}: {speech.word('good', row['trial']['resource'])}.")
    said.append(f"{speech.say('bzn-reward')}: {_bundle(row['reward'], speech)}.")
    said.append(f"{speech.say('bzn-penalty')}: {_bundle(row['penalty'], speech)}.")
    return " ".join(said)


def course_line(ident: str, number: int, course: dict[str, Any], speech: Speech) -> str:
    """One option of an event: its name, what it asks, and what it puts on the map."""
    key = f"course-{ident}-{number + 1}"
    name = speech.say(key) if speech.has(key) else speech.say("bzn-decree")
    return f"{name}: {_bundle(course['requires'], speech)} → {_units(course['units'], speech)}"


def _bundle(text: str, speech: Speech) -> str:
    return bundle_in_words(text, speech.message) or "–"


def _units(units: dict[str, int], speech: Speech) -> str:
    return ", ".join(f"{n} {speech.word('unit', unit)}" for unit, n in units.items()) or speech.part("bzn-no-units")


def _position(number: int, view: dict[str, Any], speech: Speech) -> str:
    keimelion = KEIMELIA[number]
    holder = next((one["seat"] for one in view["players"] if one["position"] == keimelion), None)
    held = "" if holder is None else f" – {speech.seat(holder)}"
    return f"{_capital(speech.word('keimelion', keimelion))}: {_box(number, view, speech)}{held}"


def _box(number: int, view: dict[str, Any], speech: Speech) -> str:
    box = view["boxes"][number]
    return _bundle(ROWS_BY_ID["box"][box]["loot"], speech) if box else speech.part("bzn-empty")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _face(ident: str, speech: Speech) -> str:
    return f"{speech.word('card', ident)}. {card_text(ident, speech)}"


def card_text(ident: str, speech: Speech) -> str:
    """What is printed on a card below its name: types, cost, what it makes, what it does."""
    row = ROWS_BY_ID["card"][ident]
    types = [
        speech.part("bzn-level", type=speech.word("type", kind), n=level) if level else speech.word("type", kind)
        for kind, level in row.get("types", {}).items()
    ]
    said = [f"{', '.join(types) or speech.say('bzn-intrigue')}.", f"{speech.say('bzn-cost', n=row['cost'])}."]
    if row.get("production"):
        said.append(f"{speech.say('bzn-produces')} {_bundle(row['production'], speech)}.")
    said += [f"[{speech.word('window', window)}]" for window in row.get("windows", [])]
    said.append(wording(row, speech.message))
    return " ".join(part for part in said if part)


def _player(player: dict[str, Any], view: dict[str, Any], speech: Speech, look: Look) -> list[str]:
    seat = player["seat"]
    goods = ", ".join(f"{n} {speech.word('good', good)}" for good, n in player["resources"].items() if n) or "–"
    ring = f", {speech.part('bzn-ring')}" if view["ring"] == seat and len(view["players"]) > 1 else ""
    lines = [
        "",
        look.seat(look.bold(f"{speech.seat(seat)}, {speech.word('demos', player['demos'])}"), seat) + ring,
        look.wrap(
            f"{player['doxa']} {speech.word('good', 'doxa')}, {player['nomisma']} {speech.word('good', 'nomisma')}, "
            f"{player['dynamis']} {speech.part('x-good-dynamis')}. {speech.say('term-bzn-resources', goods=goods)}. "
            f"{speech.say('bzn-hand-size')}: {player['hand_size']}.",
            "  ",
        ),
    ]
    return [*lines, *(look.wrap(_unit_of_play(unit, speech), "  - ", "    ") for unit in player["area"])]


def _unit_of_play(unit: dict[str, Any], speech: Speech) -> str:
    names = []
    for ident in [unit["front"], *unit["behind"]]:
        name = speech.word("card", ident)
        names.append(speech.part("bzn-face-down", card=name) if ident in unit["face_down"] else name)
    makes = ", ".join(f"{n} {speech.word('good', good)}" for good, n in unit["yields"].items())
    told = " + ".join(names) + (f" ({speech.part('bzn-marked')})" if unit["marked"] else "")
    return f"{told}: {makes}" if makes else told


def _own(me: dict[str, Any], speech: Speech, look: Look) -> list[str]:
    lines: list[str] = []
    if me.get("packet"):
        lines += _part("bzn-packet", [_face(one, speech) for one in me["packet"]], speech, look)
    if me.get("looking_at"):
        lines += _part("bzn-looking", [_face(one, speech) for one in me["looking_at"]], speech, look)
    lines += _part("bzn-hand", [_held(one, me, speech) for one in me.get("hand", [])], speech, look)
    if me.get("missions"):
        lines += _part("bzn-missions", [_mission(one, me, speech) for one in me["missions"]], speech, look)
    return lines


def _held(ident: str, me: dict[str, Any], speech: Speech) -> str:
    price = me["costs"].get(ident)
    cheaper = price is not None and price != ROWS_BY_ID["card"][ident]["cost"]
    return _face(ident, speech) + (f" ({speech.part('term-bzn-pays', cost=price)})" if cheaper else "")


def _mission(ident: str, me: dict[str, Any], speech: Speech) -> str:
    text = f"{speech.word('mission', ident)}: {wording(ROWS_BY_ID['mission'][ident], speech.message)}"
    worth = me.get("mission_worth", {}).get(ident)
    return text if worth is None else f"{text} ({speech.part('term-bzn-worth', doxa=worth)})"


def status(view: dict[str, Any], seat: int, speech: Speech) -> str:
    """Round, doxa, money, dynamis and resources."""
    me = view["players"][seat]
    goods = [
        f"{me['resources'][good]} {speech.word('good', good)}" for good in me["resources"] if me["resources"][good]
    ]
    said = [
        f"{me['doxa']} {speech.word('good', 'doxa')}",
        f"{me['nomisma']} {speech.word('good', 'nomisma')}",
        f"{me['dynamis']} {speech.part('x-good-dynamis')}",
        *goods,
    ]
    return f"{speech.say('bzn-round', round=view['round'], rounds=view['rounds'])} | {', '.join(said)}"


def about(kind: str, ident: str, view: dict[str, Any], seat: int, speech: Speech) -> str:
    """The text of a card or mission, the loot of a position, what an option of this round's event asks and builds."""
    if kind == "card":
        return card_text(ident, speech)
    if kind == "mission":
        return wording(ROWS_BY_ID["mission"][ident], speech.message)
    if kind == "keimelion":
        return f"{speech.say(f'bzn-about-{ident}')}. {_capital(_box(KEIMELIA.index(ident), view, speech))}"
    event = view["events"][view["round"] - 1]
    if kind == "option" and event in ROWS_BY_ID["event"]:
        number = ["first", "second"].index(ident)
        return course_line(event, number, ROWS_BY_ID["event"][event]["options"][number], speech)
    return ""


def look_up(kind: str, ident: str, view: dict[str, Any], seat: int, speech: Speech) -> str:
    """The whole face of a card, mission or event; a territory with its units."""
    if kind in ("event", "solo"):
        return event_line(ident, speech)
    if kind == "territory":
        return f"{speech.word(kind, ident)}: {_units(view['map'][ident], speech)}"
    said = about(kind, ident, view, seat, speech)
    return f"{_capital(speech.word(kind, ident))}: {said}" if said else ""
