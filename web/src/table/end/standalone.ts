// A drawing of the page that stands alone: what styles, variables and fonts make of it is written into it.

import type { ViewBox } from "../../board/view-box";

// Attributes, and not styles: the page's own policy forbids those that a script writes.
const OWN = ["opacity", "stroke-dasharray", "display", "marker-mid", "filter", "clip-path", "mask"];
const INHERITED = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"],
  ...["stroke-linejoin", "paint-order", "font-family", "font-size", "font-style", "font-weight", "letter-spacing"],
  ...["text-anchor", "visibility"],
];

/** An SVG of the page as text, to be placed inside another one. */
export function standalone(svg: SVGSVGElement, { width, height }: ViewBox): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  inline(svg, copy);
  for (const [name, value] of Object.entries({ x: 0, y: 0, width, height })) copy.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(copy);
}

function inline(element: Element, copy: Element, around?: CSSStyleDeclaration): void {
  const style = getComputedStyle(element);
  const usual = usualStyle();
  const isNew = (name: string) => style.getPropertyValue(name) !== around?.getPropertyValue(name);
  const names = [...INHERITED.filter(isNew), ...OWN.filter((name) => style.getPropertyValue(name) !== usual.get(name))];
  for (const name of ["class", "style"]) copy.removeAttribute(name);
  for (const name of names) copy.setAttribute(name, style.getPropertyValue(name));
  [...element.children].forEach((child, i) => inline(child, copy.children[i] as Element, style));
}

let usual: Map<string, string> | undefined;

/** What an element looks like that nobody has styled. */
function usualStyle(): Map<string, string> {
  if (usual) return usual;
  const plain = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  plain.append(document.createElementNS("http://www.w3.org/2000/svg", "g"));
  document.body.append(plain);
  const style = getComputedStyle(plain.firstElementChild as Element);
  usual = new Map(OWN.map((name) => [name, style.getPropertyValue(name)]));
  plain.remove();
  return usual;
}

/** The fonts that the page has loaded, as styles that need no network. */
export async function usedFonts(): Promise<string> {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === "loaded").map(rangeOf));
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter(isFont);
  const used = rules.filter(({ style }) => loaded.has(rangeOf({ family: of(style, "font-family"), ...rest(style) })));
  return (await Promise.all(used.map(embedded))).join("");
}

const isFont = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule;
const of = (style: CSSStyleDeclaration, name: string) => style.getPropertyValue(name);
const rest = (style: CSSStyleDeclaration) => ({
  style: of(style, "font-style"),
  unicodeRange: of(style, "unicode-range"),
});

type Face = Pick<FontFace, "family" | "style" | "unicodeRange">;

/** What tells the faces of a page apart. */
function rangeOf({ family, style, unicodeRange }: Face): string {
  const ranges = unicodeRange
    .toUpperCase()
    .replace(/\bU\+0*(?=[0-9A-F])|-0*(?=[0-9A-F])/g, (sign) => sign.replace(/0+$/, ""));
  return [family.replace(/["']/g, ""), style, ranges.replace(/\s/g, "")].join("|");
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const [, url = ""] = /url\(["']?([^"')]+)/.exec(of(rule.style, "src")) ?? [];
  const bytes = new Uint8Array(
    await (await fetch(new URL(url, rule.parentStyleSheet?.href ?? location.href))).arrayBuffer(),
  );
  const packed = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
  return rule.cssText.replace(/src:[^;]+;/, `src:url(data:font/woff2;base64,${packed}) format("woff2");`);
}
