"""Cuts the connection of a response that breaks off in the middle, so that its client can try again.

Our server alone would leave the connection open for ever, and then fail to let go of other clients that leave.
"""

from typing import Any

from glassbox_site.door import line


def seen(application: line.Application) -> line.Application:
    async def answer(scope: dict[str, Any], receive: line.Receive, send: line.Send) -> None:
        is_under_way = False

        async def watched(event: line.Event) -> None:
            nonlocal is_under_way
            is_under_way = event["type"] == "http.response.start" or event.get("more_body", False)
            await send(event)

        try:
            await application(scope, receive, watched)
        finally:
            if is_under_way:
                _cut(send)

    return answer


def _cut(send: line.Send) -> None:
    """Needed on daphne only; other servers do it themselves."""
    channel = getattr(line.of(send), "channel", None)
    if channel is not None:
        channel.transport.abortConnection()
