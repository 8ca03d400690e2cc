"""Gold Rush: a pack of BANG!."""
