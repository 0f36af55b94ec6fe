"""Facts for lists: the sentences stored beside a table go; its phase is found again when somebody asks for it."""

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

seating = sa.table("seating", sa.column("id", sa.String), sa.column("standing", sa.Text))


def upgrade() -> None:
    rewrite(lambda standing: {name: value for name, value in standing.items() if name != "moment"} | {"phase": {}})


def downgrade() -> None:
    rewrite(lambda standing: {name: value for name, value in standing.items() if name != "phase"} | {"moment": {}})


def rewrite(changed: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    connection = op.get_bind()
    for row in connection.execute(sa.select(seating)).all():
        standing = json.dumps(changed(json.loads(row.standing)))
        connection.execute(sa.update(seating).where(seating.c.id == row.id).values(standing=standing))
