"""The server: tables that are never lost, for one household or for a crowd."""
