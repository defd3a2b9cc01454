"""What a JSON schema allows at each field, in one form in which two schemas can be compared: types with formats,
nullability, values, items, but no titles, limits or descriptions."""

from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]
REF = "$ref"
NULL = ("null", "")


def fields(schema: Schema, every: Mapping[str, Schema]) -> dict[str, object]:
    """By name, what each field allows and whether it is required. An optional field without a default allows null."""
    required = schema.get("required", ())
    return {
        name: (name in required, allowed(about, every) | ({NULL} if _may_be_absent(name, schema) else frozenset()))
        for name, about in schema.get("properties", {}).items()
    }


def _may_be_absent(name: str, schema: Schema) -> bool:
    return name not in schema.get("required", ()) and "default" not in schema["properties"][name]


def allowed(schema: Schema, every: Mapping[str, Schema]) -> frozenset[object]:
    """All kinds of values that are allowed. A named object schema is given by its name."""
    if REF in schema:
        name = schema[REF].rpartition("/")[2]
        found = every[name]
        return frozenset({bare(name)}) if "properties" in found else allowed(found, every)
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return frozenset().union(*(allowed(each, every) for each in schema[several]))
    if "const" in schema or "enum" in schema:
        return frozenset(("value", value) for value in schema.get("enum", [schema.get("const")]))
    kinds = schema.get("type", "any")
    return frozenset(_kind(kind, schema, every) for kind in ([kinds] if isinstance(kinds, str) else kinds))


def _kind(kind: str, schema: Schema, every: Mapping[str, Schema]) -> object:
    if kind == "array":
        return kind, allowed(schema.get("items", {}), every)
    if kind == "object":
        more = schema.get("additionalProperties", True)
        return kind, allowed(more, every) if isinstance(more, Mapping) else frozenset({"any"})
    return kind, schema.get("format", "")


def bare(name: str) -> str:
    return name.replace("_", "")
