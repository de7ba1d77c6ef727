"""Tokens hold seats. A table keeps only their hashes, which are called keys."""

from hashlib import sha256

__all__ = ["hash_token"]


def hash_token(token: str) -> str:
    """The key that is kept of a token: the token itself is not."""
    return sha256(token.encode()).hexdigest()
