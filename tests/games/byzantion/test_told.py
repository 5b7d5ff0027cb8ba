"""Everything that happens is told: with its rule, in order, and only to those who may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.games.byzantion.given import asked, court, fresh, play
from tests.games.byzantion.scenes import drafted

from porphyry.kernel.event import Event

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from porphyry.kernel.table import Table

RICH: Final[dict[str, Any]] = {"nomisma": 20, "resources": {"auctoritas": 3, "civicus": 2, "lapis": 2}}
POOR: Final[dict[str, Any]] = {"doxa": 10, "nomisma": 0, "resources": {"auctoritas": 0}}
ROME: Final = ["guardians-of-the-siege-of-rome"]
SIX: Final = {"auctoritas": 0, "virtus": 1, "lapis": 4, "lignum": 1}
REIGN: Final = [None, "ashes-of-the-nika-riot", "landing-in-sicily"]
BOXES: Final = ["box-14", "box-30", "box-33", "box-34"]


def told(events: Iterable[Event]) -> list[str]:
    """Each event in a line: its rule, what happened, and whom it is told if not everybody."""
    lines = []
    for event in events:
        knows = [str(seat) for seat in range(4) if event.seen_by(seat)]
        to = [] if len(knows) == 4 else ["to", ",".join(knows) or "nobody"]
        lines.append(" ".join([event.rule, event.kind, *[str(value) for value in event.params.values()], *to]))
    return lines


def happened(t: Table, *lines: str) -> list[str]:
    """What is told from the beginning of the scene on; `1: lose buzes` is said by the second player."""
    result = told(t.events[0]) if not lines else []
    for line in lines:
        seat, _, words = line.rpartition(": ")
        result += told(play(t, words, seat=int(seat) if seat else None))
    return result


SCENES: Final[list[tuple[str, Callable[[], Table], list[str], str]]] = [
    (
        "votes_and_their_strengthening",
        lambda: court(moment="votes", players=[{**RICH, "hand": ["acclamation-of-the-circus"]}, RICH]),
        ["vote first 1", "intrigue acclamation-of-the-circus", "abstain"],
        """
        BZN-INF-10 GoodsPaid 0 auctoritas 1
        BZN-INF-02 VotesPlaced 0 first 1 accession-of-justinian-1
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-17 Moment [0] to nobody
        BZN-ITR-02 GoodsPaid 0 nomisma 2
        BZN-ITR-03 IntriguePlayed 0 acclamation-of-the-circus 2
        BZN-ITR-17 MomentPassed to nobody
        BZN-INF-11 VotesAdded 0 3
        BZN-ITR-17 MomentPassed to nobody
        BZN-INF-02 VoteAbstained 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-INF-05 VotesCounted accession-of-justinian-1 4
        BZN-INF-05 VotesCounted accession-of-justinian-2 0
        BZN-INF-05 OptionChosen accession-of-justinian first accession-of-justinian-1
        BZN-INF-07 MostVotesPlaced 0
        BZN-INF-07 DoxaScored 0 2
        BZN-RND-05 PhaseBegan action
        """,
    ),
    (
        "votes_that_are_turned",
        lambda: court(moment="votes", players=[{**RICH, "hand": ["purple-persuasion"]}, RICH]),
        ["abstain", "vote first 3", "intrigue purple-persuasion"],
        """
        BZN-INF-02 VoteAbstained 0
        BZN-INF-10 GoodsPaid 1 auctoritas 3
        BZN-INF-02 VotesPlaced 1 first 3 accession-of-justinian-1
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-17 Moment [0] to nobody
        BZN-ITR-02 GoodsPaid 0 nomisma 3
        BZN-ITR-03 IntriguePlayed 0 purple-persuasion 3
        BZN-ITR-17 MomentPassed to nobody
        BZN-CLR-12 VotesTurned 1 second accession-of-justinian-2
        BZN-ITR-17 MomentPassed to nobody
        BZN-INF-05 VotesCounted accession-of-justinian-1 0
        BZN-INF-05 VotesCounted accession-of-justinian-2 3
        BZN-INF-05 OptionChosen accession-of-justinian second accession-of-justinian-2
        BZN-INF-07 MostVotesPlaced 1
        BZN-INF-07 DoxaScored 1 2
        BZN-RND-05 PhaseBegan action
        """,
    ),
    (
        "an_action_cancelled_after_all",
        lambda: court(
            players=[
                {**RICH, "hand": ["veto-of-the-quaestor"]},
                {**RICH, "hand": ["iron-custody", "day-of-holy-silence"]},
            ]
        ),
        ["announce reset", "intrigue iron-custody", "intrigue veto-of-the-quaestor", "intrigue day-of-holy-silence"],
        """
        BZN-ACT-08 ActionAnnounced 0 reset 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-17 Moment [1] to nobody
        BZN-ITR-02 GoodsPaid 1 nomisma 4
        BZN-ITR-03 IntriguePlayed 1 iron-custody 4
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-17 Moment [0] to nobody
        BZN-ITR-02 GoodsPaid 0 nomisma 2
        BZN-ITR-03 IntriguePlayed 0 veto-of-the-quaestor 2
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-17 Moment [1] to nobody
        BZN-ITR-10 IntrigueCancelled 1 iron-custody
        BZN-ITR-17 Moment [1] to nobody
        BZN-ITR-02 GoodsPaid 1 nomisma 4
        BZN-ITR-03 IntriguePlayed 1 day-of-holy-silence 4
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-11 ActionCancelled 0 reset
        """,
    ),
    (
        "a_card_kept_back",
        lambda: court(players=[{"hand": ["buzes"]}, {**RICH, "hand": ["iron-custody"]}]),
        ["announce play", "1: decline"],
        """
        BZN-ACT-08 ActionAnnounced 0 play 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-17 Moment [1] to nobody
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "a_card_played_and_bandons_arranged",
        lambda: court(players=[{"hand": ["buzes"], "nomisma": 9, "area": [["narses", "mundus"], ["martin"]]}]),
        ["announce play", "play buzes", "break narses", "attach mundus < narses", "done"],
        """
        BZN-ACT-08 ActionAnnounced 0 play 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-PLY-01 GoodsPaid 0 nomisma 2
        BZN-PLY-01 CardPlayed 0 buzes 2
        BZN-ITR-17 MomentPassed to nobody
        BZN-PLY-01 Forced 0 done to 0
        BZN-BAN-07 BandonBroken 0 narses
        BZN-BAN-01 CardAttached 0 mundus narses
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "an_activation",
        lambda: court(players=[{"area": [["buzes"]]}]),
        ["announce activate"],
        """
        BZN-ACT-08 ActionAnnounced 0 activate 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-AVT-01 Forced 0 activate buzes to 0
        BZN-AVT-02 CardActivated 0 buzes yes
        BZN-AVT-02 GoodsGained 0 virtus 1
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "a_sale",
        lambda: court(players=[{"nomisma": 0, "resources": {"lapis": 1, "civicus": 2}}], market=["civicus"]),
        ["announce sell", "sell lapis", "sell civicus", "done"],
        """
        BZN-ACT-08 ActionAnnounced 0 sell 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-SEL-02 ResourceSold 0 lapis 3 2
        BZN-SEL-03 ResourceSold 0 civicus 4 3
        BZN-SEL-04 MarketPacked ['lapis', 'civicus']
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "a_purchase",
        lambda: court(players=[{"nomisma": 9}], market=["civicus", "lapis"]),
        ["announce buy", "buy lapis", "done"],
        """
        BZN-ACT-08 ActionAnnounced 0 buy 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-BUY-01 ResourceBought 0 lapis 3 2
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "a_reset",
        lambda: court(deck=["narses"]),
        ["announce reset"],
        """
        BZN-ACT-08 ActionAnnounced 0 reset 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-RST-01 MarketReset 0 ['frumentum', 'civicus', 'auctoritas', 'virtus', 'lignum', 'fides', 'lapis']
        BZN-RST-02 CardDrawn 0 narses to 0
        BZN-RST-02 CardTakenUnseen 0
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "a_draw_with_the_display",
        lambda: court(
            players=[{"resources": {"auctoritas": 2}}], deck=["narses", "buzes"], display=["mundus", "martin"]
        ),
        ["announce draw", "draw display", "pick mundus"],
        """
        BZN-ACT-08 ActionAnnounced 0 draw 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-DRW-01 GoodsPaid 0 auctoritas 2
        BZN-DRW-02 CardDrawn 0 buzes to 0
        BZN-DRW-02 CardTakenUnseen 0
        BZN-DRW-02 CardTaken 0 mundus
        BZN-DRW-04 DisplayFilled narses 1
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "a_draw_from_a_deck_that_runs_out",
        lambda: court(players=[{"resources": {"auctoritas": 1}}], deck=["narses"], discard=["buzes"]),
        ["announce draw"],
        """
        BZN-ACT-08 ActionAnnounced 0 draw 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-DRW-01 Forced 0 draw deck to 0
        BZN-DRW-01 GoodsPaid 0 auctoritas 1
        BZN-DRW-01 CardDrawn 0 narses to 0
        BZN-DRW-01 CardTakenUnseen 0
        BZN-DRW-05 DeckReshuffled
        BZN-DRW-01 CardDrawn 0 buzes to 0
        BZN-DRW-01 CardTakenUnseen 0
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "a_draw_with_the_discard_pile",
        lambda: court(players=[{"resources": {"auctoritas": 3}}], deck=["narses"], discard=["buzes"]),
        ["announce draw", "draw discard"],
        """
        BZN-ACT-08 ActionAnnounced 0 draw 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-DRW-01 GoodsPaid 0 auctoritas 3
        BZN-DRW-03 CardTaken 0 buzes
        BZN-DRW-03 CardDrawn 0 narses to 0
        BZN-DRW-03 CardTakenUnseen 0
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "a_discard",
        lambda: court(players=[{"hand": ["narses", "buzes"]}]),
        ["discard narses"],
        """
        BZN-DIS-02 CardDiscarded 0 narses
        BZN-DIS-02 GoodsGained 0 auctoritas 1
        BZN-DIS-02 GoodsGained 0 nomisma 2
        """,
    ),
    (
        "a_card_given_up",
        lambda: court(
            players=[{"hand": ["telones-of-the-harbour-gate"], "nomisma": 20}, {"hand": ["narses", "buzes"]}]
        ),
        ["announce play", "play telones-of-the-harbour-gate", "use", "1: lose buzes"],
        """
        BZN-ACT-08 ActionAnnounced 0 play 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-17 Moment [1] to nobody
        BZN-PLY-01 GoodsPaid 0 nomisma 4
        BZN-PLY-01 CardPlayed 0 telones-of-the-harbour-gate 4
        BZN-ITR-17 MomentPassed to nobody
        BZN-CLR-20 CardDiscarded 1 buzes
        BZN-ITR-17 Moment [1] to nobody
        BZN-PLY-01 Forced 0 done to 0
        BZN-BAN-07 Forced 0 done to 0
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-17 Moment [1] to nobody
        """,
    ),
    (
        "cards_looked_at",
        lambda: court(
            3,
            turn=2,
            players=[{}, {}, {"hand": ["referendarii"], "nomisma": 20}],
            deck=["narses", "mundus", "buzes", "martin"],
        ),
        ["announce play", "play referendarii", "keep mundus"],
        """
        BZN-ACT-08 ActionAnnounced 2 play 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-PLY-01 GoodsPaid 2 nomisma 3
        BZN-PLY-01 CardPlayed 2 referendarii 3
        BZN-ITR-17 MomentPassed to nobody
        BZN-CRD-05 CardDrawn 2 martin to 2
        BZN-CRD-05 CardLaidAside 2
        BZN-CRD-05 CardDrawn 2 narses to 2
        BZN-CRD-05 CardLaidAside 2
        BZN-CRD-05 CardDrawn 2 mundus to 2
        BZN-CRD-05 CardLaidAside 2
        BZN-CRD-05 CardDrawn 2 buzes to 2
        BZN-CRD-05 CardLaidAside 2
        BZN-CRD-05 CardDrafted 2 mundus to 2
        BZN-CRD-05 CardKept 2
        BZN-CRD-05 CardDiscarded 2 narses
        BZN-CRD-05 CardDiscarded 2 buzes
        BZN-CRD-05 CardDiscarded 2 martin
        """,
    ),
    (
        "a_fulfilled_event",
        lambda: court(moment="contributions", events=ROME, players=[{**POOR, "resources": SIX}, POOR]),
        ["0: give virtus 1", "0: give lapis 4", "0: give lignum 1"],
        """
        BZN-CON-01 ContributionHeld 0 virtus 1 to 0
        BZN-CON-01 ContributionHeld 0 lapis 4 to 0
        BZN-CON-01 ContributionHeld 0 lignum 1 to 0
        BZN-CON-07 GoodsPaid 0 virtus 1
        BZN-CON-07 GoodsPaid 0 lapis 4
        BZN-CON-07 GoodsPaid 0 lignum 1
        BZN-CON-01 ContributionRevealed 0 virtus 1
        BZN-CON-01 ContributionRevealed 0 lapis 4
        BZN-CON-01 ContributionRevealed 0 lignum 1
        BZN-CON-05 DoxaScored 0 6
        BZN-FUL-01 EventFulfilled guardians-of-the-siege-of-rome
        BZN-ITR-17 MomentPassed to nobody
        BZN-FUL-03 VictorNamed 0
        BZN-ITR-17 MomentPassed to nobody
        BZN-FUL-03 GoodsGained 0 auctoritas 8
        BZN-UNI-01 UnitPlaced legion italia
        BZN-UNI-01 UnitPlaced fortification italia
        BZN-PRE-02 RingPassed 1
        BZN-RND-01 RoundBegan 2 founding-of-justiniana-prima
        BZN-SET-04 DynamisDealt 6
        BZN-IVB-02 BoxLaid labarum box-16
        BZN-IVB-03 BoxFilled labarum fides 1
        BZN-IVB-03 BoxFilled labarum nomisma 3
        BZN-IVB-02 BoxLaid chalice box-26
        BZN-IVB-03 BoxFilled chalice frumentum 1
        BZN-IVB-03 BoxFilled chalice nomisma 2
        BZN-IVB-02 BoxLaid sceptre box-31
        BZN-IVB-03 BoxFilled sceptre virtus 2
        BZN-IVB-02 BoxLaid robes box-09
        BZN-IVB-03 BoxFilled robes virtus 1
        BZN-IVB-03 BoxFilled robes nomisma 1
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "a_cancelled_event",
        lambda: court(
            moment="contributions",
            events=ROME,
            players=[{**POOR, "resources": {"auctoritas": 0, "virtus": 1}}, {**POOR, "nomisma": 4}],
        ),
        ["0: give virtus 1"],
        """
        BZN-CON-01 ContributionHeld 0 virtus 1 to 0
        BZN-CON-07 GoodsPaid 0 virtus 1
        BZN-CON-01 ContributionRevealed 0 virtus 1
        BZN-CON-05 DoxaScored 0 1
        BZN-FUL-01 EventCancelled guardians-of-the-siege-of-rome
        BZN-ITR-17 MomentPassed to nobody
        BZN-FUL-04 LoserNamed 1
        BZN-ITR-17 MomentPassed to nobody
        BZN-FUL-04 GoodsPaid 1 nomisma 4
        BZN-FUL-04 DoxaLost 1 2
        BZN-PRE-02 RingPassed 1
        BZN-RND-01 RoundBegan 2 founding-of-justiniana-prima
        BZN-SET-04 DynamisDealt 6
        BZN-IVB-02 BoxLaid labarum box-16
        BZN-IVB-03 BoxFilled labarum fides 1
        BZN-IVB-03 BoxFilled labarum nomisma 3
        BZN-IVB-02 BoxLaid chalice box-26
        BZN-IVB-03 BoxFilled chalice frumentum 1
        BZN-IVB-03 BoxFilled chalice nomisma 2
        BZN-IVB-02 BoxLaid sceptre box-31
        BZN-IVB-03 BoxFilled sceptre virtus 2
        BZN-IVB-02 BoxLaid robes box-09
        BZN-IVB-03 BoxFilled robes virtus 1
        BZN-IVB-03 BoxFilled robes nomisma 1
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "a_penalty_escaped",
        lambda: court(
            moment="contributions",
            events=["neoplatonic-academy"],
            players=[
                {**POOR, "nomisma": 9, "hand": ["right-of-asylum"]},
                {**POOR, "resources": {"auctoritas": 0, "fides": 1}},
            ],
        ),
        ["1: give fides 1", "intrigue right-of-asylum"],
        """
        BZN-CON-01 ContributionHeld 1 fides 1 to 1
        BZN-CON-07 GoodsPaid 1 fides 1
        BZN-CON-01 ContributionRevealed 1 fides 1
        BZN-CON-05 DoxaScored 1 1
        BZN-FUL-01 EventCancelled neoplatonic-academy
        BZN-ITR-17 MomentPassed to nobody
        BZN-FUL-04 LoserNamed 0
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-17 Moment [0] to nobody
        BZN-ITR-02 GoodsPaid 0 nomisma 2
        BZN-ITR-03 IntriguePlayed 0 right-of-asylum 2
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-04 PenaltyAverted 0
        BZN-PRE-02 RingPassed 1
        BZN-RND-01 RoundBegan 2 founding-of-justiniana-prima
        BZN-SET-04 DynamisDealt 6
        BZN-IVB-02 BoxLaid labarum box-16
        BZN-IVB-03 BoxFilled labarum fides 1
        BZN-IVB-03 BoxFilled labarum nomisma 3
        BZN-IVB-02 BoxLaid chalice box-26
        BZN-IVB-03 BoxFilled chalice frumentum 1
        BZN-IVB-03 BoxFilled chalice nomisma 2
        BZN-IVB-02 BoxLaid sceptre box-31
        BZN-IVB-03 BoxFilled sceptre virtus 2
        BZN-IVB-02 BoxLaid robes box-09
        BZN-IVB-03 BoxFilled robes virtus 1
        BZN-IVB-03 BoxFilled robes nomisma 1
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "bids_and_one_that_is_raised",
        lambda: court(
            moment="bids",
            events=["codex-of-justinian"],
            players=[
                {**POOR, "nomisma": 9, "resources": {"auctoritas": 0, "civicus": 1}, "hand": ["learned-advocate"]},
                {**POOR, "resources": {"auctoritas": 0, "civicus": 2}},
            ],
        ),
        ["0: bid 1", "1: bid 2", "intrigue learned-advocate"],
        """
        BZN-TRI-03 BidHeld 0 1 to 0
        BZN-TRI-03 BidHeld 1 2 to 1
        BZN-TRI-06 GoodsPaid 0 civicus 1
        BZN-TRI-03 BidRevealed 0 1
        BZN-TRI-06 GoodsPaid 1 civicus 2
        BZN-TRI-03 BidRevealed 1 2
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-17 Moment [0] to nobody
        BZN-ITR-02 GoodsPaid 0 nomisma 2
        BZN-ITR-03 IntriguePlayed 0 learned-advocate 2
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-16 BidRaised 0 2
        BZN-TRI-04 TrialPlaced 0 1
        BZN-TRI-04 DoxaScored 0 4
        BZN-TRI-04 TrialPlaced 1 2
        BZN-TRI-04 DoxaScored 1 3
        BZN-TRI-04 TrialEnded codex-of-justinian
        BZN-PRE-02 RingPassed 1
        BZN-RND-01 RoundBegan 2 founding-of-justiniana-prima
        BZN-SET-04 DynamisDealt 6
        BZN-IVB-02 BoxLaid labarum box-16
        BZN-IVB-03 BoxFilled labarum fides 1
        BZN-IVB-03 BoxFilled labarum nomisma 3
        BZN-IVB-02 BoxLaid chalice box-26
        BZN-IVB-03 BoxFilled chalice frumentum 1
        BZN-IVB-03 BoxFilled chalice nomisma 2
        BZN-IVB-02 BoxLaid sceptre box-31
        BZN-IVB-03 BoxFilled sceptre virtus 2
        BZN-IVB-02 BoxLaid robes box-09
        BZN-IVB-03 BoxFilled robes virtus 1
        BZN-IVB-03 BoxFilled robes nomisma 1
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "a_card_turned_down",
        lambda: court(players=[{**RICH, "hand": ["seduction"]}, {"area": [["buzes"], ["martin"]]}]),
        ["intrigue seduction", "target buzes"],
        """
        BZN-ITR-02 GoodsPaid 0 nomisma 3
        BZN-ITR-03 IntriguePlayed 0 seduction 3
        BZN-ITR-17 MomentPassed to nobody
        BZN-CLR-17 CardTurnedDown 1 buzes
        """,
    ),
    (
        "a_card_removed",
        lambda: court(players=[{**RICH, "hand": ["assassination"]}, {"area": [["buzes"], ["martin"]]}]),
        ["intrigue assassination", "target buzes"],
        """
        BZN-ITR-02 GoodsPaid 0 nomisma 6
        BZN-ITR-03 IntriguePlayed 0 assassination 6
        BZN-ITR-17 MomentPassed to nobody
        BZN-CLR-16 CardRemoved 1 buzes
        """,
    ),
    (
        "loot_divided",
        lambda: court(players=[{**RICH, "hand": ["imperial-stores"]}, {}]),
        ["intrigue imperial-stores", "divide auctoritas 2", "divide civicus 0", "divide nomisma 1", "pile first"],
        """
        BZN-ITR-02 GoodsPaid 0 nomisma 3
        BZN-ITR-03 IntriguePlayed 0 imperial-stores 3
        BZN-ITR-17 MomentPassed to nobody
        BZN-CLR-18 Forced 0 name greens to 0
        BZN-CLR-18 LootDivided 1 auctoritas 2
        BZN-CLR-18 LootDivided 1 civicus 0
        BZN-CLR-18 LootDivided 1 nomisma 1
        BZN-CLR-18 PileTaken 0 first
        BZN-CLR-18 GoodsGained 0 auctoritas 2
        BZN-CLR-18 GoodsGained 1 civicus 2
        BZN-CLR-18 GoodsGained 0 nomisma 1
        BZN-CLR-18 GoodsGained 1 nomisma 3
        """,
    ),
    (
        "units_moved",
        lambda: court(players=[{**RICH, "hand": ["pilgrimage"]}, {}], map={"africa": {"monk": 1}}),
        ["intrigue pilgrimage", "to italia", "move monk < africa"],
        """
        BZN-ITR-02 GoodsPaid 0 nomisma 4
        BZN-ITR-03 IntriguePlayed 0 pilgrimage 4
        BZN-ITR-17 MomentPassed to nobody
        BZN-CLR-14 UnitMoved monk africa italia
        BZN-CLR-14 Forced 0 done to 0
        """,
    ),
    (
        "a_new_round",
        lambda: court(
            3,
            round=0,
            ring=2,
            moment="limit",
            face_down=["buzes"],
            players=[{"area": [["buzes"]]}],
            dice=[5, 0, 37, 36],
        ),
        [],
        """
        BZN-CLR-17 CardTurnedUp buzes
        BZN-PRE-02 RingPassed 0
        BZN-RND-01 RoundBegan 2 founding-of-justiniana-prima
        BZN-SET-04 DynamisDealt 5
        BZN-IVB-02 BoxLaid labarum box-06
        BZN-IVB-03 BoxFilled labarum civicus 1
        BZN-IVB-03 BoxFilled labarum nomisma 2
        BZN-IVB-02 BoxLaid chalice box-01
        BZN-IVB-03 BoxFilled chalice auctoritas 1
        BZN-IVB-03 BoxFilled chalice nomisma 1
        BZN-IVB-02 BoxLaid sceptre box-40
        BZN-IVB-03 BoxFilled sceptre nomisma 4
        BZN-IVB-03 BoxFilled sceptre card 1
        BZN-IVB-02 BoxLaid robes box-39
        BZN-IVB-03 BoxFilled robes auctoritas 1
        BZN-IVB-03 BoxFilled robes dynamis 1
        BZN-ITR-17 MomentPassed to nobody
        """,
    ),
    (
        "a_seal",
        lambda: court(moment="seals", boxes=["box-37", "box-01", "box-02", "box-03"]),
        ["seal labarum"],
        """
        BZN-INI-02 SealPlaced 0 labarum
        BZN-KEI-02 DynamisGained 0 1
        BZN-IVB-03 DynamisGained 0 1
        """,
    ),
    (
        "the_end",
        lambda: court(moment="end", players=[{**POOR, "missions": ["five-pillars"]}, POOR]),
        [],
        """
        BZN-SCO-02 DoxaScored 0 3
        BZN-SCO-02 DoxaScored 1 3
        BZN-SCO-03 DoxaScored 0 6
        BZN-SCO-03 DoxaScored 1 6
        BZN-MSR-01 MissionScored 0 five-pillars 0
        BZN-WIN-01 GameEnded
        """,
    ),
    (
        "the_last_window",
        lambda: court(moment="end", players=[{**RICH, "hand": ["call-of-the-banner"]}, {}]),
        [],
        "BZN-END-06 Moment [0] to nobody",
    ),
    (
        "who_passes_at_the_end",
        lambda: court(
            3,
            moment="end",
            order=[2, 0, 1, -1],
            players=[{**RICH, "hand": ["call-of-the-banner"]}, {}, {**RICH, "hand": ["rising-of-the-agora"]}],
        ),
        ["decline", "intrigue call-of-the-banner"],
        """
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-02 GoodsPaid 0 nomisma 5
        BZN-ITR-03 IntriguePlayed 0 call-of-the-banner 5
        BZN-ITR-17 MomentPassed to nobody
        BZN-ITR-17 Moment [2] to nobody
        """,
    ),
    (
        "units_placed_at_the_end",
        lambda: court(moment="end", players=[{**RICH, "hand": ["call-of-the-banner"]}, {}]),
        ["intrigue call-of-the-banner", "to thracia", "place dromon", "done"],
        """
        BZN-ITR-02 GoodsPaid 0 nomisma 5
        BZN-ITR-03 IntriguePlayed 0 call-of-the-banner 5
        BZN-ITR-17 MomentPassed to nobody
        BZN-CLR-15 UnitPlaced dromon thracia
        BZN-SCO-02 DoxaScored 0 3
        BZN-SCO-02 DoxaScored 1 2
        BZN-SCO-03 DoxaScored 0 6
        BZN-SCO-03 DoxaScored 1 4
        BZN-WIN-01 GameEnded
        """,
    ),
    (
        "free_steps_of_a_reign",
        lambda: court(
            1,
            players=[{"doxa": 10, "nomisma": 5, "dynamis": 0, "resources": {"auctoritas": 5}}],
            events=REIGN,
            round=1,
            revealed=2,
            rounds=3,
            display=["narses", "mundus"],
            deck=["buzes", "martin"],
            boxes=BOXES,
            map={"thracia": {"senator": 1}},
        ),
        ["reveal 3", "protect narses", "pay", "seal chalice", "end"],
        """
        BZN-SOL-21 GoodsPaid 0 auctoritas 3
        BZN-SOL-21 SoloEventRevealed landing-in-sicily 3
        BZN-SOL-22 GoodsPaid 0 auctoritas 1
        BZN-SOL-22 CardProtected narses
        BZN-SOL-23 GoodsPaid 0 nomisma 3
        BZN-SOL-23 CostPaid ashes-of-the-nika-riot
        BZN-SOL-31 SealPlaced 0 chalice
        BZN-SOL-34 GoodsGained 0 nomisma 2
        BZN-IVB-03 GoodsGained 0 civicus 2
        BZN-ACT-07 PhaseBegan resolution
        BZN-SOL-25 SoloEventFulfilled ashes-of-the-nika-riot
        BZN-SOL-25 GoodsGained 0 auctoritas 3
        BZN-SOL-25 DoxaScored 0 2
        BZN-SOL-27 DisplaySwept ['mundus']
        BZN-SOL-27 DisplayFilled martin 2
        BZN-SOL-27 DisplayFilled buzes 3
        BZN-DRW-05 DeckReshuffled
        BZN-SOL-27 DisplayFilled mundus 4
        BZN-RND-01 SoloRoundBegan 3 landing-in-sicily
        BZN-SET-04 DynamisDealt 4
        BZN-RND-05 PhaseBegan action
        """,
    ),
    (
        "the_last_round_of_a_reign",
        lambda: court(
            1,
            players=[{"doxa": 10, "nomisma": 5, "dynamis": 0, "area": [["germanus"], ["martin"]]}],
            events=REIGN[:2],
            round=1,
            revealed=2,
            rounds=2,
            deck=["buzes", "narses"],
            boxes=BOXES,
        ),
        ["seal robes", "play buzes", "end"],
        """
        BZN-SOL-31 SealPlaced 0 robes
        BZN-SOL-36 CardDrawn 0 buzes to 0
        BZN-SOL-36 CardLaidAside 0
        BZN-SOL-36 CardDrawn 0 narses to 0
        BZN-SOL-36 CardLaidAside 0
        BZN-IVB-03 GoodsGained 0 lignum 2
        BZN-CLR-04 GoodsGained 0 lignum 2
        BZN-SOL-36 CardDiscarded 0 narses
        BZN-SOL-36 CardPlayed 0 buzes 0
        BZN-ITR-17 MomentPassed to nobody
        BZN-ACT-07 PhaseBegan resolution
        BZN-SOL-25 SoloEventFailed ashes-of-the-nika-riot
        BZN-SOL-25 DoxaLost 0 3
        BZN-SOL-27 DisplaySwept []
        BZN-DRW-05 DeckReshuffled
        BZN-SOL-27 DisplayFilled narses 1
        BZN-SOL-05 ReignEnded nero
        """,
    ),
    (
        "building",
        lambda: court(
            1, players=[{"dynamis": 2, "resources": {"virtus": 1, "frumentum": 1}}], events=REIGN, round=1, revealed=2
        ),
        ["announce build", "build legion italia", "shift legion italia africa"],
        """
        BZN-ACT-08 ActionAnnounced 0 build 1
        BZN-SOL-19 GoodsPaid 0 virtus 1
        BZN-SOL-19 GoodsPaid 0 frumentum 1
        BZN-SOL-19 UnitPlaced legion italia
        BZN-SOL-03 DoxaScored 0 2
        BZN-SOL-20 UnitMoved legion italia africa
        BZN-SOL-19 Forced 0 done to 0
        """,
    ),
]


