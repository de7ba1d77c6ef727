"""The tools: one function for each, over the protocol that browsers and bots use."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from thirdplace.agents import tool_arguments
from thirdplace.agents.agent_errors import CallRefused, NoAnswer
from thirdplace.agents.open_seats import OpenSeats, Session
from thirdplace.agents.rules_text import read_rules
from thirdplace.agents.seat_connection import SeatConnection
from thirdplace.agents.seat_keys import SeatKey
from thirdplace.agents.seat_report import Report, is_to_act, make_report, say_in
from thirdplace.core.errors import Refused
from thirdplace.core.parts.coach import Advice
from thirdplace.core.parts.reason_text import in_words
from thirdplace.core.registry import find_game

__all__ = ["TOOLS", "Call", "CoachAnswer", "Done", "GameList", "RulesText", "Tool"]

PROGRESS_INTERVAL_S = 5.0
COACH_TIMEOUT_S = 300.0
"""The coach thinks for seconds; on a new machine, it is compiled first."""

Answer = tuple[msgspec.Struct, str]
"""The structured content of an answer, and the same as text."""


class GameOnServer(msgspec.Struct, frozen=True):
    id: str
    title: str
    summary: str
    fewest: int
    most: int
    clock: bool
    """Is it played in real time?"""
    coach: bool
    """Does it have a coach, where a table allows one?"""


class GameList(msgspec.Struct, frozen=True):
    games: list[GameOnServer]


class RulesText(msgspec.Struct, frozen=True):
    game: str
    part: str
    text: str


class CoachAnswer(msgspec.Struct, frozen=True):
    best: Any
    """The action that an expert would choose; null: wait."""
    reasons: list[str]
    rated: list[dict[str, Any]]


class Done(msgspec.Struct, frozen=True):
    done: str


@dataclass(frozen=True, slots=True)
class Call:
    """Who calls, and what a tool needs to carry it out."""

    session: Session
    seats: OpenSeats
    lang: str
    """If the arguments name no other."""
    tell_progress: Callable[[float, float], Awaitable[None]]

    async def find_seat(self, arguments: tool_arguments.SeatCall) -> SeatConnection:
        return await self.seats.find(self.session, arguments.seat_key, self.lang)


@dataclass(frozen=True, slots=True)
class Tool:
    run: Callable[[Call, Any], Awaitable[Answer]]
    takes: type[tool_arguments.Arguments]
    answers: type[msgspec.Struct]
    reads_only: bool = False
    """Does it leave everything as it is?"""


async def list_games(call: Call, arguments: tool_arguments.ListGames) -> Answer:
    lang = arguments.lang or call.lang
    found = await call.seats.lobby.request("GET", "/games", lang=lang)
    games = [
        GameOnServer(
            one["id"],
            one["title"],
            one["summary"],
            one["fewest"],
            one["most"],
            one["clock"],
            "coach" in one["parts"],
        )
        for one in found
    ]
    lines = [f"{one.id}: {one.title} ({one.fewest}–{one.most}). {one.summary}" for one in games]
    return GameList(games), "\n".join(lines)


async def read_rules_of_game(call: Call, arguments: tool_arguments.ReadRules) -> Answer:
    lang = arguments.lang or call.lang
    text = await asyncio.to_thread(read_rules, arguments.game, lang, arguments.part)
    return RulesText(arguments.game, arguments.part, text), text


async def create_table(call: Call, arguments: tool_arguments.CreateTable) -> Answer:
    call.seats.require_free(call.session)
    lang, lobby = arguments.lang or call.lang, call.seats.lobby
    settings = msgspec.to_builtins(arguments.settings)
    wanted = {"game": arguments.game, "options": arguments.options, "settings": settings}
    made = await lobby.request("POST", "/tables", wanted, lang=lang)
    seat = await _sit_down(call, made["id"], {"name": arguments.name}, lang)
    seats = f"/tables/{made['id']}/seats"
    try:
        for level in arguments.computer_players:
            await lobby.request("POST", seats, {"bot": level}, token=made["host"], lang=lang)
    except CallRefused:  # nobody is left behind at a table that nobody asked for
        await lobby.request("DELETE", f"{seats}/{seat['seat']}", token=made["host"], lang=lang)
        raise
    connection = await call.seats.open(call.session, SeatKey(made["id"], seat["token"], made["host"]), lang)
    return make_report(connection, with_key=True)


async def join_table(call: Call, arguments: tool_arguments.JoinTable) -> Answer:
    call.seats.require_free(call.session)
    lang = arguments.lang or call.lang
    code = "".join(letter for letter in arguments.code if letter.isalnum()).upper()
    if not code.isascii() or not code:
        raise CallRefused("unknown-code")
    found = await call.seats.lobby.request("GET", f"/codes/{code}", lang=lang)
    if found.get("id") is None:
        raise CallRefused("unknown-code")
    seat = await _sit_down(call, found["id"], {"name": arguments.name}, lang)
    connection = await call.seats.open(call.session, SeatKey(found["id"], seat["token"]), lang)
    return make_report(connection, with_key=True)


async def _sit_down(call: Call, table: str, who: dict[str, str], lang: str) -> Any:
    return await call.seats.lobby.request("POST", f"/tables/{table}/seats", who, lang=lang)


async def resume_seat(call: Call, arguments: tool_arguments.ResumeSeat) -> Answer:
    lang = arguments.lang or call.lang
    connection = await call.seats.open(call.session, SeatKey.parse(arguments.seat_key), lang)
    return make_report(connection, with_key=True)


async def add_computer_player(call: Call, arguments: tool_arguments.AddComputer) -> Answer:
    connection = await call.find_seat(arguments)
    key = connection.key
    await call.seats.lobby.request(
        "POST",
        f"/tables/{key.table}/seats",
        {"bot": arguments.level},
        token=key.host_token or key.token,
        lang=connection.lang,
    )
    return make_report(connection)


async def start_game(call: Call, arguments: tool_arguments.SeatCall) -> Answer:
    connection = await call.find_seat(arguments)
    await connection.run_command({"type": "start"})
    return make_report(connection)


async def look(call: Call, arguments: tool_arguments.Look) -> Answer:
    return make_report(await call.find_seat(arguments), wanted_type=arguments.action_type)


async def act(call: Call, arguments: tool_arguments.Act) -> Answer:
    connection = await call.find_seat(arguments)
    await connection.run_command({"type": "do", "seat": connection.picture.seat, "action": arguments.action})
    return make_report(connection)


async def wait_for_turn(call: Call, arguments: tool_arguments.WaitForTurn) -> Answer:
    connection = await call.find_seat(arguments)
    version, left_s = connection.picture.version, float(arguments.timeout_seconds)

    def is_time() -> bool:
        picture = connection.picture
        changed = arguments.any_change and (picture.version != version or bool(connection.unreported))
        return changed or is_to_act(picture) or picture.phase == "over"

    while not is_time() and left_s > 0:
        step_s = min(left_s, PROGRESS_INTERVAL_S)
        with suppress(TimeoutError):
            async with asyncio.timeout(step_s):
                await connection.wait_until(is_time)
        left_s -= step_s
        await call.tell_progress(arguments.timeout_seconds - left_s, arguments.timeout_seconds)
    return make_report(connection)


async def ask_coach(call: Call, arguments: tool_arguments.SeatCall) -> Answer:
    connection = await call.find_seat(arguments)
    key, picture = connection.key, connection.picture
    path = f"/tables/{key.table}/seats/{picture.seat}/advice"
    asking = asyncio.create_task(
        call.seats.lobby.request(
            "GET", path, token=key.token, lang=connection.lang, timeout_s=COACH_TIMEOUT_S
        )
    )
    told = await _tell_progress_until_done(call, asking)
    try:
        say = say_in(connection.lang, find_game(picture.table["game"]))
        advice = msgspec.convert(told, Advice)
        names = [(one or {}).get("name", "") for one in picture.table["seats"]]
        reasons = [in_words(one, say, names) for one in advice.reasons]
        rated = [
            {"action": one.action, "chance": one.chance, "points": one.points}
            | ({} if one.words is None else {"words": in_words(one.words, say, names)})
            for one in advice.rated
        ]
    except (Refused, LookupError, msgspec.ValidationError):  # a game that is not installed here
        reasons, rated = [one["id"] for one in told["reasons"]], told["rated"]
    best = msgspec.json.encode(told["best"]).decode()
    return CoachAnswer(told["best"], reasons, rated), "\n".join([best, *reasons])


async def _tell_progress_until_done(call: Call, work: asyncio.Task[Any]) -> Any:
    """Hosts give up calls of which they hear nothing."""
    passed_s = 0.0
    try:
        while not (await asyncio.wait([work], timeout=PROGRESS_INTERVAL_S))[0]:
            passed_s += PROGRESS_INTERVAL_S
            await call.tell_progress(passed_s, COACH_TIMEOUT_S)
        return work.result()
    finally:
        work.cancel()


async def react(call: Call, arguments: tool_arguments.React) -> Answer:
    connection = await call.find_seat(arguments)
    seat = connection.picture.seat
    await connection.run_command({"type": "react", "seat": seat, "reaction": arguments.reaction})
    return _done(connection, arguments.reaction)


async def change_clock(call: Call, arguments: tool_arguments.ChangeClock) -> Answer:
    connection = await call.find_seat(arguments)
    if (arguments.change == "speed") != (arguments.speed is not None):
        raise CallRefused("speed-needed")
    if arguments.change == "speed":
        await connection.run_command({"type": "pace", "speed": arguments.speed})
    else:
        await connection.run_command({"type": arguments.change})
    return make_report(connection)


async def leave_table(call: Call, arguments: tool_arguments.SeatCall) -> Answer:
    """Before the start the seat is free again. During a game a computer player goes on with it."""
    connection = await call.find_seat(arguments)
    picture = connection.picture
    with suppress(NoAnswer):
        if picture.phase == "gathering" or picture.table.get("drop_in", False):
            await connection.run_command({"type": "leave", "seat": picture.seat})
        elif picture.phase != "over":
            await connection.run_command({"type": "hand", "seat": picture.seat, "level": "medium"})
    await call.seats.forget(connection)
    return _done(connection, say_in(connection.lang)("agent-left"))


def _done(connection: SeatConnection, what: str) -> Answer:
    return Done(what), what


TOOLS = {
    "list_games": Tool(list_games, tool_arguments.ListGames, GameList, reads_only=True),
    "read_rules": Tool(read_rules_of_game, tool_arguments.ReadRules, RulesText, reads_only=True),
    "create_table": Tool(create_table, tool_arguments.CreateTable, Report),
    "join_table": Tool(join_table, tool_arguments.JoinTable, Report),
    "resume_seat": Tool(resume_seat, tool_arguments.ResumeSeat, Report),
    "add_computer_player": Tool(add_computer_player, tool_arguments.AddComputer, Report),
    "start_game": Tool(start_game, tool_arguments.SeatCall, Report),
    "look": Tool(look, tool_arguments.Look, Report, reads_only=True),
    "act": Tool(act, tool_arguments.Act, Report),
    "wait_for_turn": Tool(wait_for_turn, tool_arguments.WaitForTurn, Report, reads_only=True),
    "ask_coach": Tool(ask_coach, tool_arguments.SeatCall, CoachAnswer, reads_only=True),
    "react": Tool(react, tool_arguments.React, Done),
    "change_clock": Tool(change_clock, tool_arguments.ChangeClock, Report),
    "leave_table": Tool(leave_table, tool_arguments.SeatCall, Done),
}
"""All tools, in the order in which they are listed. Their descriptions are `agent-tool-<name>`."""
