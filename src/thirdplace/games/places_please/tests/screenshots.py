"""Screens of Places, Please, brought to their telling moments: for `make screenshots`."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page
from support.browser.screens import PEOPLE, open_first_seat, register_screen
from support.browser.screenshot_stage import Stage, Table
from support.live_server import QUICK

PLEASE = "places-please"
PUPILS = (
    *(
        "Aroha",
        "Ben",
        "Clara",
        "Hakeem",
        "Maximiliane",
        "Giuseppe",
        "Ida",
        "Jan",
        "Karla",
        "Luca",
        "Mia",
        "Nils",
    ),
    *(
        "Olivia",
        "Paul",
        "Quirin",
        "Rosa",
        "Samuel",
        "Tane",
        "Ute",
        "Viktor",
        "Wiremu",
        "Xenia",
        "Yusuf",
        "Zoë",
    ),
)
SLOTS = ("thousands", "hundreds", "tens", "ones", "garbage")
ORDERS = (
    ("hundreds", "thousands", "tens", "ones", "garbage"),
    SLOTS,
    ("thousands", "hundreds", "ones", "tens", "garbage"),
    SLOTS,
    ("thousands", "garbage", "hundreds", "tens", "ones"),
    ("tens", "thousands", "hundreds", "garbage", "ones"),
    ("thousands", "hundreds", "tens", "garbage", "ones"),
)
"""Where the pupils of a class write the rolls of a round: not all of them end level."""


# At the table.


@contextmanager
def dictation(stage: Stage, **wanted: Any) -> Iterator[tuple[Table, Page]]:
    table = stage.make_table(PLEASE, *PEOPLE, **wanted)
    table.begin()
    with open_first_seat(stage, table) as page:
        yield table, page


def is_third_roll(view: Any) -> bool:
    waiting = [seat for seat in view.seats if not seat.written]
    return view.round == 3 and len(view.rolls) == 3 and view.phase == "writing" and len(waiting) == 2


@register_screen("Places, Please: one roll, five spaces")
def places_please(stage: Stage) -> Iterator[Page]:
    with dictation(stage) as (table, page):
        table.play(until=is_third_roll)
        page.get_by_role("button", name=stage.texts_of(PLEASE)("please-go-on")).click()
        yield page


@register_screen("Places, Please: the coach", in_docs=False)
def places_please_coach(stage: Stage) -> Iterator[Page]:
    say = stage.texts_of(PLEASE)
    with dictation(stage, settings={**QUICK, "coach": True}) as (table, page):
        table.play(until=is_third_roll)
        page.get_by_role("button", name=say("please-go-on")).click()
        page.get_by_role("button", name=say("web-coach")).click()
        page.get_by_role("dialog").locator(".best").first.wait_for()
        yield page


@register_screen("Places, Please: the numbers of a round, revealed and ranked")
def places_please_round(stage: Stage) -> Iterator[Page]:
    with dictation(stage) as (table, page):
        table.play(until=lambda view: view.round == 4)
        yield page


@register_screen("Places, Please: the end of the game")
def places_please_end(stage: Stage) -> Iterator[Page]:
    say = stage.texts_of(PLEASE)
    with dictation(stage) as (table, page):
        table.play()
        page.get_by_role("button", name=say("please-to-standing")).click()
        page.get_by_role("button", name=say("web-again")).wait_for()
        yield page


@register_screen("A finished game reviewed: chances, luck, the costliest moves")
def review(stage: Stage) -> Iterator[Page]:
    table = stage.make_table(PLEASE, *PEOPLE[:2], options={"rounds": 2})
    table.begin()
    table.play()
    with stage.page(f"/replay/{table.id}?review") as page:
        page.locator("section.review svg").first.wait_for()
        yield page


@register_screen("Several people on one device: a curtain hides secrets")
def curtain(stage: Stage) -> Iterator[Page]:
    with dictation(stage) as (table, page):
        table.play(until=lambda view: view.phase == "writing")
        stage.go(page, f"/t/{table.id}#seat={table.tokens[1]}")
        page.get_by_role("button", name="Aroha").wait_for()
        yield page


@register_screen("Big screen of Places, Please", in_docs=False)
def places_please_big(stage: Stage) -> Iterator[Page]:
    table = stage.make_table(PLEASE, *PEOPLE)
    table.begin()
    stage.connect(table.id, table.tokens[:1])
    with stage.page(f"/big/{table.id}") as page:
        page.get_by_text("Hakeem").first.wait_for()
        table.play(until=is_third_roll)
        yield page


# A class.


@register_screen("A class: choose the rules, and see how a lesson goes")
def classroom(stage: Stage) -> Iterator[Page]:
    with stage.page("/class") as page:
        page.get_by_role("button", name=stage.texts_of(PLEASE)("class-open")).wait_for()
        yield page


class ClassTable(Table):
    """A table that its host leads; everybody has an order in which to write."""

    def __init__(self, stage: Stage) -> None:
        settings = {**QUICK, "led": True, "reactions": False}
        options = {"lesson": True, "rounds": 2}
        super().__init__(stage, PLEASE, PUPILS, {"settings": settings, "options": options})
        stage.connect(self.id, self.tokens)

    def start(self) -> None:
        self.stage.request("POST", f"/api/tables/{self.id}/start", None, self.host)

    def lead(self, action: str) -> None:
        self.send_as_host({"type": "lead", "action": {"type": action}})

    def write_digits(self, roll: int, seats: range) -> None:
        for seat in seats:
            action = {"type": "write", "slot": ORDERS[seat % len(ORDERS)][roll]}
            self.send_command({"type": "do", "seat": seat, "action": action}, seat)

    def play_round(self) -> None:
        for roll in range(len(SLOTS)):
            self.lead("roll")
            self.write_digits(roll, range(len(PUPILS)))
        self.lead("reveal")


@register_screen("A class: everybody joins", in_docs=False)
def class_gathering(stage: Stage) -> Iterator[Page]:
    table = ClassTable(stage)
    with stage.host_page(table, f"/big/{table.id}") as page:
        page.get_by_text(PUPILS[-1]).first.wait_for()
        yield page


@register_screen("A class: a phone joins", in_docs=False)
def class_join(stage: Stage) -> Iterator[Page]:
    table = ClassTable(stage)
    with stage.page(f"/t/{table.id}") as page:
        page.get_by_label(stage.texts_of(PLEASE)("web-your-name")).wait_for()
        yield page


@register_screen("A class: a phone waits for the beginning", in_docs=False)
def class_waiting(stage: Stage) -> Iterator[Page]:
    table = ClassTable(stage)
    with stage.page(table.link) as page:
        page.get_by_text(stage.texts_of(PLEASE)("class-in", name=PUPILS[0])).first.wait_for()
        yield page


@register_screen("A class: a pupil writes", in_docs=False)
def class_pupil(stage: Stage) -> Iterator[Page]:
    table = ClassTable(stage)
    table.start()
    table.lead("roll")
    table.write_digits(0, range(len(PUPILS)))
    table.lead("roll")
    with stage.page(table.link) as page:
        page.get_by_role("button", name=stage.texts_of(PLEASE).pattern_of("please-throw", "digit")).wait_for()
        yield page


@register_screen("A class: the projector while everybody writes")
def class_projector(stage: Stage) -> Iterator[Page]:
    table = ClassTable(stage)
    table.start()
    table.lead("roll")
    table.write_digits(0, range(len(PUPILS)))
    table.lead("roll")
    table.write_digits(1, range(15))
    with stage.host_page(table, f"/big/{table.id}") as page:
        page.get_by_text(PUPILS[-1]).first.wait_for()
        yield page


@register_screen("A class: the teacher's own screen", in_docs=False)
def class_lead(stage: Stage) -> Iterator[Page]:
    table = ClassTable(stage)
    table.start()
    table.play_round()
    with stage.host_page(table, f"/lead/{table.id}") as page:
        page.get_by_text(PUPILS[-1]).first.wait_for()
        yield page


@contextmanager
def revealed(stage: Stage, step: str, rounds: int = 1) -> Iterator[Page]:
    """The projector after so many rounds, at this step of looking at the last."""
    table = ClassTable(stage)
    table.start()
    for _ in range(rounds):
        table.play_round()
    table.send_as_host({"type": "show", "what": f"{rounds}-{step}"})
    with stage.host_page(table, f"/big/{table.id}") as page:
        page.get_by_role("heading", level=2).first.wait_for()
        yield page


@register_screen("A class: where everybody wrote each roll")
def class_spread(stage: Stage) -> Iterator[Page]:
    with revealed(stage, "spread") as page:
        page.get_by_text(stage.texts_of(PLEASE)("please-class-spread")).first.wait_for()
        yield page


@register_screen("A class: who made which number", in_docs=False)
def class_ranking(stage: Stage) -> Iterator[Page]:
    with revealed(stage, "ranking") as page:
        yield page


@register_screen("A class: what the best plan would have made", in_docs=False)
def class_plan(stage: Stage) -> Iterator[Page]:
    with revealed(stage, "plan") as page:
        yield page


@register_screen("A class: the podium")
def class_podium(stage: Stage) -> Iterator[Page]:
    with revealed(stage, "standing", rounds=2) as page:
        page.get_by_role("region", name=stage.texts_of(PLEASE)("please-standing")).wait_for()
        yield page


# Around the game.


@register_screen("Learn: the rules of Places, Please", in_docs=False)
def places_please_learn(stage: Stage) -> Iterator[Page]:
    with stage.page("/learn/places-please") as page:
        page.get_by_role("heading", level=2).first.wait_for()
        yield page


@register_screen("A lesson of Places, Please", in_docs=False)
def places_please_lesson(stage: Stage) -> Iterator[Page]:
    say = stage.texts_of(PLEASE)
    with stage.page("/learn/places-please") as page:
        page.evaluate("localStorage.setItem('name', 'Aroha')")
        page.get_by_role("button", name=say("web-learn-try")).first.click()
        page.get_by_role("region", name=say("web-lesson")).wait_for()
        yield page


@register_screen("Print: boards and lessons of Places, Please", in_docs=False)
def places_please_printing(stage: Stage) -> Iterator[Page]:
    with stage.page("/print/places-please") as page:
        page.get_by_role("img").first.wait_for()
        yield page


@register_screen("The score pad for Places, Please on paper", in_docs=False)
def places_please_pad(stage: Stage) -> Iterator[Page]:
    say = stage.texts_of(PLEASE)
    numbers = dict(zip(PEOPLE[:3], ("6421", "5421", "6412"), strict=True))
    with stage.page("/pad/places-please") as page:
        for number, name in enumerate(numbers, 1):
            if number > 2:
                page.get_by_role("button", name=say("please-pad-add")).click()
            page.get_by_label(say("please-pad-name", number=str(number)), exact=True).fill(name)
        for name, made in numbers.items():
            page.get_by_label(say("please-pad-number", name=name, round="1")).fill(made)
        page.get_by_role("button", name=say("please-pad-after")).last.click()
        yield page
