import { typedPoint } from './typed-point.ts';

const BUDAPEST = { latitude: 47.4979, longitude: 19.0402 };

it.each([
  '47.4979, 19.0402',
  '47.4979,19.0402',
  ' 47.4979  19.0402 ',
  '47,4979 19,0402',
  '47,4979; 19,0402',
  '47.4979° N, 19.0402° E',
  'N47.4979 E19.0402',
  '19.0402 E, 47.4979 N',
  `47°29'52.44"N 19°02'24.72"E`,
  '47° 29′ 52.44″ N, 19° 2′ 24.72″ E',
  `47°29.874'N 19°2.412'E`,
  'N 47° 29.874 E 019° 02.412',
  '47º 29.874 N, 19º 02.412 E',
  'geo:47.4979,19.0402?z=15',
  'geo:0,0?q=47.4979,19.0402(Bath)',
  'https://www.google.com/maps/place/Bath/@47.1,19.1,17z/data=!3m1!4b1!8m2!3d47.4979!4d19.0402',
  'https://www.google.com/maps/@47.4979,19.0402,15z',
  'https://maps.google.com/?q=47.4979,19.0402',
  'https://www.google.com/maps/search/?api=1&query=47.4979%2C19.0402',
  'https://www.openstreetmap.org/#map=15/47.4979/19.0402',
  'https://www.openstreetmap.org/?mlat=47.4979&mlon=19.0402#map=6/1.5/2.5',
  'https://maps.apple.com/?ll=47.4979,19.0402&q=Bath',
  'https://maps.apple.com/place?coordinate=47.4979,19.0402&name=Bath',
])('%s is a point', (text) => {
  const point = typedPoint(text);
  expect(point?.latitude).toBeCloseTo(BUDAPEST.latitude, 6);
  expect(point?.longitude).toBeCloseTo(BUDAPEST.longitude, 6);
});

it.each([
  ['34.05 S, 118.24 W', -34.05, -118.24],
  ['-33.87, 151.21', -33.87, 151.21],
  ['−33.87 −70.5', -33.87, -70.5],
  [`47°29'52"S 19°02'25"E`, -47.497778, 19.040278],
])('%s has its signs', (text, latitude, longitude) => {
  expect(typedPoint(text)).toEqual({ latitude, longitude });
});

it.each([
  ['8FVXF2XR+53', 47.4979375, 19.0401875],
  ['8fvxf2xr+53', 47.4979375, 19.0401875],
  ['6PH57VP3+PR6', 1.2867875, 103.8545156],
  ['8FVX0000+', 47.5, 19.5],
  ['8F000000+', 40, 10],
])('%s is the middle of the area of a plus code', (text, latitude, longitude) => {
  expect(typedPoint(text)).toEqual({ latitude, longitude });
});

it.each([
  'Budapest',
  'Budapest, Hungary',
  '1146 Budapest',
  '12, 5',
  '47, 19',
  '47.4979',
  '91.5, 10.5',
  '10.5, 181.5',
  '47.5 N, 19.5 N',
  '47.5 N, 19.5',
  'https://example.org/',
  'F2XR+53',
  '8FVX00XR+53',
  'XFVXF2XR+53',
  'yoga+spa',
  'https://maps.app.goo.gl/abc',
  '',
  `${'1'.repeat(200)}`,
])('%j is no point', (text) => {
  expect(typedPoint(text)).toBeNull();
});
