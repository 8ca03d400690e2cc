"""What bots know of each pack of BANG!, one folder a pack; `all_packs` merges them."""
