import { latitudeAt, down } from '@wellspring/map-grid/mercator';
import { parseMapPicturePath } from '@wellspring/map-picture/address';
import type { Viewport } from './engine.ts';
import { WORLD_SIZE } from './mercator.ts';
import { pictureCovering } from './still-picture.tsx';

const viewOf = (width: number, height: number, zoom: number, lat = 47): Viewport => {
  const world = WORLD_SIZE * 2 ** zoom;
  const half = { lng: (width / world) * 180, y: height / world / 2 };
  const [north, south] = [latitudeAt(down(lat) - half.y), latitudeAt(down(lat) + half.y)];
  return { at: { lat, lng: 19, zoom }, box: { west: 19 - half.lng, east: 19 + half.lng, south, north } };
};

describe('the picture that stands behind a map until it is drawn', () => {
  it.each([
    [412, 700, 0.69],
    [412, 700, 8.34],
    [900, 1100, 3.2],
    [1500, 700, 5],
    [3000, 1500, 17],
  ])('covers a map of %d × %d pixels at zoom %d, at the scale of the map', (width, height, zoom) => {
    const picture = pictureCovering(viewOf(width, height, zoom));
    expect(picture.width * picture.scale).toBeGreaterThanOrEqual(width - 0.01);
    expect(picture.height * picture.scale).toBeGreaterThanOrEqual(height - 0.01);
    const shown = parseMapPicturePath(picture.src);
    expect(shown).toMatchObject({ latitude: 47, longitude: 19, width: picture.width, height: picture.height });
    expect((shown?.zoom ?? NaN) + Math.log2(picture.scale)).toBeCloseTo(zoom);
  });

  it('is that of a phone on a phone', () => {
    expect(pictureCovering(viewOf(412, 700, 3)).src).toMatch(/480x800\.svg$/);
  });
});
