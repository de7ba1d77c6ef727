"""One function for each form of Python syntax: it translates an expression, or writes a statement.

`translate_…` returns JavaScript as text; `write_…` writes lines of it.
"""
