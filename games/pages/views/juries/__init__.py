"""The pages and the socket of the jury: who watches spoiler-free marks there, everybody sees the jury as one."""
