import { expect, test } from "vitest";
import { asPart, withSeas } from "../src/game/ground";

test("a picture keeps its size as a part of another one", () => {
  expect(asPart('<svg class="ground" viewBox="0 0 1712 1144.1"><g/></svg>')).toBe(
    '<svg class="ground" viewBox="0 0 1712 1144.1" width="1712" height="1144.1"><g/></svg>',
  );
});

test("a sea is named in the chosen language", () => {
  const ground = '<path/><text class="water" y="8">North Sea</text><text class="water">Bay of Biscay</text>';
  const said = withSeas(ground, (id) => `<${id}>`);
  expect(said).toContain('y="8"><sea-north-sea></text>');
  expect(said).toContain("<sea-bay-of-biscay>");
});

test("a longer name of a sea is written smaller, a shorter one as large as drawn", () => {
  const ground = '<text class="water" font-size="20" letter-spacing="4">Black Sea</text>';
  expect(withSeas(ground, () => "123456789012345678")).toContain('font-size="10.0" letter-spacing="2.0"');
  expect(withSeas(ground, () => "Mar Nero")).toContain('font-size="20.0" letter-spacing="4.0"');
});
