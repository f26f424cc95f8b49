"""The style sheet of the report: colours that colour-blind readers can distinguish, in light and dark mode."""

STYLE = """
:root { color-scheme: light dark; --page: #fdfcf9; --ink: #1d1f23; --soft: #5c626b; --rule: #d9d7d0; }
@media (prefers-color-scheme: dark) { :root { --page: #16181c; --ink: #e8e6e1; --soft: #a2a7b0; --rule: #3a3e46; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; border-bottom: 1px solid var(--rule); padding-bottom: .25rem; }
ul { padding-left: 1.2rem; }
p { margin: .8rem 0 .2rem; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; min-width: 100%; }
.note { color: var(--soft); font-size: .9rem; padding: .4rem 0; }
th, td { padding: .35rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule); }
th[scope=row], th:first-child { text-align: left; }
svg { display: block; width: 100%; max-width: 38rem; height: auto; }
text { fill: var(--ink); font-size: 12px; paint-order: stroke; stroke: var(--page); stroke-width: 3px; }
.small { fill: var(--soft); font-size: 10px; }
.grid { stroke: var(--rule); stroke-width: 1; }
.axis { stroke: var(--soft); stroke-width: 1; }
.mark { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 2; }
.whisker { stroke-width: 3; stroke-linecap: round; stroke: var(--own); }
.fill { fill: var(--own); }
.band { fill: var(--own); opacity: .25; }
.trace { fill: none; stroke: var(--own); stroke-width: 1.8; }
.c0 { --own: #0072b2; } .c1 { --own: #d55e00; } .c2 { --own: #009e73; } .c3 { --own: #cc79a7; }
.c4 { --own: #b58900; } .c5 { --own: #3fa0d8; } .c6 { --own: #8a6fc9; } .c7 { --own: #808080; }
@media (prefers-color-scheme: dark) { .c0 { --own: #4aa8e0; } .c1 { --own: #f08040; } .c2 { --own: #2cc295; } }
"""
