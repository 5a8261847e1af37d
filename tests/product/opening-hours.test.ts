import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { caughtUp } from '@wellspring/platform/service/product';
import { z } from 'zod';
import { openPeople } from '../served/people.fixture.ts';
import { serveProduct } from '../served/served-product.fixture.ts';
import { PLACE } from '../served/subjects.fixture.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);

const Submitted = z.looseObject({ id: z.string() });
const Exported = z.looseObject({
  features: z.array(z.looseObject({ properties: z.looseObject({ opening_hours: z.string() }) })),
});
const List = z.looseObject({
  locations: z.array(z.looseObject({ name: z.string() })),
  facets: z.array(z.looseObject({ facet: z.string() })).optional(),
});

const submit = async (name: string, rule: string) => {
  const body = { ...PLACE, name, openingHours: { rule } };
  const { status, text } = await people.call('author', { method: 'POST', path: '/api/locations', body });
  return { status, body: JSON.parse(text) as unknown };
};

describe('opening hours over /api', () => {
  it('are a rule, and answer zone, week and whether the place is open', async () => {
    expect(await submit('Always Open Pool', '24/7')).toMatchObject({
      status: 201,
      body: { openingHours: { rule: '24/7', basis: 'told', openNow: true, closesAt: null, opensAt: null } },
    });
    expect(await submit('Monday Pool', 'Mo 09:00-17:00')).toMatchObject({
      body: { openingHours: { week: [['09:00–17:00'], [], [], [], [], [], []], isByAppointment: false } },
    });
  });

  it('are refused when they cannot be read', async () => {
    const { status, body } = await submit('Moonshine Pool', 'whenever the moon shines');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('opening hours cannot be read');
  });
});

describe('opening hours in the file of a list', () => {
  it('are the tag of OpenStreetMap, which is the same rule when it comes back', async () => {
    const send = async (path: string, body: object): Promise<string> => {
      const { text } = await people.call('author', { method: 'POST', path, body });
      return Submitted.parse(JSON.parse(text)).id;
    };
    const rule = 'Apr-Oct Mo-Fr 09:00-17:00; PH off; Dec 24 10:00-12:00 "by appointment"';
    const point = { latitude: 35.01, longitude: 135.77 };
    const place = { ...PLACE, ...point, name: 'Exported Pool', openingHours: { rule } };
    const locationId = await send('/api/locations', place);
    const list = await send('/api/trip-lists', { name: 'Pools' });
    await people.call('author', { method: 'POST', path: `/api/trip-lists/${list}/items`, body: { locationId } });
    await caughtUp(served.product);
    const path = `/api/trip-lists/${list}/export?format=geojson`;
    const { text } = await people.call('author', { method: 'GET', path });
    const [properties] = Exported.parse(JSON.parse(text)).features.map((feature) => feature.properties);
    const { body } = await submit('Imported Pool', properties?.opening_hours ?? '');
    expect(properties?.opening_hours).toBe(rule);
    expect(body).toMatchObject({ openingHours: { rule } });
  });
});

describe('open places over /api', () => {
  const answer = (query: string) => people.call('visitor', { method: 'GET', path: `/api/locations?${query}` });
  const listOf = async (query: string) => {
    const { text } = await answer(`search=bathhouse&${query}`);
    return List.parse(JSON.parse(text));
  };
  const namesOf = async (query: string) => (await listOf(query)).locations.map(({ name }) => name).toSorted();

  beforeAll(async () => {
    for (const [name, rule] of [
      ['Bathhouse Ever', '24/7'],
      ['Bathhouse Eve', 'Dec 24 10:00-12:00'],
    ] as const) {
      const { id } = Submitted.parse((await submit(name, rule)).body);
      const body = { isVerified: true };
      await people.call('admin', { method: 'PUT', path: `/api/admin/locations/${id}/verify`, body });
    }
    await caughtUp(served.product);
  });

  it('are found by the time that is asked for', async () => {
    expect(await namesOf('openNow=1')).toContain('Bathhouse Ever');
    const inHours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();
    expect(await namesOf(`openAt=${inHours(5)}`)).toContain('Bathhouse Ever');
    expect(await namesOf('openAt=2026-05-01T18:00:00+02:00')).toEqual(['Bathhouse Ever']);
    expect(await namesOf('openNow=0')).toEqual(['Bathhouse Eve', 'Bathhouse Ever']);
  });

  it('are counted, and are the same on the map', async () => {
    const { facets } = await listOf('openAt=2026-05-01T18:00:00Z&facets=1');
    const open = { facet: 'open', values: [{ value: 'yes', count: 1 }] };
    expect(facets?.find(({ facet }) => facet === 'open')).toMatchObject(open);
    const path = '/api/map?bbox=-180,-90,180,90&zoom=2&search=bathhouse&openAt=2026-05-01T18:00:00Z&facets=1';
    const { text } = await people.call('visitor', { method: 'GET', path });
    expect(JSON.parse(text)).toMatchObject({ total: 1, facets });
  });

  it.each(['openAt=tomorrow', 'openAt=2026-05-01', 'openAt=2026-05-01T18:00', 'openNow=1&openAt=2026-05-01T18:00:00Z'])(
    'are refused for a wrong time, with the name of the parameter: %s',
    async (query) => {
      for (const path of [`/api/locations?${query}`, `/api/map?bbox=-180,-90,180,90&zoom=2&${query}`]) {
        const { status, text } = await people.call('visitor', { method: 'GET', path });
        expect(status).toBe(400);
        expect(text).toContain('openAt');
      }
    },
  );
});
