"""What every test may use."""

pytest_plugins = ["pytester", "rule_marker"]
