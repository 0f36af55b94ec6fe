"""What Alembic runs: migrations over a connection that is already open."""

from alembic import context

from teahouse.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
