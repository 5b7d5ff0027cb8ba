"""What every test may use."""

import pytest

pytest_plugins = ["pytester", "tests.rule_marker"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that meets real processes, ports and clocks has a second try; pytest's summary names each that took it."""
    for item in items:
        if item.get_closest_marker("service"):
            item.add_marker(pytest.mark.flaky(reruns=1))
