"""Tesserae: a tiny game that uses everything the kernel offers. It proves the kernel, and shows how a game is written.

Twelve cards (1 to 6, twice). Everybody holds two. Three rounds: all bid a card in secret (TES-BID-01); the highest card rolls a die for
points (TES-BID-02), equal highest cards roll nothing; each other player may protest once a game and have it rolled again (TES-PRO-01), or
let it pass; the winner may put coins, one by one, into the chest (TES-COI-01): a coin there is a point. Then all draw a card (TES-END-01).

docs/developing/write-a-game.md walks through it.
"""

from .game import Tesserae as Tesserae

GAME = Tesserae()
