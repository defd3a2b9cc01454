"""What real model servers answer to a GET, path by path, according to their sources and documentation."""

import json
from collections.abc import Mapping

from pydantic import JsonValue

from tests.support.endpoints.model_replies import Reply
from tests.support.endpoints.model_server import Heard, Script

OLLAMA: Mapping[str, JsonValue] = {
    "/": "Ollama is running",
    "/api/version": {"version": "0.32.1"},
    "/api/tags": {
        "models": [
            {
                "name": "qwen3:8b",
                "model": "qwen3:8b",
                "size": 5225388164,
                "digest": "500a1f067a9f",
                "details": {
                    "format": "gguf",
                    "family": "qwen3",
                    "parameter_size": "8.2B",
                    "quantization_level": "Q4_K_M",
                },
                "capabilities": ["completion", "tools", "thinking"],
            },
            {
                "name": "gpt-oss:120b-cloud",
                "model": "gpt-oss:120b-cloud",
                "remote_model": "gpt-oss:120b",
                "remote_host": "https://ollama.com:443",
                "size": 384,
                "capabilities": ["completion", "tools", "thinking"],
            },
            {"name": "nomic-embed-text:latest", "size": 274302450, "capabilities": ["embedding"]},
            {"name": "gemma3:1b", "size": 815319791, "details": {"family": "gemma3"}},
        ]
    },
    "/api/ps": {"models": [{"name": "gemma3:1b", "size": 1, "size_vram": 0, "context_length": 4096}]},
    "/v1/models": {"object": "list", "data": [{"id": "qwen3:8b", "object": "model", "owned_by": "library"}]},
}

LLAMACPP: Mapping[str, JsonValue] = {
    "/": {"error": {"message": "File Not Found", "type": "not_found_error", "code": 404}},
    "/health": {"status": "ok"},
    "/v1/models": {
        "models": [{"name": "smollm2-135m", "model": "smollm2-135m", "capabilities": ["completion"], "details": {}}],
        "object": "list",
        "data": [
            {
                "id": "smollm2-135m",
                "object": "model",
                "owned_by": "llamacpp",
                "meta": {"n_ctx": 16384, "n_ctx_train": 8192, "n_params": 134515008},
            }
        ],
    },
    "/props": {
        "default_generation_settings": {"n_ctx": 4096, "params": {}},
        "total_slots": 4,
        "model_path": "/models/SmolLM2-135M-Instruct.Q4_1.gguf",
        "chat_template": "{% for message in messages %}{{ '<|im_start|>' + message['role'] }}{% endfor %}",
        "chat_template_caps": {"supports_tools": False, "supports_system_role": True},
        "is_sleeping": False,
    },
}

LLAMACPP_LOADING: JsonValue = {"error": {"message": "Loading model", "type": "unavailable_error", "code": 503}}

LLAMACPP_ROUTER: Mapping[str, JsonValue] = {
    "/v1/models": {
        "object": "list",
        "data": [
            {"id": "qwen3-8b", "object": "model", "owned_by": "llamacpp", "status": {"value": "loaded"}},
            {"id": "gemma-3-4b", "object": "model", "owned_by": "llamacpp", "status": {"value": "unloaded"}},
        ],
    },
    "/props": {"role": "router", "default_generation_settings": {"n_ctx": 0}, "total_slots": 0},
}

LLAMAFILE: Mapping[str, JsonValue] = {
    "/v1/models": {"object": "list", "data": [{"id": "LLaMA_CPP", "object": "model", "owned_by": "llamacpp"}]},
    "/props": {
        "user_name": "",
        "assistant_name": "",
        "default_generation_settings": {"n_ctx": 8192, "model": "Qwen3-0.6B.llamafile"},
        "total_slots": 1,
    },
}

LMSTUDIO: Mapping[str, JsonValue] = {
    "/api/v1/models": {
        "models": [
            {
                "type": "llm",
                "publisher": "openai",
                "key": "openai/gpt-oss-20b",
                "display_name": "gpt-oss 20B",
                "loaded_instances": [
                    {
                        "id": "openai/gpt-oss-20b",
                        "config": {"context_length": 4096, "parallel": 4},
                    }
                ],
                "max_context_length": 131072,
                "format": "gguf",
                "capabilities": {
                    "vision": False,
                    "trained_for_tool_use": True,
                    "reasoning": {"allowed_options": ["low", "medium", "high"], "default": "low"},
                },
            },
            {
                "type": "llm",
                "key": "google/gemma-3-4b",
                "loaded_instances": [],
                "max_context_length": 131072,
                "capabilities": {"vision": True, "trained_for_tool_use": False},
            },
            {"type": "embedding", "key": "nomic-embed", "loaded_instances": [], "max_context_length": 2048},
        ]
    }
}

