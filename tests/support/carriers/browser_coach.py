"""What a coach says in Python, told that it is in a browser: it must say the same in JavaScript.

`python browser_coach.py SCRIPT`, in a process of its own: modules look where they are when they are imported.
"""

import json
import subprocess
import sys
from typing import Any

__all__ = ["ask_browser_coach"]


def ask_browser_coach(script: dict[str, Any]) -> list[str]:
    """Advice, chances and, if the game is over, its review, as JSON."""
    command = [sys.executable, __file__, json.dumps(script)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    found: list[str] = json.loads(done.stdout)
    return found


def _answer(script: dict[str, Any]) -> list[str]:
    from thirdplace.core import carrier

    carrier.IN_BROWSER = True

    import msgspec

    from thirdplace.core.match import Match
    from thirdplace.core.parts.coach import ask_coach, coach_of, random_from
    from thirdplace.core.records.record import record_of
    from thirdplace.core.registry import find_game
    from thirdplace.device.reviews import review_record

    game = find_game(script["game"])
    match = Match(game, script["seats"], seed=script["seed"], options=script["options"])
    told = []
    for seat, action, asked in script["lines"]:
        if asked:
            coach = coach_of(game)
            chances = coach.estimate_chances(match.options, match.state, match.now, random_from("c"), None)
            told += [
                msgspec.json.encode(ask_coach(match.situation(seat))).decode(),
                msgspec.json.encode(chances).decode(),
            ]
        match.do(seat, action)
    if match.over:
        body = msgspec.json.encode({"record": record_of(match)}).decode()
        told.append(review_record(body, lambda share: None))
    return told


if __name__ == "__main__":
    print(json.dumps(_answer(json.loads(sys.argv[1]))))
