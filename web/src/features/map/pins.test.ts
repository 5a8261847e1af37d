import { canSplit, pinHolding, pinsOf } from './pins.ts';

const location = (id: string, latitude: number, longitude: number) => ({
  id,
  name: `Place ${id}`,
  latitude,
  longitude,
  categoryId: 20,
});
const view = (...places: ReturnType<typeof location>[]) => ({
  total: places.length,
  places,
  pins: [],
  clusters: [],
  near: null,
});
const bath = location('bath', 51.38, -2.36);
const vals = location('vals', 46.62, 9.18);

describe('the pins of an answer', () => {
  it('are the places where they have room', () => {
    expect(pinsOf(view(bath, vals), 6).map(({ kind, key }) => [kind, key])).toEqual([
      ['location', 'bath'],
      ['location', 'vals'],
    ]);
  });

  it('stand as one where they would cover each other, and apart when the map comes closer', () => {
    const other = location('other', 51.385, -2.35);
    const [pile] = pinsOf(view(bath, other), 6);
    expect(pile).toMatchObject({ kind: 'cluster', count: 2, bounds: { west: -2.36, east: -2.35 } });
    expect(pinsOf(view(bath, other), 16)).toHaveLength(2);
  });

  it('keep their keys with any other content of the answer', () => {
    const keys = (...places: ReturnType<typeof location>[]) => pinsOf(view(...places), 5).map(({ key }) => key);
    const among = keys(vals, location('far', -30, 150), bath);
    expect(keys(bath, vals).filter((key) => !among.includes(key))).toEqual([]);
  });

  it('carry the counts of the server’s clusters', () => {
    const bounds = { west: 1, south: 1, east: 2, north: 2 };
    const answer = {
      total: 40,
      near: null,
      places: [],
      pins: [],
      clusters: [{ count: 40, latitude: 1.5, longitude: 1.5, bounds, mix: [{ categoryId: 20, count: 40 }] }],
    };
    expect(pinsOf(answer, 3)).toMatchObject([{ kind: 'cluster', key: '40 at 1.5,1.5', count: 40, bounds }]);
  });

  it('leave out a place without a point', () => {
    expect(pinsOf(view(location('lost', Number.NaN, 3), bath), 4).map(({ key }) => key)).toEqual(['bath']);
  });
});

describe('a cluster', () => {
  it('cannot split at one point', () => {
    expect(canSplit({ west: 9, south: 47, east: 9, north: 47 })).toBe(false);
    expect(canSplit({ west: 9, south: 47, east: 9.001, north: 47 })).toBe(true);
  });

  it('is found by a place that stands in it', () => {
    const pins = pinsOf(view(bath, location('other', 51.385, -2.35), vals), 5);
    expect(pinHolding(pins, bath)?.kind).toBe('cluster');
    expect(pinHolding(pins, vals)?.key).toBe('vals');
    expect(pinHolding(pins, location('none', 0, 0))).toBeUndefined();
  });
});
