import { unrolled } from './countries.ts';

describe('a ring of the atlas', () => {
  it('is left alone away from the antimeridian', () => {
    const ring = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 0],
    ];
    expect(unrolled(ring)).toEqual(ring);
  });

  it('runs on beyond 180 instead of jumping round the world', () => {
    expect(
      unrolled([
        [179, 1],
        [-179, 1],
        [-179, 2],
        [179, 2],
        [179, 1],
      ]),
    ).toEqual([
      [179, 1],
      [181, 1],
      [181, 2],
      [179, 2],
      [179, 1],
    ]);
  });

  it('is closed along the pole when it goes round it', () => {
    const coast = unrolled([
      [-180, -80],
      [-60, -70],
      [60, -70],
      [170, -75],
      [-180, -80],
    ]);
    expect(coast.slice(-4)).toEqual([
      [180, -80],
      [180, -90],
      [-180, -90],
      [-180, -80],
    ]);
  });
});
