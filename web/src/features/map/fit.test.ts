import { fitOf } from './fit.ts';

const SIZE = { width: 800, height: 600 };
const place = (latitude: number, longitude: number) => ({ id: '1', name: '', latitude, longitude, categoryId: 20 });
const BLUE_LAGOON = place(63.88, -22.45);
const BATH = place(51.38, -2.36);
const view = { total: 2, places: [BATH, BLUE_LAGOON], pins: [], clusters: [] };
const reykjavik = { label: 'Reykjavík, Iceland', latitude: 64.15, longitude: -21.94, bounds: null };

describe('the map opens', () => {
  it('on all matches', () => {
    const { lng, zoom } = fitOf({ ...view, near: null }, SIZE);
    expect(lng).toBeCloseTo(-12.4, 1);
    expect(zoom).toBeLessThan(6);
  });

  it('on a town and the five matches nearest to it, not on one alone', () => {
    const at = (east: number) => place(64.15, -21.94 + east);
    const far = at(3.5);
    const places = [far, ...[0.05, 0.4, 0.8, 1.2, 1.6].map(at)];
    const { lng, zoom } = fitOf({ ...view, places, near: reykjavik }, SIZE);
    expect(lng).toBeCloseTo(-21.14, 1);
    expect(zoom).toBeLessThan(10);
  });

  it('on the town or the area near which nothing is', () => {
    const none = { ...view, total: 0, places: [] };
    expect(fitOf({ ...none, near: reykjavik }, SIZE)).toMatchObject({
      lat: expect.closeTo(64.15, 1) as number,
      zoom: 10,
    });
    const bounds = { west: -25, south: 63, east: -13, north: 67 };
    expect(fitOf({ ...none, near: { ...reykjavik, bounds } }, SIZE).lng).toBeCloseTo(-19, 0);
  });

  it('on the town that the words name, and what is nearest to it', () => {
    const { lat, lng, zoom } = fitOf({ ...view, places: [BLUE_LAGOON], near: reykjavik }, SIZE);
    expect(lat).toBeCloseTo(64, 0);
    expect(lng).toBeCloseTo(-22.2, 1);
    expect(zoom).toBeGreaterThan(8);
  });

  it('on all matches inside of a country', () => {
    const iceland = { ...reykjavik, bounds: { west: -25, south: 63, east: -13, north: 67 } };
    expect(fitOf({ ...view, near: iceland }, SIZE)).toEqual(fitOf({ ...view, near: null }, SIZE));
  });

  it('above the sheet that covers its lower edge', () => {
    const [whole, above] = [fitOf({ ...view, near: null }, SIZE), fitOf({ ...view, near: null }, SIZE, 56)];
    expect(above.lat).toBeLessThan(whole.lat);
    expect(above.lng).toBe(whole.lng);
  });

  it('across the antimeridian', () => {
    const fiji = { ...reykjavik, latitude: -16.8, longitude: 179.9 };
    const { lng } = fitOf(
      { total: 2, places: [place(-16, 179), place(-16.8, -179.9)], pins: [], clusters: [], near: fiji },
      SIZE,
    );
    expect(Math.abs(lng)).toBeCloseTo(180, 0);
  });

  it('on the default center when there is nothing', () => {
    expect(fitOf({ total: 0, places: [], pins: [], clusters: [], near: null }, SIZE)).toEqual({ lat: 39.8283, lng: -98.5795, zoom: 5 }); // prettier-ignore
  });
});
