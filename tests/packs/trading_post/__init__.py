"""The Trading Post: a small pack with everything that a pack can lay on the table.

At the start of a turn the player earns a dollar. In phase II they may buy a ware that lies open. A
Gold Pan brings two dollars, or some that others do not see.
"""
