"""What the server keeps: a SQLite file, or a PostgreSQL that several processes share."""
