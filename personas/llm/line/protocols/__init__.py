"""The protocols that model servers are called in: the common one of OpenAI, and those that can say more. Nothing here
sends anything."""
