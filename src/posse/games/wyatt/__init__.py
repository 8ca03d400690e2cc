"""Wyatt Earp: sheriffs hunt seven outlaws over several rounds, for money."""
