import { box } from './query-parameters.ts';

describe('a box', () => {
  it.each([
    ['170,-10,-170,10', 170, -170],
    ['170,-10,182,10', 170, -178],
    ['-182,-10,-170,10', 178, -170],
    ['350,-10,370,10', -10, 10],
    ['-190,-10,170,10', -180, 180],
    ['-400,-10,400,10', -180, 180],
  ])('of %s, as maps count on beyond the antimeridian, reaches from %d to %d', (given, west, east) => {
    expect(box.parse(given)).toEqual({ west, south: -10, east, north: 10 });
  });

  it.each(['-541,0,0,0', '181,0,170,0', '1113194,6446275,1224514,6621293'])('is not %s', (given) => {
    expect(box.safeParse(given).success).toBe(false);
  });
});
