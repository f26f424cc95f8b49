"""Why an action is illegal: the reason, its rule, its facts and its sentence."""
