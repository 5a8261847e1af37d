import { coarse, filterFor, isSamePoint } from './near.ts';

const kyoto = { label: 'Kyoto, Japan', latitude: 35.01, longitude: 135.77 };

describe('what is asked around a place', () => {
  it('is nothing when nothing is looked for', () => {
    expect(filterFor(null, null, null)).toBeNull();
  });

  it('names the point, not its label', () => {
    expect(filterFor(null, 20, kyoto)).toEqual({ categoryId: 20, near: { latitude: 35.01, longitude: 135.77 } });
  });
});

describe('the reader’s own position', () => {
  it('is told to about a hundred metres', () => {
    expect(coarse(64.146582)).toBe(64.147);
  });

  it('is known again by its point', () => {
    expect([isSamePoint(kyoto, { ...kyoto }), isSamePoint(kyoto, null), isSamePoint(null, null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
