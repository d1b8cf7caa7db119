#!/usr/bin/env python3
"""A bot for Paddock. It needs Debian's python3-websockets, and nothing else.

PADDOCK_URL is the server's address, such as http://127.0.0.1:3000, and PADDOCK_TOKEN the bot's token. It plays at every
table where it sits: see docs/bots.md.
"""

import asyncio
import itertools
import json
import os
import random
import sys
import time
import urllib.request

import websockets
import websockets.version

from downforce import choose_downforce
from formula import choose_formula

URL = os.environ.get("PADDOCK_URL", "http://127.0.0.1:3000")
HEADERS = {"authorization": "Bearer " + os.environ.get("PADDOCK_TOKEN", "")}
CHOOSE = {"formula": choose_formula, "downforce": choose_downforce}

ids = itertools.count(time.time_ns())


async def play(socket):
    # By table, the game that is played there.
    games = {}

    async def send(**message):
        await socket.send(json.dumps(message))

    async def keep_alive():
        while True:
            await asyncio.sleep(20)
            await send(type="ping")

    async def follow_only(tables):
        """Tables where the bot sits and that are not over."""
        for table in [table for table in games if table not in tables]:
            del games[table]
            await send(type="unwatch", table=table)
        for table in [table for table in tables if table not in games]:
            games[table] = ""
            await send(type="watch", table=table, content=None)

    await send(type="hello", version=4, wants=["legal", "view"])
    alive = asyncio.create_task(keep_alive())
    try:
        async for text in socket:
            message = json.loads(text)
            kind = message["type"]
            if kind == "hello":
                print("playing as", message["person"]["name"], flush=True)
                await send(type="mine", on=True)
            elif kind == "mine":
                await follow_only([table["id"] for table in message["tables"]])
            elif kind == "table":
                games[message["info"]["id"]] = message["info"]["game"]
                await take_seat_back(message["info"], message["viewer"])
            elif kind == "turn":
                choose = CHOOSE.get(games.get(message["table"]), lambda _view, legal: random.choice(legal))
                action = choose(message["view"], message["legal"])
                asked = message["asked"]
                await send(type="play", table=message["table"], id=str(next(ids)), asked=asked, do=[action])
            elif kind == "no":
                print("refused:", message["problem"], file=sys.stderr)
    finally:
        alive.cancel()


async def take_seat_back(info, viewer):
    """After a time without answers a stand-in plays, until the bot says that it is back."""
    if viewer == "public" or info["seats"][viewer]["standIn"] is None:
        return
    request = urllib.request.Request(
        f"{URL}/api/tables/{info['id']}/stand-in",
        method="PUT",
        headers={**HEADERS, "content-type": "application/json"},
        data=b'{"isOn":false}',
    )
    await asyncio.to_thread(urllib.request.urlopen, request)


def connect():
    address = URL.replace("http", "ws", 1) + "/api/socket"
    # It has another name since version 14 of the library.
    is_new = int(websockets.version.version.split(".")[0]) >= 14
    headers = {"additional_headers" if is_new else "extra_headers": HEADERS}
    return websockets.connect(address, max_size=None, **headers)


async def main():
    while True:
        try:
            async with connect() as socket:
                await play(socket)
        except (OSError, websockets.WebSocketException) as problem:
            # 4005: the token is another now. Otherwise the server is away for a moment.
            received = getattr(problem, "rcvd", None)
            if received is not None and received.code == 4005:
                return
        await asyncio.sleep(2)


asyncio.run(main())
