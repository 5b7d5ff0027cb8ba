"""What a card says: its effect in words, made from the same rows of data that the rules work on.

Each kind of effect has one message, `x-effect-<kind>`, in every language, so a card's text cannot disagree with what it does. The
caller gives a function that turns a message's id and parameters into text; the browser does the same with the same messages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion.schema import parse_bundle

if TYPE_CHECKING:
    from collections.abc import Callable

    Say = Callable[[str, dict[str, object]], str]


def wording(row: dict[str, Any], say: Say) -> str:
    """The effect of a card or mission, given as its row of data."""
    return " ".join([effect_in_words(effect, say) for effect in row["effects"]])


def bundle_in_words(text: str, say: Say) -> str:
    """A bundle such as "2A 1card" in words, in the order of the data."""
    amounts = parse_bundle(text)
    parts: list[str] = []
    for good in range(fx.SYMBOLS):
        if amounts[good]:
            word = f"good-{fx.GOODS[good]}" if good <= fx.DOXA else f"x-good-{fx.GOODS[good]}"
            parts.append(f"{amounts[good]} {say(word, {'amount': amounts[good]})}")
    return ", ".join(parts)


def effect_in_words(effect: dict[str, Any], say: Say) -> str:
    """One effect in words."""
    params: dict[str, object] = {}
    for name, sort in fx.KINDS[effect["kind"]].params:
        params[name] = _value(effect, name, sort, say)
    if effect["kind"] == "modify":
        params["less"] = -int(effect["amount"])
    return say(f"x-effect-{effect['kind']}", params)


def _value(effect: dict[str, Any], name: str, sort: str, say: Say) -> object:
    value = effect[name]
    if sort.startswith("bundle/"):
        return bundle_in_words(value, say)
    if sort in ("resource", "resource_or_doxa"):
        return say(f"good-{value}", {})
    if sort in ("type", "class"):
        return say(f"type-{value}", {})
    if sort == "keimelion":
        return say(f"keimelion-{value}", {})
    if sort == "filter_value":
        words = {"class": "type", "territory": "territory"}
        return say(f"{words[effect['filter']]}-{value}", {}) if effect["filter"] in words else value
    if sort == "trigger":
        return _counted("x-trigger", value, ("play_", "activate_"), say)
    if sort in ("card_stat", "mission_stat"):
        return _counted("x-stat", value, ("cards_", "units_"), say)
    if sort == "condition":
        return say(f"x-condition-{value}", {})
    if sort == "actions":
        return ", ".join([say(f"deed-{one}", {}) for one in value])
    return value


def _counted(key: str, value: str, of_types: tuple[str, ...], say: Say) -> str:
    """A word that may end in a type, such as `play_palatine`."""
    for start in of_types:
        if value.startswith(start) and value[len(start) :] in fx.TYPES:
            return say(f"{key}-{start[:-1]}", {"type": say(f"type-{value[len(start) :]}", {})})
    return say(f"{key}-{value}", {})
