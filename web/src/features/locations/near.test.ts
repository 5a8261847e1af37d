import { filterFor, isOwnNear, ownNear } from './near.ts';

const kyoto = { label: 'Kyoto, Japan', latitude: 35.01, longitude: 135.77 };
const home = { latitude: 64.146582, longitude: -21.942637, accuracy: 20 };

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

describe('the reader’s own position', () => {
  it('stands in the address to about a kilometre', () => {
    expect(ownNear(home)).toEqual({ label: null, latitude: 64.15, longitude: -21.94 });
  });

  it('is recognized in an address, and has no name', () => {
    expect(isOwnNear(ownNear(home), home)).toBe(true);
    expect(isOwnNear({ ...ownNear(home), label: 'Reykjavík' }, home)).toBe(false);
    expect(isOwnNear(kyoto, home)).toBe(false);
    expect(isOwnNear(ownNear(home), null)).toBe(false);
    expect(isOwnNear(null, home)).toBe(false);
  });
});
