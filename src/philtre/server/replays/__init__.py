"""Replays: tables as they were at any moment, and records of them to take away or to bring along."""
