"""The results of a class over HTTP: for the host alone, the same from the table and from its record."""

import csv
import json
from collections.abc import Iterator

import pytest
import requests
from support.games import TURN_GAME
from support.live_server import Json, Server

from thirdplace.core.records.record import from_json, verify
from thirdplace.games.places_please import GAME


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("results") / "tables") as server:
        yield server


class ServedClass:
    """A class with three places and no garbage, asked over plain HTTP."""

    def __init__(self, server: Server, *names: str, **settings: str) -> None:
        self.server = server
        body = {
            "game": GAME.id,
            "options": {"lesson": True, "rounds": 3, "places": 3, "garbage": 0},
            "settings": {"led": True} | settings,
        }
        made = self.post("/api/tables", body).json()
        self.id, self.host = made["id"], made["host"]
        self.path = f"/api/tables/{self.id}"
        self.sat = [self.post(f"{self.path}/seats", {"name": name}).json() for name in names]
        self.send_command({"type": "start"}, self.host)

    def post(self, path: str, body: Json, token: str | None = None) -> requests.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return requests.post(self.server.address + path, json=body, headers=headers, timeout=120)

    def send_command(self, command: Json, token: str) -> None:
        answer = self.post(f"{self.path}/commands", command, token)
        assert answer.status_code == 200, answer.text

    def play_round(self) -> None:
        for slot in ("hundreds", "tens", "ones"):
            self.send_command({"type": "lead", "action": {"type": "roll"}}, self.host)
            for one in self.sat[:-1]:
                self.send_command(
                    {"type": "do", "seat": one["seat"], "action": {"type": "write", "slot": slot}},
                    one["token"],
                )
            self.send_command({"type": "go-on"}, self.host)
        self.send_command({"type": "lead", "action": {"type": "reveal"}}, self.host)

    def record(self) -> Json:
        record: Json = requests.get(self.server.address + self.path + "/record", timeout=120).json()
        return record


def test_the_hosts_results_are_those_of_the_record(server: Server) -> None:
    school = ServedClass(server, "Ann", "Ben", "Cleo")
    early = school.post(f"{school.path}/results.csv", {}, school.host)
    assert early.status_code == 200  # nobody has a row before a round is finished
    assert len(early.text.splitlines()) == 1
    school.play_round()
    school.send_command({"type": "lead", "action": {"type": "roll"}}, school.host)
    during = school.post(f"{school.path}/results.csv", {"lang": "de"}, school.host)
    assert during.headers["Content-Type"] == "text/csv; charset=utf-8"
    head, *rows = csv.reader(during.content.decode("utf-8-sig").splitlines(), delimiter=";")
    assert head == ["Rang", "Name", "Runde 1: Zahl", "Runde 1: Punkte", "Summe"]
    school.send_command({"type": "end"}, school.host)
    record = school.record()
    match = verify(from_json(json.dumps(record)))
    played = match.view(None)
    made = {row[1]: (int(row[2]), int(row[3]), int(row[4])) for row in rows}
    assert made == {
        name: (played.history[0].numbers[seat], played.history[0].points[seat], played.seats[seat].total)
        for seat, name in enumerate(("Ann", "Ben", "Cleo"))
    }
    after = school.post(f"{school.path}/results.csv", {"lang": "de"}, school.host).content
    assert after == during.content
    assert school.post("/api/results.csv", {"record": record, "wish": {"lang": "de"}}).content == after
    sheets = [
        school.post(f"{school.path}/results.pdf", {"lang": "it", "paper": "letter"}, school.host),
        school.post("/api/results.pdf", {"record": record, "wish": {"lang": "it", "paper": "letter"}}),
    ]
    assert [sheet.headers["Content-Type"] for sheet in sheets] == ["application/pdf"] * 2
    assert sheets[0].content == sheets[1].content
    assert sheets[0].content.startswith(b"%PDF")


def test_nobody_but_the_host_gets_the_results(server: Server) -> None:
    school = ServedClass(server, "Ann", "Ben")
    for form in ("csv", "pdf"):
        for token in (None, school.sat[0]["token"]):
            refused = school.post(f"{school.path}/results.{form}", {}, token)
            assert refused.json()["code"] == "not-the-host"
    wrong = school.post(f"{school.path}/results.pdf", {"date": "x" * 41}, school.host)
    assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-request")
    refused = school.post("/api/results.csv", {"record": {"game": "nothing"}})
    assert 400 <= refused.status_code < 500
    bid = {"game": TURN_GAME, "names": ["A", "B", "C"], "commitment": "", "seed": "s", "actions": []}
    assert school.post("/api/results.csv", {"record": bid}).json()["code"] == "unknown-sheet"


@pytest.mark.parametrize("ending", [False, True])
def test_where_ranks_are_hidden_the_record_is_for_the_host_alone(server: Server, ending: bool) -> None:
    school = ServedClass(server, "Ann", "Ben", ranking="top")
    school.play_round()
    if ending:
        school.send_command({"type": "end"}, school.host)
    for what in ("record", "story"):
        address = f"{server.address}{school.path}/{what}"
        for token, status in ((None, 403), (school.sat[0]["token"], 403), (school.host, 200)):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            assert requests.get(address, headers=headers, timeout=120).status_code == status
