"""Compiled rules lean on one option of numba that is not public: `_nrt`, no counting of references.

If this fails, the installed numba has renamed or dropped the option, and `NUMBA_OPTIONS_FOR_RULES` must do
without it (rules are then slower, but the same).
"""

from typing import Any

import numpy as np
from numba import njit

from thirdplace.core.compilation.compiled import NUMBA_OPTIONS_FOR_RULES

COUNTING = "NRT_incref"


def play_last_action(one: Any, other: Any, times: int) -> Any:
    chosen = one
    for number in range(times):
        chosen = other if number % 2 else one
    return chosen[0]


def llvm_code_of(options: dict[str, Any]) -> str:
    function = njit(**options)(play_last_action)
    assert function(np.array([7]), np.array([8]), 3) == 7
    (code,) = function.inspect_llvm().values()
    return str(code)


def test_the_option_is_known_and_does_what_it_is_for() -> None:
    assert NUMBA_OPTIONS_FOR_RULES["_nrt"] is False
    counting = {name: value for name, value in NUMBA_OPTIONS_FOR_RULES.items() if name != "_nrt"}
    assert COUNTING not in llvm_code_of(NUMBA_OPTIONS_FOR_RULES)
    assert COUNTING in llvm_code_of(counting)
