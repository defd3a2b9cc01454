"""Where webhooks may lead, and that nothing redirects them elsewhere."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from glassbox_site.ground.interface.outward import posts, public_hosts
from tests.site.webhooks import receivers
from tests.support.hard_times import certificates

NOT_PUBLIC = (
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "192.0.0.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "::10.0.0.1", "fc00::1", "fd12::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1",
    "2001:db8::1", "2002:7f00:1::1", "2001:0:7f00:1::1", "64:ff9b::7f00:1", "100::1",
)  # fmt: skip
PUBLIC = ("8.8.8.8", "1.1.1.1", "::ffff:8.8.8.8", "2606:4700:4700::1111")


@pytest.mark.parametrize("host", NOT_PUBLIC)
def test_no_address_of_this_machine_its_network_or_of_nobody_is_public(host: str) -> None:
    assert not public_hosts.is_public(host)


@pytest.mark.parametrize("host", PUBLIC)
def test_an_address_of_the_internet_is_public(host: str) -> None:
    assert public_hosts.is_public(host)


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/", "example.org", "http://", "http:///x", "https://a:b@example.org/", "https://a@example.org/",
        "https://example.org/#x", "https://example.org/a b", "https://example.org\\@127.0.0.1/", "http://example.org:0/",
        "http://example.org:99999/", "http://[::1/", "https://bücher.example/", "https://example.org/\n", "",
        "https://example.org/" + "a" * 500,
    ],
)  # fmt: skip
def test_what_is_no_plain_address_of_the_web_is_none(address: str) -> None:
    with pytest.raises(public_hosts.NoAddress, match="shape"):
        public_hosts.parts(address)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "127.1", "[::1]", "[::ffff:7f00:1]"]
)
def test_however_this_machine_is_named_nothing_reaches_it_unless_a_setting_allows_it(host: str) -> None:
    with receivers.receiver() as here:
        with pytest.raises(posts.NotSent) as refused:
            posts.posted(f"http://{host}:{here.port}/", b"{}", {}, may_be_private=False)

        assert (refused.value.code, here.heard) == ("private", [])
        assert posts.posted(here.url, b"{}", {"x-told": "yes"}, may_be_private=True) == 204

    assert here.heard[0].headers["x-told"] == "yes"
    assert here.heard[0].headers["host"] == f"127.0.0.1:{here.port}"


def test_an_answer_leads_nowhere_else() -> None:
    with receivers.receiver() as inside, receivers.receiver(307, Location=inside.url) as outside:
        assert posts.posted(outside.url, b"{}", {}, may_be_private=True) == 307

    assert (len(outside.heard), inside.heard) == (1, [])


def test_the_certificate_has_to_be_that_of_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = certificates.made(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(shown.authority))
    posts.certificates.cache_clear()

    with receivers.receiver(context=shown.context) as here:
        assert posts.posted(f"https://localhost:{here.port}/", b"{}", {}, may_be_private=True) == 204
        shown.show(certificates.WRONG)
        with pytest.raises(posts.NotSent) as refused:
            posts.posted(f"https://localhost:{here.port}/", b"{}", {}, may_be_private=True)

    posts.certificates.cache_clear()
    assert (refused.value.code, len(here.heard)) == ("connection", 1)


@pytest.mark.parametrize("word", [b"", b"HTTP/1.1 200 OK\r\nX: " + b"y" * 40])
def test_whoever_answers_nothing_or_without_end_is_not_waited_for(word: bytes) -> None:
    with babbler(word) as port, pytest.raises(posts.NotSent) as late:
        posts.posted(f"http://127.0.0.1:{port}/", b"{}", {}, may_be_private=True, seconds=0.5)

    assert late.value.code == "time"


def test_what_is_not_there_is_told_as_such() -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        for address, code in {
            f"http://127.0.0.1:{closed.getsockname()[1]}/": "connection",
            "http://nowhere.invalid/": "host",
            f"http://{'a' * 70}.invalid/": "host",
        }.items():
            with pytest.raises(posts.NotSent) as failure:
                posts.posted(address, b"{}", {}, may_be_private=True)
            assert failure.value.code == code


@contextmanager
def babbler(word: bytes) -> Iterator[int]:
    """A server that sends a word at once, and then one character every twentieth of a second."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        stop = threading.Event()

        def talk() -> None:
            taken, _ = listening.accept()
            with taken:
                taken.sendall(word)
                while word and not stop.wait(0.05):
                    try:
                        taken.sendall(b"y")
                    except OSError:
                        return
                stop.wait(10)

        thread = threading.Thread(target=talk, daemon=True)
        thread.start()
        yield listening.getsockname()[1]
        stop.set()
        thread.join()
