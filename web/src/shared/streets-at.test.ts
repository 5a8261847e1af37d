import { streetsAt } from './streets-at.ts';

const FIJI = { west: 177, south: -19, east: -179, north: -16 };
const ICELAND = { west: -25, south: 63, east: -13, north: 67 };
const streets = { version: '0123456789ab', bounds: [FIJI, ICELAND] };

describe('the streets around a point', () => {
  it.each([
    ['in a box', 64, -21, true],
    ['in no box', 50, 10, false],
    ['north of a box', 68, -21, false],
    ['west of the antimeridian', -17, 178, true],
    ['east of the antimeridian', -17, -179.5, true],
    ['on the other side of the earth', -17, 0, false],
  ])('are found by boxes: %s', (_, latitude, longitude, isThere) => {
    expect(streetsAt(streets, { latitude, longitude })).toBe(isThere ? streets.version : null);
  });

  it('are none where nobody has fetched any', () => {
    expect(streetsAt(null, { latitude: 64, longitude: -21 })).toBeNull();
  });
});
