"""Numbers for operators, in Prometheus' form. No names, no ids."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

registry = CollectorRegistry()
ProcessCollector(registry=registry)  # memory and processor of this process

actions = Counter("porphyry_actions", "Actions stored.", ["game", "by"], registry=registry)
refusals = Counter("porphyry_refusals", "Requests refused.", ["error"], registry=registry)
connections = Gauge("porphyry_connections", "Live connections.", registry=registry)
live_tables = Gauge("porphyry_live_tables", "Tables held in memory.", registry=registry)
commit_seconds = Histogram(
    "porphyry_commit_seconds",
    "Time of one durable transaction.",
    buckets=(0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1),
    registry=registry,
)
commit_batch = Histogram(
    "porphyry_commit_batch", "Writes in one transaction.", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256), registry=registry
)
bot_seconds = Histogram(
    "porphyry_bot_seconds",
    "Time of one bot decision, waiting included.",
    buckets=(0.005, 0.02, 0.1, 0.5, 1, 2, 5, 20),
    registry=registry,
)
bot_failures = Counter("porphyry_bot_failures", "Bot decisions that failed or were too slow.", registry=registry)
faults = Counter(
    "porphyry_faults", "Faults of the server: lines of level error in its log.", ["event"], registry=registry
)
notices = Counter("porphyry_notices", "Notices sent.", ["way", "result"], registry=registry)


def text() -> bytes:
    """All numbers, for /metrics."""
    return generate_latest(registry)
