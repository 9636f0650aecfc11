"""The search of the bots: `search.Search` with its one `explore`.

`parameters.py` says what a search weighs, `budget.py` how long it goes on, `memory.py` what it holds, `finding.py` what
it says. `playing.py` and `growing.py` are its compiled part; `tree.py` and `race.py` are the two ways to lead it.
"""
