"""What /metrics says."""

from __future__ import annotations

from posse.server.metrics import Metrics


def lines(metrics: Metrics) -> list[str]:
    return metrics.text({"open": 0}, 0, 0).splitlines()


def test_commits_are_counted_by_their_time() -> None:
    metrics = Metrics()
    for seconds in (0.0004, 0.004, 0.004, 7.0):
        metrics.commits.add(seconds)
    text = lines(metrics)
    assert "# TYPE posse_commit_seconds histogram" in text
    assert 'posse_commit_seconds_bucket{le="0.001"} 1' in text
    assert 'posse_commit_seconds_bucket{le="0.005"} 3' in text
    assert 'posse_commit_seconds_bucket{le="+Inf"} 4' in text
    assert "posse_commit_seconds_sum 7.008400" in text
    assert "posse_commit_seconds_count 4" in text


def test_the_longest_lag_is_told_once() -> None:
    metrics = Metrics()
    metrics.lagged(0.002)
    metrics.lagged(0.25)
    metrics.lagged(0.001)
    text = lines(metrics)
    assert "posse_loop_lag_max_seconds 0.25" in text
    assert 'posse_loop_lag_seconds_bucket{le="0.0025"} 2' in text
    again = lines(metrics)
    assert "posse_loop_lag_max_seconds 0.0" in again
    assert "posse_loop_lag_seconds_count 3" in again


def test_collections_are_counted_by_generation() -> None:
    metrics = Metrics()
    metrics.collected(0, 0.5)
    metrics.collected(2, 0.25)
    metrics.collected(2, 0.5)
    text = lines(metrics)
    assert 'posse_gc_collections_total{generation="0"} 1' in text
    assert 'posse_gc_collections_total{generation="1"} 0' in text
    assert 'posse_gc_collections_total{generation="2"} 2' in text
    assert 'posse_gc_seconds_total{generation="2"} 0.75' in text
