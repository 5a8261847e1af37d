import { details } from './testing/builders.ts';
import { openImports, row } from './testing/imports.ts';

const { useCases, importRows, importWith, stored } = await openImports();

const POINT = { latitude: 38.4, longitude: -122.4 };
const north = (km: number) => ({ ...POINT, latitude: POINT.latitude + km / 111.2 });
const FIJI = { latitude: -16.8, longitude: 179.9995 };
const gone = { status: { state: 'permanentlyClosed', since: '2020' }, country: 'US' };

beforeAll(async () => {
  await importRows(
    row('meadowood', { name: 'Meadowood Hot Springs', otherNames: 'Wiesenwald-Therme', ...POINT, ...gone }),
    row('fiji', { name: 'Koro Spa', ...FIJI, ...gone, country: 'FJ' }),
  );
});

const submit = (name: string, coordinates = POINT, more = {}) =>
  useCases.submitLocation({
    details: details({ name, coordinates, city: 'Somewhere', country: 'United States' }),
    submittedBy: `member of ${name} at ${coordinates.latitude}`,
    isClaimed: false,
    ...more,
  });

describe('a permanently closed place', () => {
  it.each([
    ['Meadowood Hot Springs', POINT],
    ['the meadowood hot springs', north(0.3)],
    ['Meadowood Hot Springs Resort', north(0.3)],
    ['Wiesenwald-Therme', north(5)],
    ['Meadowood Hot Springs', north(9)],
    ['Koro Spa', { ...FIJI, longitude: -179.9995 }],
  ])('is not added again as %s at %j', async (name, point) => {
    const refused = submit(name, point);
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(refused).rejects.toThrow(/is here already as permanently closed \(\/location\/.+\)/);
  });

  it.each([
    ['Meadowood Hot Springs', north(60)],
    ['Calistoga Hot Springs', POINT],
    ['Meadowood Hot Springs Resort', north(5)],
  ])('is another place than %s at %j', async (name, point) => {
    expect((await submit(name, point)).location.name).toBe(name);
  });

  it('is added again by an admin', async () => {
    const { location } = await submit('Meadowood Hot Springs', POINT, { submittedBy: 'admin', isAdmin: true });
    expect(location.status).toBeNull();
  });

  it('is among the places that somebody may mean, however its name is written', async () => {
    const query = { name: 'Meadowood Springs', coordinates: POINT, city: null };
    const { id } = await stored('meadowood');
    const similar = await useCases.similarLocations(query, 'ann');
    expect(similar.map(({ location }) => location.id)).toContain(id);
  });

  it('is withheld and counted in an import from another source, unless --overwrite is given', async () => {
    const again = { name: 'Meadowood hot springs', ...north(1) };
    const counts = await importRows(row('again', again), row('new', { name: 'Other Pools', ...POINT }));
    expect(counts).toMatchObject({ added: 1, withheld: 1, refused: 0 });
    expect(await importWith({ overwrite: true, dryRun: true }, row('again', again))).toMatchObject({ added: 1 });
  });
});
