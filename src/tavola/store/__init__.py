"""What happened, kept: a port with SQLite and PostgreSQL behind it."""
