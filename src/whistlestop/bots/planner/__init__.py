"""The planner: one compiled way of thinking for all levels of the ladder; what sets them apart are its traits."""
