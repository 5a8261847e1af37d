import { isOwnNear, ownNear } from './own-position.ts';

const kyoto = { label: 'Kyoto, Japan', latitude: 35.01, longitude: 135.77 };
const home = { latitude: 64.146582, longitude: -21.942637, accuracy: 20 };

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
