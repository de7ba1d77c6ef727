"""What `--help` says, in the reader's language: locale/<lang>.cli.ftl.

Those files hold plain text alone, so that they can be read here without Fluent, which takes longer to import
than all of `--help` may take. A test compares this reading with Fluent's.
"""

import re
from functools import cache
from pathlib import Path

__all__ = ["HelpText", "read_help_text"]

MESSAGE = re.compile(r"(?P<id>[a-zA-Z][\w-]*) = (?P<text>.+)")
ATTRIBUTE = re.compile(r" +\.(?P<id>[a-zA-Z][\w-]*) = (?P<text>.+)")
LOCALE = Path(__file__).parent.parent / "locale"


class HelpText:
    """The help of one language."""

    def __init__(self, messages: dict[str, str]) -> None:
        self.messages = messages

    def heading(self, name: str) -> str:
        return self.messages[f"heading-{name}"]

    def summary(self, command: str) -> str:
        """What a command does; without a command, what the program is."""
        return self.messages[f"help-{command}" if command else "help"]

    def argument(self, command: str, name: str) -> str:
        """What an option or argument of a command means; some mean the same for all commands."""
        own, shared = f"help-{command}.{name}", f"help.{name}"
        return self.messages.get(own) or self.messages.get(shared, "")

    def metavar(self, name: str) -> str:
        """What stands for a value: GAME, SPIEL, GIOCO. Other words, such as `--bots`, stay as they are."""
        return self.messages.get(f"metavar-{re.sub('[=:]', '-', name)}", name)


@cache
def read_help_text(lang: str) -> HelpText:
    messages: dict[str, str] = {}
    message_id = ""
    for line in (LOCALE / f"{lang}.cli.ftl").read_text(encoding="utf-8").splitlines():
        if found := MESSAGE.fullmatch(line):
            message_id = found["id"]
            messages[message_id] = found["text"]
        elif found := ATTRIBUTE.fullmatch(line):
            messages[f"{message_id}.{found['id']}"] = found["text"]
    return HelpText(messages)
