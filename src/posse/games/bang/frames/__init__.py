"""The frames of BANG!, one idea a file."""
