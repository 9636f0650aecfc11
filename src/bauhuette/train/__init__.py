"""Nets that learn by playing themselves. The only folder that knows PyTorch (`pip install 'bauhuette[train]'`).

from bauhuette.train.run import Wish, train
"""
