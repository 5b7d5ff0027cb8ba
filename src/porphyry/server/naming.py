"""Names: what is allowed, which two look the same, and which passwords everybody tries first."""

from __future__ import annotations

import itertools
import re
import unicodedata
from typing import TYPE_CHECKING, Final

from porphyry.server.refusals import Refused

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable

GIVEN: Final = (
    "Agathe", "Alexios", "Antonina", "Apollonia", "Ariadne", "Barbara", "Claudia", "Danielis", "David", "Elias", "Esther",
    "Euphemia", "Gabriel", "Galla", "Germanos", "Helena", "Honoria", "Iakobos", "Isaak", "Isidora", "Judith", "Julia",
    "Kassia", "Katharina", "Konstantin", "Kosmas", "Lazaros", "Loukas", "Lydia", "Makrina", "Manuel", "Melania", "Michael",
    "Narses", "Nestor", "Nikephoros", "Olympias", "Pantaleon", "Petros", "Philippos", "Phoibe", "Photios", "Pulcheria",
    "Raphael", "Romanos", "Ruth", "Samuel", "Sara", "Simon", "Stephanos", "Styliane", "Susanna", "Tatiana", "Thekla",
    "Thomas", "Tiberios", "Verina", "Viktor", "Xenia", "Zenobia",
)  # fmt: skip
"""What guests are called who did not choose a name. No bot has one of these."""
ROMAN: Final = (
    "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII",
)  # fmt: skip
"""More than there are seats at a table."""
HOMES: Final = (
    "Adana", "Amorion", "Ankyra", "Antiocheia", "Attaleia", "Bari", "Edessa", "Ephesos", "Gaza", "Ikonion", "Kaisareia",
    "Korinthos", "Kyrene", "Larissa", "Melitene", "Myra", "Nikaia", "Nisibis", "Patras", "Pergamon", "Ravenna", "Rhodos",
    "Salerno", "Sardes", "Sinope", "Smyrna", "Sparta", "Syrakus", "Tarsos", "Tyana",
)  # fmt: skip
"""Where they come from, once every given name is taken."""

ALPHABETS: Final = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "COPTIC", "CHEROKEE")
"""Letters of these look like one another; a name keeps to one of them."""
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Signs that are letters to Unicode and nothing to the eye."""
ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕԁһԛԝӏ" + "αβεηικνορτυχ",
    "abekmhopctyxijsdhqwl" + "abehiknoptyx",
)
"""Cyrillic and Greek letters, and the Latin ones that they are taken for."""
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)

COMMON: Final = frozenset(
    """
    password passwort wachtwoord jelszo123 12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321
    password1 password12 password123 passw0rd p@ssword p@ssw0rd qwertyui qwertyuiop qwerty12 qwerty123 qwertz123
    qwertzui qwertzuiop azertyui azertyuiop asdfghjk asdfghjkl yxcvbnm1 zxcvbnm1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4
    abcd1234 abcdefgh abcdefg1 abc12345 a1b2c3d4 iloveyou iloveyou1 sunshine princess football baseball superman
    batman123 trustno1 welcome1 welcome123 letmein1 letmein123 admin123 administrator adminadmin changeme changeme1
    changeme123 default1 computer internet whatever starwars michelle jennifer jordan23 liverpool arsenal1 chelsea1
    porphyry porphyry1 byzantium byzantion guiscard constantinople testtest test1234 hallo123 geheim123 schatz123
    welkom01 welkom123 geheim01 szeretlek magyarorszag
    """.split()  # noqa: SIM905 - a list of words is read more easily than a list of strings
)


def clean(name: str) -> str:
    """The name as it is stored; raises Refused if it is not a valid one.

    >>> clean("Anna  Komnene"), clean("Be\u0301la")
    ('Anna Komnene', 'Béla')
    """
    name = " ".join(unicodedata.normalize("NFC", name).split(" "))
    name = re.sub(" +", " ", name).strip()
    kinds = [unicodedata.category(sign) for sign in name]
    if any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds) or any(sign in BLANK for sign in name):
        raise Refused("invalid", "a name has no invisible signs")
    if not any(kind[0] in "LN" for kind in kinds):
        raise Refused("invalid", "a name has a letter or a number")
    if re.search("\\s", name.replace(" ", "")):
        raise Refused("invalid", "a name has plain spaces only")
    alphabets = {
        unicodedata.name(sign, "").partition(" ")[0] for sign, kind in zip(name, kinds, strict=True) if kind[0] == "L"
    }
    if len(alphabets.intersection(ALPHABETS)) > 1:
        raise Refused("invalid", "a name keeps to one alphabet")
    return name


def key(name: str) -> str:
    """The same for names that a reader takes for each other.

    >>> key("Anna") == key("ＡＮＮＡ") == key("аnna") != key("Hanna")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).translate(ALIKE)


def stem(name: str) -> str:
    """The same for names that are easily confused; three digits after a name do not tell two people apart.

    >>> stem("Nikos 352") == stem("nikos 918") == stem("Nikos") != stem("Nikos II")
    True
    """
    return key(re.sub(" \\d{3}$", "", name))


def for_guest(taken: Iterable[str], chooser: random.Random) -> str:
    """A name for a guest who has not chosen one, different from all these."""
    used = {stem(name) for name in taken}
    free = [name for name in GIVEN if stem(name) not in used]
    if free:
        return chooser.choice(free)
    double = [f"{name} {home}" for name in GIVEN for home in HOMES]
    return chooser.choice([name for name in double if stem(name) not in used] or double)


def apart(name: str, others: Iterable[str]) -> str:
    """The name to use at a table with these others, so that nobody is taken for somebody else.

    >>> apart("Irene", ["Zeno"]), apart("Irene 825", ["Irene"]), apart("Nikos", ["nikos 352", "Nikos II"])
    ('Irene', 'Irene II', 'Nikos III')
    """
    used = list(others)
    if stem(name) not in {stem(one) for one in used}:
        return name
    plain = re.sub(" \\d{3}$", "", name)[:26].rstrip()
    known = {key(one) for one in used}
    return next(one for number in ROMAN if key(one := f"{plain} {number}") not in known)


def check_password(password: str, name: str) -> None:
    """Raises Refused for a password that is guessed first."""
    plain = password.casefold()
    steps = {ord(b) - ord(a) for a, b in itertools.pairwise(plain)}
    if plain in COMMON or plain == name.casefold() or steps in ({0}, {1}, {-1}) or len(set(plain)) < 3:
        raise Refused("invalid", "this password is guessed first; choose another")


def address(text: str) -> str:
    """One plain e-mail address, or nothing; raises Refused for anything else."""
    text = text.strip(" ")
    if text and not ADDRESS.fullmatch(text):
        raise Refused("invalid", "this is not one e-mail address")
    return text
