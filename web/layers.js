// The layers of the page, the highest first. A folder may import from lower layers and from itself, and from nothing else.

import { dirname, join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), "src");

export const LAYERS = [
  ["app"],
  ["pages/home", "pages/lessons", "pages/replay", "pages/rules", "pages/same-device", "pages/score", "pages/table"],
  ["table", "table/end"],
  ["table/advice", "table/motion", "table/plan", "table/review", "table/turn", "table/waiting"],
  ["table/keys"],
  ["menu"],
  ["board", "cards", "log", "players", "rulebook", "tickets"],
  ["state"],
  ["deal", "net", "sounds"],
  ["look"],
  ["game"],
  ["words"],
  ["browser", "protocol", "worker"],
];

/** The rule itself: it knows an import by where it leads, however it is written. */
export const layers = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      upward: "'{{from}}' may not import from '{{to}}': only from lower layers (web/layers.js)",
      unknown: "'{{folder}}' is in none of the layers of web/layers.js",
    },
  },
  create(context) {
    const file = relative(SOURCE, context.filename).split(sep).join("/");
    if (file.startsWith("../")) return {};
    const check = (node) => node.source && checkImport(context, file, node.source);
    return {
      Program: (node) => reportUnknown(context, node, folderOf(file)),
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

function checkImport(context, file, source) {
  const target = posix.join(posix.dirname(file), String(source.value));
  if (!String(source.value).startsWith(".") || target.startsWith("../")) return;
  const [from, to] = [folderOf(file), folderOf(target)];
  if (from !== to && rankOf(to) <= rankOf(from))
    context.report({ node: source, messageId: "upward", data: { from, to } });
}

function reportUnknown(context, node, folder) {
  if (rankOf(folder) < 0) context.report({ node, messageId: "unknown", data: { folder } });
}

/** The folder of a file; a file that lies in none stands for itself. */
function folderOf(file) {
  const folder = posix.dirname(file);
  return folder === "." ? file.replace(/\.\w+$/, "") : folder;
}

const rankOf = (folder) => LAYERS.findIndex((layer) => layer.includes(folder));
