"""Random evenings at a table, with all that was said on the way, to be lived through by another carrier."""

from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
from support.carriers.equality import random_options

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.testing.samples import sample_messages, sample_orders
from thirdplace.table import commands, entries
from thirdplace.table.table import Table
from thirdplace.table.table_config import make_table_log
from thirdplace.table.transition import transition
from thirdplace.table.update_builder import UpdateBuilder, build_missed_update

NAMES = ["Ann", "Bob", "Cy", "Дима", "Ann ", "Seat 1", "李", "A\u0301nn", ""]
STEP_MS = 1_500
encode = msgspec.json.Encoder().encode
decode_command = msgspec.json.Decoder(commands.Commands).decode


def play_table(game: Game, rng: Random, most: int) -> tuple[dict[str, Any], list[str]]:
    """A script of commands to a table, most of them sensible, and what was said after each."""
    settings = rng.choice(
        [{}, {}, {"thinking": 5}, {"countdown": 0}, {"led": True}, {"led": True, "ranking": "top"}]
    )
    options = {key: value for key, value in random_options(game, rng).items() if key != "deal"}
    created = {"game": game.id, "code": "BCDF", "host": "host", "options": options, "settings": settings}
    script: dict[str, Any] = {"created": created, "lines": []}
    try:
        log = make_table_log(msgspec.convert(created | {"type": "made"}, entries.Entries))
    except Refused as refused:
        return script, [_refused(refused)]
    table = Table.fold("table", log, 0)
    told: list[str] = []
    now = 0
    for number in range(most):
        now += rng.randrange(STEP_MS)
        command, keys = _random_command(table, rng, number, sample_messages(game))
        try:
            asked = _make_command(command)
        except msgspec.ValidationError:
            continue
        script["lines"].append([command, sorted(keys), now])
        since = table.version
        request = SimpleNamespace(command=asked, keys=frozenset(keys))
        made = transition(table, [request], now, on_error=_fail)
        table, (outcome,) = made.table, made.outcomes
        said = ["fine" if outcome.refused is None else _refused(outcome.refused)]
        for applied in made.applied:
            text = entries.encode_entry(applied.entry)
            log.append(entries.decode_entry(text))
            said.append(text.decode())
        said += [_text(outcome.signal), _text(outcome.next_table), _text(table.next_wake_time())]
        present: list[int | None] = [None, *table.seats]
        builder = UpdateBuilder(table, present, now, made.applied, since)
        whole = UpdateBuilder(table, present, now)
        for seat in present:
            own = frozenset({"host"} if seat is None else {f"key-{seat}"})
            said += [_text(builder.build_update(seat, own)), _text(whole.build_update(seat, own))]
        said.append(_text(build_missed_update(table, log, max(1, since - 2), None, frozenset(), now)))
        table.table_info_dirty = False
        told.append("\n".join(said))
    again = Table.fold("table", log, now)
    told.append(_text([again.version, again.phase, None if again.match is None else again.match.view("all")]))
    return script, told


def _text(value: Any) -> str:
    return encode(value).decode()


def _refused(refused: Refused) -> str:
    return f"refused {refused.code} / {refused.detail}"


def _fail(wrong: Exception) -> None:
    raise wrong


def _make_command(command: Any) -> Any:
    if isinstance(command, list):
        return getattr(commands, command[0])(*command[1:])
    return decode_command(encode(command))


def _random_command(
    table: Table, rng: Random, number: int, messages: list[dict[str, Any]]
) -> tuple[Any, set[str]]:
    """A command and the keys of its sender: first people come, then the game starts and is played."""
    seat = rng.choice(table.seats) if table.seats else 0
    own = {f"key-{seat}"} if rng.random() < 0.85 else {"host"}
    match = table.match
    if match is None:
        if len(table.seats) < table.game.seats.start or (number < 8 and rng.random() < 0.5):
            if rng.random() < 0.25:
                return ["TakeSeat", "", None, rng.choice(["easy", "hard"])], {"host"}
            return ["TakeSeat", rng.choice([*NAMES, f"Person {number}"]), f"key-{len(table.chairs)}"], set()
        if rng.random() < 0.6:
            return ["StartWithDeal", f"seed {rng.random()}"], {"host"}
    elif rng.random() < 0.65 and not match.over:
        acting = [one for one in range(match.seats) if match.numbers(one)] or [seat]
        seat = rng.choice(acting)
        legal = match.legal(seat)
        action = msgspec.to_builtins(rng.choice(legal)) if legal else rng.choice(messages)
        if isinstance(action, dict) and rng.random() < 0.1:
            action = rng.choice(messages)
        if table.config.settings.led and rng.random() < 0.5:
            return rng.choice([{"type": "lead", "action": action}, {"type": "go-on"}]), {"host"}
        ref = {"id": f"d{seat}:{number}"} if rng.random() < 0.5 else {}
        return {"type": "do", "seat": seat, "action": action, **ref}, {f"key-{seat}"}
    command = rng.choice(_other_commands(rng, seat, number, table.game))
    if command == ["Disconnected", None] and frozenset(own) not in table.connected:
        command = ["Connected"]
    return command, own


def _other_commands(rng: Random, seat: int, number: int, game: Game) -> list[Any]:
    order = rng.choice(sample_orders(game))
    places = [*sorted(game.places)[:1], "nowhere"]
    return [
        {"type": "order", "seat": seat, "order": order},
        {"type": "auto", "seat": seat, "on": rng.random() < 0.7},
        {"type": "undo", "seat": seat},
        {"type": "pause"},
        {"type": "resume"},
        {"type": "resume"},
        {"type": "pace", "speed": rng.choice([0, 0.5, 1, 2])},
        {"type": "react", "seat": seat, "reaction": "clap"},
        {"type": "point", "seat": seat, "place": rng.choice(places)},
        {
            "type": "arrange",
            "settings": rng.choice([{"coach": True}, {"ranking": "none"}, {"thinking": "x"}]),
        },
        {"type": "hand", "seat": seat, "level": rng.choice([None, "easy", "medium"])},
        {"type": "leave", "seat": seat},
        {"type": "rename", "seat": seat, "name": rng.choice(NAMES)},
        {"type": "break", "seat": seat, "on": rng.random() < 0.5},
        {"type": "end"},
        {"type": "show", "what": "ranks"},
        ["Connected"],
        ["Connected"],
        ["Disconnected", None],
        ["Tick"],
        ["Restored", None],
        ["TakenOver", 0],
        ["MakeNextTable", f"next-{number}", "GHJK"],
    ]
