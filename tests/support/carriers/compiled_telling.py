"""Plays a script of `play_rules` again, in the dialect of rules.py; compiled_equality.py has it compiled."""

from typing import Any

rules: Any = None
"""The game's rules, bound by compiled_equality.py."""


def tell_lines(
    states: Any,
    lines: Any,
    questions: Any,
    asked: int,
    rng: Any,
    told: Any,
    after: Any,
    worlds: Any,
    out: Any,
) -> int:
    """The states after each line, a world that its seat takes for possible, and all that is said on the way.

    A line is four numbers: a seat, its action (-1: none), the time, and the time that passes to (-1: none).
    `asked` questions belong to each line: a seat and an action. Number n draws the world after line n.
    """
    s = states[0]
    said = 0
    for line in range(len(after)):
        seat = lines[line * 4]
        action = lines[line * 4 + 1]
        now = lines[line * 4 + 2]
        later = lines[line * 4 + 3]
        for one in range(s.seats):
            count = rules.legal(s, one, now, out)
            told[said] = count
            said += 1
            for i in range(count):
                told[said] = out[i]
                said += 1
        for question in range(line * asked, line * asked + asked):
            told[said] = rules.refusal(s, questions[question * 2], questions[question * 2 + 1], now)
            said += 1
        for one in range(s.seats):
            told[said] = rules.forced_action(s, one, now)
            said += 1
        if action >= 0:
            rules.apply(s, seat, action, now)
        if later >= 0:
            rules.tick(s, later)
        for one in range(s.seats):
            told[said] = rules.score(s, one)
            said += 1
        told[said] = rules.active(s)
        told[said + 1] = rules.over(s)
        told[said + 2] = rules.winners(s)
        told[said + 3] = rules.deadline(s)
        told[said + 4] = rules.next_unlock_time(s, now)
        said += 5
        after[line] = s
        worlds[line] = s
        rng[0] = line
        rules.resample(worlds[line], seat, rng)
    return said
