"""One declaration, two representations."""

from typing import Annotated

import numpy as np
import pytest

from thirdplace.core.state import FIXED, copy, dtype, from_record, state, to_numbers, to_record


@state
class Shelf:
    books: int
    rows: Annotated[list[int], 3]


def test_fields_begin_at_zero_and_nothing_else_fits() -> None:
    shelf = Shelf()
    assert (shelf.books, shelf.rows) == (0, [0, 0, 0])
    with pytest.raises(AttributeError):
        shelf.lamps = 1  # type: ignore[attr-defined]


def test_a_copy_is_independent() -> None:
    shelf = Shelf()
    other = copy(shelf)
    other.rows[1] = 7
    other.books = 1
    assert to_numbers(shelf) == [0, 0, 0, 0]
    assert shelf != other


def test_copies_share_what_is_fixed() -> None:
    @state
    class Printed:
        pages: Annotated[list[int], 2, FIXED]
        marked: Annotated[list[int], 2]

    book = Printed()
    other = copy(book)
    assert other.pages is book.pages
    assert other.marked is not book.marked


def test_both_carriers_hold_the_same() -> None:
    shelf = Shelf()
    shelf.books, shelf.rows = 4, [1, 2, -3]
    record = to_record(shelf)
    assert record.dtype == dtype(Shelf)
    assert record["rows"].tolist() == [[1, 2, -3]]
    assert from_record(Shelf, record) == shelf
    assert record.tobytes() == np.array([4, 1, 2, -3], np.int64).tobytes()


def test_a_state_reads_well() -> None:
    assert repr(Shelf()) == "Shelf(books=0, rows=[0, 0, 0])"


def test_other_kinds_of_field_are_refused() -> None:
    with pytest.raises(TypeError, match="name: a state holds int"):

        @state
        class Wrong:
            name: str