@pytest.mark.parametrize(
    ("scene", "lines", "expected"),
    [
        pytest.param(
            scene,
            lines,
            expected,
            id=name,
            marks=pytest.mark.rule(*sorted({line.split()[0] for line in expected.split("\n") if line.strip()})),
        )
        for name, scene, lines, expected in SCENES
    ],
)
def test_a_scene_is_told_as_it_happens(scene: Callable[[], Table], lines: list[str], expected: str) -> None:
    assert happened(scene(), *lines) == [line.strip() for line in expected.strip().split("\n")]


@pytest.mark.rule("BZN-RNG-02", "BZN-LEN-05", "BZN-MIS-02")
def test_the_set_up_is_told_and_missions_only_to_their_owner() -> None:
    t = fresh(3, ring="greens")
    board = t.view(None)["board"]
    missions = [t.view(seat)["board"]["players"][seat]["missions"] for seat in range(3)]

    lines = told(t.events[0])

    assert lines[:7] == ["BZN-RNG-02 GameBegan 1", *[f"BZN-LEN-05 EventLaid {event}" for event in board["events"][:6]]]
    dealt = [f"BZN-MIS-02 MissionDealt {seat} {one} to {seat}" for seat in range(3) for one in missions[seat]]
    dealt += [f"BZN-MIS-02 MissionsDealt {seat} 6" for seat in range(3)]
    assert sorted(lines[7:]) == sorted(dealt)
    assert happened(t, f"2: throw {missions[2][2]}") == [
        f"BZN-MIS-02 MissionThrown 2 {missions[2][2]} to 2",
        "BZN-MIS-03 MissionThrownUnseen 2",
    ]


