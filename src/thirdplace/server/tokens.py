"""Tokens that hold seats, and the codes by which people find tables and shared tools."""

import secrets

from thirdplace.table.token_keys import hash_token

__all__ = ["CODE_ALPHABET", "CODE_LENGTH", "hash_token", "is_possible_code", "make_code", "make_token"]

CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Characters that are not misread for others: no I, L, O, 0, 1."""
CODE_LENGTH = 6


def make_token() -> str:
    """A new token of 128 random bits, in hexadecimal."""
    return secrets.token_hex(16)


def is_possible_code(text: str) -> bool:
    """Could this text be the code of a table or of a shared tool?"""
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_ALPHABET)


def make_code() -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))
