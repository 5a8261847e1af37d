import { placeZoom } from './place-zoom.ts';

const away = (distanceKm: number, isWithin = false) => ({ distanceKm, isWithin });

describe('the zoom of the small map of a place', () => {
  it('is that of towns where one is near, or none is known', () => {
    const zooms = [null, away(0), away(3), away(3, true)].map((town) => placeZoom(47.5, town, false));
    expect(zooms).toEqual([10, 10, 10, 10]);
  });

  it('is as far as needed to show the nearest town, but not a continent', () => {
    expect([placeZoom(64.9, away(40), false), placeZoom(0, away(40), false), placeZoom(-75, away(900), false)]).toEqual(
      [6.5, 8, 6.5],
    );
  });

  it('is that of streets where there are some: closest in a town, farther where a road leads to one', () => {
    const zooms = [null, away(5, true), away(0.8), away(2), away(40)].map((town) => placeZoom(47.5, town, true));
    expect(zooms).toEqual([14, 14, 13, 12, 12]);
  });
});
