"""Lessons over HTTP: nobody needs a name for them, and nothing of them is kept."""

from __future__ import annotations

import pytest
from tests.server.harness import Player, Server, browser

pytestmark = pytest.mark.service

HERE = "/api/lessons/byzantium/control"


async def test_a_stranger_finds_the_lessons_and_reads_one(server: Server) -> None:
    async with browser(server.url) as stranger:
        courses = (await stranger.get("/api/lessons")).json()
        lesson = (await stranger.get(HERE)).json()
        unknown = await stranger.get("/api/lessons/byzantium/controll")

    lessons = {course["name"]: [one["name"] for one in course["lessons"]] for course in courses}
    assert "control" in lessons["byzantium"]
    assert lesson["title"]["de"] == "Eine Stadt übernehmen" and len(lesson["steps"]) == 3
    assert unknown.status_code == 404 and unknown.json()["nearest"] == "control"


async def test_a_step_offers_what_leads_on_and_judges_what_is_done(anna: Player) -> None:
    start = await anna.post(f"{HERE}/0", {"did": []})
    done = await anna.post(f"{HERE}/0", {"did": ["control nicaea < pool"]})
    wrong = await anna.post(f"{HERE}/2", {"did": ["control antioch < casualties"]})

    assert [one["text"] for one in start["view"]["legal"]] == ["control nicaea < pool"]
    assert (start["verdict"], start["log"]) == ("open", [])
    assert done["verdict"] == "done" and done["say"]["en"].startswith("Three discs")
    assert done["log"][0]["events"][0]["kind"] == "CityControlled"
    assert wrong["verdict"] == "wrong" and "three bezants" in wrong["say"]["en"]


async def test_why_not_odds_and_questions_know_the_step(anna: Player) -> None:
    refused = await anna.post(f"{HERE}/0/why-not", {"action": "control constantinople < pool"})
    allowed = await anna.post(f"{HERE}/0/why-not", {"action": "control ephesus < pool"})
    after = await anna.post(f"{HERE}/0/why-not", {"did": ["control nicaea < pool"], "action": "control nicaea < pool"})
    odds = await anna.post(f"{HERE}/0/odds", {"action": "control nicaea < pool"})
    answer = await anna.post(f"{HERE}/0/ask", {"question": {"about": "nothing"}})

    assert refused["refusal"]["rule"].startswith("BYZ-")
    assert allowed["refusal"] is None and after["refusal"] is not None
    assert odds["odds"] is None and answer["answer"] is None


async def test_what_is_no_move_is_refused_in_words(anna: Player) -> None:
    illegal = await anna.post(f"{HERE}/0", {"did": ["control constantinople < pool"]}, 422)
    nonsense = await anna.post(f"{HERE}/0", {"did": ["contro nicaea < pool"]}, 400)
    nowhere = await anna.post(f"{HERE}/7", {"did": []}, 400)

    assert illegal["error"] == "illegal" and illegal["rule"]
    assert nonsense["error"] == "unreadable" and nowhere["error"] == "unreadable"
