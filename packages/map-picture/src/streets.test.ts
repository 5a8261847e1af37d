import { gzipSync } from 'node:zlib';
import { drawMapPicture } from './draw.ts';
import { at, CLOSE, EARTH, GROUND, road, streetsOf, TOWN } from './testing/invented-country.ts';
import { tilesOf, type Layers } from './testing/invented-tiles.ts';
import type { StreetSource, View } from './view.ts';

const namesIn = (svg: string): readonly (string | undefined)[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, name]) => name);

describe('streets on the picture of the map', () => {
  let drawn = '';
  beforeAll(async () => {
    drawn = await drawMapPicture(CLOSE, tilesOf(GROUND), streetsOf(TOWN));
  });

  it('are drawn with parks and waters over the land, the great roads last', () => {
    const order = ['class="l"', 'class="p"', 'class="w" d', 'class="e"', 'class="a"', 'class="m"', 'class="b"'];
    const places = order.map((text) => drawn.lastIndexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('are roads for cars alone, without ways to single houses', () => {
    const paths = [...drawn.matchAll(/<path id="[hjk]" d="([^"]*)"/g)].map(([, path = '']) => path);
    // Each in two tiles.
    expect(paths.map((path) => path.split('M').length - 1)).toEqual([2, 2]);
  });

  it('bring their own names of towns, in Latin letters, in the place of those of the bundled map', () => {
    expect(namesIn(drawn).toSorted()).toEqual(['Hafen', 'Tokyo']);
  });

  it('are not drawn from far away, and none of their tiles is read', async () => {
    const read: number[] = [];
    const streets: StreetSource = { minZoom: 0, maxZoom: 14, tileAt: async (zoom) => (read.push(zoom), null) };
    const far = await drawMapPicture({ ...CLOSE, zoom: 10 }, tilesOf(GROUND), streets);
    expect([read, namesIn(far)]).toEqual([[], ['Old name']]);
  });

  it('leave the bundled map as it is where they have no tile', async () => {
    const none = await drawMapPicture(CLOSE, tilesOf(GROUND), { minZoom: 6, maxZoom: 14, tileAt: async () => null });
    expect(none).toBe(await drawMapPicture(CLOSE, tilesOf(GROUND), null));
  });

  it('are stretched where the archive ends farther away', async () => {
    const streets = { ...streetsOf(TOWN), maxZoom: 12 };
    expect(await drawMapPicture(CLOSE, tilesOf(GROUND), streets)).toContain('class="p"');
  });
});

describe('the file of a picture with very many streets', () => {
  const wide: View = { ...CLOSE, width: 960, height: 480 };
  /** Without a pattern that would compress well, and the same each time. */
  const jitter = (n: number): number => ((Math.sin(n * 12.9898) * 43_758.5453) % 1) * 5;
  const crooked = (across: number, from: number, to: number): [number, number][] =>
    Array.from({ length: Math.ceil((to - from) / 3) }, (_, n) => at(from + n * 3, across + jitter(n + across * from)));
  const alleys = Array.from({ length: 960 }, (_, n) => {
    const [row, column] = [n % 120, Math.floor(n / 120)];
    return road('minor_road', crooked(row * 4 - 239, column * 120 - 479, column * 120 - 400 + (n % 40)));
  });
  const avenues = Array.from({ length: 10 }, (_, n) => road('major_road', crooked(n * 48 - 240, -480, 480)));
  const city: Layers = { earth: [EARTH], roads: [...alleys, ...avenues] };

  it('is 60 kB at most, compressed: all great roads and the longest of the small ones are in it', async () => {
    const svg = await drawMapPicture(wide, tilesOf(GROUND), streetsOf(city));
    const parts = (id: string): number =>
      (new RegExp(`id="${id}" d="([^"]*)"`).exec(svg)?.[1] ?? '').split('M').length - 1;
    expect(gzipSync(svg).length).toBeLessThan(60_000);
    expect(parts('j')).toBeGreaterThanOrEqual(avenues.length);
    expect(parts('k')).toBeGreaterThan(0);
    expect(parts('k')).toBeLessThan(alleys.length);
  });
});
