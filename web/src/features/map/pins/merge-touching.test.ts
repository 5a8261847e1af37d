import { across, down } from '@wellspring/map-grid/mercator';
import { mergeTouching } from './merge-touching.ts';
import { WORLD_SIZE } from '../mercator.ts';
import { radiusOf } from './pin-size.ts';
import { cluster, single as pin } from './pin.fixture.ts';
import { countOf } from './pins.ts';

const single = (id: string, latitude: number, longitude: number) => pin(id, latitude, longitude, { look: 'dot' });

/** Dots may overlap by so many pixels. */
const OVERLAP = 2;

describe('pins that would cover each other', () => {
  it('become one, between them and nearer to the larger, that holds both', () => {
    const [one, ...others] = mergeTouching([cluster(9, 47, 9), single('bath', 47, 10)], 3);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      kind: 'cluster',
      count: 10,
      latitude: 47,
      longitude: 9.1,
      bounds: { west: 8, south: 46, east: 10, north: 48 },
      mix: [
        { categoryId: 21, count: 9 },
        { categoryId: 20, count: 1 },
      ],
    });
  });

  it('stay as they are where there is room', () => {
    const pins = [single('bath', 51.4, -2.4), cluster(40, 47, 9)];
    expect(mergeTouching(pins, 6)).toEqual(pins);
  });

  it('never touch afterwards at any zoom, and none is lost', () => {
    // Without randomness: points of a spiral lie close in its middle and far outside.
    const pins = Array.from({ length: 400 }, (_, n) => {
      const [angle, reach] = [n * 2.4, Math.sqrt(n) * 2.5];
      const [latitude, longitude] = [Math.sin(angle) * reach, Math.cos(angle) * reach * 2];
      return n % 7 === 0 ? cluster(n + 2, latitude, longitude) : single(String(n), latitude, longitude);
    });
    for (const zoom of [0, 1, 2, 3, 5, 8]) {
      const apart = mergeTouching(pins, zoom);
      const world = WORLD_SIZE * 2 ** zoom;
      const gaps = apart.flatMap((a, index) =>
        apart.slice(index + 1).map((b) => {
          const [x, y] = [across(a.longitude) - across(b.longitude), down(a.latitude) - down(b.latitude)];
          return Math.hypot(x * world, y * world) - radiusOf(a) - radiusOf(b) + OVERLAP;
        }),
      );
      expect(Math.min(0, ...gaps)).toBe(0);
      expect(apart.reduce((sum, each) => sum + countOf(each), 0)).toBe(
        pins.reduce((sum, each) => sum + countOf(each), 0),
      );
    }
  });
});
