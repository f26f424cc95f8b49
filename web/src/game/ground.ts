// The ground of a board, land and water, as it is drawn into the board.

import type { Drawing } from "../protocol";

const SEA = /(<text class="water"[^>]*>)([^<]*)/g;
const SIZES = /(font-size|letter-spacing)="([\d.]+)"/g;

/** A picture that stands alone, as a part of another one: with the size that it has there. */
export function asPart(svg: string): string {
  return svg.replace(/viewBox="0 0 ([\d.]+) ([\d.]+)"/, '$& width="$1" height="$2"');
}

/** The ground of a board without a drawn map: paper, with the lines around a printed map. */
export function plainGround({ width, height }: Pick<Drawing, "width" | "height">): string {
  const within = (inset: number) =>
    `x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"`;
  const paper = `<rect class="land" ${within(-2)}/><rect class="neat" ${within(3.5)}/><rect class="neat2" ${within(8)}/>`;
  return asPart(
    `<svg xmlns="http://www.w3.org/2000/svg" class="ground" viewBox="0 0 ${width} ${height}">${paper}</svg>`,
  );
}

/** The ground with its seas, which are drawn in English, named by a text for each, such as `sea-north-sea`. */
export function withSeas(ground: string, t: (id: string) => string): string {
  return ground.replace(SEA, (_, opening: string, name: string) => {
    const sea = name.trim().toLowerCase().replaceAll(" ", "-");
    const said = t(`sea-${sea}`);
    return smaller(opening, Math.min(1, name.length / said.length)) + said;
  });
}

/** A text in a smaller size, so that a longer name fits into the water where a shorter one was placed. */
function smaller(opening: string, part: number): string {
  return opening.replace(SIZES, (_, name: string, size: string) => `${name}="${(Number(size) * part).toFixed(1)}"`);
}
