// The ground of a board, land and water, as it is drawn into the board.

const SEA = /(<text class="water"[^>]*>)([^<]*)/g;

/** A picture that stands alone, as a part of another one: with the size that it has there. */
export function asPart(svg: string): string {
  return svg.replace(/viewBox="0 0 ([\d.]+) ([\d.]+)"/, '$& width="$1" height="$2"');
}

/** The ground with its seas, which are drawn in English, named by a text for each, such as `sea-north-sea`. */
export function withSeas(ground: string, t: (id: string) => string): string {
  return ground.replace(SEA, (_, opening: string, name: string) => {
    const sea = name.trim().toLowerCase().replaceAll(" ", "-");
    return opening + t(`sea-${sea}`);
  });
}
