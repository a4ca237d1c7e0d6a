"""How the database came to be as ``philtre.server.storage.schema`` says, step by step, and the way back.

``alembic revision --autogenerate -m "what changes"`` writes the next step from the difference between
the schema and the database of ``PHILTRE_DATABASE_URL``.
"""
