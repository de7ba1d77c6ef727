"""The OpenAPI document: valid, complete, and kept to by a real server."""

import json
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast, get_args

import jsonschema_rs
import msgspec
import pytest
import requests
import schemathesis
import schemathesis.engine
import schemathesis.hooks
from schemathesis.config import SchemathesisConfig
from schemathesis.core.transport import Response
from schemathesis.engine import Status, StopReason, events
from schemathesis.generation.meta import TestPhase
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, first_move, options_with_rounds
from support.live_server import QUICK, Json, Server, TableMade, open_lobby, run_async
from support.random_players import run_together
from support.reliability.fuzzing import HonestPlayer

from thirdplace.core.records.record import Record
from thirdplace.core.registry import known_refusal_codes
from thirdplace.server.http.api import ROUTES
from thirdplace.server.http.app import make_app
from thirdplace.server.http.openapi import make_openapi_document
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.wire_messages import FromClient, FromServer, Refusal

DOCUMENT = "/api/openapi.json"
STREAM = "/api/tables/{table}/stream"
CONNECTION_SOCKET = "/api/connection/socket"
SOCKET = "/api/tables/{table}/socket"
TIMER_SOCKET = "/api/timers/{timer}/socket"
ADVICE = "/api/tables/{table}/seats/{seat}/advice"
LINES = [route.path for route in ROUTES if route.lines]
"""They take long or never end, so they have tests of their own."""
EXAMPLES = 8
ENOUGH = 400
"""Requests that schemathesis makes at the least, over all."""

described: Json = json.loads(json.dumps(make_openapi_document()))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    many = ("--tables", "1000000", "--connections", "1000000", "--behind-proxy")
    with Server(tmp_path_factory.mktemp("openapi") / "tables", *many) as server:
        yield server
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line for line in lines if line["level"] != "info"] == []


# The document.


def test_the_document_is_served_as_it_is_made(server: Server) -> None:
    assert requests.get(server.address + DOCUMENT, timeout=20).json() == described


