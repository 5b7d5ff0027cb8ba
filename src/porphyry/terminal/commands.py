"""What can be typed while a question is open, besides its answers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from porphyry import ledger, lessons
from porphyry.bots import hint
from porphyry.kernel.errors import Faulty, Unreadable
from porphyry.kernel.record import read
from porphyry.kernel.registry import game as find_game
from porphyry.kernel.table import replayed
from porphyry.story import story
from porphyry.terminal import lesson
from porphyry.terminal.asking import percent
from porphyry.terminal.narrow import matching
from porphyry.terminal.telling import narrate

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.terminal.asking import Asking
    from porphyry.terminal.sitting import Terminal

LATELY = 12
FEW = 12


class Left(Exception):
    """The player here leaves."""


class Commands:
    """The commands during one question."""

    def __init__(self, sitting: Terminal, asking: Asking) -> None:
        self.sitting, self.asking = sitting, asking
        self.table, self.speech, self.look = sitting.table, sitting.speech, sitting.look
        self.seat = asking.decision.seat
        self.options = asking.decision.options
        self._known: dict[str, Callable[[str], None]] = {
            word: getattr(self, f"_{name}") for word, name in self.speech.commands().items()
        }
        self._leaving = False

    def answer(self, line: str) -> None:
        """One line: an action, a number, a command, the name of an answer, or an action typed in full."""
        word, _, rest = line.partition(" ")
        if line in [option.text for option in self.options]:
            self.asking.play = line
        elif line == "":
            self.asking.show()
        elif line.isdecimal() and line != "0":
            if not self.asking.number(int(line)):
                self._say("term-number", most=self.asking.most)
        elif word.lower() in self._known:
            self._known[word.lower()](rest.strip())
        elif not self.asking.named(line):
            self._typed(line)

    def _typed(self, line: str) -> None:
        """An action in its notation, or its beginning."""
        if any(option.text.startswith(line + " ") for option in self.options):
            self._list(line)
        else:
            self.asking.play = line

    def _say(self, key: str, **params: object) -> None:
        print(self.look.wrap(self.speech.say(key, **params), "  "))

    # About the question

    def _help(self, _: str) -> None:
        for line in self.speech.help().splitlines():
            print(self.look.wrap(line, "  ", "      "))

    def _back(self, _: str) -> None:
        self.asking.back()

    def _list(self, start: str) -> None:
        shown = [option for option in matching(self.options, {}) if option.text.startswith(start)]
        self._say("term-options", count=len(shown))
        for option in shown:
            print(f"    {option.text:42} {self.look.dim(self.speech.action(option, self.table))}")

    def _why(self, line: str) -> None:
        """Without an action the rule that asks; else what forbids the action."""
        word, _, rest = line.partition(" ")
        wanted = rest.strip() if self.speech.is_word("not", word) else line
        if not wanted:
            self._rules(self.asking.decision.rule)
            return
        refusal = self.table.why_not(wanted, self.seat)
        said = self.speech.refusal(refusal, self.table) if refusal else self.speech.say("term-you-may")
        print(self.look.wrap(said, "  "))

    def _odds(self, line: str) -> None:
        """The chances of an action, or of the few that can be chosen now."""
        wanted: list[Any] = [line] if line else matching(self.options, self.asking.picks)
        told = False
        for action in wanted[: FEW if not line else 1]:
            chances = self._chances(self.table.odds(action, self.seat) or {})
            if chances:
                print(
                    self.look.wrap(f"{self.speech.line(str(action), self.table)}: {'; '.join(chances)}", "  ", "    ")
                )
                told = True
        if not told:
            self._say("term-no-odds")

    def _chances(self, odds: dict[str, Any]) -> list[str]:
        told = []
        for name, value in odds.items():
            key = next((one for one in (f"x-odds-{name}", f"gui-odds-{name}") if self.speech.has(one)), "")
            if key and isinstance(value, int | float) and value:
                amount = self.speech.decimal(value) if name.startswith("expected_") else percent(value)
                told.append(f"{self.speech.part(key)} {amount}")
        return told

    def _hint(self, _: str) -> None:
        for number, advice in enumerate(hint(self.table, self.seat, budget_s=2.0), 1):
            said = self.speech.say(
                "term-hint-line",
                action=self.speech.action(advice.action, self.table),
                chance=f"{percent(advice.chance)} ± {max(1, round(100 * advice.doubt))}",
                reason=self.speech.message(advice.reason, advice.params),
            )
            print(self.look.wrap(said, f"  {number}. ", "     "))

    def _undo(self, _: str) -> None:
        action = self.table.undo(self.seat)
        self.sitting.heard()
        self._say("term-taken-back", action=self.speech.action(action, self.table))

    # About the table

    def _board(self, _: str) -> None:
        view = self.table.view(self.seat)["board"]
        print("\n".join(self.sitting.board.draw(view, self.seat, self.speech, self.look)))

    def _look(self, wanted: str) -> None:
        """The thing of this name, in the reader's language or in the notation."""
        if not wanted:
            self._board("")
            return
        view = self.table.view(self.seat)["board"]
        words = {**self.table.game.notation.words, **self.table.game.words(self.table.state)}
        found = []
        for kind, idents in words.items():
            for ident in idents:
                names = (ident, ident.replace("-", " "), self.speech.word(kind, ident).casefold())
                if wanted.casefold() in names or (len(wanted) > 3 and names[2].startswith(wanted.casefold())):
                    said = self.sitting.board.look_up(kind, ident, view, self.seat, self.speech)
                    found += [said] if said and said not in found else []
        for said in found[:FEW]:
            print(self.look.wrap(said, "  ", "    "))
        if not found:
            self._say("term-nothing-to-look-at", text=wanted)

    def _log(self, what: str) -> None:
        whole = story(self.table.game, self.table.events, [self.seat])
        steps, every = self.speech.is_word("steps", what), self.speech.is_word("all", what)
        lines = [self.table.text(code) for _, code in self.table.plies] if steps else None
        narrate(whole if every else whole[-LATELY:], self.speech, self.table, lines, self.look)

    def _goal(self, _: str) -> None:
        lines = self.speech.goal(self.table, self.seat)
        for line in lines:
            print(self.look.wrap(line, "  "))
        if not lines:
            self._say("term-no-goal", word=self.speech.command("rules"))

    # Reading and learning

    def _rules(self, ident: str) -> None:
        """A rule, a chapter, or which chapters there are."""
        game, lang = self.table.game.name, self.speech.language
        if game not in ledger.games():
            self._say("term-no-rule", id=ident or "–")
            return
        book = ledger.load(game, lang)
        if not ident:
            for chapter in book.chapters:
                if chapter.rules:
                    print(f"  {chapter.title}: {chapter.span}")
            return
        wanted = ident.upper().removeprefix(f"{book.prefix}")
        found = [rule for rule in book.rules if rule.id.removeprefix(f"{book.prefix}").startswith(wanted)]
        if not found:
            self._say("term-no-rule", id=ident)
        elif len(found) > 1:
            print("\n".join(f"  {rule.id}  {rule.title}" for rule in found))
        for rule in found[:1] if len(found) == 1 else []:
            print(self.look.bold(self.look.wrap(f"{rule.id}  {rule.title} ({rule.chapter})", "  ")))
            for line in rule.text.splitlines():
                print(self.look.wrap(line, "  ") if not line.startswith("|") else f"  {line}")

    def _lesson(self, name: str) -> None:
        game = self.table.game.name
        offered = {one.name: one for one in lessons.course(game)} if game in lessons.courses() else {}
        if name.removeprefix(f"{game}/") in offered:
            lesson.play(offered[name.removeprefix(f"{game}/")], self.speech.language)
            self._say("term-lesson-left")
            self.asking.show()
            return
        if name:
            self._say("term-no-lesson", name=name)
        self._say("term-lessons", word=self.speech.command("lesson"))
        for one in offered.values():
            print(f"    {one.name:20} {one.title[self.speech.language]}")

    # Standing orders

    def _stand(self, line: str) -> None:
        """Give a standing order, which is obeyed at once; or list those there are, and mine."""
        if not line:
            self._orders()
            return
        name, *words = line.split()
        given = dict(word.partition("=")[::2] for word in words)
        until = next((given.pop(word) for word in self.speech.part("word-until").split() if word in given), "")
        self.table.stand(self.seat, name, given, until.split("|") if until else ())
        self.table.obey()

    def _orders(self) -> None:
        orders = self.table.game.orders
        self._say("term-orders" if orders else "term-order-none")
        for sort in orders:
            settings = [f"{option.key}={'|'.join(option.values)}" for option in sort.params]
            ends = ["until=" + "|".join(stop.name for stop in sort.until)] if sort.until else []
            typed = " ".join([self.speech.command("stand"), sort.name, *settings, *ends])
            print(f"    {typed}")
            meant = [self.speech.part(f"order-{sort.name}")]
            for option in sort.params:
                key = f"order-{sort.name}-{option.key}"
                values = [f"{value}: {self._setting(key, value)}" for value in option.values]
                meant.append(f"{self.speech.part(key)} ({', '.join(values)})")
            meant += [f"{stop.name}: {self.speech.part(f'until-{stop.name}')}" for stop in sort.until]
            print(self.look.dim(self.look.wrap("; ".join(meant), "        ")))
        for order in self.table.orders.values():
            if order.seat == self.seat:
                settings = [f"{key}={value}" for key, value in order.params.items()]
                self._say("term-order-given", order=" ".join([order.name, *settings, *order.until]))

    def _setting(self, key: str, value: str) -> str:
        return self.speech.part(f"{key}.{'number' if value.isdecimal() else value}", value=value)

    def _unstand(self, name: str) -> None:
        self.table.unstand(self.seat, name or None)

    # Files, and leaving

    def _save(self, name: str) -> None:
        if not name:
            self._say("term-file-name", word=self.speech.command("save"))
            return
        record = self.table.record()
        Path(name).write_text(record.to_text() if name.endswith(".txt") else record.to_json(), encoding="utf-8")
        self.sitting.saved = self.table.ply
        self._say("term-saved", file=name)

    def _load(self, name: str) -> None:
        if not name:
            self._say("term-file-name", word=self.speech.command("load"))
            return
        try:
            record = read(Path(name).read_text(encoding="utf-8"))
            if record.game != self.table.game.name:
                self._say("term-other-game", file=name)
                return
            table = replayed(find_game(record.game), record)
        except (Faulty, Unreadable, UnicodeDecodeError):
            self._say("term-bad-record", file=name)
            return
        self.sitting.sit_down(table)
        self._say("term-loaded", file=name)

    def _quit(self, _: str) -> None:
        """At once if nothing would be lost, otherwise when it is typed twice."""
        if self._leaving or self.sitting.saved == self.table.ply:
            raise Left
        self._leaving = True
        self.warn()

    def warn(self) -> None:
        """Something would be lost."""
        self._say("term-not-saved", quit=self.speech.command("quit"), save=self.speech.command("save"))
