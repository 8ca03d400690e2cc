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
