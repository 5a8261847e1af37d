import { placeZoom } from './place-zoom.ts';

describe('the zoom of the small map of a place', () => {
  it('is that of towns where one is near, or none is known', () => {
    expect([placeZoom(47.5, null), placeZoom(47.5, 0), placeZoom(47.5, 3)]).toEqual([10, 10, 10]);
  });

  it('is as far as needed to show the nearest town, but not a continent', () => {
    expect([placeZoom(64.9, 40), placeZoom(0, 40), placeZoom(-75, 900)]).toEqual([6.5, 8, 6.5]);
  });
});
