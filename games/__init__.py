"""The league: matches of Among Us between language models, live and replayed."""
