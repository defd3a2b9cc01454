"""The page to compose a batch, by hand, from a YAML file or from an earlier batch, and to check it before ordering."""

from typing import Any

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from glassbox_site.ground import operators, problems, redis_clients
from glassbox_site.ground.plain import digits
from glassbox_site.ground.problems import Problem
from glassbox_site.ground.reading import strict_yaml
from sct import jobs, models
from sct.pages.forms import composition, drafts
from sct.pages.views import reviews, starts
from sct.records import batches
from sct.settings import config_reading

ORDERING = ("check", "more", "start")
FIELDSETS = {
    "amount": ("num_trials", "concurrency", "main", "budget_dollars", "budget_tokens"),
    "test": ("game", "t_fork", "T_max", "n_candidate_secrets", "random_seed"),
    "questions": ("question_mode", "candidate_order", "letters_per_trial", "letter_policy", "secret_from"),
    "llm": ("llm_provider", "llm_max_n"),
}


@never_cache
@operators.only
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    if request.method == "POST":
        return _sent(request)
    if earlier := request.GET.get("from", ""):
        return _again(request, get_object_or_404(models.Batch, pk=_number(earlier)))
    draft = drafts.load(request.session) or drafts.fresh()
    return _page(request, draft)


@never_cache
@operators.only
@require_safe
def config_yaml(request: HttpRequest) -> HttpResponse:
    """The file that the draft makes, to be kept, changed or run on the command line."""
    draft = drafts.load(request.session) or drafts.fresh()
    response = HttpResponse(composition.compose(draft.fields).text, content_type="application/yaml; charset=utf-8")
    response.headers["Content-Disposition"] = 'attachment; filename="hangman_sct_run.yaml"'
    return response


def _sent(request: HttpRequest) -> HttpResponse:
    action = request.POST.get("action")
    if action in ORDERING and (left_over := _left_over(request)):
        draft = drafts.sent(request.POST.dict(), is_checked=True)
        drafts.save(request.session, draft)
        return _page(request, draft, file_text=request.POST.get("yaml", ""), file_problems=left_over)
    match action:
        case "fill":
            return _fill(request)
        case "start":
            return _start(request)
        case "duplicate":
            batch = get_object_or_404(models.Batch, pk=_number(request.POST.get("from", "")))
            drafts.save(request.session, drafts.of_batch(batch))
        case "forget":
            drafts.drop(request.session)
        case "draft":
            draft = drafts.sent(request.POST.dict(), is_checked=False)
            drafts.save(request.session, draft)
            return JsonResponse(reviews.told(composition.compose(draft.fields)))
        case "more":
            drafts.save(request.session, drafts.sent(request.POST.dict(), is_checked=False))
        case _:
            return _checked(request, drafts.sent(request.POST.dict(), is_checked=True))
    return redirect(request.path)


def _left_over(request: HttpRequest) -> list[str]:
    """A problem if a file was chosen or pasted but not put into the form."""
    if not request.POST.get("yaml", "").strip() and not request.POST.get("file"):
        return []
    return [_("This file is not in the form yet: “Fill the form” puts it there. Otherwise remove it here.")]


def _again(request: HttpRequest, batch: models.Batch) -> HttpResponse:
    """Starts a new batch from an earlier one. Asks first if another draft would be lost."""
    wanted, draft = drafts.of_batch(batch), drafts.load(request.session)
    if draft is not None and not drafts.are_alike(draft, wanted):
        return render(request, "sct/compose/replace_draft.html", {"batch": batch})
    drafts.save(request.session, wanted)
    return redirect("sct-new")


def _number(text: str) -> int:
    """The number of a batch. Raises BadRequest."""
    number = digits.number(text)
    if number is None:
        raise BadRequest("`from` must be the number of a batch")
    return number


def _fill(request: HttpRequest) -> HttpResponse:
    """Fills the form from a file. If that is not YAML, the form stays as it was, and the text is shown to be fixed."""
    try:
        text = file_text(request)
        return _checked(request, drafts.of_file(text, name=request.POST.get("name", "")))
    except config_reading.BadConfig as bad:
        draft = drafts.load(request.session) or drafts.fresh()
        if "token" in request.POST:
            draft = drafts.sent(request.POST.dict(), is_checked=False)
        return _page(request, draft, file_text=request.POST.get("yaml", ""), file_problems=bad.lines)


def _checked(request: HttpRequest, draft: drafts.Draft) -> HttpResponse:
    """Saves the draft and redirects to the form: to its problems, or if there are none, to the review."""
    drafts.save(request.session, draft)
    is_right = not draft.strange and composition.compose(draft.fields).wanted is not None
    return redirect(f"{request.path}#{'review' if is_right else 'problems'}")


def file_text(request: HttpRequest) -> str:
    upload = request.FILES.get("file")
    if upload is None:
        return str(request.POST.get("yaml", ""))
    try:
        return str(upload.read(strict_yaml.MOST_BYTES + 1), "utf-8-sig")
    except UnicodeDecodeError as problem:
        told = Problem(code=gettext_noop("The file is not text in UTF-8."))
        raise config_reading.BadConfig([told]) from problem


def _start(request: HttpRequest) -> HttpResponse:
    """Orders the batch. Sending the same form again leads to the same batch; a changed form makes another one."""
    draft = drafts.sent(request.POST.dict(), is_checked=True)
    composed = composition.compose(draft.fields)
    if composed.wanted is None:
        return _checked(request, draft)
    batch = batches.create(
        composed.text,
        composed.providers_text,
        token=f"form-{request.user.pk}-{draft.fields['token'][:40]}-{batches.digest(composed.text)}",
        name=composed.batch.cleaned_data["name"],
        by_id=request.user.pk,
        beside=True,
    )
    starts.begin(request, batch)
    drafts.drop(request.session)
    return redirect(batch)


def _page(request: HttpRequest, draft: drafts.Draft, **file: Any) -> HttpResponse:
    composed = composition.compose(draft.fields)
    review = reviews.told(composed, reaching_out=draft.is_checked)
    shown = composed if draft.is_checked else composition.bound(draft.fields)
    context = {
        "shown": shown,
        "review": review,
        "draft": draft,
        "problems": [
            *({"text": line} for line in problems.lines(draft.strange)),
            *review["problems"],
        ],
        "fieldsets": {name: shown.batch.fieldset(names) for name, names in FIELDSETS.items()},
        "workers": redis_clients.unless_away(jobs.workers, None),
        **file,
    }
    return render(request, "sct/compose/new.html", context)
