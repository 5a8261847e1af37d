import { filterFor } from './near.ts';

const kyoto = { label: 'Kyoto, Japan', latitude: 35.01, longitude: 135.77 };

describe('the query around a place', () => {
  it('is empty when nothing is searched', () => {
    expect(filterFor(null, null, null)).toBeNull();
  });

  it('names the point, not its label', () => {
    expect(filterFor(null, 20, kyoto)).toEqual({ categoryId: 20, near: { latitude: 35.01, longitude: 135.77 } });
  });

  it('lies inside of a country or region', () => {
    const bounds = { west: 9, south: 47, east: 14, north: 51 };
    expect(filterFor(null, null, { label: 'Bavaria', latitude: 49, longitude: 11.5, bounds })).toEqual({
      near: { latitude: 49, longitude: 11.5 },
      box: bounds,
    });
  });
});
