"""The runtime: numbers, text, chance and JSON mean in JavaScript what they mean in Python."""

import json
import random
import unicodedata
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.carriers.javascript import NodeDriver, node_driver, update_translation

from thirdplace.core.chance import Chance
from thirdplace.core.errors import Refused
from thirdplace.core.player_names.lookalikes import skeleton
from thirdplace.core.player_names.names import check_name
from thirdplace.core.registry import all_games
from thirdplace.core.slug import slug
from thirdplace.table import commands
from thirdplace.table.settings import Settings

often = settings(
    deadline=None,
    max_examples=300,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(scope="module")
def driver() -> Iterator[NodeDriver]:
    with node_driver(update_translation()) as found:
        yield found


def call(driver: NodeDriver, name: str, *given: Any, path: str = "runtime") -> Any:
    (found,) = driver.ask(command="calls", calls=[[path, name, json.dumps(given)]])
    return json.loads(found)


def answer_of(call: Callable[[], Any]) -> str:
    """What came of it as JSON, or what was wrong, as the driver tells it."""
    try:
        return msgspec.json.encode(call()).decode()
    except (Refused, msgspec.MsgspecError) as wrong:
        return f"{type(wrong).__name__}: {wrong}"


whole = st.integers(-(2**70), 2**70) | st.integers(-(2**33), 2**33) | st.integers(-300, 300)
BINARY: dict[str, Callable[[int, int], int]] = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
}


@often
@given(a=whole, b=whole, places=st.integers(0, 80))
def test_whole_numbers_are_exact(driver: NodeDriver, a: int, b: int, places: int) -> None:
    for name, operate in BINARY.items():
        assert call(driver, name, a, b) == operate(a, b), name
    if b:
        assert call(driver, "divmod", a, b) == list(divmod(a, b))
    assert call(driver, "shl", a, places) == a << places
    assert call(driver, "shr", a, places) == a >> places
    assert call(driver, "bitAt", a, places) == a >> places & 1
    assert call(driver, "bit", places) == 1 << places
    assert call(driver, "not", a) == ~a
    assert call(driver, "neg", a) == -a
    assert call(driver, "bitLength", a) == a.bit_length()
    assert call(driver, "bitCount", a) == a.bit_count()
    assert call(driver, "int", str(a)) == a


