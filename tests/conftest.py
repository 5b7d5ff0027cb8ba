"""What every test may use."""

pytest_plugins = ["pytester", "tests.rule_marker"]
