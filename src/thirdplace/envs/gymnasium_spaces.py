"""Fields of an observation as spaces of Gymnasium."""

from collections.abc import Sequence
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.environments.environment import ObservationField
from thirdplace.core.errors import Refused
from thirdplace.envs.missing_library import needs

with needs("gymnasium", "envs"):
    from gymnasium import spaces

__all__ = ["OBSERVATIONS", "Observation", "field_spaces", "flat_space", "mask_space", "scale", "text_space"]

Observation = Literal["flat", "fields", "text"]
"""All numbers in a row, field by field in a dictionary, or as a person reads it in a terminal."""
OBSERVATIONS: tuple[Observation, ...] = get_args(Observation)
LONGEST_TEXT = 20_000
CHARACTERS = (
    frozenset("\n") | frozenset(map(chr, range(0x20, 0x7F))) | frozenset(map(chr, range(0xA0, 0x3000)))
)


def bounds_of(fields: Sequence[ObservationField]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    low = np.concatenate([np.full(field.size, field.low) for field in fields])
    high = np.concatenate([np.full(field.size, field.high) for field in fields])
    return low, high


def flat_space(fields: Sequence[ObservationField], kind: Any, scaled: bool) -> spaces.Box:
    low, high = bounds_of(fields)
    if scaled:
        return spaces.Box(0.0, 1.0, low.shape, np.float32)
    return spaces.Box(low.astype(kind), high.astype(kind), dtype=kind)


def field_spaces(fields: Sequence[ObservationField], scaled: bool) -> spaces.Dict:
    """Every field is a row of numbers, whatever its shape: Stable Baselines wants it so."""
    return spaces.Dict(
        {
            field.name: spaces.Box(0.0, 1.0, (field.size,), np.float32)
            if scaled
            else spaces.Box(field.low, field.high, (field.size,), np.int32)
            for field in fields
        }
    )


def mask_space(ids: int) -> spaces.Box:
    return spaces.Box(0, 1, (ids,), np.int8)


def text_space() -> spaces.Text:
    return spaces.Text(LONGEST_TEXT, min_length=0, charset=CHARACTERS)


def scale(fields: Sequence[ObservationField], seen: NDArray[Any]) -> NDArray[np.float32]:
    """Every number from 0 (its lowest) to 1 (its highest)."""
    low, high = bounds_of(fields)
    scaled: NDArray[np.float32] = ((seen - low) / np.maximum(1, high - low)).astype(np.float32)
    return scaled


def check_observation(observation: str) -> None:
    if observation not in OBSERVATIONS:
        raise Refused("bad-options", f"observation: {', '.join(OBSERVATIONS)}")
