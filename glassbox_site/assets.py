"""Static files: hashed names, compressed, module imports rewritten to the hashed names."""

from whitenoise.storage import CompressedManifestStaticFilesStorage


class HashedAssets(CompressedManifestStaticFilesStorage):
    """Without the aggregation, a module would import its neighbours by their unhashed (hence stale) names."""

    support_js_module_import_aggregation = True
