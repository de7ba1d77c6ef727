"""`thirdplace mcp`: a language model takes a seat at a live table, through the Model Context Protocol.

It is a client of a running server like any other: it holds the token of one seat, and is sent what that seat
may know. Hidden cards never reach this program.
"""
