import { createHash } from 'node:crypto';
import { EXTENT } from '@wellspring/basemap/zooms';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Geometry } from 'geojson';
import { STYLE_SHEET } from './colours.ts';
import { drawMapPicture } from './draw.ts';
import { namesOf, roomOf } from './names.ts';
import { DRAWING_VERSION } from './version.ts';
import { tilesIn, type TileAt, type View } from './view.ts';

type Layers = Readonly<Record<string, readonly Feature[]>>;

/** Tiles as the bundled map has them, of an invented country. */
const tilesOf =
  (layers: Layers): TileAt =>
  (zoom, column, row) => {
    const cut = Object.entries(layers).flatMap(([name, features]): [string, GeoJSONVTTile][] => {
      const options = { maxZoom: 7, indexMaxZoom: 6, indexMaxPoints: 0, extent: EXTENT, tolerance: 8, buffer: 256 };
      const tile = new GeoJSONVT({ type: 'FeatureCollection', features: [...features] }, options).getTile(
        zoom,
        column,
        row,
      );
      return tile ? [[name, tile]] : [];
    });
    return cut.length === 0 ? null : fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: EXTENT });
  };

const feature = (geometry: Geometry, properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});
const square = (west: number, south: number, east: number, north: number): Feature =>
  feature({
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  });
const town = (name: string, longitude: number, latitude: number, size = 8, from = 3): Feature =>
  feature({ type: 'Point', coordinates: [longitude, latitude] }, { name, size, from });
const line = (points: readonly [number, number][], properties: Feature['properties']): Feature =>
  feature({ type: 'LineString', coordinates: points.map((point) => [...point]) }, properties);

const VIEW: View = { latitude: 0, longitude: 0, zoom: 9, width: 400, height: 300, clear: 20, top: 0 };

/** An island whose coast goes in and out, by more and more than a pixel. */
const COAST = feature({
  type: 'Polygon',
  coordinates: [
    [...Array.from({ length: 90 }, (_, n) => [0.42 + n / 2_000, 0.1 + (n % 2) * (n / 4_000)]), [0.42, 0.1]],
  ],
});

const COUNTRY: Layers = {
  land: [square(-0.3, -0.3, 0.4, 0.2), COAST],
  lake: [square(0.1, 0, 0.2, 0.1)],
  river: [
    line(
      [
        [-0.2, -0.3],
        [-0.1, -0.1],
        [0.1, 0.05],
      ],
      { rank: 4, name: 'Long' },
    ),
  ],
  border: [
    line(
      [
        [0.3, -1],
        [0.3, 1],
      ],
      { level: 0 },
    ),
  ],
  place: [town('Middle', 0, 0, 12), town('West', -0.25, 0.05), town('Hamlet', 0.2, -0.2, 1, 12)],
};

/** What a bitmap of the path says at a point, in half pixels: how often the outlines wind around it. */
const windings = (svg: string, x: number, y: number): number => {
  const data = /<path id="l"[^>]* d="([^"]*)"/.exec(svg)?.[1] ?? '';
  return data.split('z').reduce((sum, ring) => {
    const [startX = 0, startY = 0, ...steps] = [...ring.matchAll(/-?\d+/g)].map(([number]) => Number(number));
    if (ring === '') return sum;
    const points: [number, number][] = [[startX, startY]];
    for (let at = 0; at < steps.length; at += 2) {
      const [px, py] = points.at(-1) ?? [0, 0];
      points.push([px + (steps[at] ?? 0), py + (steps[at + 1] ?? 0)]);
    }
    return (
      sum +
      points.reduce((turns, [bx, by], at) => {
        const [ax, ay] = points.at(at - 1) ?? [0, 0];
        const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
        if (ay <= y && by > y && side > 0) return turns + 1;
        return ay > y && by <= y && side < 0 ? turns - 1 : turns;
      }, 0)
    );
  }, 0);
};

