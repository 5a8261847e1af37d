import { directionTo } from './compass.ts';

const BUDAPEST = { latitude: 47.5, longitude: 19.05 };

describe('the direction from a point to another', () => {
  it.each([
    ['N', { latitude: 48, longitude: 19.05 }],
    ['NE', { latitude: 48, longitude: 19.8 }],
    ['E', { latitude: 47.5, longitude: 20 }],
    ['SE', { latitude: 47, longitude: 19.8 }],
    ['S', { latitude: 47, longitude: 19.05 }],
    ['SW', { latitude: 47, longitude: 18.3 }],
    ['W', { latitude: 47.5, longitude: 18 }],
    ['NW', { latitude: 48, longitude: 18.3 }],
  ])('is %s to %j', (direction, point) => {
    expect(directionTo(BUDAPEST, point)).toBe(direction);
  });

  it('crosses the line of the date', () => {
    expect(directionTo({ latitude: -17, longitude: 179.9 }, { latitude: -17, longitude: -179.9 })).toBe('E');
    expect(directionTo({ latitude: -17, longitude: -179.9 }, { latitude: -17, longitude: 179.9 })).toBe('W');
  });
});
