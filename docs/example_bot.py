"""Plays one seat at random: python example_bot.py http://127.0.0.1:8017/api/tables/ID TOKEN"""

import json
import random
import sys
from contextlib import suppress
from urllib.error import HTTPError
from urllib.request import Request, urlopen

table, token = sys.argv[1:]
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
stream = Request(f"{table}/stream", headers=headers)
lines, update = urlopen(stream), {}
while line := lines.readline():
    update = json.loads(line) if line.strip() else update
    if update.get("type") == "moving":  # another server goes on: its stream is opened before this one is left
        lines, update = urlopen(stream), {}
    if update.get("view", {}).get("phase") == "over":
        break
    if update.get("legal"):
        do = {"type": "do", "seat": update["seat"], "action": random.choice(update["legal"])}
        with suppress(HTTPError):  # refused, as too late or too fast: the next line is the next chance
            urlopen(Request(f"{table}/commands", json.dumps(do).encode(), headers)).close()
