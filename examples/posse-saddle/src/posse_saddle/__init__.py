"""Saddle: a trick-taking game."""
