"""Guiscard: skirmishes of the Norman south."""
