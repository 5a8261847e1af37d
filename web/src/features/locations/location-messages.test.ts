import { approximatePoint } from './location-messages.ts';

describe('an approximate point', () => {
  it('is said to be the middle of the town only as a possibility: one that is doubted is approximate, too', () => {
    expect(approximatePoint('Budapest')).toBe(
      'This point is approximate: it may be the middle of Budapest. The exact place is not known.',
    );
    expect(approximatePoint(null)).toContain('it may be the middle of the town');
  });
});