OLDER_LMSTUDIO: Mapping[str, JsonValue] = {
    "/api/v0/models": {
        "object": "list",
        "data": [
            {
                "id": "meta-llama-3.1-8b-instruct",
                "object": "model",
                "type": "llm",
                "arch": "llama",
                "compatibility_type": "gguf",
                "state": "loaded",
                "max_context_length": 131072,
                "loaded_context_length": 8192,
                "capabilities": ["tool_use"],
            },
            {
                "id": "text-embedding-nomic",
                "object": "model",
                "type": "embeddings",
                "compatibility_type": "gguf",
                "state": "not-loaded",
            },
        ],
    }
}

VLLM: Mapping[str, JsonValue] = {
    "/version": {"version": "0.22.0"},
    "/v1/models": {
        "object": "list",
        "data": [
            {
                "id": "Qwen/Qwen3-8B",
                "object": "model",
                "owned_by": "vllm",
                "root": "Qwen/Qwen3-8B",
                "parent": None,
                "max_model_len": 32768,
            }
        ],
    },
}

LLAMA_CPP_PYTHON: Mapping[str, JsonValue] = {
    "/v1/models": {
        "object": "list",
        "data": [{"id": "models/qwen.gguf", "object": "model", "owned_by": "me", "permissions": []}],
    }
}

DOCKER: Mapping[str, JsonValue] = {
    "/": "Docker Model Runner is running",
    "/engines/v1/models": {
        "object": "list",
        "data": [{"id": "ai/smollm2", "object": "model", "created": 1742816981, "owned_by": "docker"}],
    },
}


def _listed(name: str, *takes: str, context: int = 32_768, price: str = "0", **more: JsonValue) -> JsonValue:
    pricing: JsonValue = {"prompt": price, "completion": price}
    known: dict[str, JsonValue] = {"id": name, "name": name, "context_length": context, "pricing": pricing}
    return {**known, "supported_parameters": [*takes], **more}


FREE_MODELS: Mapping[str, JsonValue] = {
    "/v1/models": {
        "data": [
            _listed("maker/huge-400b", "structured_outputs", "tools", context=1_000_000, price="0.000001"),
            _listed("maker/plain-30b:free", "temperature", context=1_000_000),
            _listed("maker/large-70b:free", "structured_outputs", "response_format", "tools", context=131_072),
            _listed("maker/toolless-70b:free", "structured_outputs", "response_format", context=131_072),
            _listed("maker/tiny-1b:free", "structured_outputs", "tools", context=8_192),
            _listed("openrouter/free", "structured_outputs", "tools", context=200_000),
            _listed("maker/painter:free", "structured_outputs", architecture={"output_modalities": ["image"]}),
            "no object",
        ]
    }
}

ANTHROPIC: Mapping[str, JsonValue] = {
    "/v1/models": {
        "data": [
            {"type": "model", "id": "claude-one", "display_name": "Claude One", "max_input_tokens": 200_000},
            {"type": "model", "id": "claude-two", "display_name": "Claude Two", "max_input_tokens": None},
        ],
        "has_more": False,
        "first_id": "claude-one",
        "last_id": "claude-two",
    }
}

WEB_APPLICATION: Mapping[str, JsonValue] = {"/": "<!doctype html><title>Some dashboard</title>"}


def answers(bodies: Mapping[str, JsonValue], *, otherwise: Reply | None = None, delay: float = 0.0) -> Script:
    """Answers these paths, and any other with `otherwise` or 404."""

    def script(heard: Heard) -> Reply:
        if heard.path not in bodies:
            return otherwise or Reply(status=404, body=b"404 page not found")
        body = bodies[heard.path]
        text = body if isinstance(body, str) else json.dumps(body)
        return Reply(status=200, body=text.encode(), delay=delay)

    return script
