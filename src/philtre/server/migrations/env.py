"""What Alembic runs to migrate: in the transaction it was given, or (as ``alembic revision``) in one of its own."""

from alembic import context
from sqlalchemy import Connection

from philtre.server.storage.migration import transaction
from philtre.server.storage.place import database_url, read_url
from philtre.server.storage.schema import metadata


def migrate(connection: Connection) -> None:
    # SQLite changes a column by making its table anew: in batches.
    context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is None:
    with transaction(read_url(database_url())) as connection:
        migrate(connection)
else:
    migrate(given)
