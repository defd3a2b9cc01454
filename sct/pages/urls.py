"""The test's addresses."""

from django.urls import path

from sct.pages.views import (
    actions,
    batch,
    compare,
    compose,
    demo_page,
    downloads,
    figure_pages,
    lists,
    study_new,
    study_pages,
    trial_page,
)

TRIAL = "<int:batch_id>/trials/<str:agent>/<int:number>"

urlpatterns = [
    path("", lists.batches, name="sct"),
    path("new/", compose.new, name="sct-new"),
    path("new/config.yaml", compose.config_yaml, name="sct-new-config"),
    path("compare/", compare.compare, name="sct-compare"),
    path("demo/", demo_page.start, name="sct-demo"),
    path("trial.schema.json", downloads.schema, name="sct-schema"),
    path("studies/", study_pages.studies, name="sct-studies"),
    path("studies/new/", study_new.new, name="sct-study-new"),
    path("studies/<int:study_id>/", study_pages.study, name="sct-study"),
    path("studies/<int:study_id>/actions/<slug:action>/", study_pages.act, name="sct-study-action"),
    path("studies/<int:study_id>/study.zip", study_pages.archive, name="sct-study-zip"),
    path("studies/<int:study_id>/<str:name>", study_pages.table, name="sct-study-table"),
    path("<int:batch_id>/", batch.batch, name="sct-batch"),
    path("<int:batch_id>/figures/<slug:name>.<slug:kind>", figure_pages.figure, name="sct-figure"),
    path("<int:batch_id>/config.yaml", downloads.config_yaml, name="sct-config"),
    path("<int:batch_id>/providers.yaml", downloads.providers_yaml, name="sct-providers"),
    path("<int:batch_id>/trials.zip", downloads.trials_zip, name="sct-zip"),
    path("<int:batch_id>/trials.ndjson", downloads.trials_ndjson, name="sct-ndjson"),
    path("<int:batch_id>/batch.eval", downloads.batch_eval, {"form": "eval"}, name="sct-eval"),
    path("<int:batch_id>/batch.eval.json", downloads.batch_eval, {"form": "json"}, name="sct-eval-json"),
    path("<int:batch_id>/trials.csv", downloads.trials_csv, name="sct-csv"),
    path("<int:batch_id>/delete/", actions.delete, name="sct-delete"),
    path("<int:batch_id>/actions/<slug:action>/", actions.act, name="sct-action"),
    path(f"{TRIAL}/retry/", actions.retry_trial, name="sct-retry-trial"),
    path(f"{TRIAL}/", trial_page.trial, name="sct-trial"),
    path(f"{TRIAL}.json", downloads.trial_json, name="sct-trial-json"),
]
