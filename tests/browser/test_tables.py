"""Several people at one table: a browser each or one device for all; gone, and back in the same seat."""

import pytest

pytestmark = pytest.mark.browser
