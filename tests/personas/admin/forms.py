"""Fills in the admin's forms as a browser does."""

from typing import Any

from django.test import Client


def typed(form: Any) -> dict[str, Any]:
    """What a browser sends for a form that nobody has changed."""
    values = {name: form[name].value() for name in form.fields}
    shown = {form[name].html_initial_name: values[name] for name in values if form.fields[name].show_hidden_initial}
    return {name: "" if value is None else value for name, value in values.items() if value is not False} | {
        name: "" if value is None else value for name, value in shown.items()
    }


def formless(inlines: str = "versions") -> dict[str, str]:
    return {f"{inlines}-TOTAL_FORMS": "0", f"{inlines}-INITIAL_FORMS": "0"}


def edit(desk: Client, kind: str, pk: int, **changes: Any) -> Any:
    address = f"/admin/personas/{kind}/{pk}/change/"
    form = desk.get(address).context["adminform"].form
    return desk.post(address, typed(form) | formless() | changes)
