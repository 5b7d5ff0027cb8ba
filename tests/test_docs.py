"""The documentation: every link leads somewhere, every decision is listed, every command exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "changelog.d").glob("*.md")])
KINDS = {"security", "removed", "deprecated", "added", "changed", "fixed", "rules"}


def anchors(text: str) -> set[str]:
    """The names under which a page's headings can be linked."""
    titles = re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)", page.read_text(encoding="utf-8"))
    broken = []
    for link in links:
        if link.startswith(("http://", "https://", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        found = target.exists() and (not anchor or anchor in anchors(target.read_text(encoding="utf-8")))
        if not found:
            broken.append(link)

    assert broken == []


def test_every_decision_is_listed_and_complete() -> None:
    folder = ROOT / "docs" / "adr"
    listed = re.findall(r"\((\d{4}-[\w-]+\.md)\)", (folder / "README.md").read_text(encoding="utf-8"))
    pages = sorted(path.name for path in folder.glob("[0-9]*.md"))

    assert listed == pages
    for name in pages:
        text = (folder / name).read_text(encoding="utf-8")
        assert text.startswith(f"# {name[:4]} "), name
        assert re.search(r"^Date: \d{4}-\d\d-\d\d\. Status: \w+", text, flags=re.MULTILINE), name
        assert re.findall(r"^## (.+)$", text, flags=re.MULTILINE) == ["Context", "Decision", "Consequences"], name


def test_changelog_fragments_are_of_a_known_kind() -> None:
    fragments = [path for path in (ROOT / "changelog.d").iterdir() if path.name != "README.md"]

    assert [path.name for path in fragments if path.suffixes[-2:] not in [[f".{kind}", ".md"] for kind in KINDS]] == []


def test_every_make_target_in_the_docs_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^(\w+):", makefile, flags=re.MULTILINE))
    named = {word for page in PAGES for word in re.findall(r"(?:^|`| {4})make (\w+)", page.read_text(encoding="utf-8"))}

    assert named - targets == set()
