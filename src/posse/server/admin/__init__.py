"""The host of a server: what they see, what they decide, and their command line."""
