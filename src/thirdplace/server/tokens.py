"""Tokens that hold seats, and the codes by which people find tables and shared tools."""

import secrets
from hashlib import sha256

__all__ = ["CODE_ALPHABET", "CODE_LENGTH", "hash_token", "is_possible_code", "make_code", "make_token"]

CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Nothing that is misread for something else: no I, L, O, 0, 1."""
CODE_LENGTH = 6


def make_token() -> str:
    """128 random bits."""
    return secrets.token_hex(16)


def hash_token(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def is_possible_code(text: str) -> bool:
    """Could it be the code of a table or a timer?"""
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_ALPHABET)


def make_code() -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))
