"""Heavy work in queues of its own: bots, advice, questions, reviews."""
