"""Siege technique: ladders, ropes, engines and fire (chapter 10)."""
