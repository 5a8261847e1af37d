import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { caughtUp } from '@wellspring/platform/service/product';
import { z } from 'zod';
import { openPeople } from '../served/people.fixture.ts';
import { serveProduct } from '../served/served-product.fixture.ts';
import { PLACE } from '../served/subjects.fixture.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);

const List = z.looseObject({
  total: z.number(),
  locations: z.array(z.looseObject({ name: z.string() })),
  facets: z.array(z.looseObject({ facet: z.string(), unknown: z.number() })).optional(),
});

const answer = (path: string) => people.call('visitor', { method: 'GET', path });
const listOf = async (query: string) => {
  const { text } = await answer(`/api/locations?${query}`);
  return List.parse(JSON.parse(text));
};
const namesOf = async (query: string) => (await listOf(query)).locations.map(({ name }) => name).toSorted();

const publish = async (name: string, facts: object): Promise<void> => {
  const { text } = await people.call('author', {
    method: 'POST',
    path: '/api/locations',
    body: { ...PLACE, name, ...facts },
  });
  const { id } = z.looseObject({ id: z.string() }).parse(JSON.parse(text));
  await people.call('admin', { method: 'PUT', path: `/api/admin/locations/${id}/verify`, body: { isVerified: true } });
};
await publish('Facet Free Pool', { price: { kind: 'free' }, temperature: '38–40 °C', season: { open: ['jul'] } });
await publish('Facet Paid Pool', { price: { kind: 'paid' }, amenities: { has: ['sauna', 'food'] } });
await caughtUp(served.product);

describe('facets over /api', () => {
  it('narrow a list down, each by its parameter', async () => {
    expect(await namesOf('search=facet&price=free')).toEqual(['Facet Free Pool']);
    expect(await namesOf('search=facet&price=free,paid')).toEqual(['Facet Free Pool', 'Facet Paid Pool']);
    expect(await namesOf('search=facet&temperatureMin=39&temperatureMax=45')).toEqual(['Facet Free Pool']);
    expect(await namesOf('search=facet&month=7')).toEqual(['Facet Free Pool']);
    expect(await namesOf('search=facet&month=jul')).toEqual(['Facet Free Pool']);
    expect(await namesOf('search=facet&amenity=sauna,food')).toEqual(['Facet Paid Pool']);
    expect(await namesOf('search=facet&amenity=sauna,food&includeUnknown=1')).toEqual([
      'Facet Free Pool',
      'Facet Paid Pool',
    ]);
    expect(await namesOf('search=facet&withPhotos=1')).toEqual([]);
  });

  it('are counted where facets=1 says so', async () => {
    expect((await listOf('search=facet')).facets).toBeUndefined();
    const { facets } = await listOf('search=facet&price=free&facets=1');
    expect(facets?.find(({ facet }) => facet === 'price')).toEqual({
      facet: 'price',
      values: [
        { value: 'free', count: 1 },
        { value: 'donation', count: 0 },
        { value: 'paid', count: 1 },
      ],
      unknown: 0,
    });
    expect(facets?.find(({ facet }) => facet === 'month')?.unknown).toBe(0);
  });

  it('count and narrow down the map as the list', async () => {
    const { text } = await answer('/api/map?bbox=-180,-90,180,90&zoom=2&search=facet&price=paid&facets=1');
    expect(JSON.parse(text)).toMatchObject({
      total: 1,
      facets: (await listOf('search=facet&price=paid&facets=1')).facets,
    });
  });

  it.each([
    'price=cheap',
    'month=13',
    'temperatureMin=hot',
    'amenity=sauna,gold',
    'facets=yes',
    'minRating=9',
    `kind=${'x'.repeat(3_000)}`,
  ])('are refused where they are none: %s', async (query) => {
    expect((await answer(`/api/locations?${query}`)).status).toBe(400);
  });
});
