"""Jobs: functions that run in other processes, with arguments and results that can be pickled.

Bodies come here as they were sent, and answers leave ready to be sent: to read and to write a long game's
JSON takes milliseconds, in which no table should have to wait.
"""

import pickle
from collections.abc import Sequence
from importlib import import_module
from random import Random
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game, Level, Message, Situation, Viewer
from thirdplace.core.match import Match
from thirdplace.core.parts.coach import Advice, ask_coach
from thirdplace.core.parts.http_routes import GameAtTable, GameRoute, TableRoute, game_routes
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.parts.results import results_for, to_csv
from thirdplace.core.parts.review import Question, answer_question, review
from thirdplace.core.records.record import Record, load, replay
from thirdplace.core.records.replay_steps import Replay, check_length, make_replay_step, make_story
from thirdplace.core.refusal_words import in_words_of
from thirdplace.core.registry import find_game
from thirdplace.server.wire_messages import (
    ResultsOfRecord,
    ResultsWish,
    Reviewed,
    SheetPages,
    WantedReplay,
    WantedReview,
)
from thirdplace.server.work.gzip_packer import GzipPacker
from thirdplace.server.work.workers import ask_server
from thirdplace.table.carried_log import read_carried_log
from thirdplace.text import text_for

__all__ = [
    "GameForResults",
    "answer_packed_question",
    "check_carried_log",
    "choose_move",
    "count_actions_of_finished",
    "decode_body",
    "find_advice",
    "find_deal",
    "is_prepared",
    "make_record_results",
    "make_results",
    "pack_game_route",
    "pack_replay",
    "pack_story",
    "prepare_players",
    "print_page_pictures",
    "print_pdf",
    "run_table_route",
    "write_review",
]

DEAL_SEARCH_S = 0.25
"""How long one job searches for a deal before it is others' turn. The deal found does not depend on it."""
MAX_REPLAY_BYTES = 48 * 1024 * 1024
"""Before it is packed."""

Body = TypeVar("Body")
encode = msgspec.json.Encoder().encode


def decode_body(body: bytes, wanted: type[Body]) -> Body:
    try:
        return msgspec.json.decode(body, type=wanted)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Refused("bad-request", str(wrong)) from wrong


# Computer players, and the coach.


def prepare_players(package: str) -> None:
    """Loads a game's players; the first time on a machine they are compiled, by one process for all."""
    from thirdplace.core.compilation.compiled_cache import compile_once

    compile_once(package, import_module(package).GAME.part("bots").warm_up)


def is_prepared(package: str) -> bool:
    from thirdplace.core.compilation.compiled_cache import is_compiled

    return is_compiled(package)


def choose_move(level: Level, situation: Situation, seed: int) -> tuple[Message | None, Any]:
    bots = situation.game.part("bots")
    chosen = bots.choose(level, situation, Random(seed))
    return chosen, bots.find_intent(situation, level)


def find_advice(situation: Situation) -> Advice:
    return ask_coach(situation)


# Deals.


def find_deal(game_id: str, seats: int, seed: str, options: Any, setup: Any, first: int) -> tuple[int, bool]:
    """A deal that the options want and True, or after a while the next one to look at and False."""
    match = Match(find_game(game_id), seats, seed=seed, options=options, setup=setup, deal=0)
    end = monotonic() + DEAL_SEARCH_S
    for next_deal, deal in enumerate(match.look_for_deal(first), first + 1):
        if deal is not None:
            return deal, True
        if monotonic() > end:
            return next_deal, False
    raise AssertionError  # after the last deal it is refused


# Replays.


def pack_replay(body: bytes) -> bytes:
    """A game as dealt, after each action, and after the time that passed at the end."""
    wanted, packer = decode_body(body, WantedReplay), GzipPacker()
    record = check_length(wanted.record)
    for moment in replay(record):
        if moment.step is None:
            begun = encode(Replay(record.game, moment.match.names, moment.match.options, []))
            packer.add(begun.removesuffix(b"]}"))
        else:
            packer.add(b",")
        packer.add(encode(make_replay_step(moment, wanted.viewer)))
        if packer.bytes_in > MAX_REPLAY_BYTES:
            raise Refused("too-large", f"replay: {MAX_REPLAY_BYTES} bytes")
    packer.add(b"]}")
    return packer.finish()


