"""Renews the generated files."""

from whistlestop.server.http.published.files import files

for file, text in files().items():
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
