"""Intervals from blocks of whole deals, and corrections for asking many questions."""