@often
@given(value=st.floats(-1e6, 1e6), digits=st.integers(0, 6))
def test_numbers_are_rounded_alike(driver: NodeDriver, value: float, digits: int) -> None:
    assert call(driver, "round", value) == round(value)
    assert call(driver, "round", value, digits) == round(value, digits)
    halved = round(value) / 2**digits
    assert call(driver, "round", halved, digits) == round(halved, digits)
    assert call(driver, "floorDiv", value, 0.7) == pytest.approx(value // 0.7)
    assert call(driver, "round", digits + 0.5) == round(digits + 0.5)


known_text = st.text(st.characters(exclude_categories=["Cs", "Cn", "Co"]), max_size=12)


@often
@given(text=known_text, part=st.text("ab .-@", max_size=2), start=st.integers(-6, 6), stop=st.integers(-6, 6))
def test_text_is_cut_alike(driver: NodeDriver, text: str, part: str, start: int, stop: int) -> None:
    assert call(driver, "len", text) == len(text)
    assert call(driver, "strSlice", text, start, stop) == text[start:stop]
    assert call(driver, "str_split", text) == text.split()
    assert call(driver, "str_strip", text) == text.strip()
    assert call(driver, "str_isprintable", text) == text.isprintable()
    assert call(driver, "str_isascii", text) == text.isascii()
    assert call(driver, "str_lstrip", text, "@") == text.lstrip("@")
    if part:
        assert call(driver, "str_rpartition", text, part) == list(text.rpartition(part))
        assert call(driver, "str_partition", text, part) == list(text.partition(part))
        assert call(driver, "str_replace", text, part, "x") == text.replace(part, "x")
        assert call(driver, "str_count", text, part) == text.count(part)


@often
@given(character=st.characters(exclude_categories=["Cs", "Cn", "Co"]))
def test_characters_are_of_the_same_sort(driver: NodeDriver, character: str) -> None:
    """As far as names ask: newer versions of Unicode know more characters, but change none."""
    assert call(driver, "category", character) == unicodedata.category(character)
    assert (call(driver, "combining", character) == 9) == (unicodedata.combining(character) == 9)
    kind = unicodedata.decomposition(character)
    told = call(driver, "decomposition", character)
    assert (told.startswith("<"), told.startswith("<wide>")) == (
        kind.startswith("<"),
        kind.startswith("<wide>"),
    )
    if unicodedata.category(character) == "Nd":
        assert call(driver, "digit", character) == unicodedata.digit(character)


@often
@given(
    name=st.text("abAnnIlO0 .-'éñ̈яЯДж한国γ😀👍🏽\u200dא१", max_size=9),
    other=st.text("AnnaIl0O", min_size=1, max_size=4),
)
def test_names_are_allowed_and_alike_in_the_same_way(driver: NodeDriver, name: str, other: str) -> None:
    asked = ["thirdplace/core/player_names/names.js", "check_name", json.dumps([name, [other]])]
    assert driver.ask(command="calls", calls=[asked]) == [answer_of(lambda: check_name(name, [other]))]
    assert call(driver, "skeleton", name, path="thirdplace/core/player_names/lookalikes.js") == skeleton(name)
    assert call(driver, "slug", name, path="thirdplace/core/slug.js") == slug(name)


values = st.recursive(
    st.none() | st.booleans() | whole | st.floats(allow_nan=False, allow_infinity=False) | known_text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(known_text, inner, max_size=4),
    max_leaves=12,
)


@often
@given(value=values)
def test_json_is_written_and_read_to_the_byte(driver: NodeDriver, value: Any) -> None:
    text = msgspec.json.encode(value).decode()
    (found,) = driver.ask(command="calls", calls=[["runtime", "jsonDecode", json.dumps([text])]])
    assert found == text
    laid_out = msgspec.json.format(text.encode(), indent=1).decode()
    assert call(driver, "jsonFormat", text, 1) == laid_out


@often
@given(value=values, at=st.integers(0, 80), junk=st.sampled_from([*list('{}[],:"\\x1 e.-tn\x01'), ""]))
def test_broken_json_is_refused_alike(driver: NodeDriver, value: Any, at: int, junk: str) -> None:
    text = msgspec.json.encode(value).decode()
    broken = text[:at] + junk + text[at + 1 :]
    (found,) = driver.ask(command="calls", calls=[["runtime", "jsonDecode", json.dumps([broken])]])
    expected = answer_of(lambda: msgspec.json.decode(broken))
    if expected.startswith(("DecodeError: ", "ValidationError: ")):
        assert found.startswith("DecodeError: "), "where it is broken is said in other words"
    else:
        assert found == expected


TYPES: list[tuple[str, str, Any]] = [
    ("thirdplace/table/settings.js", "Settings", Settings),
    ("thirdplace/table/commands.js", "Commands", commands.Commands),
    *(
        (f"{game.package.replace('.', '/')}/opening.js", "Options", game.opening.Options)
        for game in all_games()
        if game.package.startswith("thirdplace.")
    ),
]
FIELDS = """
type id seat action order on speed reaction place options settings level name what setup
first bank rounds die places goal target deck deal lead_years thinking countdown led ranking
"""
likely: st.SearchStrategy[Any] = st.sampled_from(
    [
        0,
        1,
        3,
        -1,
        7,
        2.0,
        0.5,
        True,
        None,
        "do",
        "order",
        "pace",
        "box",
        "coins",
        "all",
        "easy",
        "highest",
        "x",
        [],
        {},
    ]
)


@often
@given(
    value=st.dictionaries(st.sampled_from(FIELDS.split()), likely, max_size=5) | likely,
    number=st.integers(0, len(TYPES) - 1),
)
def test_messages_are_taken_and_refused_in_the_same_words(
    driver: NodeDriver, value: Any, number: int
) -> None:
    path, name, kind = TYPES[number]
    text = msgspec.json.encode(value).decode()
    found = driver.ask(command="convert", values=[[path, name, text, False], [path, name, text, True]])
    assert found[0] == answer_of(lambda: msgspec.convert(value, kind))
    assert found[1] == answer_of(lambda: msgspec.json.decode(text, type=kind))


@often
@given(seed=st.integers(0, 2**80), count=st.integers(1, 200))
def test_chance_of_players_is_the_same(driver: NodeDriver, seed: int, count: int) -> None:
    draws: list[list[Any]] = [
        ["random"],
        ["getrandbits", count],
        ["randrange", count],
        ["choice", list(range(count))],
        ["sample", list(range(count)), min(count, 7)],
        ["shuffle", list(range(count))],
        ["randrange", -3, count],
    ]
    found = driver.ask(command="draws", seed=str(seed), draws=draws)
    rng = random.Random(seed)
    expected = []
    for name, *given_ in draws:
        drawn = getattr(rng, name)(*given_)
        shown = given_[0] if name == "shuffle" else drawn
        expected.append(",".join(map(str, shown)) if isinstance(shown, list) else shown)
    assert float(found[0]) == expected[0]
    assert found[1:] == [str(one) for one in expected[1:]]
    gauss = driver.ask(command="draws", seed=str(seed), draws=[["gauss", 0, 1]] * 3)
    rng = random.Random(seed)
    assert [float(one) for one in gauss] == pytest.approx([rng.gauss(0, 1) for _ in range(3)], rel=1e-14)


@often
@given(text=st.text(max_size=200), limits=st.lists(st.integers(1, 2**32), min_size=1, max_size=20))
def test_chance_that_anyone_can_check(driver: NodeDriver, text: str, limits: list[int]) -> None:
    assert (
        call(driver, "commitment", text, path="thirdplace/core/chance.js")
        == sha256(text.encode()).hexdigest()
    )
    chance = Chance(text)
    assert driver.ask(command="chance", seed=text, limits=limits) == [chance.below(n) for n in limits]
