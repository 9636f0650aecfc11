"""Train nets by self-play. The only folder that knows PyTorch (`pip install 'bauhuette[train]'`).

from bauhuette.train.training import TrainingRequest, train
"""
