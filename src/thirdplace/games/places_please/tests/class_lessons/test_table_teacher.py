"""What a teacher settles for a class: whose ranks are shown, who is on the list, what a big screen shows."""

import pytest
from support.games import TURN_GAME
from support.scripted_table import ScriptedTable, encode_action

from thirdplace.core.errors import Refused
from thirdplace.core.player_names.names import check_name
from thirdplace.table.commands import Arrange, Lead, Show, TakeSeat
from thirdplace.table.table import Table
from thirdplace.text import LANGUAGES, explain, text_for

CLASS = ["Ann", "Ben", "Mia K.", "Zoë"]


def start_class(*pupils: str, **settings: object) -> ScriptedTable:
    party = ScriptedTable(
        "places-please",
        *pupils,
        settings={"led": True, **settings},
        options={"lesson": True, "rounds": 1, "places": 3, "garbage": 0},
    )
    party.connect("host", *pupils)
    return party


def test_ranks_are_hidden_and_shown_at_any_time_and_that_is_kept() -> None:
    party = start_class("Ann", "Ben").start()
    assert party.table.config.settings.ranking == "all"
    for wanted in ("none", "top"):
        party.run_accepted(Arrange(settings={"ranking": wanted}), "host")
        assert party.view_json()["table"]["settings"]["ranking"] == wanted
    assert Table.fold("a table", party.log, party.now).config.settings.ranking == "top"
    assert party.refusal_of(Arrange(settings={"ranking": "all"}), "Ann") == "not-the-host"
    assert party.refusal_of(Arrange(settings={"ranking": "last"}), "host") == "bad-options"
    assert party.refusal_of(Arrange(settings={"ranking": "all", "led": False}), "host") == "wrong-phase"
    assert party.refusal_of(Arrange(options={}, settings={"ranking": "all"}), "host") == "wrong-phase"


def test_the_class_list_is_known_to_those_who_come() -> None:
    party = start_class(class_list=["  Ann ", *CLASS[1:]])
    assert party.view_json()["table"]["settings"]["class_list"] == CLASS


def test_others_may_come_unless_only_those_on_the_list_may() -> None:
    party = start_class(class_list=CLASS)
    party.take_seat("Somebody")
    party.run_accepted(Arrange(settings={"listed_only": True}), "host")
    assert party.refusal_of(TakeSeat("Nobody", key="n")) == "not-on-list"
    party.run_accepted(TakeSeat("Ann", key="a"))
    party.start()
    assert party.refusal_of(TakeSeat("Nobody", key="n")) == "not-on-list"  # latecomers, too
    party.run_accepted(TakeSeat("Zoë", key="z"))
    party.run_accepted(TakeSeat("Guest", key="g"), "host")
    assert party.refusal_of(TakeSeat("Ann", key="b")) == "bad-name"


def test_a_list_has_to_hold_names_that_can_be_told_apart() -> None:
    with pytest.raises(Refused, match="bad-name"):
        start_class(class_list=["Mia", "mia"])
    with pytest.raises(Refused, match="bad-name"):
        start_class(class_list=["Mia", ""])
    party = start_class(class_list=CLASS)
    assert party.refusal_of(Arrange(settings={"class_list": ["Ann", "Ann"]}), "host") == "bad-name"
    assert (
        party.refusal_of(Arrange(settings={"class_list": [f"P{n}" for n in range(61)]}), "host")
        == "bad-options"
    )
    party.run_accepted(Arrange(settings={"class_list": [f"P{n}" for n in range(60)]}), "host")


def test_what_the_big_screen_shows_is_the_hosts_to_choose() -> None:
    party = start_class("Ann", "Ben")
    assert party.refusal_of(Show(what="1-ranking"), "host") == "wrong-phase"
    party.start()
    assert party.view_json()["table"]["shown"] is None
    assert party.refusal_of(Show(what="1-ranking"), "Ann") == "not-the-host"
    party.run_accepted(Show(what="1-ranking"), "host")
    party.run_accepted(Lead(action=encode_action("roll")), "host")
    assert party.view_json()["table"]["shown"] == "1-ranking"
    assert Table.fold("a table", party.log, party.now).shown_on_big_screen == "1-ranking"


def test_only_where_somebody_leads_ranks_are_hidden() -> None:
    with pytest.raises(Refused, match="ranking"):
        ScriptedTable(TURN_GAME, settings={"ranking": "none"})


def test_where_nobody_leads_there_is_nothing_to_show() -> None:
    party = ScriptedTable("places-please", "Ann", "Ben").start()
    assert party.refusal_of(Show(what="1-ranking"), "host") == "wrong-phase"


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
@pytest.mark.parametrize(
    ("name", "others", "sentence"),
    [
        ("Mia", ["Mia"], "taken"),
        ("MIA", ["Mia"], "taken"),
        ("", [], "empty"),
        ("x" * 25, [], "length"),
        ("x" * 500, [], "length"),
        ("A\u202enn", [], "character"),
        ("B\u043eb", [], "scripts"),
        ("Bot 1", [], "reserved"),
    ],
)
def test_why_a_name_will_not_do_is_said_in_a_sentence(
    name: str, others: list[str], sentence: str, lang: str
) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name, others)
    said = explain(text_for(lang), refused.value)
    assert refused.value.sentence == sentence
    assert f"error-bad-name-{sentence}" in text_for(lang)
    assert said.endswith(".")
    assert not set("()=") & set(said)
    assert all(character.isprintable() for character in said)


def test_the_sentence_tells_what_to_do_about_it() -> None:
    with pytest.raises(Refused) as refused:
        check_name("mia", ["Mia"])
    told = explain(text_for("en"), refused.value)
    assert told == "Somebody here is already called Mia. Add a letter, like Mia K."


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
@pytest.mark.parametrize(
    ("code", "detail"),
    [
        ("not-your-seat", "onlookers: off"),
        ("not-your-seat", "level: hand the seat back first"),
        ("too-many", "connections: 200"),
        ("too-fast", "codes"),
        ("wrong-phase", "reactions: off"),
    ],
)
def test_what_people_run_into_is_said_without_brackets(code: str, detail: str, lang: str) -> None:
    assert "(" not in explain(text_for(lang), Refused(code, detail))


def test_what_only_programs_send_keeps_its_detail() -> None:
    assert explain(text_for("en"), Refused("bad-request", "seat: 9")).endswith("(seat: 9)")
