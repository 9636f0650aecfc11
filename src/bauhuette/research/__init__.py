"""The games for researchers: batches, features, environments, studies, datasets.

    from bauhuette.research import Batch

A batch needs only NumPy. Other packages (Gymnasium, PettingZoo, OpenSpiel, PyArrow, CUDA, Ray) are imported by their
own module and come with `pip install 'bauhuette[research]'`, `[gpu]` or `[ray]`.
"""

from bauhuette.nets.features import Features, features_of
from bauhuette.research.batch import Batch, Ended

__all__ = ["Batch", "Ended", "Features", "features_of"]
