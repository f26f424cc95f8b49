"""The settings of Sphinx; its source folder is the whole repository, so relative links work on the site unchanged."""

project = "Whistlestop"
extensions = ["myst_parser", "sphinx.ext.autodoc", "tools.docs_site.docstrings", "tools.docs_site.source_pages"]
root_doc = "docs/index"
include_patterns = ["*.md", "docs/**.md"]
exclude_patterns = [".*", "bench", "dist", "docs/site", "drawing", "examples", "src", "tests", "tools", "web"]
templates_path = ["templates"]

myst_enable_extensions = ["html_image"]
myst_heading_anchors = 4  # headings get the anchors that code-hosting sites give them

autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_type_aliases = {
    "Array": "Array",
    "BoardSource": "whistlestop.boards.editions.BoardSource",
    "Card": "Card",
    "Cards": "Cards",
    "House": "HouseRules",
    "HouseRules": "HouseRules",
    "Observation": "Observation",
    "PhaseName": "PhaseName",
    "View": "View",
}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
default_role = "code"  # what docstrings put between single backticks

html_theme = "furo"
pygments_dark_style = "github-dark"
html_title = "Whistlestop"
html_logo = "../../web/public/wheel.svg"
html_favicon = html_logo
html_static_path = ["style.css"]
html_css_files = ["style.css"]
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1d4b5f",
        "color-brand-content": "#1c5f7d",
        "color-brand-visited": "#6a4a7d",
        "color-foreground-primary": "#2b2621",
        "color-foreground-secondary": "#5b5145",
        "color-foreground-muted": "#685d4f",
        "color-foreground-border": "#8c8070",
        "color-background-primary": "#fffdf8",
        "color-background-secondary": "#f8f2e5",
        "color-background-hover": "#efe6d4",
        "color-background-hover--transparent": "#efe6d400",
        "color-background-border": "#e3d8c2",
        "color-background-item": "#d3c6ad",
        "color-code-background": "#f8f2e5",
        "color-highlight-on-target": "#fbeec4",
        "color-problematic": "#1d4b5f",
    },
    "dark_css_variables": {
        "color-brand-primary": "#9fcbdc",
        "color-brand-content": "#8fc6dc",
        "color-brand-visited": "#c3a6d4",
        "color-foreground-primary": "#f1e8d8",
        "color-foreground-secondary": "#c3b9a8",
        "color-foreground-muted": "#a89e8e",
        "color-foreground-border": "#6f6a62",
        "color-background-primary": "#15181a",
        "color-background-secondary": "#1e2224",
        "color-background-hover": "#282d2f",
        "color-background-hover--transparent": "#282d2f00",
        "color-background-border": "#363b3c",
        "color-background-item": "#414646",
        "color-code-background": "#1e2224",
        "color-highlight-on-target": "#40391f",
        "color-problematic": "#9fcbdc",
    },
}
html_additional_pages = {"index": "redirect.html"}
html_copy_source = False
html_show_copyright = False
html_use_index = False
html_domain_indices = False
