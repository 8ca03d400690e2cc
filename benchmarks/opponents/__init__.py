"""Opponents that Posse's own bots are measured against: rules of thumb, written by hand.

They share no judgement with `posse.bots`: roles are inferred with numbers of their own, and what
cards and players are worth is set down here. They are a yardstick and stay as they are: after a
change of one, everything that was measured with it must be measured again.
"""
