// The ground of a board, land and water, as it is drawn into the board.

const SEA = /(<text class="water"[^>]*>)([^<]*)/g;

/** A picture that stands alone, as a part of another one. */
export function asPart(svg: string): string {
  return svg.replace(/^[^]*?<svg[^>]*>/, '<g class="ground">').replace(/<\/svg>\s*$/, "</g>");
}

/** The ground with its seas, which are drawn in English, named by a text for each, such as `sea-north-sea`. */
export function withSeas(ground: string, t: (id: string) => string): string {
  return ground.replace(SEA, (_, opening: string, name: string) => {
    const sea = name.trim().toLowerCase().replaceAll(" ", "-");
    return opening + t(`sea-${sea}`);
  });
}
