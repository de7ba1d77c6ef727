"""The third carrier: the same Python, translated to JavaScript when the client is built.

`python -m thirdplace.javascript` writes one ES module for each Python module that play needs: rules, views,
actions, openings, players, matches and tables. It reads the syntax with `ast`, asks mypy for the type of each
expression, and takes declarations (structs, states, options) from the imported modules themselves. What it
cannot translate it refuses with file and line. See docs/translation.md.
"""
