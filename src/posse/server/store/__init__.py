"""What the server keeps: the rows, the interface, and its two implementations."""
