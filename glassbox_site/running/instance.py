"""What a running instance holds: the lock on its data folder, and the socket it listens on."""

import errno
import fcntl
import os
import socket
from pathlib import Path
from typing import Any, TextIO

from django.utils.translation import gettext as _

BACKLOG = 2048
"""Spectators come in crowds. With a short queue, connections are dropped, and tried again only a second later."""


class CannotRun(Exception):
    """Raised for something that the user can mend; the message says what."""


def lock(var: Path, address: str) -> TextIO:
    """Locks `var` until the returned file is closed; the kernel does that however we die. Raises CannotRun."""
    try:
        file = (var / "live.lock").open("a+", encoding="utf-8")
    except OSError as problem:
        known = {"file": problem.filename, "reason": problem.strerror}
        raise CannotRun(_("%(file)s cannot be written (%(reason)s).") % known) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.seek(0)
        known = {"folder": var, "holder": file.read().strip() or _("starting")}
        file.close()
        running = _("Already running from %(folder)s: %(holder)s. Stop that one first (Ctrl-C).") % known
        raise CannotRun(running) from None
    file.truncate(0)
    file.write(f"{address}, process {os.getpid()}")
    file.flush()
    return file


def listen(host: str, port: int) -> socket.socket:
    """The listening socket. It outlives every web process, so that no connection is refused while one restarts."""
    try:
        family, kind, protocol, _name, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror as problem:
        known = {"host": host, "reason": problem.strerror}
        raise CannotRun(_("HOST=%(host)r is not an address of this machine (%(reason)s).") % known) from None
    try:
        return _bound(socket.socket(family, kind, protocol), address)
    except OSError as problem:
        raise CannotRun(_why_not(host, port, problem)) from None


def _bound(listening: socket.socket, address: tuple[Any, ...]) -> socket.socket:
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def _why_not(host: str, port: int, problem: OSError) -> str:
    known = {"host": host, "port": port, "next": port + 1, "reason": problem.strerror}
    if problem.errno == errno.EADDRINUSE:
        told = _("Port %(port)d is taken by another program. Choose another one: PORT=%(next)d make live")
    elif problem.errno == errno.EACCES:
        told = _("Port %(port)d needs more rights than this user has. Choose one above 1023: PORT=8000 make live")
    else:
        told = _("Cannot listen on %(host)s:%(port)d (%(reason)s).")
    return told % known
