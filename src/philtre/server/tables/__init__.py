"""Live play: the tables that are open here, the sockets through which people play, and what is due with nobody asking.

Begin with ``hall``, through which everything that happens at a table goes, then ``protocol``.
"""
