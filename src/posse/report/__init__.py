"""What many matches say, as one page to look at: `posse report`. Needs the extra `report`."""
