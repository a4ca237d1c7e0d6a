"""Ars Alchimia: the face-down piles.

A pile is layers of cards. What lies in each layer everybody knows, in which order nobody does. At
the start each pile is one layer; a card put under it alone is a layer of its own, those put under
it together, shuffled, are one. So what a player knows of the bottom of a pile stays known.
"""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.ars_alchimia.state import *


def top_layer(b: vec[i64], pile: i64) -> i64:
    """The layer from which cards are drawn; 0 if the pile is empty."""
    top: i64 = 0
    for card in range(FIRST_OF[pile], FIRST_OF[pile + 1]):
        layer = b[LAYER + card]
        if layer != 0 and (top == 0 or layer < top):
            top = layer
    return top


def size_of(b: vec[i64], pile: i64, layer: i64) -> i64:
    number: i64 = 0
    for card in range(FIRST_OF[pile], FIRST_OF[pile + 1]):
        if b[LAYER + card] == layer:
            number += 1
    return number


def take_out(b: vec[i64], pile: i64, layer: i64, index: i64) -> i64:
    """Take a card out of a layer, by its index among those there."""
    card = FIRST_OF[pile]
    while b[LAYER + card] != layer or index > 0:
        if b[LAYER + card] == layer:
            index -= 1
        card += 1
    b[LAYER + card] = 0
    return card


def put_under(b: vec[i64], card: i64) -> None:
    """Put a card, alone, under its pile (R41)."""
    b[LAYERS] += 1
    b[LAYER + card] = b[LAYERS]


def clear_cards(b: vec[i64]) -> None:
    """Put the open cards of each pile under it together, shuffled (R22)."""
    b[LAYERS] += 1
    for place in range(SPOTS):
        if b[CARD_ON + place] != 0:
            b[LAYER + b[CARD_ON + place] - 1] = b[LAYERS]
            b[CARD_ON + place] = 0