def test_the_document_is_valid_openapi_3_1() -> None:
    schemathesis.openapi.from_dict(described).validate()
    assert described["openapi"] == "3.1.0"
    wrong = described | {"paths": {"/x": {"get": {"responses": 3}}}}
    with pytest.raises(jsonschema_rs.ValidationError):
        schemathesis.openapi.from_dict(wrong).validate()
    for schema in described["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names)
    assert all(operation["summary"].endswith((".", "?")) for operation in operations)


def test_every_route_is_described_and_every_description_is_a_route() -> None:
    app = make_app(cast(RequestContext, SimpleNamespace(root="/")))
    routes = {
        (route.method, route.resource.canonical)
        for route in app.router.routes()
        if route.resource is not None and route.resource.canonical.startswith("/api/")
    }
    paths = {(m.upper(), path) for path, methods in described["paths"].items() for m in methods}
    assert routes - paths == {("GET", DOCUMENT), ("HEAD", DOCUMENT)}  # the document itself
    assert paths <= routes


def test_every_body_has_an_example_that_fits() -> None:
    for route in ROUTES:
        if route.body is not None:
            msgspec.convert(route.example, route.body)


def test_every_struct_that_checks_messages_is_described() -> None:
    routes = [
        kind for route in ROUTES for kind in (route.body, route.answer) if kind not in (None, msgspec.Raw)
    ]
    named = [FromClient, FromServer, Refusal, Record, *routes]
    structs = [struct for kind in named for struct in (get_args(kind) or (kind,))]
    assert len(structs) > 30
    for struct in structs:
        schemas = described["components"]["schemas"]
        whole = f"{struct.__module__}.{struct.__qualname__}"  # where games have structs of the same name
        schema = schemas[struct.__name__ if struct.__name__ in schemas else whole]
        fields = msgspec.structs.fields(struct)
        assert {field.encode_name for field in fields} <= set(schema["properties"])
        if struct.__struct_config__.forbid_unknown_fields:
            assert schema["additionalProperties"] is False


# A server that keeps to it.


class Keys:
    """Whoever asks brings a token of the table in question: the host's, a player's, or none."""

    def __init__(self) -> None:
        self.tables: dict[str, list[str]] = {}
        self.codes: list[str] = []
        self.timers: list[str] = []
        self.gathering = self.playing = self.leaving = self.starting = self.over = ""
        self.rng = random.Random(3)

    def add(self, table: TableMade) -> None:
        self.tables[table.id] = [table.host, table.host, *table.tokens, "nobodys"]
        self.codes.append(table.code)

    def add_credentials(self, case: Any) -> None:
        case.headers["X-Forwarded-For"] = ".".join(str(self.rng.randrange(1, 250)) for _ in range(4))
        if "table" not in (case.path_parameters or {}):
            return
        example = case.meta.phase.name is TestPhase.EXAMPLES
        if example:  # is to be carried out: at the right table, by the host
            case.path_parameters["table"] = (
                self.playing if case.path.endswith("/commands") else self.gathering
            )
            if "/results." in case.path:
                case.path_parameters["table"] = self.over
        elif (
            case.method == "DELETE" and "seat" in case.path_parameters and self.rng.random() < 0.3
        ):  # somebody shall really get up
            example, case.path_parameters = True, {"table": self.leaving, "seat": self.rng.randrange(3)}
        elif case.path.endswith("/start") and self.rng.random() < 0.3:  # some game shall really begin
            example, case.path_parameters["table"] = True, self.starting
        elif case.path.endswith("/lesson") and self.rng.random() < 0.5:  # where a round has been played
            case.path_parameters["table"] = self.over
        tokens = self.tables.get(str(case.path_parameters["table"]))
        if tokens:
            case.headers["Authorization"] = f"Bearer {tokens[0] if example else self.rng.choice(tokens)}"

    def remember_made_table(self, case: Any, response: Response) -> None:
        """Tables that are made on the way have hosts too."""
        if response.status_code == 201 and case.path == "/api/tables":
            made = json.loads(response.content)
            self.tables[made["id"]] = [made["host"]]


@pytest.fixture(scope="module")
def keys(server: Server) -> Keys:
    """Tables of every game: gathering, playing, and over."""
    keys = Keys()

    async def make() -> None:
        async with open_lobby(server) as lobby:
            for game in (TURN_GAME, LED_GAME, CLOCK_GAME):
                for begun in (False, True, False, True):
                    keys.add(
                        await lobby.make_table(game, "Cleo", "Bob", "bot", start=begun)
                    )  # Ann is to come
            over = await lobby.make_table(LED_GAME, "Ann", "Bob", options=options_with_rounds(1))
            keys.gathering, keys.playing, keys.leaving, _, keys.starting = list(keys.tables)[:5]
            people = [HonestPlayer(over, (seat,), random.Random(seat)) for seat in (0, 1)]
            await run_together(*(person.connect(lobby) for person in people))
            await run_together(*(person.play() for person in people))
            keys.add(over)
            keys.over = over.id
            starting = await lobby.make_table(LED_GAME, "Ann", "Bob", start=False)
            keys.add(starting)
            keys.starting = starting.id
            for _ in range(3):
                keys.timers.append((await lobby.request("POST", "/api/timers", {}))[1]["code"])

    run_async(make())
    return keys


def configuration(server: Server, keys: Keys) -> SchemathesisConfig:
    accepted = ["2xx", "403", "404", "409", "429"]
    refused = [str(status) for status in (400, 403, 404, 405, 409, 413, 415, 422, 429)]
    return SchemathesisConfig.from_dict(
        {
            "seed": 3,
            "base-url": server.address,
            "continue-on-failure": True,
            "request-timeout": 20,
            "dictionaries": {
                "tables": {"values": [table for table in keys.tables if table != keys.starting]},
                "codes": {"values": keys.codes},
                "timers": {"values": keys.timers},
                "seats": {"values": [0, 1, 2]},
                "rounds": {"values": [1]},
            },
            "parameters": {
                "path.table": {"dictionary": "tables", "probability": 0.9},
                "path.code": {"dictionary": "codes", "probability": 0.7},
                "path.timer": {"dictionary": "timers", "probability": 0.7},
                "path.seat": {"dictionary": "seats", "probability": 0.8},
                "path.round": {"dictionary": "rounds", "probability": 0.8},
            },
            "generation": {
                "max-examples": EXAMPLES,
                "deterministic": True,
                "database": "none",
                "mode": "all",
            },
            # What fits the schema may still not fit the game (options, setup), or be a whole number that is
            # written 1.0: that is answered with 400. A socket is opened by no plain request: 426.
            # A text that is longer than the schema allows, or a list that is as long, may be too large: 413.
            "checks": {
                "positive_data_acceptance": {"expected-statuses": [*accepted, "400", "413", "426"]},
                "negative_data_rejection": {"expected-statuses": refused},
            },
            "operations": [{"include-path": path, "enabled": False} for path in LINES],
        }
    )


@pytest.fixture
def _with_keys(keys: Keys) -> Iterator[None]:
    @schemathesis.hook
    def before_call(context: Any, case: Any, kwargs: Json) -> None:
        keys.add_credentials(case)

    @schemathesis.hook
    def after_call(context: Any, case: Any, response: Response) -> None:
        keys.remember_made_table(case, response)

    yield
    schemathesis.hooks.unregister_all()


@pytest.mark.usefixtures("_with_keys")
def test_the_server_keeps_to_the_document(server: Server, keys: Keys) -> None:
    schema = schemathesis.openapi.from_url(server.address + DOCUMENT, config=configuration(server, keys))
    asked: dict[str, list[int]] = {}
    for event in schemathesis.engine.from_schema(schema).execute():
        assert not isinstance(event, events.NonFatalError | events.FatalError), event
        if isinstance(event, events.ScenarioFinished):
            check_scenario(event, asked)
        if isinstance(event, events.EngineFinished):
            assert event.stop_reason is StopReason.COMPLETED
    wanted = {f"{route.method} {route.path}": route.status for route in ROUTES if not route.lines}
    done = {name: status in asked[name] for name, status in wanted.items()}
    refused = [name for name in done if not done[name]]
    only_refused = (CONNECTION_SOCKET, ADVICE, SOCKET, TIMER_SOCKET)
    assert refused == [f"GET {path}" for path in only_refused]
    assert sum(map(len, asked.values())) > ENOUGH


def check_scenario(event: events.ScenarioFinished, asked: dict[str, list[int]]) -> None:
    """No check of schemathesis' failed, and every refusal has one of our codes."""
    recorder = event.recorder
    for case_id, checks in recorder.checks.items():
        for one in checks:
            case = recorder.cases[case_id].value
            assert one.status is Status.SUCCESS, (case.as_curl_command(), one.name, one.failure_info)
    for case_id, interaction in recorder.interactions.items():
        response, case = interaction.response, recorder.cases[case_id].value
        assert response is not None
        asked.setdefault(f"{case.method} {case.path}", []).append(response.status_code)
        if response.status_code >= 400 and response.headers["content-type"] == ["application/json"]:
            assert json.loads(response.content)["code"] in known_refusal_codes()


# What schemathesis cannot ask for.


def make_validator(name: str) -> jsonschema_rs.Validator:
    """For one of the document's schemas."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": described["components"]}
    return jsonschema_rs.validator_for(schema)


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME, CLOCK_GAME])
def test_the_socket_and_the_stream_say_what_is_described(server: Server, game: str) -> None:
    from_server, update, record = (
        make_validator("FromServer"),
        make_validator("Update"),
        make_validator("Record"),
    )

    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(game, "Ann", "Bob", "bot", settings=QUICK | {"onlookers": False})
            people = [await lobby.connect(table, table.tokens[0], table.host), await lobby.connect(table)]
            for command in (
                {"type": "time", "sent": 1.5},
                {"type": "do", "seat": 0, "action": {}, "id": "wrong"},
                {"type": "react", "seat": 0, "reaction": "wave", "id": "right"},
                {"type": "pause"},
                {"type": "hand", "seat": 1, "level": "easy", "id": "last"},
            ):
                await people[0].send(command)
            heard = [await people[1].receive(), await people[0].receive()]
            while heard[-1].get("id") != "last":
                heard.append(await people[0].receive())
            for message in heard:
                from_server.validate(message)
            assert {message["type"] for message in heard} == {"update", "ok", "refused", "signal", "time"}
            headers = {"Authorization": f"Bearer {table.tokens[1]}"}
            async with lobby.session.get(STREAM.format(table=table.id), headers=headers) as reading:
                assert reading.content_type == "application/x-ndjson"
                update.validate(json.loads(await reading.content.readline()))
            status, kept = await lobby.request("GET", f"/api/tables/{table.id}/record", None, table.tokens[0])
            assert status == 200
            record.validate(kept)

    run_async(test())


@pytest.mark.parametrize("message", get_args(FromClient))
def test_what_a_client_may_send_is_what_the_server_understands(message: type[msgspec.Struct]) -> None:
    """The schema and the decoder agree on each message, right and wrong."""
    schema, decoder = make_validator("FromClient"), msgspec.json.Decoder(FromClient)
    right = {"type": message.__struct_config__.tag} | {
        field.encode_name: SAMPLES[field.name]
        for field in msgspec.structs.fields(message)
        if field.name in SAMPLES
    }
    wrong = [right | {"zork": 1}, right | {"type": "zork"}, {**right, "id": 7}, []]
    wrong += [{name: value for name, value in right.items() if name != "type"}]
    assert schema.is_valid(right)
    assert isinstance(decoder.decode(json.dumps(right)), message)
    for said_wrongly in wrong:
        assert not schema.is_valid(said_wrongly), said_wrongly
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(json.dumps(said_wrongly))


SAMPLES: Json = {
    "seat": 0,
    "action": first_move(TURN_GAME),
    "order": None,
    "on": True,
    "speed": 2.0,
    "reaction": "wave",
    "place": "somewhere",
    "what": "1-ranking",
    "options": {},
    "settings": {},
    "level": "easy",
    "tokens": ["x"],
    "version": 3,
    "lang": "it",
    "sent": 1.5,
    "name": "Ben",
    "commitment": "0" * 64,
    "share": "0" * 64,
}
