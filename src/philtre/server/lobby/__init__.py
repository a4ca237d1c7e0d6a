"""The lobby: finding tables, making them, sitting down and getting up; all that comes before and around live play."""
