"""Byzantium at the terminal: the cities by region with their discs and armies, the special actions, and a line for each treasury."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.games.byzantium.board import BOARD, CITY_IDS, LINK_TYPES

if TYPE_CHECKING:
    from porphyry.terminal.look import Look
    from porphyry.terminal.speech import Speech

ENDINGS: Final[dict[str, list[str]]] = {"pass": [], "pass-from": [], "done": ["reinforce"], "stop": []}
LEVELS: Final = ["total"]
GOALS: Final[dict[str, str]] = {}
PLAYED: Final = ["byzantine", "arab"]
REGIONS: Final = {
    "capital": ["constantinople"],
    "balkans": ["adrianople", "thessalonica", "athens", "dyrrachium"],
    "islands": ["candia", "constantia"],
    "anatolia": ["nicaea", "ephesus", "attalia", "ankara", "sinope", "trebizond", "caesarea", "tarsus"],
    "syria": ["edessa", "antioch", "palmyra", "damascus", "jerusalem"],
    "egypt": ["babylon", "alexandria"],
    "arabia": ["tabuk", "medina", "mecca"],
    "persia": ["hira", "bagdad", "basra", "mosul", "hamadan", "tabriz", "dvin", "tiflis", "derbent"],
}


def draw(view: dict[str, Any], seat: int, speech: Speech, look: Look) -> list[str]:
    """Cities, special actions, players."""
    cities = {city["id"]: city for city in view["cities"]}
    lines = [f"{speech.say('turn-of', turn=view['turn'])} {speech.say('bulgar-box', **view['bulgars'])}"]
    for region, members in REGIONS.items():
        lines += ["", look.bold(speech.say(f"region-{region}"))]
        lines += [_city_line(cities[one], view, speech, look) for one in members]
    lines += ["", look.bold(speech.say("spaces"))]
    lines += [f"  {_space(space, speech, look)}" for space in view["spaces"]]
    for player in view["players"]:
        lines += ["", *_player(player, speech, look)]
    return lines


def _city_line(city: dict[str, Any], view: dict[str, Any], speech: Speech, look: Look) -> str:
    name = f"{speech.word('city', city['id'])}"
    discs = "●" * city["discs"] if city["discs"] else ""
    side = speech.word("side", city["side"])
    holder = look.seat(", ".join(_held(city, view, speech)), city["controller"])
    armies = [look.seat(_army_of(who, army, speech), who) for who, army in city["armies"]]
    said = [part for part in (holder, *armies) if part]
    return f"  {name:16}{city['strength']:2} {discs:6} {side:14} {'; '.join(said)}".rstrip()


def _held(city: dict[str, Any], view: dict[str, Any], speech: Speech) -> list[str]:
    told = []
    if city["id"] == "constantinople" and view["ended"] == "fallen":
        told.append(speech.part("city-fallen"))
    if city["controller"] is not None:
        key = "city-fortified-by" if city["fortified"] else "city-held-by"
        told.append(speech.part(key, name=speech.seat(city["controller"])))
    return told


def _space(space: dict[str, Any], speech: Speech, look: Look) -> str:
    taken = space["taken_by"]
    said = speech.part("space-free") if taken is None else speech.part("space-taken", name=speech.seat(taken))
    return f"{speech.word('space', space['id']):38} {look.dim(said) if taken is None else look.seat(said, taken)}"


def _player(player: dict[str, Any], speech: Speech, look: Look) -> list[str]:
    cubes = speech.part("term-byz-cubes", pool=player["pool"], casualties=player["casualties"])
    lines = [f"{look.seat(look.bold(speech.seat(player['seat'])), player['seat'])}: {cubes}"]
    for side in PLAYED:
        army = player["army"][side]
        at = (
            speech.part("term-byz-no-army")
            if army is None
            else speech.part("term-byz-army-at", city=speech.word("city", army))
        )
        boxes = ", ".join(f"{speech.word('box', box)} {n}" for box, n in player["boxes"][side].items())
        points = speech.part("term-points", points=player["points"][side])
        bezants = speech.part("term-bezants", bezants=player["treasury"][side])
        sums = speech.part("term-byz-income", income=player["income"][side], upkeep=player["upkeep"][side])
        lines.append(f"  {_capital(speech.word('side', side))}: {points}, {bezants} ({sums}); {at}: {boxes}")
    return lines


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def status(view: dict[str, Any], seat: int, speech: Speech) -> str:
    """Turn, and what the seat has on either side."""
    me = view["players"][seat]
    said = [speech.say("turn-of", turn=view["turn"]).rstrip(".")]
    for side in PLAYED:
        points = speech.part("term-points", points=me["points"][side])
        bezants = speech.part("term-bezants", bezants=me["treasury"][side])
        said.append(f"{_capital(speech.word('side', side))}: {points}, {bezants}")
    return " | ".join([*said, speech.part("term-byz-cubes", pool=me["pool"], casualties=me["casualties"])])


def _army_of(seat: int, side: str, speech: Speech) -> str:
    forms = {f"side-{form}": said for form, said in speech.forms("side", side).items()}
    return speech.part("army-of", side=speech.word("side", side), name=speech.seat(seat), **forms)


def about(kind: str, ident: str, view: dict[str, Any], seat: int, speech: Speech) -> str:
    """Of a city who holds it and how strong it is; of a special action what it does."""
    if kind == "city":
        city = _city(ident, view)
        parts = [
            speech.word("side", city["side"]),
            speech.part("city-strength", n=city["strength"]),
            *_held(city, view, speech),
            *(_army_of(who, army, speech) for who, army in city["armies"]),
        ]
        return ", ".join(parts)
    if kind == "space":
        what = next(space["kind"] for space in view["spaces"] if space["id"] == ident)
        for key in (what, what.removeprefix("byzantine-").removeprefix("arab-")):
            if speech.has(f"space-about-{key}"):
                return speech.say(f"space-about-{key}")
    return ""


def look_up(kind: str, ident: str, view: dict[str, Any], seat: int, speech: Speech) -> str:
    """A city with its ways, or a special action."""
    said = about(kind, ident, view, seat, speech)
    if kind == "city":
        return f"{speech.word('city', ident)}: {said}. {speech.say('term-byz-ways', ways=_ways(ident, speech))}"
    return f"{speech.word(kind, ident)}: {said}" if said else ""


def _city(ident: str, view: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(city for city in view["cities"] if city["id"] == ident)
    return found


def _ways(ident: str, speech: Speech) -> str:
    told = []
    here = CITY_IDS.index(ident)
    for a, b, kind, _ in BOARD.links:
        if here not in (a, b):
            continue
        neighbour, sort = CITY_IDS[b if a == here else a], LINK_TYPES[kind]
        name = speech.word("city", neighbour)
        told.append(name if sort == "road" else speech.part(f"term-byz-way-{sort}", city=name))
    return ", ".join(told)
