"""Limits per connection and per address."""

from __future__ import annotations

import ipaddress

from posse.server.errors import Refused
from posse.server.settings import Settings


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

    def full(self, now: float) -> bool:
        return self.tokens + (now - self.at) * self.rate >= self.burst


class AddressLimits:
    """The open connections of one address, and what it may still ask for."""

    def __init__(self, settings: Settings, now: float) -> None:
        self.connections = 0
        self.tables = TokenBucket(settings.address_tables, now)
        self.requests = TokenBucket(settings.address_requests, now)
        self.moves = TokenBucket(settings.address_moves, now)
        self.files = TokenBucket(settings.address_files, now)
        self.handshakes = TokenBucket(settings.address_handshakes, now)
        self.replays = TokenBucket(settings.address_replays, now)
        self.reports = TokenBucket(settings.address_reports, now)
        self.admin = TokenBucket(settings.address_admin, now)
        self.chats = TokenBucket(settings.address_chats, now)

    def idle(self, now: float) -> bool:
        buckets = [bucket for bucket in vars(self).values() if isinstance(bucket, TokenBucket)]
        return not self.connections and all(bucket.full(now) for bucket in buckets)


class RateLimits:
    """Counts requests by address. Every method raises Refused if the limit is reached."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.addresses: dict[str, AddressLimits] = {}
        self.connections = 0

    def request(self, host: str, now: float) -> None:
        if not self._address(host, now).requests.take(now):
            raise Refused("busy", "too many requests; wait a moment", 429)

    def file(self, host: str, now: float) -> None:
        if not self._address(host, now).files.take(now):
            raise Refused("busy", "too many files; wait a moment", 429)

    def replay(self, host: str, now: float) -> None:
        if not self._address(host, now).replays.take(now):
            raise Refused("busy", "too many replays; wait a moment", 429)

    def chat(self, host: str, now: float) -> None:
        if not self._address(host, now).chats.take(now):
            raise Refused("too_fast", "too much talk; slow down", 429)

    def report(self, host: str, now: float) -> None:
        if not self._address(host, now).reports.take(now):
            raise Refused("too_fast", "too many reports; wait a minute", 429)

    def admin(self, host: str, now: float, right: bool) -> None:
        """Somebody shows a token of the host; only a wrong one costs.

        After too many wrong ones a right one is refused, too: else guessing would go on.
        """
        bucket = self._address(host, now).admin
        if not bucket.take(now):
            raise Refused("too_fast", "too many wrong tokens; wait a moment", 429)
        bucket.tokens += right

    def table(self, host: str, now: float) -> None:
        """A table is created or loaded."""
        if not self._address(host, now).tables.take(now):
            raise Refused("busy", "too many new tables; wait a moment", 429)

    def move(self, host: str, now: float) -> None:
        """A transfer code is made or tried. The limit is too low to find one by guessing."""
        if not self._address(host, now).moves.take(now):
            raise Refused("too_fast", "too many codes; wait a minute", 429)

    def enter(self, host: str, now: float) -> None:
        """A connection opens; `leave` must follow."""
        address = self._address(host, now)
        if not address.handshakes.take(now):
            raise Refused("busy", "too many connections; wait a moment", 429)
        if self.connections >= self.settings.connections:
            raise Refused("full", "the server is full; try again later", 503)
        if address.connections >= self.settings.address_connections:
            raise Refused("busy", "too many connections from one address", 429)
        address.connections += 1
        self.connections += 1

    def leave(self, host: str) -> None:
        self.addresses[network(host)].connections -= 1
        self.connections -= 1

    def sweep(self, now: float) -> None:
        """Forgets the addresses that have no connection and all their tokens."""
        self.addresses = {k: v for k, v in self.addresses.items() if not v.idle(now)}

    def _address(self, host: str, now: float) -> AddressLimits:
        key = network(host)
        found = self.addresses.get(key)
        if found is None:
            found = self.addresses[key] = AddressLimits(self.settings, now)
        return found


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
