"""A siege of many days: supplies, events, orders, and the battles that come of them (chapter 11)."""
