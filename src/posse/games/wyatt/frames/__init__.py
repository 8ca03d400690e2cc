"""What may interrupt what, one idea a file."""
