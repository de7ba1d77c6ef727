"""How a table is made: its game, options and settings, checked."""

from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.player_names.names import check_name
from thirdplace.core.registry import find_game
from thirdplace.table import entries
from thirdplace.table.settings import Settings
from thirdplace.table.table import Table

__all__ = ["change_config", "make_table_log", "require_config_fits"]


Entries = list[entries.Entry]


def make_table_log(made: entries.Created) -> Entries:
    """The log of a new table. Raises Refused if game, options, settings or setup do not fit."""
    game = find_game(made.game)
    if game.clock and made.settings.thinking is not None:
        raise Refused(
            "bad-options", "settings: thinking: this game has a clock of its own", sentence="thinking"
        )
    if made.settings.led and not game.host_actions:
        raise Refused("bad-options", "settings: led: there is nothing to lead in this game", sentence="led")
    if made.settings.ranking != "all" and not made.settings.led:
        raise Refused("bad-options", "settings: ranking: only where the host leads", sentence="ranking")
    made = msgspec.structs.replace(made, settings=_check_class_list(made.settings))
    wrong: Refused | None = None
    for seats in game.seats:  # the number of players is not known yet: one number has to fit
        try:
            Match(game, seats, seed="", options=made.options, setup=made.setup, deal=0)
            return [made]
        except Refused as refused:
            wrong = wrong or refused
    assert wrong is not None
    raise wrong


def _check_class_list(settings: Settings) -> Settings:
    """Normalises the names of the class list. Raises Refused if two look alike."""
    names: list[str] = []
    for name in settings.class_list:
        names.append(check_name(name, names))
    return msgspec.structs.replace(settings, class_list=tuple(names))


def change_config(
    table: Table,
    options: dict[str, Any] | None,
    settings: dict[str, Any] | None,
    setup: dict[str, Any] | None = None,
) -> entries.Created:
    """The table's config with these changes; an empty setup removes it. Raises Refused if they do not fit."""
    merged = msgspec.to_builtins(table.config.settings) | (settings or {})
    try:
        converted = msgspec.convert(merged, Settings)
    except msgspec.ValidationError as wrong:
        raise Refused("bad-options", f"settings: {wrong}") from wrong
    changed = table.config.options | (options or {})
    prepared = table.config.setup if setup is None else setup or None
    made = make_table_log(
        msgspec.structs.replace(table.config, options=changed, settings=converted, setup=prepared)
    )[0]
    assert isinstance(made, entries.Created)
    return made


def require_config_fits(made: entries.Created, people: int) -> None:
    """Raises Refused("bad-options") if so many people cannot start with these options."""
    game = find_game(made.game)
    if people in game.seats:
        Match(game, people, seed="", options=made.options, setup=made.setup, deal=0)
