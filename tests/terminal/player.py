"""A player at the other end of two pipes: reads until it is asked, and answers by what it sees."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Self

from porphyry.kernel import registry
from porphyry.texts import Texts

if TYPE_CHECKING:
    from porphyry.bots import Bot
    from porphyry.kernel.table import Table
    from porphyry.terminal import Speech

NUMBER = re.compile(r" {0,3}(\d{1,3})  (?=\S)")
KEYS = re.compile(r"\b(term|event|prompt|action|reason|story|hint|order|until|option|goal|x|bzn|gui|byz|word)-[a-zA-Z]")
RAW = re.compile(r"[{}]|None|': ")
ENGLISH = re.compile(
    r"\b(the|you|your|and|with|which|player|cards|choose|this|nobody|army|nothing|points?)\b", re.IGNORECASE
)


class Piped:
    """`porphyry play …` in a process of its own."""

    def __init__(self, *words: str) -> None:
        command = [sys.executable, "-c", "import sys; from porphyry.cli import main; sys.exit(main())", "play", *words]
        settings = {
            **os.environ,
            "PYTHONIOENCODING": "utf-8",
            "PYTHONUNBUFFERED": "1",
            "COLUMNS": "100",
            "NO_COLOR": "1",
        }
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=settings)
        self.said = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.kill()
        self.process.wait(30)

    def read(self, patience: float = 60.0) -> str:
        """What is said until the next question; all the rest if there is none."""
        assert self.process.stdout is not None
        told, end = b"", time.monotonic() + patience
        while not told.endswith(b"> ") and time.monotonic() < end:
            some = os.read(self.process.stdout.fileno(), 65536)
            if not some:
                break
            told += some
        text = told.decode("utf-8")
        self.said += text
        return text

    def write(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def answer(self, line: str) -> str:
        """Type a line; what is said then."""
        self.write(line)
        return self.read()

    def play(self, seed: int, most: int) -> int:
        """Answer at random by the numbers on the screen, until the game is over or so many lines were typed; how many were."""
        dice, typed, told = random.Random(seed), 0, self.read()
        while typed < most and self.process.poll() is None and told.endswith("> "):
            numbers = numbers_in(told)
            told = self.answer(str(dice.choice(numbers)) if numbers else "?")
            typed += 1
        return typed

    def leave(self) -> int:
        """No more is typed; the exit status."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.read()
        return self.process.wait(30)


def numbers_in(told: str) -> list[int]:
    """The numbers of the answers of the last question."""
    found: list[int] = []
    for line in told.splitlines():
        for number in NUMBER.findall(line) if line.startswith("  ") else []:
            if int(number) == 1:
                found = [1]
            elif found and int(number) == found[-1] + 1:
                found.append(int(number))
    return found


def pilot(player: Piped, table: Table, speech: Speech, captain: Bot) -> None:
    """Play a game for one to its end as the bot wants it, by the numbers of the answers that say so."""
    told = player.read()
    while table.outcome is None:
        action = captain.choose(table, 0, simulations=1)
        data = action.to_data()
        wanted = [speech.action(action, table), speech.verb(action.verb)]
        wanted += [speech.value(action.verb, name, data[name]) for name in data if name != "verb"]
        table.play(action)
        for _ in range(6):
            told = player.answer(_number(told, wanted))
            asked = table.decisions()
            if not asked or speech.prompt(asked[0], table)[:40] in told:
                break


def _number(told: str, wanted: list[str]) -> str:
    """The number of the first answer that is called as one of these; a question that has none is answered again."""
    for label in wanted:
        for line in told.splitlines():
            found = re.match(r" {0,3}(\d{1,3})  (.*)$", line)
            if found and re.sub(r"  \[.*| \(\d+ \w+\).*", "", found[2]) == label:
                return found[1]
    raise AssertionError(f"none of {wanted} is offered in:\n{told}")


def unspoken(game: str, language: str, said: str) -> list[str]:
    """The lines that are not in the reader's language: with a key, a raw placeholder, an id or, if it is another one, English."""
    texts = Texts(registry.game(game), language)
    known = {(kind, word) for kind, words in texts.game.notation.words.items() for word in words}
    ids = {word for kind, word in known if re.search(r"[a-z][-_][a-z]", word) and word not in texts.word(kind, word)}
    wrong = []
    for line in said.splitlines():
        bare = line.replace("> ", "")
        signs = [KEYS, RAW, ENGLISH] if language != "en" else [KEYS, RAW]
        words = re.findall(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+", bare)
        if any(sign.search(bare) for sign in signs) or any(word in ids for word in words):
            wrong.append(line)
    return wrong