def pack_story(record: bytes, viewer: Viewer) -> bytes:
    """What this viewer has been told of a game. Of the record, which is whole, only these events leave."""
    packer = GzipPacker()
    played = check_length(decode_body(record, Record))
    packer.add(encode(make_story(played, viewer)))
    return packer.finish()


# Tables that were begun elsewhere.


class _CarriedLog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    log: list[msgspec.Raw]


def check_carried_log(body: bytes) -> list[bytes]:
    """The entries of a device's log, each as it is stored. Raises Refused if any of them does not hold."""
    written = [bytes(entry) for entry in decode_body(body, _CarriedLog).log]
    return [encode(entry) for entry in read_carried_log(written)]


# Routes that games bring.


def pack_game_route(game: Game, path: str, body: bytes) -> bytes:
    """The packed answer of the game's route with this path."""
    (route,) = [one for one in game_routes(game) if isinstance(one, GameRoute) and one.path == path]
    packer = GzipPacker()
    with in_words_of(game):
        packer.add(encode(route.run(decode_body(body, route.body))))
    return packer.finish()


def run_table_route(game: Game, path: str, played: GameAtTable, numbers: dict[str, int]) -> bytes:
    """The JSON that the game's route with this path answers for a table."""
    (route,) = [one for one in game_routes(game) if isinstance(one, TableRoute) and one.path == path]
    with in_words_of(game):
        return encode(route.run(played, **numbers))


# Sheets. Only a process that prints loads the press.


def print_pdf(game_id: str, sheet_id: str, wish: PrintRequest) -> bytes:
    from thirdplace.paper.typesetting import find_sheet, make_pdf

    game = find_game(game_id)
    return make_pdf(game, find_sheet(game, sheet_id), wish)


def print_page_pictures(game_id: str, sheet_id: str, wish: PrintRequest) -> bytes:
    from thirdplace.paper.typesetting import find_sheet, make_page_images

    game = find_game(game_id)
    return encode(SheetPages(make_page_images(game, find_sheet(game, sheet_id), wish)))


# Results.


class GameForResults(NamedTuple):
    """How a game stands, for its results."""

    game_id: str
    options: Any
    state: Any
    names: Sequence[str]


def make_results(played: GameForResults, wish: ResultsWish, as_pdf: bool) -> bytes:
    """As PDF, or as CSV for spreadsheets."""
    game = find_game(played.game_id)
    say, results = text_for(wish.lang, game), results_for(game)
    if not as_pdf:
        return to_csv(results.result_table(played.options, played.state, played.names, say), wish.lang)
    from thirdplace.paper.typesetting import make_pdf_of_printed

    printed = results.make_sheet(played.options, played.state, played.names, say, wish.date)
    title = f"{say('title')} · {printed.data['title']}"
    return make_pdf_of_printed(game, printed, title, PrintRequest(lang=wish.lang, paper=wish.paper))


def make_record_results(body: bytes, as_pdf: bool) -> bytes:
    wanted = decode_body(body, ResultsOfRecord)
    match = load(check_length(wanted.record))
    played = GameForResults(match.game.id, match.options, match.state, tuple(match.names))
    return make_results(played, wanted.wish, as_pdf)


# Reviews.


def count_actions_of_finished(body: bytes) -> int:
    """How many actions the game has. Raises Refused if it is not over, or its record does not hold."""
    record = check_length(decode_body(body, WantedReview).record)
    if not load(record).over:
        raise Refused("wrong-phase", "record: of a running game")
    return len(record.actions)


def write_review(body: bytes) -> bytes:
    """The last line of the answer. Its questions are answered by other processes."""
    return encode(Reviewed(1.0, review(decode_body(body, WantedReview).record, _ask_other_processes)))


def _ask_other_processes(questions: Sequence[Question]) -> list[Any]:
    return [pickle.loads(packed) for packed in ask_server([pickle.dumps(question) for question in questions])]


def answer_packed_question(question: bytes) -> bytes:
    return pickle.dumps(answer_question(pickle.loads(question)))
