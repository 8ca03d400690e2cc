"""Token buckets and what one address may open."""

import pytest

from posse.server.errors import Refused
from posse.server.rate_limits import SITE, RateLimits, TokenBucket
from posse.server.settings import Settings


def test_a_bucket_refills_with_time() -> None:
    bucket = TokenBucket((2.0, 3.0), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    assert not bucket.full(1.0)
    assert bucket.full(3.0)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False], "and no further"


def test_one_address_does_not_use_up_the_server() -> None:
    limits = RateLimits(Settings(connections=3, address_connections=2))
    limits.enter("10.0.0.1", 0.0)
    limits.enter("10.0.0.1", 0.0)
    with pytest.raises(Refused) as refused:
        limits.enter("10.0.0.1", 0.0)
    assert refused.value.error == "busy"
    limits.enter("10.0.0.2", 0.0)
    with pytest.raises(Refused) as refused:
        limits.enter("10.0.0.3", 0.0)
    assert refused.value.error == "full"
    limits.leave("10.0.0.1")
    limits.enter("10.0.0.3", 0.0)


def test_an_ipv6_network_counts_as_one_address() -> None:
    limits = RateLimits(Settings(address_connections=1))
    limits.enter("2001:db8::1", 0.0)
    with pytest.raises(Refused):
        limits.enter("2001:db8::2", 0.0)
    limits.enter("2001:db8:0:1::1", 0.0)


def test_the_networks_of_one_site_count_together() -> None:
    """A /48 has 65536 networks of /64, and often one owner."""
    limits = RateLimits(Settings(address_connections=2, address_tables=(0.0, 1.0)))
    for number in range(2 * SITE):
        limits.enter(f"2001:db8:0:{number:x}::1", 0.0)
    with pytest.raises(Refused):
        limits.enter("2001:db8:0:ffff::1", 0.0)
    limits.enter("2001:db8:1::1", 0.0)
    limits.leave("2001:db8:0:1::1")
    limits.enter("2001:db8:0:ffff::1", 0.0)
    for number in range(SITE):
        limits.table(f"2001:db8:0:{number:x}::1", 0.0)
    with pytest.raises(Refused):
        limits.table("2001:db8:0:ffff::1", 0.0)
    limits.table("::ffff:10.0.0.1", 0.0)
    assert "10.0.0.1" in limits.addresses


def test_new_tables_are_limited() -> None:
    limits = RateLimits(Settings(address_tables=(0.1, 2.0)))
    limits.table("10.0.0.1", 0.0)
    limits.table("10.0.0.1", 0.0)
    with pytest.raises(Refused):
        limits.table("10.0.0.1", 0.0)
    limits.table("10.0.0.1", 10.0)


def test_quiet_addresses_are_forgotten() -> None:
    limits = RateLimits(Settings())
    limits.request("10.0.0.1", 0.0)
    limits.enter("10.0.0.2", 0.0)
    limits.sweep(0.0)
    assert set(limits.addresses) == {"10.0.0.1", "10.0.0.2"}
    limits.sweep(3600.0)
    assert set(limits.addresses) == {"10.0.0.2"}


def guess(limits: RateLimits, host: str, now: float, right: bool = False) -> bool:
    try:
        limits.code(host, now, right)
    except Refused:
        return False
    return True


def tries_in_an_hour(hosts: list[str]) -> int:
    """Wrong codes that can be told from these addresses, every second and from each one."""
    limits = RateLimits(Settings())
    return sum(guess(limits, host, float(now)) for now in range(3600) for host in hosts)


def test_the_short_codes_of_tables_cannot_be_guessed() -> None:
    """The figures of docs/protocol.md: wrong codes in an hour, and the chance to find a table."""
    found = 600 / (31**4 - 23**4)  # tables, by the codes that there are
    one = ["10.0.0.1"]
    some = [f"10.0.0.{host}" for host in range(9)]
    site = [f"2001:db8:0:{net:x}::1" for net in range(60)]  # one /48
    tries = [tries_in_an_hour(hosts) for hosts in (one, some, site)]
    assert tries == [17, 153, 149]
    assert [round(100 * (1 - (1 - found) ** n), 1) for n in tries] == [1.6, 13.3, 13.0]


def test_when_many_guess_others_may_still_enter() -> None:
    limits = RateLimits(Settings(node_codes=(0.0, 20.0)))
    tries = sum(guess(limits, f"10.0.{i}.1", 0.0) for i in range(5) for _ in range(6))
    assert tries == 21, "the fifth address has one try"
    assert not guess(limits, "10.0.0.1", 0.0, right=True)
    assert guess(limits, "10.0.9.1", 0.0, right=True)
    assert guess(limits, "10.0.9.1", 0.0, right=True), "a right one costs nothing"
    assert guess(limits, "10.0.9.1", 0.0), "one try"
    assert not guess(limits, "10.0.9.1", 0.0, right=True)
