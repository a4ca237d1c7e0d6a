"""The kernel: what every game is built with, and what it is given for nothing.

To read it, begin with ``zones`` (what lies where, and who may see it) and ``lexicon`` (every word
of the rules), then ``state`` (the stack of questions and how it is played), ``sight`` (redaction and
re-dealing), and ``game`` (the doors for everybody else). ``chance``, ``secret``, ``moves``, ``journal``,
``record``, ``undo``, ``view`` and ``words`` are each what their name says. Nothing here knows any game.
"""
