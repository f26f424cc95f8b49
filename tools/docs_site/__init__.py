"""The documentation as a static site: `python -m tools.docs_site` builds it and checks its links."""
