"""Where this code runs. In JavaScript, runtime/carrier.js stands in for this module."""

__all__ = ["IN_BROWSER"]

IN_BROWSER: bool = False
"""Is it the translation, in a browser? There are neither files of megabytes nor compiled code."""
