import { namedPins } from './named-pins.ts';
import { nearestPin, nextPin, outerPin } from './next-pin.ts';
import { single } from './pin.fixture.ts';
import type { Single } from './pins.ts';

const location = (id: string, latitude: number, longitude: number, name = id) =>
  single(id, latitude, longitude, { location: { id, name, latitude, longitude, categoryId: 20 } });
const pinsOf = (...pins: readonly Single[]): readonly Single[] => pins;
const EAST = { x: 1, y: 0 };

describe('the pin that an arrow key leads to', () => {
  const pins = pinsOf(location('a', 0, 0), location('near', 0.5, 4), location('far', 0, 20), location('aside', 15, 5));
  const from = (id: string) => pins.find(({ key }) => key === id) ?? pins[0];
  const lead = (id: string, direction: { x: number; y: number }) => {
    const pin = from(id);
    return pin && nextPin(pins, pin, direction)?.key;
  };

  it('is the nearest that lies ahead', () => {
    expect([lead('a', EAST), lead('near', EAST), lead('a', { x: 0, y: -1 })]).toEqual(['near', 'far', 'aside']);
  });

  it('is none where nothing lies ahead', () => {
    expect(lead('far', EAST)).toBeUndefined();
  });

  it('lies across the antimeridian when that is the shorter way', () => {
    const [west, east] = pinsOf(location('west', 0, 179), location('east', 0, -179));
    expect(west && nextPin([west, ...(east ? [east] : [])], west, EAST)?.key).toBe('east');
  });
});

it('leads to the first and the last of the list, past dots', () => {
  const [dot, best, last] = pinsOf(
    single('dot', 0, 0, { look: 'dot' }),
    single('best', 0, 9, { look: 'fact' }),
    single('last', 0, 5, { look: 'icon' }),
  );
  const pins = [dot, best, last].flatMap((pin) => pin ?? []);
  expect([outerPin(pins, false), outerPin(pins, true)]).toEqual([best, last]);
  expect(outerPin(pins.slice(0, 1), true)).toBe(dot);
  expect(outerPin([], false)).toBeUndefined();
});

it('finds the pin nearest to a point, also across the antimeridian', () => {
  const pins = pinsOf(location('west', 0, 179), location('east', 0, -150));
  expect(nearestPin(pins, { latitude: 0, longitude: -175 })?.key).toBe('west');
  expect(nearestPin([], { latitude: 0, longitude: 0 })).toBeUndefined();
});

describe('names beside pins', () => {
  it('stand where they stay clear of other names and pins', () => {
    const pins = pinsOf(location('a', 47, 9), location('b', 47, 9.3), location('c', 47, 12));
    expect([...namedPins(pins, 8)]).toEqual(['a', 'b', 'c']);
    const long = pinsOf(
      location('a', 47, 9, 'A very long name of a place'),
      location('b', 47, 9.3, 'Another long name'),
    );
    expect([...namedPins(long, 8)]).toEqual(['a']);
  });

  it('wait until the map is close', () => {
    expect(namedPins(pinsOf(location('a', 47, 9)), 4).size).toBe(0);
  });
});
