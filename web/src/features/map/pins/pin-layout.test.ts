import type { MapAnswer, MapPlace } from '@wellspring/rest-contract/map';
import { answerOf } from './pin.fixture.ts';
import { layOut } from './pin-layout.ts';
import { countOf, type Pin } from './pins.ts';
import { spotOf } from './spots.ts';

const place = (id: string, latitude: number, longitude: number, categoryId = 20): MapPlace => ({
  id,
  name: `Place ${id}`,
  latitude,
  longitude,
  categoryId,
});
const bath = place('bath', 51.38, -2.36);
const vals = place('vals', 46.62, 9.18);

const options = (zoom: number, before: readonly string[] = []) => ({
  zoom,
  factText: ({ text }: { readonly text: string }) => text,
  before: new Set(before),
  rooms: [],
});
const look = (pin: Pin): string => (pin.kind === 'cluster' ? `${pin.count} as one` : `${pin.key} as ${pin.look}`);
const looks = (answer: MapAnswer, zoom: number, before?: readonly string[]): readonly string[] =>
  layOut(answer, options(zoom, before)).map(look);
const isCluster = (pin: Pin) => pin.kind === 'cluster';

describe('what stands on the map for an answer', () => {
  it('are pins for the best places and dots for the others', () => {
    const answer = { ...answerOf(bath, vals), pins: [{ id: 'vals', fact: { kind: 'rating' as const, text: '4.6' } }] };
    expect(looks(answer, 6)).toEqual(['bath as dot', 'vals as fact']);
    expect(layOut(answer, options(6)).at(-1)).toMatchObject({ fact: { kind: 'rating', text: '4.6' } });
  });

  it('is a dot where a better pin has the room, and a pin when the map comes closer', () => {
    const beside = place('beside', 51.38, -2.33);
    expect(looks(answerOf(bath, beside), 10)).toEqual(['beside as dot', 'bath as fact']);
    expect(looks(answerOf(bath, beside), 12)).toEqual(['bath as fact', 'beside as fact']);
  });

  it('keeps what was a pin before better ones, in their order', () => {
    const beside = place('beside', 51.38, -2.33);
    expect(looks(answerOf(bath, beside), 10, ['beside', 'bath'])).toEqual(['bath as dot', 'beside as fact']);
    expect(looks(answerOf(bath, beside), 10, ['bath', 'beside'])).toEqual(['beside as dot', 'bath as fact']);
  });

  it('stays a pin that is one already, though a better place comes into view beside it', () => {
    const beside = place('beside', 51.38, -2.33);
    expect(looks(answerOf(bath, beside), 10, ['beside'])).toEqual(['bath as dot', 'beside as fact']);
  });

  it('is a dot where the map needs the room for a name', () => {
    const { x, y } = spotOf(bath, 10);
    const rooms = [{ left: x - 40, right: x + 40, top: y - 9, bottom: y + 9 }];
    const shown = layOut(answerOf(bath, vals), { ...options(10, ['bath']), rooms });
    expect(shown.map(look)).toEqual(['bath as dot', 'vals as fact']);
  });

  it('is counted at the corner of a pin that would cover it', () => {
    const under = [place('a', 51.381, -2.361, 21), place('b', 51.379, -2.359, 21)];
    const answer = { ...answerOf(bath, ...under), pins: [{ id: 'bath' }] };
    const [corner, ...others] = layOut(answer, options(10));
    expect(others.map(look)).toEqual(['bath as fact']);
    expect(corner).toMatchObject({ count: 2, mix: [{ categoryId: 21, count: 2 }], latitude: 51.38, longitude: -2.36 });
    expect(corner && isCluster(corner) && corner.besidePin).toBeGreaterThan(0);
  });

  it('is one where dots would merge, with what it consists of', () => {
    const twins = [place('a', 51.38, -2.36, 20), place('b', 51.38, -2.36, 21), place('c', 51.38, -2.36, 21)];
    const [one, ...others] = layOut({ ...answerOf(...twins), pins: [] }, options(19));
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      count: 3,
      mix: [
        { categoryId: 21, count: 2 },
        { categoryId: 20, count: 1 },
      ],
      besidePin: null,
    });
  });

  it('has every place as a pin at the zoom of streets, without its fact where there is no room for it', () => {
    const fact = { kind: 'rating' as const, text: '4.6 of many reviews' };
    const near = [place('one', 51.38, -2.36), place('two', 51.38, -2.3583)];
    const answer = { ...answerOf(...near), pins: near.map(({ id }) => ({ id, fact })) };
    expect(looks(answer, 16)).toEqual(['one as fact', 'two as icon']);
    expect(looks(answer, 15)).toEqual(['1 as one', 'one as fact']);
  });

  it('loses no place: pins, dots and clusters together are all of them', () => {
    // Without randomness: points of a spiral lie close in its middle and far outside.
    const places = Array.from({ length: 400 }, (_, n) =>
      place(String(n), Math.sin(n * 2.4) * Math.sqrt(n), Math.cos(n * 2.4) * Math.sqrt(n), 20 + (n % 7)),
    );
    const pins = places.slice(0, 30).map(({ id }) => ({ id }));
    for (const zoom of [1, 3, 5, 8, 16]) {
      const shown = layOut({ ...answerOf(...places), pins }, options(zoom));
      expect(shown.reduce((sum, pin) => sum + countOf(pin), 0)).toBe(places.length);
      const mixed = shown.filter((pin) => pin.kind === 'cluster');
      expect(mixed.map(({ count }) => count)).toEqual(
        mixed.map(({ mix }) => mix.reduce((sum, { count }) => sum + count, 0)),
      );
    }
  });

  it('keeps its keys with any other content of the answer', () => {
    const keys = (...places: readonly MapPlace[]) => layOut(answerOf(...places), options(5)).map(({ key }) => key);
    const among = keys(vals, place('far', -30, 150), bath);
    expect(keys(bath, vals).filter((key) => !among.includes(key))).toEqual([]);
  });

  it('leaves out a place without a point', () => {
    expect(looks(answerOf(place('lost', Number.NaN, 3), bath), 4)).toEqual(['bath as fact']);
  });
});
