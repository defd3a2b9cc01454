"""Words of models, read strictly."""
