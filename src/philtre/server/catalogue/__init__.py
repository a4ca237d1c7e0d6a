"""The games that can be played here, and every word a client needs to speak of them."""
