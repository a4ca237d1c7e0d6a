"""The people: guests at once, accounts for those who want to be found again, tokens for their programs."""
