import fc from 'fast-check';
import { boxSpans, chordSquared, chordSquaredOf, circleBox, FARTHEST_KM, isInBox, toUnits, toVector } from './geo.ts';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const TOKYO = { latitude: 35.6762, longitude: 139.6503 };
const isWithin = (km: number): boolean => chordSquared(toVector(PARIS), toVector(TOKYO)) <= chordSquaredOf(km);

describe('distances', () => {
  it('are those on the globe', () => {
    expect([isWithin(9700), isWithin(9725)]).toEqual([false, true]);
  });

  it('are never more than half the way round', () => {
    fc.assert(fc.property(point, point, (a, b) => chordSquared(toVector(a), toVector(b)) <= chordSquaredOf(FARTHEST_KM) + 1e-12)); // prettier-ignore
  });
});

describe('a box', () => {
  it.each([
    [{ west: 170, south: -20, east: -170, north: -10 }, -15, 180, true],
    [{ west: 170, south: -20, east: -170, north: -10 }, -15, -175, true],
    [{ west: 170, south: -20, east: -170, north: -10 }, -15, 0, false],
    [{ west: -180, south: -90, east: 180, north: 90 }, 90, -180, true],
    [{ west: 7, south: 7, east: 7, north: 8 }, 7.5, 7, true],
    [{ west: 7, south: 7, east: 7, north: 8 }, 7.5, 7.00000001, false],
  ])('%j holds %d, %d: %s', (box, latitude, longitude, expected) => {
    expect(isInBox(boxSpans(box), toUnits(latitude), toUnits(longitude))).toBe(expected);
  });

  it('around a circle holds all of it, near the poles and across the antimeridian too', () => {
    fc.assert(
      fc.property(point, point, fc.double({ min: 0, max: 21_000, noNaN: true }), (center, other, km) => {
        const isNear = chordSquared(toVector(center), toVector(other)) <= chordSquaredOf(km);
        const isIn = isInBox(boxSpans(circleBox(center, km)), toUnits(other.latitude), toUnits(other.longitude));
        expect(isIn || !isNear).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
