"""What is generated from the protocol: the types of the page, and the API's documentation.

`python -m whistlestop.server.http.published` renews the files.
"""
