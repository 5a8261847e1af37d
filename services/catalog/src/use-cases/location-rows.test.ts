import { toIndexed } from '../domain/search/indexed.ts';
import { publishedLocation } from '../testing/builders.ts';
import { openCatalog } from '../testing/catalog.ts';
import { locationRows } from './location-rows.ts';

const catalog = await openCatalog();
const origin = { basis: 'told', source: null, date: '2026-05-01', readFrom: null } as const;
const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);

const warm = { waterTemperature: { minC: 38, maxC: 40, at: 'pool', ...origin } } as const;
const lodging = { amenities: { has: ['lodging'], lacks: [], ...origin } } as const;

const given = [
  ...numbered(9).map((at) => publishedLocation(`both-${at}`, { name: `Warm inn ${at}`, ...warm, ...lodging })),
  ...numbered(3).map((at) => publishedLocation(`inn-${at}`, { name: `Inn ${at}`, ...lodging })),
  ...numbered(2).map((at) => publishedLocation(`june-${at}`, { season: { open: ['jun'], best: [], ...origin } })),
  ...numbered(3).map((at) => publishedLocation(`july-${at}`, { season: { open: ['jul'], best: [], ...origin } })),
  publishedLocation('closed', {
    ...lodging,
    status: { state: 'temporarilyClosed', until: null, since: null, ...origin },
  }),
];
await catalog.locations.insertMany(given.map((location) => ({ location, facts: [] })));
await catalog.index.write(given.map((location) => ({ put: toIndexed(location) })));

const rowsAt = (now: string) => locationRows({ ...catalog, now: () => new Date(now) })();
const shown = async (now: string) =>
  (await rowsAt(now)).map(({ reason, locations }) => [reason, locations.map(({ id }) => id).toSorted()] as const);

describe('the rows of the home screen', () => {
  it('have up to 8 places for each reason, none in two rows and none that is closed', async () => {
    const [first, second, ...others] = await shown('2026-01-31T12:00:00Z');
    expect(others).toEqual([]);
    expect(first?.[0]).toBe('warmWater');
    expect(first?.[1]).toHaveLength(8);
    expect(second?.[0]).toBe('withBed');
    expect(second?.[1]).toHaveLength(4);
    expect(second?.[1]).toEqual(expect.arrayContaining(['inn-0', 'inn-1', 'inn-2']));
    expect([...(first?.[1] ?? []), ...(second?.[1] ?? [])]).not.toContain('closed');
  });

  it('are left out with fewer than 3 places', async () => {
    expect((await shown('2026-06-15T12:00:00Z')).map(([reason]) => reason)).not.toContain('openThisMonth');
  });

  it('name the month in UTC that a row is about', async () => {
    const row = (await rowsAt('2026-07-31T23:59:59Z')).find(({ reason }) => reason === 'openThisMonth');
    expect(row?.month).toBe('jul');
    expect(row?.locations.map(({ id }) => id).toSorted()).toEqual(['july-0', 'july-1', 'july-2']);
  });
});
