"""What programs get of this game: everything on its cards and board, and typed views."""

from thirdplace import describe_game


def test_every_place_is_in_the_data() -> None:
    assert len(describe_game("place-race").data.places) == 44


def test_options_say_their_bounds() -> None:
    options = describe_game("place-race").schemas.options["$defs"]["Options"]["properties"]
    assert options["lead_years"]["minimum"] == 0
    assert options["lead_years"]["maximum"] == 100
