import { across, down, latitudeAt, wrapped } from './mercator.ts';

describe('degrees and shares of the world', () => {
  it('come back as they went', () => {
    for (const latitude of [-84, -33.3, 0, 12.5, 71]) expect(latitudeAt(down(latitude))).toBeCloseTo(latitude, 9);
    expect([across(-180), across(0), across(180)]).toEqual([0, 0.5, 1]);
  });

  it('end where the map ends', () => {
    expect([down(90), down(-90)]).toEqual([down(85.0511287798066), down(-85.0511287798066)]);
  });

  it('wraps longitudes into one world', () => {
    expect([190, -190, 540, 180, -180, 12].map(wrapped)).toEqual([-170, 170, -180, 180, -180, 12]);
  });
});
