"""What of a game is not as in the rulebook, in words: for the terminal, for records and on paper."""

from typing import Any

from thirdplace.core.game import Game
from thirdplace.core.options.option_schema import OptionInfo, option_schema
from thirdplace.core.parts.terminal import Say

__all__ = ["changed_rules", "describe_changed_rules", "describe_value", "rules_in_words"]

MOST_NAMED = 6
"""Of a longer list, only its length is told."""


def changed_rules(game: Game, options: Any) -> list[OptionInfo]:
    """The rules that these options change (see `OptionInfo.house_rule`)."""
    told = [one for one in option_schema(game) if one.house_rule]
    return [one for one in told if getattr(options, one.key) != one.default]


def describe_changed_rules(game: Game, options: Any, say: Say) -> list[str]:
    """One sentence for each changed rule, such as "Tokens at the start: 12, not 15"."""
    return [_describe_change(one, getattr(options, one.key), say) for one in changed_rules(game, options)]


def rules_in_words(game: Game, options: Any, say: Say) -> dict[str, str | int]:
    """What a table plays by, changed or not, for sentences that tell a rule: `{ $tokens }`."""
    told: dict[str, str | int] = {}
    for info in option_schema(game):
        value = getattr(options, info.key)
        if info.house_rule:
            counted = isinstance(value, int) and f"option-{info.key}-{value}" not in say
            told[info.key] = value if counted else describe_value(info, value, say)
    return told


def _describe_change(info: OptionInfo, value: Any, say: Say) -> str:
    rule, chosen = say(f"option-{info.key}"), describe_value(info, value, say)
    if info.default is None or info.default == ():
        return say("rule-chosen", rule=rule, value=chosen)
    return say("rule-changed", rule=rule, value=chosen, usual=describe_value(info, info.default, say))


def describe_value(info: OptionInfo, value: Any, say: Say) -> str:
    """A value in the game's words, if it has any for it; a list by its names, or how long it is."""
    key = info.key
    if isinstance(value, bool):
        return say("yes" if value else "no")
    if value is None or value == ():
        return say(f"option-{key}-none")
    named = f"option-{key}-{value}"
    if named in say:
        return say(named)
    if not isinstance(value, list | tuple):
        return str(value)
    if info.kind == "several" and len(value) <= MOST_NAMED:
        return ", ".join(say(f"{info.named}-{one}") for one in value)
    return str(len(value))
