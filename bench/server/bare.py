"""A bare uvicorn: whatever text comes over a WebSocket is sent back, and that is all."""

import sys
from typing import Any

import uvicorn


async def echo(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    uvicorn.run(echo, port=int(sys.argv[1]), lifespan="off", log_level="warning", access_log=False)