@pytest.mark.rule("BZN-DRF-01", "BZN-DRF-02", "BZN-DRF-04", "BZN-SET-09", "BZN-RND-01", "BZN-IVB-02")
def test_the_draft_is_told_and_cards_only_to_who_holds_them() -> None:
    t = fresh(3)
    while any(kind == "throw_mission" for _, kind in asked(t)):
        t.play(t.legal(asked(t)[0][0])[0])
    dealt = [line for line in told(t.events[-1]) if line.startswith("BZN-DRF-01")]
    packets = [t.view(seat)["board"]["players"][seat]["packet"] for seat in range(3)]
    first = happened(t, f"0: keep {packets[0][0]}", f"1: keep {packets[1][0]}", f"2: keep {packets[2][0]}")
    assert sorted(dealt) == sorted(
        [
            *[f"BZN-DRF-01 CardDrawn {seat} {card} to {seat}" for seat in range(3) for card in packets[seat]],
            *[f"BZN-DRF-01 PacketDealt {seat} 9" for seat in range(3)],
        ]
    )
    passed = [packets[(seat - 1) % 3][1:] for seat in range(3)]
    assert first == [
        f"BZN-DRF-02 CardDrafted 0 {packets[0][0]} to 0",
        "BZN-DRF-02 CardKept 0",
        f"BZN-DRF-02 CardDrafted 1 {packets[1][0]} to 1",
        "BZN-DRF-02 CardKept 1",
        f"BZN-DRF-02 CardDrafted 2 {packets[2][0]} to 2",
        "BZN-DRF-02 CardKept 2",
        "BZN-DRF-02 PacketsPassed",
        *[f"BZN-DRF-02 PacketReceived {seat} {passed[seat]} to {seat}" for seat in range(3)],
    ]

    t = drafted(2, 5)
    last = [t.view(seat)["board"]["players"][seat]["packet"] for seat in range(2)]
    lines = happened(t, f"0: keep {last[0][0]}", f"1: keep {last[1][0]}")

    board = t.view(None)["board"]
    lines = [line for line in lines if " CardKept " not in line]
    assert sorted(lines[2:8]) == sorted(f"BZN-DRF-04 CardDiscarded -1 {card}" for packet in last for card in packet[1:])
    assert lines[8:16] == [f"BZN-SET-09 DisplayFilled {card} {space}" for space, card in enumerate(board["display"], 1)]
    assert lines[16] == f"BZN-RND-01 RoundBegan 1 {board['events'][0]}"
    keimelia = ("labarum", "chalice", "sceptre", "robes")
    assert lines[17] == "BZN-SET-04 DynamisDealt 6"
    assert [line for line in lines[18:] if " BoxFilled " not in line] == [
        *[f"BZN-IVB-02 BoxLaid {name} {box}" for name, box in zip(keimelia, board["boxes"], strict=True)],
        "BZN-ITR-17 MomentPassed to nobody",
    ]


@pytest.mark.rule("BZN-SOL-12", "BZN-SOL-11")
def test_the_set_up_of_a_reign_is_told() -> None:
    t = fresh(1)

    lines = told(t.events[0])

    assert lines[0] == "BZN-SOL-12 GameBegan 0"
    assert len([line for line in lines if " DisplayFilled " in line]) == 8
    assert len([line for line in lines if " CardDrawn 0 " in line]) == 9


def test_the_log_names_the_option_and_the_hero_who_counts() -> None:
    """BZN-INF-05: who reads the log can add the vote up: what was placed, what heroes add, and which option wins by its name."""
    hers = {**RICH, "area": [["theodora"]]}
    t = court(moment="votes", players=[hers, RICH])

    lines = [line for line in happened(t, "vote first 1", "vote second 2") if "Counted" in line or "Chosen" in line]

    assert lines == [
        "BZN-INF-05 HeroCounted 0 theodora 2",
        "BZN-INF-05 VotesCounted accession-of-justinian-1 3",
        "BZN-INF-05 VotesCounted accession-of-justinian-2 2",
        "BZN-INF-05 OptionChosen accession-of-justinian first accession-of-justinian-1",
    ]
