"""The planner: one compiled way of thinking for all levels, which differ only in their traits."""