describe('the picture of a piece of the map', () => {
  const drawn = drawMapPicture(VIEW, tilesOf(COUNTRY));

  it('is one whole drawing without a number that is none, and the same each time', () => {
    expect(drawn).toMatch(/^<svg [^>]+>[\s\S]+<\/svg>\n$/);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawMapPicture(VIEW, tilesOf(COUNTRY))).toBe(drawn);
  });

  it('has land where land is, also where four tiles meet and overlap', () => {
    const pixels = (longitude: number, latitude: number): [number, number] => {
      const perDegree = (256 * 2 ** VIEW.zoom) / 360;
      return [2 * (VIEW.width / 2 + longitude * perDegree), 2 * (VIEW.height / 2 - latitude * perDegree)];
    };
    const isLand = ([x, y]: [number, number]): boolean => windings(drawn, x, y) !== 0;
    const land = [pixels(0.001, 0.001), pixels(-0.02, 0.02), pixels(0.02, -0.02), pixels(-0.28, -0.28)];
    const sea = [pixels(-0.32, 0), pixels(0, 0.23), pixels(0.2, -0.35)];
    expect([land.map(isLand), sea.map(isLand)]).toEqual([land.map(() => true), sea.map(() => false)]);
  });

  it('draws waters and borders upon the land, and follows light and dark by itself', () => {
    expect(drawn.indexOf('class="r"')).toBeGreaterThan(drawn.indexOf('href="#l"'));
    expect(drawn).toMatch(/<path class="w" d="M/);
    expect(drawn).toMatch(/<path class="b" stroke-width="[\d.]+" d="M/);
    expect(STYLE_SHEET).toContain('@media screen and (prefers-color-scheme:dark)');
  });

  it('is in whole half pixels', () => {
    for (const [, data = ''] of drawn.matchAll(/ d="([^"]*)"/g)) expect(data).toMatch(/^[Mlz\d -]*$/);
  });

  it('is water where no tile is', () => {
    const sea = drawMapPicture(VIEW, () => null);
    expect(sea).toContain('<rect class="w"');
    expect(sea).not.toContain('<text');
  });

  it('goes on over the antimeridian', () => {
    const islands = tilesOf({ land: [square(179.8, -0.1, 180, 0.1), square(-180, -0.1, -179.8, 0.1)] });
    const there = drawMapPicture({ ...VIEW, longitude: 180 }, islands);
    expect([300, 500, 700].map((x) => windings(there, x, 300) !== 0)).toEqual([true, true, false]);
  });

  it('has another version when it is drawn otherwise', () => {
    expect(createHash('sha256').update(drawn).digest('hex').slice(0, 12)).toBe(DRAWING_VERSION);
  });
});

describe('the names on the picture', () => {
  const crowd = Array.from({ length: 400 }, (_, n) =>
    town(`Town <${n}> & "Sons"`, ((n * 37) % 200) / 250 - 0.4, ((n * 53) % 150) / 250 - 0.3, n % 14, 3 + (n % 9)),
  );
  const names = namesOf(tilesIn(VIEW, tilesOf({ place: crowd })), VIEW);

  it('are fourteen at most, never upon each other, nor cut, nor under the pin in the middle', () => {
    const pin = { left: 182, right: 218, top: 132, bottom: 168 };
    const rooms = names.map(roomOf);
    const meets = (a: typeof pin, b: typeof pin): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    expect(names.length).toBeGreaterThan(3);
    expect(names.length).toBeLessThanOrEqual(14);
    expect(rooms.filter((room, at) => [pin, ...rooms.slice(at + 1)].some((other) => meets(room, other)))).toEqual([]);
    expect(rooms.filter((room) => room.left < 0 || room.top < 0 || room.right > 400 || room.bottom > 300)).toEqual([]);
  });

  it('are text, whatever they contain', () => {
    const svg = drawMapPicture(VIEW, tilesOf({ place: [town('</text><script>alert(1)</script>&"\'', 0.1, 0.1)] }));
    expect(svg).toContain('>&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&#39;</text>');
  });

  it('begin with the town that is nearest to the middle, though it is small', () => {
    const view = { ...VIEW, zoom: 8 };
    const places = [town('Hamlet', 0.05, 0.02, 0, 12), town('City', 0.5, 0.2, 14)];
    expect(namesOf(tilesIn(view, tilesOf({ place: places })), view).map(({ text }) => text)).toEqual([
      'Hamlet',
      'City',
    ]);
  });

  it('are not there rather than far from their town, when a drawing covers it', () => {
    const places = tilesOf({ place: [town('Here', 0, 0), town('Aside', 0.35, 0), town('Above', 0.35, 0.38)] });
    const view = { ...VIEW, clear: 90, top: 50 };
    expect(namesOf(tilesIn(view, places), view).map(({ text }) => text)).toEqual(['Aside']);
  });

  it('stand beside the pin when their town lies under it', () => {
    const [name] = namesOf(tilesIn(VIEW, tilesOf({ place: [town('Here', 0, 0)] })), VIEW);
    expect([name?.text, Math.abs((name?.y ?? 0) - 150) > 20]).toEqual(['Here', true]);
  });
});
