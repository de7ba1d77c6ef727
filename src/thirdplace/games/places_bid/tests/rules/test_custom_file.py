"""PLACES Bid: people's own buildings as a file, their pictures, and what is refused in words."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from thirdplace.core.match import Match
from thirdplace.core.options.custom_file import BadFile, read_custom_file
from thirdplace.core.parts.reason_text import in_words
from thirdplace.core.records.record import from_json, load, record_of, to_json
from thirdplace.games.places_bid import GAME, coach, custom_file
from thirdplace.games.places_bid.actions import Choose
from thirdplace.games.places_bid.cards import (
    BOX_BUILDINGS,
    Around,
    CustomBuilding,
    Emblem,
    House,
    Picture,
    building_ids,
    find_misnamed,
)
from thirdplace.games.places_bid.custom_file import read_buildings
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.state import CATEGORIES
from thirdplace.text import LANGUAGES, explain, text_for

ROOT = Path(__file__).parents[6]
PICTURES = Path(custom_file.__file__).parent / "pictures"
ZOO = {"name": "Zoo", "category": "P", "points": 9, "players": 3}
DRAWN = {"house": "hall", "emblem": "paw", "around": "hills"}


def make_file(*buildings: Any, **other: Any) -> str:
    return json.dumps({"format": "thirdplace-buildings", "version": 1, "buildings": buildings} | other)


def test_a_file_holds_what_the_option_takes() -> None:
    zoo, inn = ZOO | {"picture": DRAWN}, ZOO | {"name": "Inn"}
    read = custom_file.read(make_file(zoo, inn))
    assert [card.name for card in read.buildings] == ["Zoo", "Inn"]
    assert read.buildings[0].picture == Picture("hall", "paw", "hills")
    assert custom_file.option(read) == [zoo, inn]  # what is not there stays away
    assert read_buildings(json.dumps([zoo, inn])) == read.buildings  # a bare list, as one types it
    assert json.loads(msgspec.json.encode(read)) == json.loads(make_file(zoo, inn))


pictures = st.builds(
    Picture,
    st.sampled_from(get_args(House)),
    st.sampled_from(get_args(Emblem)),
    st.sampled_from(get_args(Around)),
)
cards = st.builds(
    CustomBuilding,
    name=st.text("abcdeéø 漢", min_size=1, max_size=29).map(lambda name: f"x{name}"),
    category=st.sampled_from("PLACES"),
    points=st.integers(1, 50),
    players=st.sampled_from((3, 4, 5)),
    picture=st.none() | pictures,
)


@settings(deadline=None)
@given(st.lists(cards, max_size=6, unique_by=lambda card: building_ids((card,))[-1]))
def test_what_was_saved_is_what_is_opened(made: list[CustomBuilding]) -> None:
    assume(find_misnamed(tuple(made)) is None)
    saved = msgspec.json.encode(custom_file.File(buildings=tuple(made))).decode()
    assert list(read_buildings(saved)) == made


@settings(deadline=None)
@given(st.text(max_size=200) | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_nonsense_is_refused_in_a_sentence(text: str) -> None:
    refused = None
    try:
        assert len(read_buildings(text)) <= 6
    except BadFile as bad:
        refused = bad
    if refused is not None:
        assert refused.code == "bad-file"
        assert all(explain(text_for(lang, GAME), refused) for lang in LANGUAGES)


REFUSED = [
    ("", "own-bad-json", ""),
    ("[" * 5000, "own-bad-json", ""),
    ("\ud800", "own-bad-json", ""),
    ('{"game": "places-bid"}', "own-bad-format", ""),
    ("7", "own-bad-format", ""),
    (make_file(version=2), "own-bad-version", "version"),
    (make_file(colour=2), "own-bad-more", "colour"),
    (make_file(buildings={}), "own-bad-list", "buildings"),
    (make_file(*(ZOO | {"name": f"Zoo {n}"} for n in range(7))), "own-bad-many", "buildings"),
    (make_file(ZOO, "Inn"), "own-bad-building", "buildings[1]"),
    (make_file(ZOO | {"colour": "red"}), "own-bad-unknown", "buildings[0].colour"),
    (make_file(ZOO | {"name": ""}), "own-bad-name", "buildings[0].name"),
    (make_file(ZOO | {"name": "x" * 31}), "own-bad-name", "buildings[0].name"),
    (
        make_file({key: value for key, value in ZOO.items() if key != "name"}),
        "own-bad-name",
        "buildings[0].name",
    ),
    (make_file(ZOO | {"name": "!?"}), "own-bad-taken", "buildings[0].name"),
    (make_file(ZOO | {"name": "Zo\no"}), "own-bad-taken", "buildings[0].name"),
    (make_file(ZOO | {"name": "City Hall"}), "own-bad-taken", "buildings[0].name"),
    (make_file(ZOO, ZOO | {"name": "zoo!"}), "own-bad-taken", "buildings[1].name"),
    (make_file(ZOO | {"category": "Z"}), "own-bad-category", "buildings[0].category"),
    (make_file(ZOO | {"points": 51}), "own-bad-points", "buildings[0].points"),
    (make_file(ZOO | {"points": "9"}), "own-bad-points", "buildings[0].points"),
    (make_file(ZOO | {"players": 2}), "own-bad-players", "buildings[0].players"),
    (make_file(ZOO | {"picture": DRAWN | {"house": "igloo"}}), "own-bad-picture", "buildings[0].picture"),
    (make_file(ZOO | {"picture": {"house": "hall"}}), "own-bad-picture", "buildings[0].picture"),
]


@pytest.mark.parametrize(("text", "reason", "where"), REFUSED)
def test_each_thing_that_is_wrong_has_its_sentence(text: str, reason: str, where: str) -> None:
    with pytest.raises(BadFile) as refused:
        read_custom_file(GAME, text)
    assert (refused.value.reason.id, refused.value.where) == (reason, where)
    said = {explain(text_for(lang, GAME), refused.value) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_every_sentence_is_needed() -> None:
    known = set(
        re.findall(r"^(own-bad-\w+)", (PICTURES.parent / "locale/en.own.ftl").read_text(), re.MULTILINE)
    )
    assert known == {reason for _, reason, _ in REFUSED}


def test_a_name_cannot_pass_for_one_of_our_words() -> None:
    with pytest.raises(BadFile) as refused:
        read_custom_file(GAME, make_file(ZOO | {"name": "@title", "points": 0}))
    assert "(title)" in explain(text_for("en", GAME), refused.value)


def test_a_card_without_a_picture_is_written_as_it_always_was() -> None:
    options = {"custom_buildings": [ZOO, ZOO | {"name": "Inn", "picture": DRAWN}]}
    kept = to_json(record_of(Match(GAME, 3, seed="own", options=options)))
    assert json.loads(kept)["options"]["custom_buildings"] == options["custom_buildings"]
    assert load(from_json(kept)).options == msgspec.convert(options, Options)


def test_the_coach_calls_a_building_by_its_name() -> None:
    options = Options(custom_buildings=(CustomBuilding("Grandma's Café", "S", 9, 3),))
    say = text_for("en", GAME)
    own_card = in_words(coach.name_action(Choose("grandmas-cafe"), options), say, [])
    assert "Grandma's Café" in own_card
    assert "City Hall" in in_words(coach.name_action(Choose("city-hall"), options), say, [])


def test_the_docs_show_a_file_that_can_be_opened_and_name_every_part() -> None:
    page = (ROOT / "docs" / "buildings.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert example is not None
    assert [card.name for card in read_buildings(example[1])] == ["Zoo", "Tree House"]
    for part, known in (("house", House), ("emblem", Emblem), ("around", Around)):
        assert f"| `{part}` | {' '.join(f'`{one}`' for one in get_args(known))} |" in page


# Pictures.


def test_every_building_has_its_picture_on_paper() -> None:
    for card in BOX_BUILDINGS:
        assert (PICTURES / f"{card.id}.jpg").is_file()
        assert (PICTURES / f"{card.id}.svg").is_file()
    own_pictures = PICTURES / "own"
    for house in get_args(House):
        assert (own_pictures / f"{house}.svg").is_file()
        assert all((own_pictures / f"{house}-{category}.jpg").is_file() for category in CATEGORIES)
    beside = [f"emblem-{one}" for one in get_args(Emblem)] + [f"around-{one}" for one in get_args(Around)]
    for name in beside:
        assert (own_pictures / f"{name}.svg").is_file()
        assert (own_pictures / f"{name}-ink.svg").is_file()
    assert sum(path.stat().st_size for path in PICTURES.rglob("*.*")) < 4_000_000


def test_pictures_on_paper_are_those_on_screen() -> None:
    """Somebody may have changed a drawing, and not painted it for paper since."""
    script = PICTURES.parent / "drawing" / "make_pictures.py"
    checked = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
