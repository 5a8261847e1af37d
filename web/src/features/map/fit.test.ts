import { fitOf } from './fit.ts';

const SIZE = { width: 800, height: 600 };
const place = (latitude: number, longitude: number) => ({ id: '1', name: '', latitude, longitude, categoryId: 20 });
const BLUE_LAGOON = place(63.88, -22.45);
const BATH = place(51.38, -2.36);
const view = { total: 2, places: [BATH, BLUE_LAGOON], clusters: [] };
const reykjavik = { label: 'Reykjavík, Iceland', latitude: 64.15, longitude: -21.94, bounds: null };

describe('the map opens', () => {
  it('on all matches', () => {
    const { lng, zoom } = fitOf({ ...view, near: null }, SIZE);
    expect(lng).toBeCloseTo(-12.4, 1);
    expect(zoom).toBeLessThan(6);
  });

  it('on the town that the words name, and what is nearest to it', () => {
    const { lat, lng, zoom } = fitOf({ ...view, near: reykjavik }, SIZE);
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
      { total: 2, places: [place(-16, 170), place(-16.8, -179.9)], clusters: [], near: fiji },
      SIZE,
    );
    expect(Math.abs(lng)).toBeCloseTo(180, 0);
  });

  it('on the default center when there is nothing', () => {
    expect(fitOf({ total: 0, places: [], clusters: [], near: null }, SIZE)).toEqual({ lat: 39.8283, lng: -98.5795, zoom: 5 }); // prettier-ignore
  });
});
