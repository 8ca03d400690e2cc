"""Opponents that Posse's own bots are measured against: rules of thumb, written by hand.

They share no judgement with `posse.bots`: roles are inferred with numbers of their own, and what
cards and players are worth is set down here. They are a yardstick and stay as they are: whoever
changes one must measure again what was measured with it.
"""
