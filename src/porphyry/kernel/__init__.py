"""The game-agnostic heart: decisions, actions, dice, events, records, tables."""
