"""Results of many matches as one page: `posse report`. Needs the extra `report`."""
