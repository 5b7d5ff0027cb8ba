"""Seats whose players have given the game up: others play on, the seat is ranked last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("given_up", sa.Boolean, nullable=False, server_default=sa.false()))
