import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../../../shared/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');

const tokensOf = (part: string): ReadonlyMap<string, string> =>
  new Map([...part.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]));

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** What is written, and what it may stand on. */
const WRITTEN: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ['ink', ['map-land', 'map-town', 'map-water']],
  ['ink-soft', ['map-land', 'map-town']],
  ['map-water-ink', ['map-land', 'map-water']],
];

describe.each([
  ['light', tokensOf(light)],
  ['dark', tokensOf(dark)],
])('the map in %s', (_, tokens) => {
  it.each(WRITTEN)('%s is read on %s', (ink, grounds) => {
    for (const ground of grounds)
      expect(contrast(tokens.get(ink) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
