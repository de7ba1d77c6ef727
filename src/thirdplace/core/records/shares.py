"""The shares that a seed is mixed from, as a table and a record keep them, and what devices note of them.

The recipe stands in chance.py; why it is safe, in docs/verify.md.
"""

from typing import Annotated, Any, Literal

import msgspec

from thirdplace.core.chance import commitment, mix_seed

__all__ = ["HEX_64", "DeviceNote", "DrawnBy", "SeatShare", "Shares", "ShownList", "WhyWithout"]

HEX_64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes as hexadecimal digits: a share, or a SHA-256."""

WhyWithout = Literal["computer", "none", "away", "silent"]
"""Why a seat has no part in the seed: a computer player; nobody gave a commitment (a program, an old page);
its device was not connected when the list was closed; it did not reveal its share in time."""


DrawnBy = Literal["device"]
"""Who has drawn a seed alone, if that is known: one of the devices, in a game begun without a server."""


class SeatShare(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat's share. Exactly one of `share` and `why` is set once the seed is mixed."""

    commitment: HEX_64 | None = None
    share: HEX_64 | None = None
    why: WhyWithout | None = None

    @property
    def is_awaited(self) -> bool:
        """Has it committed to a share that is not revealed yet?"""
        return self.share is None and self.why is None


class Shares(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seed is mixed from: the list that all devices were shown, and what was revealed since.

    Attributes:
        commitment: SHA-256 of the server's share.
        seats: One for each seat that was taken when the list was closed.
        server: The server's share; None as long as it is a secret.
        round: 1 for the first list of a table; a higher number if lists before it were dropped.
    """

    commitment: HEX_64
    seats: list[SeatShare]
    server: HEX_64 | None = None
    round: Annotated[int, msgspec.Meta(ge=1)] = 1

    @classmethod
    def close_list(cls, server: str, seats: list[SeatShare], number: int) -> "Shares":
        """The list as it is shown before anybody reveals a share; `server` is the server's share."""
        return cls(commitment(server), seats, server, number)

    @property
    def is_complete(self) -> bool:
        """Is it known of every seat whether its share counts?"""
        return not any(seat.is_awaited for seat in self.seats)

    def seed(self) -> str:
        """The seed, from the server's share and those that were revealed."""
        assert self.server is not None
        return mix_seed(
            self.server, ((number, seat.share) for number, seat in enumerate(self.seats) if seat.share)
        )

    def reveal(self, seat: int, share: str) -> "Shares":
        """The same with one more share."""
        return self._replace_seat(seat, msgspec.structs.replace(self.seats[seat], share=share))

    def leave_out_awaited(self) -> "Shares":
        """The same, without waiting for anybody any longer."""
        seats = [msgspec.structs.replace(one, why="silent") if one.is_awaited else one for one in self.seats]
        return msgspec.structs.replace(self, seats=seats)

    def without_server(self) -> "Shares":
        """What everyone may know while the game is played."""
        return msgspec.structs.replace(self, server=None)

    def as_list(self) -> "Shares":
        """What everyone may know before the game is dealt: commitments only."""
        seats = [msgspec.structs.replace(one, share=None) for one in self.seats]
        return msgspec.structs.replace(self, seats=seats, server=None)

    def _replace_seat(self, seat: int, by: SeatShare) -> "Shares":
        return msgspec.structs.replace(self, seats=[*self.seats[:seat], by, *self.seats[seat + 1 :]])


class ShownList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The list of commitments as one device was shown it before it revealed its share."""

    commitment: HEX_64
    """The server's."""
    seats: list[HEX_64 | None]


class DeviceNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one device kept for itself, and added to the record that it saved.

    Attributes:
        seat: The device's seat in the game.
        share: The share it made.
        accepted: Had the server accepted its commitment, over the connection on which the game then began?
        revealed: Did the server confirm that it has the share?
        shown: The list it was shown last; None: no list.
        rounds: How many lists it was shown.
        given: How many shares it has sent, to lists that were dropped and the one that counts; None: unknown.
        dealt: What this seat saw first of the game.
        ended: The end of the game, as this seat saw it.
        seen: The fingerprint of each view that this seat was shown, in order (`fingerprint_of`).
    """

    seat: Annotated[int, msgspec.Meta(ge=0)]
    share: HEX_64
    accepted: bool = False
    revealed: bool = False
    shown: ShownList | None = None
    rounds: Annotated[int, msgspec.Meta(ge=0)] = 0
    given: Annotated[int, msgspec.Meta(ge=0)] | None = None
    dealt: dict[str, Any] | None = None
    ended: dict[str, Any] | None = None
    seen: list[str] = []
