import { boxOfCircle, circlePath } from './circle.ts';

const REYKJAVIK = { latitude: 64.15, longitude: -21.94 };

const cornersOf = (path: string): readonly (readonly number[])[] =>
  path
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number));

describe('the circle of a radius', () => {
  it('is drawn as wide as the map is stretched there', () => {
    const widest = Math.max(...cornersOf(circlePath(REYKJAVIK, 50)).map(([right = 0]) => right));
    const degrees = (widest / 256) * 360;
    expect(degrees * 111.195 * Math.cos((64.15 * Math.PI) / 180)).toBeCloseTo(50, 0);
  });

  it('reaches farther to the pole than to the equator, as the map does', () => {
    const downs = cornersOf(circlePath(REYKJAVIK, 500)).map(([, below = 0]) => below);
    expect(-Math.min(...downs)).toBeGreaterThan(Math.max(...downs));
  });

  it('has a box that holds it, across the antimeridian and over a pole', () => {
    const { south, north } = boxOfCircle(REYKJAVIK, 111.195);
    expect([south, north]).toEqual([expect.closeTo(63.15, 2), expect.closeTo(65.15, 2)]);
    const fiji = boxOfCircle({ latitude: -17.8, longitude: 179.5 }, 200);
    expect(fiji.west).toBeGreaterThan(170);
    expect(fiji.east).toBeLessThan(-170);
    expect(boxOfCircle({ latitude: 89, longitude: 0 }, 500).north).toBeLessThan(90);
  });
});
