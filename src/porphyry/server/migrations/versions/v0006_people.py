"""People: verified addresses, sessions and keys one can tell apart, keepers; seats of programs; links, reports, the log of keepers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger()


def upgrade() -> None:
    for column in (
        sa.Column("email_verified", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("mail_day", sa.Integer, nullable=False, server_default="0"),
        sa.Column("mail_count", sa.Integer, nullable=False, server_default="0"),
        sa.Column("role", sa.Text, nullable=False, server_default=""),
        sa.Column("banned_at", NUMBER),
        sa.Column("silent_until", NUMBER),
    ):
        op.add_column("people", column)
    op.add_column("sessions", sa.Column("agent", sa.Text, nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("scope", sa.Text, nullable=False, server_default="play"))
    op.add_column("tokens", sa.Column("expires_at", NUMBER))
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "links",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=False, index=True),
        sa.Column("created_at", NUMBER, nullable=False),
        sa.Column("expires_at", NUMBER, nullable=False),
        sa.Column("used_at", NUMBER),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("about", sa.Text),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", NUMBER, nullable=False),
        sa.Column("closed_at", NUMBER),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", NUMBER, nullable=False, index=True),
        sa.Column("keeper", sa.Text, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
