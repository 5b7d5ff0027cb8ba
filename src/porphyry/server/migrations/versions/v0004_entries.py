"""One index less on the entries: whoever writes entry n has read all before it, and so every action's id."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("entries") as entries:
        entries.drop_constraint("entries_action_id", type_="unique")
