"""Records of games with shares and notes, and every way in which somebody may have tampered with them."""

import copy
from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random
from typing import Any, Literal

import msgspec

from thirdplace.core.match import Match
from thirdplace.core.records.fingerprint import fingerprint_of
from thirdplace.core.records.record import record_of, to_json
from thirdplace.core.records.shares import SeatShare, Shares
from thirdplace.core.registry import find_game
from thirdplace.core.testing.conformance import play_at_random

__all__ = ["TAMPERINGS", "make_record", "make_record_with_latecomer", "tamper_all_ways"]

Json = dict[str, Any]
FALSE = "f" * 64
NAMES = ["Ann", "Bob", "Cleo", "Dora", "Eve", "Fay"]


def hash_text(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _random_share(source: Random) -> str:
    return f"{source.getrandbits(256):064x}"


def make_record(game_id: str, number: int = 0, *, notes: bool = True, moves: int | None = None) -> Json:
    """A game played at random: the first seats have shares, and after these there is a seat for each excuse.

    `number` makes it another game; `moves`: how many are played at most.
    """
    source = Random(f"{game_id} {number}")
    game = find_game(game_id)
    count = source.choice(game.seats[:4])
    sharing = source.randrange(1, count + 1)
    shares = [_random_share(source) for _ in range(sharing)]
    seats = [SeatShare(hash_text(share), share) for share in shares]
    seats += [_excuse(source) for _ in range(count - sharing)]
    mixed = Shares.close_list(_random_share(source), seats, source.choice((1, 1, 1, 2)))
    match = Match(game, count, seed=mixed.seed(), names=NAMES[:count], shares=mixed)
    dealt = [_as_json(match.view(seat)) for seat in range(count)]
    seen: list[list[str]] = [[] for _ in range(sharing if notes else 0)]
    for played, _ in enumerate(play_at_random(match, source)):
        _look_at(match, seen)
        if played + 1 == moves:
            break
    _look_at(match, seen)
    record: Json = msgspec.json.decode(to_json(record_of(match)))
    if notes:
        shown = {"commitment": mixed.commitment, "seats": [seat.commitment for seat in seats]}
        record["notes"] = [
            {
                "seat": seat,
                "share": share,
                "accepted": True,
                "revealed": True,
                "shown": shown,
                "rounds": 1,
                "dealt": dealt[seat],
                "ended": _as_json(match.view(seat)),
                "seen": seen[seat],
            }
            for seat, share in enumerate(shares)
        ]
    return copy.deepcopy(record)


def make_record_with_latecomer(game_id: str, name: str) -> Json:
    """A game with shares of which the last seat was taken after it had begun, by somebody with this name."""
    records = (make_record(game_id, number, moves=2) for number in range(100))
    record = next(one for one in records if one["shares"]["seats"][-1].get("why"))
    record["shares"]["seats"].pop()
    for note in record["notes"]:
        note["shown"] = note["shown"] | {"seats": note["shown"]["seats"][:-1]}
    record["names"][-1] = name
    return record


def _look_at(match: Match, seen: list[list[str]]) -> None:
    """As devices do: what has not changed is noted once, and nothing while a clock runs."""
    if match.game.clock:
        return
    for seat, marks in enumerate(seen):
        mark = fingerprint_of(_as_json(match.view(seat)))
        if marks[-1:] != [mark]:
            marks.append(mark)


def _excuse(source: Random) -> SeatShare:
    reasons: tuple[Literal["computer", "none", "away", "silent"], ...] = (
        "computer",
        "none",
        "away",
        "silent",
    )
    why = source.choice(reasons)
    return SeatShare(hash_text(_random_share(source)) if why == "silent" else None, why=why)


def _as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _mix_again(record: Json) -> None:
    """As a liar would, who makes all else fit."""
    shares = msgspec.convert(record["shares"], Shares)
    record["seed"] = shares.seed()
    record["commitment"] = hash_text(record["seed"])


def _change_seed(record: Json) -> None:
    record["seed"] = FALSE


def _choose_seed(record: Json) -> None:
    record["seed"], record["commitment"] = FALSE, hash_text(FALSE)


def _choose_server_share(record: Json) -> None:
    record["shares"]["server"] = FALSE
    _mix_again(record)


def _choose_server_share_and_commitment(record: Json) -> None:
    record["shares"]["server"], record["shares"]["commitment"] = FALSE, hash_text(FALSE)
    _mix_again(record)


def _hide_server_share(record: Json) -> None:
    del record["shares"]["server"]


def _swap_share(record: Json) -> None:
    record["shares"]["seats"][0]["share"] = FALSE
    _mix_again(record)


def _swap_share_and_commitment(record: Json) -> None:
    record["shares"]["seats"][0] = {"commitment": hash_text(FALSE), "share": FALSE}
    _mix_again(record)


def _swap_unseen(record: Json) -> None:
    """The device was shown no list, but knows what it gave."""
    _swap_share_and_commitment(record)
    for note in record["notes"]:
        del note["shown"]


def _leave_out(record: Json) -> None:
    del record["shares"]["seats"][0]["share"]
    record["shares"]["seats"][0]["why"] = "silent"
    _mix_again(record)


def _leave_out_unnamed(record: Json) -> None:
    del record["shares"]["seats"][0]["share"]
    _mix_again(record)


def _deny_commitment(record: Json) -> None:
    """As if it had never given a commitment."""
    record["shares"]["seats"][0] = {"why": "none"}
    for note in record["notes"]:
        del note["shown"]
        note["revealed"] = False
    _mix_again(record)


def _deny_all(record: Json) -> None:
    del record["shares"]


def _show_another_commitment(record: Json) -> None:
    record["notes"][0]["shown"]["seats"][-1] = FALSE


def _show_another_server(record: Json) -> None:
    record["notes"][0]["shown"]["commitment"] = FALSE


def _show_shorter_list(record: Json) -> None:
    record["notes"][0]["shown"]["seats"].pop(0)


def _throw_a_list_away(record: Json) -> None:
    record["notes"][0]["rounds"] = record["shares"].get("round", 1) + 1


def _claim_more_seats(record: Json) -> None:
    record["shares"]["seats"] += [{"why": "none"}] * 40


def _tell_nothing_of_the_last_seat(record: Json) -> None:
    record["shares"]["seats"][-1] = {}
    _mix_again(record)


def _add_a_seat_of_which_nothing_is_told(record: Json) -> None:
    record["shares"]["seats"].append({})


def _name_too_few(record: Json) -> None:
    record["names"].pop()


TAMPERINGS: dict[Callable[[Json], None], str] = {
    _change_seed: "commitment",
    _choose_seed: "mix",
    _choose_server_share: "server-share",
    _choose_server_share_and_commitment: "note-server",
    _hide_server_share: "server-share",
    _swap_share: "seat-share",
    _swap_share_and_commitment: "note-seat",
    _swap_unseen: "note-share",
    _leave_out: "note-left-out",
    _leave_out_unnamed: "untold-share",
    _deny_commitment: "note-left-out",
    _deny_all: "note-left-out",
    _show_another_commitment: "note-seat",
    _show_another_server: "note-server",
    _show_shorter_list: "note-seat",
    _throw_a_list_away: "note-rounds",
    _claim_more_seats: "untold-share",
    _tell_nothing_of_the_last_seat: "untold-share",
    _add_a_seat_of_which_nothing_is_told: "untold-share",
    _name_too_few: "untold-share",
}
"""What somebody did, and what is found."""


def tamper_all_ways(record: Json) -> Iterator[tuple[str, str, Json]]:
    """What was done, what has to be found, and the record."""
    for tampering, found in TAMPERINGS.items():
        changed = copy.deepcopy(record)
        tampering(changed)
        yield tampering.__name__.strip("_"), found, changed
