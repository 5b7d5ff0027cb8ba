"""Characters: which actions each of them likes better than they deserve, in chances to win."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.notation import (
    BUILD_CHURCH,
    BUILD_MOSQUE,
    BULGARS_ATTACK,
    BULGARS_REINFORCE,
    CIVIL_WAR,
    CONTROL,
    FORTIFY,
    IMPROVE,
    MARCH,
    PLACE,
    REINFORCE,
    TAKE_CALIPH,
    TAKE_EMPEROR,
    TAKE_FLEET,
)

STYLES: Final[dict[str, dict[int, float]]] = {
    "rusher": {MARCH: 0.05, PLACE: 0.03, REINFORCE: 0.03},  # armies first, and always forward
    "builder": {
        CONTROL: 0.05,
        IMPROVE: 0.06,
        FORTIFY: 0.03,
        BUILD_CHURCH: 0.04,
        BUILD_MOSQUE: 0.04,
    },  # leaves others be
    "schemer": {  # others' armies, and offices
        BULGARS_ATTACK: 0.06,
        BULGARS_REINFORCE: 0.02,
        CIVIL_WAR: 0.05,
        TAKE_EMPEROR: 0.05,
        TAKE_CALIPH: 0.05,
        TAKE_FLEET: 0.02,
    },
}
