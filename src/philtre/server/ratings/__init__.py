"""Ratings: what finished tables tell of those who played at them."""
