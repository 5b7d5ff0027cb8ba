"""What the seats contribute to the dice, and the lot by which they were drawn. Tables begun before keep the old form of the promise."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("dice", sa.Integer, nullable=False, server_default="1"))
        tables.add_column(sa.Column("contributions", sa.Text))
        tables.add_column(sa.Column("drawn", sa.Text))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("contribution", sa.Text))
