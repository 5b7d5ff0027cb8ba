"""Every message of every game and of the client, rendered with 0, 1, 2 and 5 and with every word it may meet."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.test_texts import GAMES, kinds_of, messages

from porphyry.kernel import registry
from porphyry.kernel.game import Game
from porphyry.texts import LANGUAGES, Texts, sources

ROOT = Path(__file__).resolve().parent.parent
NUMBERS = (0, 1, 2, 5)
NAMES = ("Péter", "Anna")  # a consonant and a vowel, for the Hungarian article
OPEN, CLOSE = "\u2068", "\u2069"  # Fluent's isolating marks show where a parameter begins and ends
BRACKETS = re.compile(r"\ba\(z\)|\bder/die\b|\bdie/der\b|\bde/het\b|\w\((?:s|es|en|n|e|er|k|ek|ok)\)")
TYPOGRAPHY = re.compile(r"  | [.,;]|\.\.(?!\.)|\(\)")
COUNTED = re.compile(rf"{OPEN}2{CLOSE} (?P<word>[^\W\d]+)")

# What the texts count, as two of it are called: one of it is called otherwise.
MANY = {
    "en": "actions bezants cards cubes days discs hexes hoplites hours lessons messages minutes missions pieces players points "
    "resources rounds seconds spectators tables times turns units ways",
    "de": "Aktionen Befestigungsmarkern Bezants Brandpfeile Einheiten Felder Holzwürfeln Karten Lektionen Minuten Missionen "
    "Männer Möglichkeiten Nachrichten Punkte Punkten Ressourcen Runden Sekunden Siegpunkte Stunden Tage Tagen Tische",
    "nl": "Bezanten acties dagen dobbelstenen eenheden grondstoffen kaarten kubussen lessen minuten missies mogelijkheden "
    "punten rondes seconden stadsschijven stuks tafels velden zegepunten",
}
FIXED = ("goal-",)  # what a scenario asks for: no number in it is one
# The vocabularies whose words share a gender, so that an article may stand before them.
ONE_GENDER = {
    "de": {"option", "edge", "side", "nation"},  # of a side only the plural is said: die Byzantiner
    "nl": {"option", "pile", "edge", "side", "nation"},
}
ARTICLES = {
    "de": r"\b(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer) $",
    "nl": r"\b(?:de|het) $",
}


def bundle(language: str, texts: list[str]) -> FluentBundle:
    made = FluentBundle([language], use_isolating=True)
    for text in texts:
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made


@cache
def rooms(language: str) -> list[tuple[str, Game | None, FluentBundle, dict[str, set[str]]]]:
    """Where texts are: each game with its board, the terminal, the client; with every message and its parameters."""
    found: list[tuple[str, Game | None, FluentBundle, dict[str, set[str]]]] = []
    for name in GAMES:
        game = registry.game(name)
        folder = ROOT / "src/porphyry/games" / name / "locale"
        has = messages(folder / f"{language}.ftl") | messages(folder / "board" / f"{language}.ftl")
        found.append((name, game, bundle(language, sources(game, language)), has))
    for room, path in (("terminal", "src/porphyry/terminal/locale"), ("client", "web/src/locale")):
        file = ROOT / path / f"{language}.ftl"
        shared = (ROOT / "src/porphyry/locale" / f"{language}.ftl").read_text(encoding="utf-8")
        found.append((room, None, bundle(language, [shared, file.read_text(encoding="utf-8")]), messages(file)))
    return found


def some(words: Sequence[str]) -> Sequence[str]:
    """The words of a vocabulary; of a very long one, such as all men of Guiscard, every few of them and the last."""
    return words if len(words) <= 24 else [*words[:: len(words) // 24], words[-1]]


def values(game: Game | None, texts: Texts | None, param: str, kind: str | None) -> list[dict[str, object]]:
    """What a parameter may be, each with the forms that come along."""
    if kind == "int" or game is None or texts is None:
        counts: list[dict[str, object]] = [{param: number, f"{param}-count": number} for number in NUMBERS]
        people: list[dict[str, object]] = [{param: name, f"{param}-the": name} for name in NAMES]
        return counts if kind == "int" else [*counts, *people]
    kind = (kind or param.removeprefix("first-")).rstrip("*")
    if kind == "seat" or kind not in game.notation.words:
        named: list[dict[str, object]] = [
            {param: name, f"{param}-the": name, f"{param}-id": "none", f"{param}-is": "other", f"{param}-count": 2}
            for name in NAMES
        ]
        numbered: list[dict[str, object]] = [
            {param: number, f"{param}-id": "none", f"{param}-count": number} for number in NUMBERS
        ]
        return named if kind == "seat" else [*named, *numbered]
    return [
        {param: texts.word(kind, word), f"{param}-id": word, f"{param}-is": "other", f"{param}-count": 1}
        | {f"{param}-{form}": said for form, said in texts.forms(kind, word).items()}
        for word in some(game.notation.words[kind])
    ]


@cache
def rendered(language: str) -> list[tuple[str, str, str]]:
    return list(dict.fromkeys(_rendered(language)))


def _rendered(language: str) -> Iterator[tuple[str, str, str]]:
    """Every message, with one parameter after the other taking each of its values: where it is, its key, what it says."""
    for room, game, made, has in rooms(language):
        texts = Texts(game, language) if game else None
        kinds = kinds_of(game) if game else {}
        for key, used in has.items():
            ident, _, attribute = key.partition(".")
            message = made.get_message(ident)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            known = dict(game.goal_params) if game and key in game.goals else kinds.get(ident, {})
            choices = {
                param: values(game, texts, param, known.get(param.removeprefix("first-"))) for param in map(base, used)
            }
            usual: dict[str, object] = {}
            for found in choices.values():
                usual |= found[-1]
            for found in list(choices.values()) or [[usual]]:
                for one in found:
                    given = {**usual, **one, "rule": "BYZ-CTL-02"}
                    text, errors = made.format_pattern(pattern, given)
                    assert errors == [], f"{room} {key} {language}: {errors}"
                    yield room, key, str(text)


def base(param: str) -> str:
    """The parameter without the form that is asked of it: `first-from` of `first-from-bol`."""
    first = "first-" if param.startswith("first-") else ""
    return first + param.removeprefix("first-").partition("-")[0]


def plain(text: str) -> str:
    return text.replace(OPEN, "").replace(CLOSE, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_brackets_stand_for_grammar_and_no_text_is_ragged(language: str) -> None:
    """No "a(z)", no "der/die", no "(s)"; no double spaces, no space before a full stop."""
    wrong = {
        f"{room} {key}: {plain(text)}"
        for room, key, text in rendered(language)
        if BRACKETS.search(plain(text)) or (TYPOGRAPHY.search(plain(text)) and not key.endswith(".item"))
    }

    assert sorted(wrong) == []


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_one_is_not_counted_like_two(language: str) -> None:
    """Where a text says "2 cubes" it does not say "1 cubes"."""
    many = set(MANY[language].split())
    said: dict[tuple[str, str], list[str]] = {}
    for room, key, text in rendered(language):
        said.setdefault((room, key), []).append(text)
    wrong = set()
    for (room, key), all_texts in said.items():
        ones = {plain(text) for text in all_texts}
        for text in all_texts:
            for found in COUNTED.finditer(text):
                same = plain(text[: found.start()]) + "1 " + plain(text[found.start("word") :])
                if found["word"] in many and same in ones and not key.startswith(FIXED):
                    wrong.add(f"{room} {key}: {same}")

    assert sorted(wrong) == []


def test_the_hungarian_article_fits_what_follows() -> None:
    """A Hungarian article before a number, a name or a word is "a" before a consonant and "az" before a vowel, as it is spoken."""
    vowel = r"(?:[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]|[15](?!\d)|5\d(?!\d))"
    wrong = {
        f"{room} {key}: {plain(text)}"
        for room, key, text in rendered("hu")
        if re.search(rf"(?<!\w)[Aa]{CLOSE}? {OPEN}+{vowel}", text)
        or re.search(rf"(?<!\w)[Aa]z{CLOSE}? {OPEN}+(?!{vowel}|{OPEN})", text)
    }

    assert sorted(wrong) == []


@pytest.mark.parametrize("language", ["de", "nl"])
def test_an_article_before_a_word_fits_all_words_of_its_vocabulary(language: str) -> None:
    """An article stands before a bare word only where all words of the vocabulary have one gender; else the word brings the article."""
    wrong = []
    for room, game, _, _ in rooms(language):
        if game is None:
            continue
        kinds = kinds_of(game)
        file = ROOT / "src/porphyry/games" / room / "locale" / f"{language}.ftl"
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ftl.Message) or entry.id.name not in kinds or entry.value is None:
                continue
            parts = entry.value.elements
            for before, after in pairwise(parts):
                if not isinstance(before, ftl.TextElement) or not isinstance(after, ftl.Placeable):
                    continue
                if isinstance(after.expression, ftl.VariableReference) and re.search(
                    ARTICLES[language], before.value, re.IGNORECASE
                ):
                    name = after.expression.id.name
                    kind = kinds[entry.id.name].get(name, name)
                    if kind in game.notation.words and kind not in ONE_GENDER[language]:
                        wrong.append(f"{room} {entry.id.name}: {before.value}{name}")

    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_within_a_text_begins_with_a_capital(language: str) -> None:
    """After a full stop no word of a vocabulary stands as it is written in the middle of a sentence."""
    small = re.compile(rf"[^\W\d][.!?]{CLOSE}* {OPEN}+[a-zäöüáéíóőúű]")
    wrong = {f"{room} {key}: {plain(text)}" for room, key, text in rendered(language) if small.search(text)}

    assert sorted(wrong) == []


AFTER_COLON = {
    *("int", "total", "times"),
    *("check", "cover", "letter"),
    *("seat", "step", "round"),
    *("event", "solo", "card", "mission", "verdict", "deed", "action", "cause"),
}
"""What may stand by itself after a colon: counts, what a die comes to, headings, titles and whole clauses."""
NO_SUFFIX = {"hu": {"hex"}}  # m6 takes none that could be read aloud


def patterns(pattern: ftl.Pattern) -> Iterator[ftl.Pattern]:
    """A pattern and those of its variants."""
    yield pattern
    for part in pattern.elements:
        if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.SelectExpression):
            for variant in part.expression.variants:
                yield from patterns(variant.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_word_is_glued_on_with_a_colon(name: str, language: str) -> None:
    """What happened, what is asked and what can be answered is said in sentences: a word is part of them in the form it needs, and does not
    stand bare after a colon. A question may begin with the name of the player it is put to."""
    kinds = kinds_of(registry.game(name))
    file = ROOT / "src/porphyry/games" / name / "locale" / f"{language}.ftl"
    allowed = AFTER_COLON | NO_SUFFIX.get(language, set())
    wrong = []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ftl.Message) or entry.value is None or entry.id.name not in kinds:
            continue
        for before, after in (pair for one in patterns(entry.value) for pair in pairwise(one.elements)):
            if not isinstance(before, ftl.TextElement) or not isinstance(after, ftl.Placeable):
                continue
            if before.value == ": " and entry.id.name.startswith("prompt-"):
                continue
            if before.value.endswith(": ") and isinstance(after.expression, ftl.VariableReference):
                param = after.expression.id.name
                kind = kinds[entry.id.name].get(param.removeprefix("first-"), param)
                if not kind.endswith("*") and kind not in allowed and "-" not in param and param != "items":
                    wrong.append(f"{entry.id.name}: {param} ({kind})")

    assert wrong == []
