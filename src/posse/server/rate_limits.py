"""Limits per connection and per address. The figures are in settings.py."""

from __future__ import annotations

import ipaddress

from posse.server.errors import Refused
from posse.server.settings import Settings

SITE = 16  # how many times as much as an address an IPv6 /48 may do


class TokenBucket:
    """A token bucket: `rate` tokens per second, at most `burst` at once."""

    def __init__(self, limit: tuple[float, float], now: float) -> None:
        self.rate, self.burst = limit
        self.tokens = self.burst
        self.at = now

    def take(self, now: float) -> bool:
        """Takes a token. Returns False if there is none."""
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def empty(self, now: float) -> bool:
        return self.tokens + (now - self.at) * self.rate < 1

    def full(self, now: float) -> bool:
        return self.tokens + (now - self.at) * self.rate >= self.burst


class AddressLimits:
    """The open connections of one address, and what it may still ask for.

    `times`: a network of several owners may do so many times as much.
    """

    def __init__(self, settings: Settings, now: float, times: int = 1) -> None:
        def bucket(limit: tuple[float, float]) -> TokenBucket:
            return TokenBucket((limit[0] * times, limit[1] * times), now)

        self.connections = 0
        self.most = settings.address_connections * times
        self.tables = bucket(settings.address_tables)
        self.requests = bucket(settings.address_requests)
        self.moves = bucket(settings.address_moves)
        self.codes = bucket(settings.address_codes)
        self.files = bucket(settings.address_files)
        self.handshakes = bucket(settings.address_handshakes)
        self.replays = bucket(settings.address_replays)
        self.reports = bucket(settings.address_reports)
        self.admin = bucket(settings.address_admin)
        self.passwords = bucket(settings.address_passwords)
        self.chats = bucket(settings.address_chats)

    def idle(self, now: float) -> bool:
        buckets = [bucket for bucket in vars(self).values() if isinstance(bucket, TokenBucket)]
        return not self.connections and all(bucket.full(now) for bucket in buckets)


class RateLimits:
    """Counts requests by address. Every method raises Refused if the limit is reached."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.addresses: dict[str, AddressLimits] = {}
        self.connections = 0
        self._codes: TokenBucket | None = None  # wrong short codes of all addresses

    def request(self, host: str, now: float) -> None:
        if not _take([found.requests for found in self._counted(host, now)], now):
            raise Refused("busy", "too many requests; wait a moment", 429)

    def file(self, host: str, now: float) -> None:
        if not _take([found.files for found in self._counted(host, now)], now):
            raise Refused("busy", "too many files; wait a moment", 429)

    def replay(self, host: str, now: float) -> None:
        if not _take([found.replays for found in self._counted(host, now)], now):
            raise Refused("busy", "too many replays; wait a moment", 429)

    def chat(self, host: str, now: float) -> None:
        if not _take([found.chats for found in self._counted(host, now)], now):
            raise Refused("too_fast", "too much talk; slow down", 429)

    def report(self, host: str, now: float) -> None:
        if not _take([found.reports for found in self._counted(host, now)], now):
            raise Refused("too_fast", "too many reports; wait a minute", 429)

    def admin(self, host: str, now: float, right: bool) -> None:
        """Somebody shows a token of the host; only a wrong one costs."""
        _guess([found.admin for found in self._counted(host, now)], now, right)

    def password(self, host: str, now: float, right: bool) -> None:
        """Somebody tells the password for new tables; only a wrong one costs."""
        _guess([found.passwords for found in self._counted(host, now)], now, right)

    def table(self, host: str, now: float) -> None:
        """A table is created or loaded."""
        if not _take([found.tables for found in self._counted(host, now)], now):
            raise Refused("busy", "too many new tables; wait a moment", 429)

    def move(self, host: str, now: float) -> None:
        """A transfer code is made or tried. The limit is too low to find one by guessing."""
        if not _take([found.moves for found in self._counted(host, now)], now):
            raise Refused("too_fast", "too many codes; wait a minute", 429)

    def code(self, host: str, now: float, right: bool) -> None:
        """Somebody tells the short code of a table; only a wrong one costs.

        After too many wrong ones from anywhere, an address that told a wrong one lately waits,
        and every other one has a single try.
        """
        if self._codes is None:
            self._codes = TokenBucket(self.settings.node_codes, now)
        buckets = [found.codes for found in self._counted(host, now)]
        fresh = all(bucket.full(now) for bucket in buckets)
        if not fresh and self._codes.empty(now):
            raise Refused("too_fast", "too many wrong codes; wait a moment", 429)
        _guess(buckets, now, right)
        if not right:
            self._codes.take(now)

    def enter(self, host: str, now: float) -> None:
        """A connection opens; `leave` must follow."""
        counted = self._counted(host, now)
        if not _take([found.handshakes for found in counted], now):
            raise Refused("busy", "too many connections; wait a moment", 429)
        if self.connections >= self.settings.connections:
            raise Refused("full", "the server is full; try again later", 503)
        if any(found.connections >= found.most for found in counted):
            raise Refused("busy", "too many connections from one address", 429)
        for found in counted:
            found.connections += 1
        self.connections += 1

    def leave(self, host: str) -> None:
        for key, _ in networks(host):
            self.addresses[key].connections -= 1
        self.connections -= 1

    def sweep(self, now: float) -> None:
        """Forgets the addresses that have no connection and all their tokens."""
        self.addresses = {k: v for k, v in self.addresses.items() if not v.idle(now)}

    def _counted(self, host: str, now: float) -> list[AddressLimits]:
        """The counts of an address and of the networks around it."""
        found = []
        for key, times in networks(host):
            if key not in self.addresses:
                self.addresses[key] = AddressLimits(self.settings, now, times)
            found.append(self.addresses[key])
        return found


def _take(buckets: list[TokenBucket], now: float) -> bool:
    """Takes a token of each. Returns False at the first one that has none."""
    return all(bucket.take(now) for bucket in buckets)


def _guess(buckets: list[TokenBucket], now: float, right: bool) -> None:
    """Somebody tells a secret.

    After too many wrong ones a right one is refused, too: else guessing would go on.
    """
    if not _take(buckets, now):
        raise Refused("too_fast", "too many wrong guesses; wait a moment", 429)
    for bucket in buckets:
        bucket.tokens += right


def networks(host: str) -> list[tuple[str, int]]:
    """What is counted for an address, and how many times an address's limits each may use.

    The owner of an IPv6 network often has a /48, so 65536 networks of /64: they count together,
    too. Providers give each customer a /64 of one /48, so it may do more than one address.
    """
    near = network(host)
    if "/64" not in near:
        return [(near, 1)]
    return [(near, 1), (str(ipaddress.ip_network(near).supernet(new_prefix=48)), SITE)]


def network(host: str) -> str:
    """The address that is counted: of IPv6 the /64 network, which has one owner."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        return str(address.ipv4_mapped)
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host
