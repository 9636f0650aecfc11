"""The search of the bots; `search.Search.explore` is its entry.

`parameters` holds the search parameters, `budget` the limits, `buffers` the memory, `move_estimate` the results.
`playing` and `tree` are compiled; `tree_search` and `racing` drive them.
"""
