"""What programs get of this game: everything on its cards and board, and typed views."""

from thirdplace import describe_game


def test_every_slot_is_in_the_data() -> None:
    assert len(describe_game("places-please").data.slots) == 9
