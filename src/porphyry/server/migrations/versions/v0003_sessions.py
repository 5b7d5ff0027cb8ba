"""When a session was last used: idle ones end, and guests who do not come back are forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("used_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE sessions SET used_at = created_at"))
