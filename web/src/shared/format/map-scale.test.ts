import { scaleOf } from './map-scale.ts';

describe('the scale of a still map', () => {
  it.each([
    [0, 10, 'km', 10, 65],
    [60, 10, 'km', 5, 65],
    [47.5, 7, 'km', 50, 61],
    [0, 10, 'mi', 5 * 1.609344, 53],
  ] as const)('is a round distance, 90 pixels at most: %d, %d, %s', (latitude, zoom, distance, km, pixels) => {
    expect(scaleOf(latitude, zoom, { distance })).toEqual({ km, pixels });
  });
});
