// A component styles itself and nothing else: `:global` is for what no component owns, and says so in a comment above it:
// `/* global: what it styles, and why no component can */`. Everything else is laid out by props and custom properties.

const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const COMMENT = /\/\*[^]*?\*\//g;
const DECLARED = /\/\*\s*global: \S+ [^*]+\*\/\s*[^{};]*$/;

/** The rule itself: it reads the text of the styles, since nothing else in a component may say `:global(`. */
export const ownStyles = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      foreign:
        "':global' styles another component's insides; if nobody owns them, say so: /* global: … */ (web/styles.js)",
    },
  },
  create(context) {
    const { sourceCode } = context;
    const report = (index) => context.report({ loc: sourceCode.getLocFromIndex(index), messageId: "foreign" });
    return { Program: () => undeclared(sourceCode.text).forEach(report) };
  },
};

/** Where the styles of a component say `:global` without a reason. */
function undeclared(text) {
  return [...text.matchAll(STYLE)].flatMap((style) => {
    const start = style.index + style[0].indexOf(style[1]);
    const silent = style[1].replace(COMMENT, (comment) => " ".repeat(comment.length));
    return [...silent.matchAll(/:global\b/g)]
      .filter(({ index }) => !DECLARED.test(style[1].slice(0, index)))
      .map(({ index }) => start + index);
  });
}
