"""The games for researchers: batches, features, environments, studies, datasets.

    from bauhuette.research import Batch

NumPy is all a batch needs. What needs more (Gymnasium, PettingZoo, OpenSpiel, PyArrow, CUDA, Ray) is imported in its
own module and comes with `pip install 'bauhuette[research]'`, `[gpu]` or `[ray]`.
"""

from bauhuette.nets.features import Features, features_of
from bauhuette.research.batch import Batch, Ended

__all__ = ["Batch", "Ended", "Features", "features_of"]
