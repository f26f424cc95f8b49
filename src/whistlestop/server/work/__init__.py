"""Heavy work in separate queues: bots, advice, questions, reviews."""
