"""Standing orders, reaction times, and what a table shows while a reaction is pending."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "name"),
    )
    op.add_column("tables", sa.Column("reaction_ms", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("late", sa.Text(), nullable=False, server_default="wait"))
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("standing", sa.Column("shown_n", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("standing", sa.Column("shown_ply", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("standing", sa.Column("shown_at", sa.BigInteger(), nullable=True))
    op.execute(sa.text("UPDATE standing SET shown_n = n, shown_ply = ply"))
