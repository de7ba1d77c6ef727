"""What of a game is not as in the rulebook, in words: for the terminal, for records and on paper."""

from typing import Any

from thirdplace.core.game import Game
from thirdplace.core.option_schema import OptionInfo, option_schema
from thirdplace.core.terminal import Say

__all__ = ["changed_rules", "describe_changed_rules", "describe_value"]


def changed_rules(game: Game, options: Any) -> list[OptionInfo]:
    """The rules that these options change (see `OptionInfo.house_rule`)."""
    told = [one for one in option_schema(game) if one.house_rule]
    return [one for one in told if getattr(options, one.key) != one.default]


def describe_changed_rules(game: Game, options: Any, say: Say) -> list[str]:
    """One sentence for each changed rule, such as "Tokens at the start: 12, not 15"."""
    return [_describe_change(one, getattr(options, one.key), say) for one in changed_rules(game, options)]


def _describe_change(info: OptionInfo, value: Any, say: Say) -> str:
    rule, chosen = say(f"option-{info.key}"), describe_value(info.key, value, say)
    if info.default is None or info.default == ():
        return say("rule-chosen", rule=rule, value=chosen)
    return say("rule-changed", rule=rule, value=chosen, usual=describe_value(info.key, info.default, say))


def describe_value(key: str, value: Any, say: Say) -> str:
    """A value in the game's words, if it has any for it; of a list, how long it is."""
    if value is None or value == ():
        return say(f"option-{key}-none")
    named = f"option-{key}-{value}"
    if named in say:
        return say(named)
    return str(len(value)) if isinstance(value, list | tuple) else str(value)
