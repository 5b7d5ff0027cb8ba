"""What bots are called: names of the time and place, our own lists. A bot's name says nothing about how it plays."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

NAMES: Final[dict[str, list[str]]] = {
    "byzantium": [  # both sides of the frontier after 632
        "Niketas", "Theophano", "Valentinos", "Sergios", "Gregoria", "Vahan", "Kyros", "Martinos", "Anastasia", "Leontios",
        "Amr", "Khalida", "Yazid", "Shurahbil", "Umm Hakim", "Habib", "Muawiya", "Zaynab", "Uqba", "Sufyan",
    ],
    "byzantion": [  # the city under Justinian
        "Prokopia", "Addaios", "Hypatios", "Komito", "Phokas", "Basilides", "Theodote", "Marinos", "Junillus", "Eudokia",
        "Priskos", "Asterios", "Anastasios", "Sophia", "Longinos", "Peranius", "Artabanes", "Irene", "Zeno", "Kallinikos",
    ],
    "guiscard": [  # the south in the eleventh century: Normans, Lombards, Greeks, Arabs
        "Serlo", "Drogo", "Emma", "Tancred", "Roussel", "Sichelgaita", "Asclettin", "Gaitelgrima", "Pandulf", "Arduin",
        "Argyros", "Maniakes", "Zoe", "Bardas", "Ibn al-Thumna", "Maimuna", "Yusuf", "Hawwas", "Ayyub", "Layla",
    ],
}  # fmt: skip
ANYWHERE: Final = ["Andronikos", "Bohemond", "Chrysanthe", "Demetrios", "Elpidia", "Farid", "Georgios", "Hasan"]


def name_for(game: str, taken: Iterable[str], chooser: random.Random) -> str:
    """A name that nobody at the table bears, not even with another word or number behind it.

    >>> name_for("byzantium", [], random.Random(1)) in NAMES["byzantium"]
    True
    """
    used = {name.partition(" ")[0].casefold() for name in taken}
    free = [name for name in NAMES.get(game, ANYWHERE) if name.partition(" ")[0].casefold() not in used]
    return chooser.choice(free or ANYWHERE)
