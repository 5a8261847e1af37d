import { pointIn } from './typed-point.ts';

describe('a point', () => {
  it.each([
    ['47.5', '19.08', { latitude: 47.5, longitude: 19.08 }],
    ['-90', '180', { latitude: -90, longitude: 180 }],
    ['', '19.08', null],
    ['north', '19.08', null],
    ['91', '0', null],
    ['0', '180.5', null],
  ])('typed as %j and %j is %j', (latitude, longitude, point) => {
    expect(pointIn({ latitude, longitude })).toEqual(point);
  });
});
