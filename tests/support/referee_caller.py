"""A referee in this process, asked in Python's words."""

import json
from typing import Any

from thirdplace.core.registry import known_refusal_codes
from thirdplace.referee import Referee

__all__ = ["Caller"]


class Caller:
    """Asks a referee in Python's words."""

    def __init__(self) -> None:
        self.referee = Referee()

    def __call__(self, cmd: str, **fields: Any) -> Any:
        return json.loads(self.referee.answer(json.dumps({"cmd": cmd, **fields}).encode()))

    def code(self, cmd: str, **fields: Any) -> str:
        answer = self(cmd, **fields)
        assert answer["ok"] is False, answer
        assert set(answer) == {"ok", "error"}
        assert set(answer["error"]) == {"code", "message"}
        assert answer["error"]["message"]
        code: str = answer["error"]["code"]
        assert code in known_refusal_codes()
        return code
