"""What is generated from the protocol: the client's types, and the pages that describe the API.

`python -m whistlestop.server.http.published` renews the files.
"""
