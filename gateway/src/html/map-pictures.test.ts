import { openBasemap } from '@wellspring/basemap/open-basemap';
import { mapPicturePath } from '@wellspring/map-picture/address';
import { streetsOfTown, type Town } from '@wellspring/street-map/testing/invented-town';
import { FOR_A_WHILE, FOR_EVER } from './assets.ts';
import { startGateway } from '../gateway.fixture.ts';

const basemap = openBasemap();
afterAll(() => basemap.close());
const started = startGateway({ basemap });

const TOWN: Town = { latitude: 64.1, longitude: -21.9, name: 'Hveravík' };
const streets = streetsOfTown(TOWN);
const version = (): string => streets.coverage()?.version ?? '';
const withStreets = startGateway({ basemap, streets });
const HERE = { latitude: 47.4979, longitude: 19.0402, zoom: 9, size: '400x300', streets: null } as const;
const path = mapPicturePath(HERE);

describe('the picture of a piece of the map', () => {
  it('is drawn from the tiles of the map, cached for ever by browsers, and the same each time', async () => {
    const { ask } = await started;
    const [first, again] = [await ask(path), await ask(path)];
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(first.text).toContain('>Budapest</text>');
    expect(again.bytes).toEqual(first.bytes);
  });

  it('is cached for a short time for a page of another release', async () => {
    const { ask } = await started;
    const old = await ask(path.replace(/[0-9a-f]{12}-[0-9a-f]{12}/, '0123456789ab-0123456789ab'));
    expect([old.status, old.headers['cache-control']]).toEqual([200, 'public, max-age=600']);
  });

  it('is 6 kB at most around a town, compressed', async () => {
    const { ask } = await started;
    const { bytes } = await ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(bytes.length).toBeLessThan(6_000);
  });

  it('has the streets that its address names, and is cached for ever while there are no others', async () => {
    const { ask } = await withStreets;
    const place = { latitude: TOWN.latitude, longitude: TOWN.longitude, zoom: 14, size: '400x300' } as const;
    const versions = [null, version(), 'ba9876543210'];
    const drawn = await Promise.all(versions.map((streets) => ask(mapPicturePath({ ...place, streets }))));
    expect(drawn.map(({ text }) => text.includes('>Hveravík</text>'))).toEqual([false, true, true]);
    expect(drawn.map(({ headers }) => headers['cache-control'])).toEqual([FOR_EVER, FOR_EVER, FOR_A_WHILE]);
  });

  it('is drawn without streets for a while when they cannot be read', async () => {
    const { ask } = await startGateway({
      basemap,
      streets: { ...streets, tile: () => Promise.reject(new Error('unreadable')) },
    });
    const picture = await ask(mapPicturePath({ ...HERE, zoom: 14, streets: version() }));
    expect([picture.status, picture.headers['cache-control']]).toEqual([200, FOR_A_WHILE]);
  });

  it.each([
    '/map-picture',
    path.replace('400x300', '401x300'),
    path.replace('400x300', '99999x99999'),
    path.replace(',9/', ',16/'),
    path.replace(',9/', ',-1/'),
    path.replace(',9/', ',9.25/'),
    path.replace('47.4979', '86'),
    path.replace('47.4979', 'NaN'),
    path.replace('47.4979', '4e1'),
    path.replace('47.4979', '47.497912'),
    path.replace('19.0402', '181'),
    path.replace('47.4979', '0'.repeat(90)),
    `${path}/..`,
    path.replace('.svg', '.png'),
  ])('is nothing else: %s is not there', async (other) => {
    const { ask } = await started;
    expect((await ask(other)).status).toBe(404);
  });
});
