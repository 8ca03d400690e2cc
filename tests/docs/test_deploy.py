"""The files of deploy/ fit the server: metrics, options, ports and names that they use exist."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from posse import __version__
from posse.server.limit_option import LIMITS
from posse.server.metrics import Metrics
from posse.server.settings import Settings
from tests.docs.test_hosting import OPTION, options

DEPLOY = Path(__file__).parents[2] / "deploy"
ALERTS, TESTS = DEPLOY / "alerts.yaml", DEPLOY / "alerts.test.yaml"
BOARD = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
CLUSTER = list(yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text("utf-8")))
PROMTOOL = os.environ.get("PROMTOOL") or shutil.which("promtool")
# The names of the event loop's metrics. Alerts and dashboard may ask for them before they exist.
AGREED = {
    "posse_commit_seconds_bucket", "posse_loop_lag_seconds_bucket", "posse_loop_lag_max_seconds",
    "posse_gc_collections_total", "posse_gc_seconds_total",
}  # fmt: skip
METRIC = re.compile(r"\bposse_\w+")


def rules() -> list[dict[str, Any]]:
    groups = yaml.safe_load(ALERTS.read_text("utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def known() -> set[str]:
    """Every name in /metrics, those of a histogram included."""
    shown = dict(re.findall(r"# TYPE (\w+) (\w+)", Metrics().text({}, 0, 0)))
    parts = ("_bucket", "_sum", "_count")
    return {*shown, *(n + p for n, kind in shown.items() if kind == "histogram" for p in parts)}


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif isinstance(value, str):
        yield value


def of_kind(kind: str) -> dict[str, Any]:
    (found,) = (one for one in CLUSTER if one["kind"] == kind)
    assert isinstance(found, dict)
    return found


# Prometheus and Grafana ---------------------------------------------------------------------------


def test_alerts_ask_for_metrics_that_exist() -> None:
    for rule in rules():
        assert set(METRIC.findall(rule["expr"])) <= known() | AGREED, rule["alert"]


def test_every_alert_says_what_to_do_and_is_tried() -> None:
    tried = TESTS.read_text("utf-8")
    for rule in rules():
        assert rule["annotations"].keys() == {"summary", "what_to_do"}
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert f'alertname="{rule["alert"]}"' in tried


def test_alerts_know_the_limits() -> None:
    """Both begin at four fifths of the server's own limit."""
    found = {rule["alert"]: rule["expr"] for rule in rules()}
    settings = Settings()
    assert found["PosseTablesNearLimit"].endswith(f"> {settings.tables * 4 // 5}")
    assert found["PosseConnectionsNearLimit"].endswith(f"> {settings.connections * 4 // 5}")
    told = re.findall(r"--limit (\w+)", ALERTS.read_text("utf-8"))
    assert told
    assert set(told) <= set(LIMITS)


@pytest.mark.skipif(not PROMTOOL, reason="no promtool (Debian: prometheus)")
@pytest.mark.parametrize("words", [("check", "rules", ALERTS), ("test", "rules", TESTS)])
def test_promtool_accepts_the_alerts(words: tuple[object, ...]) -> None:
    command = [str(PROMTOOL), *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    asked = set(METRIC.findall("\n".join(strings(BOARD["panels"]))))
    assert asked <= known() | AGREED
    short = {re.sub(r"_(bucket|sum|count)$", "", name) for name in asked}
    assert short >= set(re.findall(r"# TYPE (\w+)", Metrics().text({}, 0, 0)))


def test_the_dashboard_is_whole() -> None:
    panels = BOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    cells: set[tuple[int, int]] = set()
    for panel in panels:
        at = panel["gridPos"]
        assert at["x"] + at["w"] <= 24
        mine = {(x, y) for x in range(at["x"], at["x"] + at["w"])
                for y in range(at["y"], at["y"] + at["h"])}  # fmt: skip
        assert not mine & cells, f"{panel['title']} lies over another"
        cells |= mine
        assert panel["targets"]
        assert panel["datasource"]["uid"] == "${source}"
    assert {one["name"] for one in BOARD["templating"]["list"]} == {"source", "instance"}


# Kubernetes ---------------------------------------------------------------------------------------


def test_the_cluster_starts_a_command_that_exists() -> None:
    (container,) = of_kind("Deployment")["spec"]["template"]["spec"]["containers"]
    assert container["args"][0] == "serve"
    assert {OPTION.match(arg)[0] for arg in container["args"][1:]} <= options("serve")  # type: ignore[index]
    given = {one["name"] for one in container["env"]}
    assert set(re.findall(r"\$\((\w+)\)", " ".join(container["args"]))) <= given
    assert all(one["image"].endswith(f":{__version__}") for one in containers())


def containers() -> list[dict[str, Any]]:
    job = of_kind("CronJob")["spec"]["jobTemplate"]["spec"]["template"]["spec"]
    pod = of_kind("Deployment")["spec"]["template"]["spec"]
    return [*pod["containers"], *job["containers"]]


def test_what_the_cluster_refers_to_exists() -> None:
    settings = of_kind("ConfigMap")["data"]
    head = (DEPLOY / "kubernetes.yaml").read_text("utf-8").split("apiVersion")[0]
    secrets = set(re.findall(r"--from-literal=([\w-]+)", head))
    for container in containers():
        for one in container["env"]:
            source = one["valueFrom"]
            if "configMapKeyRef" in source:
                assert source["configMapKeyRef"]["key"] in settings
            if "secretKeyRef" in source:
                assert source["secretKeyRef"]["key"] in secrets
    labels = of_kind("Deployment")["spec"]["template"]["metadata"]["labels"]
    assert of_kind("Service")["spec"]["selector"] == labels
    assert of_kind("PodDisruptionBudget")["spec"]["selector"]["matchLabels"] == labels
    claim = of_kind("PersistentVolumeClaim")["metadata"]["name"]
    assert claim in list(strings(of_kind("CronJob")))


def test_nothing_in_the_cluster_runs_as_root() -> None:
    for container in containers():
        inner = container["securityContext"]
        assert inner["readOnlyRootFilesystem"]
        assert inner["capabilities"] == {"drop": ["ALL"]}
        assert not inner["allowPrivilegeEscalation"]
    for one in CLUSTER:
        assert one["metadata"]["namespace"] == "posse"
