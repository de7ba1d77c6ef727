"""Tables as pictures: of one size, in every language, and without anybody else's secrets."""

import io
from random import Random
from typing import Any

import numpy as np
import pytest
from PIL import Image
from support.games import TURN_GAME

from thirdplace import LANGUAGES
from thirdplace.core.game import ALL, Game, Viewer
from thirdplace.core.match import Match
from thirdplace.core.parts.terminal import Seen
from thirdplace.core.registry import all_games, find_game
from thirdplace.core.testing.conformance import play_at_random, seat_counts
from thirdplace.core.testing.samples import sample_options
from thirdplace.paper.png import read_png
from thirdplace.paper.table_picture import PICTURE_HEIGHT, PICTURE_WIDTH, draw_as_pixels, draw_as_png
from thirdplace.text import text_for

SIZE = (PICTURE_HEIGHT, PICTURE_WIDTH, 3)
POSITIONS = 3
"""In which a game is drawn: early, in its middle, and at its end."""


def see(match: Match[Any], viewer: Viewer, lang: str = "en") -> Seen:
    return Seen(match.view(viewer), viewer, match.names, match.options, text_for(lang, match.game))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(game, options, id=f"{game.id}-{number}")
        for game in all_games()
        for number, options in enumerate(sample_options(game))
    ],
)
def test_every_table_can_be_drawn(game: Game, options: Any) -> None:
    """At random moments of a game with the most players, each time in another language."""
    match = Match(game, max(seat_counts(game)) if options is None else 4, seed="drawn", options=options)
    played = list(play_at_random(match.fork(), Random(1)))
    wanted = {len(played) * part // POSITIONS for part in range(POSITIONS)}
    drawn = [
        draw_as_pixels(game, see(match, 1, LANGUAGES[step % len(LANGUAGES)]))
        for step, _ in enumerate(play_at_random(match, Random(1)))
        if step in wanted
    ]
    drawn.append(draw_as_pixels(game, see(match, None)))
    assert match.over
    assert {picture.shape for picture in drawn} == {SIZE}
    assert len({picture.tobytes() for picture in drawn}) == len(drawn)


def test_png_images_are_read_as_pillow_reads_them() -> None:
    game = find_game(TURN_GAME)
    png = draw_as_png(game, see(Match(game, 4, seed="read"), 2))
    with Image.open(io.BytesIO(png)) as image:
        assert np.array_equal(read_png(png), np.asarray(image.convert("RGB")))


@pytest.mark.parametrize("mode", ["L", "P", "1"])
def test_other_images_are_refused(mode: str) -> None:
    out = io.BytesIO()
    Image.new(mode, (4, 4)).save(out, "PNG")
    with pytest.raises(ValueError, match="in colour"):
        read_png(out.getvalue())
    with pytest.raises(ValueError, match="not a PNG"):
        read_png(b"GIF89a")


def test_a_game_without_a_picture_is_drawn_as_the_terminal_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(TURN_GAME)
    match = Match(game, 4, seed="plain")
    own = draw_as_pixels(game, see(match, 0))
    brings = Game.brings
    monkeypatch.setattr(Game, "brings", lambda self, part: part != "picture" and brings(self, part))
    plain = draw_as_pixels(game, see(match, 0))
    assert plain.shape == own.shape == SIZE
    assert not np.array_equal(plain, own)


def test_a_seat_sees_its_own_secret_and_an_onlooker_none() -> None:
    game = find_game(TURN_GAME)
    match = Match(game, 4, seed="secret")
    pictures = {draw_as_pixels(game, see(match, viewer)).tobytes() for viewer in (0, 1, None)}
    assert len(pictures) == 3
    assert draw_as_pixels(game, see(match, ALL)).shape == SIZE
