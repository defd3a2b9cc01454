"""An answer that breaks off in the middle is seen to: its line is cut, and whoever takes it can come again.

Our server by itself would leave the line open for ever, and then, stumbling over it, no longer let go of anybody who
leaves.
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
    """On daphne; other servers do so by themselves."""
    channel = getattr(line.of(send), "channel", None)
    if channel is not None:
        channel.transport.abortConnection()
