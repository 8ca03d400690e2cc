"""The addresses under which the server can be reached, and from where."""

from __future__ import annotations

import ipaddress
import socket

# Nothing is sent there: connecting a datagram socket only asks the system for the route.
SOMEWHERE = ("192.0.2.1", 9)


def url(host: str, port: int, scheme: str = "http") -> str:
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def here(listener: socket.socket, scheme: str = "http", name: str | None = None) -> str:
    """The URL for a browser on this machine. A certificate is made for a `name`."""
    host, port = listener.getsockname()[:2]
    plain = ipaddress.ip_address(host)
    own = "localhost" if plain.is_loopback or plain.is_unspecified else host
    return url(name or own, port, scheme)


def for_nodes(host: str, port: int) -> str:
    """The URL for other nodes."""
    try:
        everywhere = ipaddress.ip_address(host).is_unspecified
    except ValueError:  # a name
        everywhere = False
    return url((own_address() or "127.0.0.1") if everywhere else host, port).replace("http", "ws")


def everywhere(listener: socket.socket) -> bool:
    """Whether the socket listens on every address of this machine."""
    return ipaddress.ip_address(listener.getsockname()[0]).is_unspecified


def for_friends(
    listener: socket.socket, scheme: str = "http", name: str | None = None
) -> str | None:
    """The URL for a phone in the same network; None if only this machine is served."""
    host, port = listener.getsockname()[:2]
    plain = ipaddress.ip_address(host)
    if plain.is_loopback:
        return None
    own = name or (own_address() if plain.is_unspecified else host)
    return None if own is None else url(own, port, scheme)


def own_address() -> str | None:
    """This machine's address in its network; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(found).is_loopback else found


def names(listener: socket.socket, given: tuple[str, ...]) -> tuple[str, ...]:
    """The names of this server: those the host gives, the machine's, and its address."""
    bound, machine = str(listener.getsockname()[0]), socket.gethostname()
    own = own_address() if ipaddress.ip_address(bound).is_unspecified else bound
    return (*given, "localhost", machine, f"{machine}.local", own or bound)
