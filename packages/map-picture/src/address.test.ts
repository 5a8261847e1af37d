import { mapPicturePath, parseMapPicturePath, PICTURE_SIZES, type PictureRequest } from './address.ts';

const HERE: PictureRequest = { latitude: 47.49791, longitude: -19.0402, zoom: 9, size: '400x300', streets: null };

describe('the address of a picture of the map', () => {
  it.each(PICTURE_SIZES)('comes back as it went, to eleven metres: %s', (size) => {
    expect(parseMapPicturePath(mapPicturePath({ ...HERE, size }))).toMatchObject({
      latitude: 47.4979,
      longitude: -19.0402,
      zoom: 9,
      width: Number(size.split('x')[0]),
      height: Number(size.split('x')[1]),
      isCurrent: true,
    });
  });

  it.each([
    [90, 200, 19.04],
    [-90, -200, -1],
    [0.00001, -0.00001, 0],
  ])('is always one that is answered: %d, %d, %d', (latitude, longitude, zoom) => {
    expect(parseMapPicturePath(mapPicturePath({ ...HERE, latitude, longitude, zoom }))).not.toBeNull();
  });

  it('names the streets that it shows', () => {
    const path = mapPicturePath({ ...HERE, streets: '0123456789ab' });
    expect([parseMapPicturePath(path)?.streets, parseMapPicturePath(mapPicturePath(HERE))?.streets]).toEqual([
      '0123456789ab',
      null,
    ]);
  });

  it('is none of ours when it is long, has another size or lies beyond the map', () => {
    const path = mapPicturePath(HERE);
    const others = [
      path.replace('47.4979', '85.01'),
      path.replace('400x300', '400x301'),
      `${path}${'x'.repeat(9_000)}`,
    ];
    expect(others.map(parseMapPicturePath)).toEqual([null, null, null]);
  });
});
