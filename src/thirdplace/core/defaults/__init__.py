"""What a game does not have to write: functions that most games would write alike.

When a `Game` is made, each of its modules is given what it leaves out, from the module of the same name here
(`core.game.complete`). The compiled rules are given the same (core/compilation/compiled.py).
"""
