"""The frames of Wyatt Earp, one idea a file."""
