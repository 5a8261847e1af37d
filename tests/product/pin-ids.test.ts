import { caughtUp } from '@wellspring/platform/service/product';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { openPeople } from '../served/people.fixture.ts';
import type { RoleName } from '../served/roles.ts';
import { serveProduct } from '../served/served-product.fixture.ts';
import { PLACE } from '../served/subjects.fixture.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);

const VIEW = 'bbox=134,34,137,37&zoom=8';
const BOX = { west: 134, south: 34, east: 137, north: 37 };

const Id = z.object({ id: z.string() });
const Shown = z.object({ total: z.number(), places: z.array(Id), pins: z.array(Id) });
const Refused = z.object({ message: z.string(), code: z.string() });
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

const submitted = async (name: string, more: object = {}): Promise<string> => {
  const { text } = await people.call('author', {
    method: 'POST',
    path: '/api/locations',
    body: { ...PLACE, latitude: 35, longitude: 135.5, name, ...more },
  });
  return Id.parse(JSON.parse(text)).id;
};
const verify = (id: string, isVerified: boolean) =>
  people.call('admin', { method: 'PUT', path: `/api/admin/locations/${id}/verify`, body: { isVerified } });
const published = async (name: string, more?: object): Promise<string> => {
  const id = await submitted(name, more);
  expect((await verify(id, true)).status).toBe(200);
  return id;
};

const shown = await published('Shown Pool');
const elsewhere = await published('Pool Elsewhere', { latitude: -40, longitude: 170 });
const draft = await submitted('Draft Pool');
const withdrawn = await published('Withdrawn Pool');
await verify(withdrawn, false);
const deleted = await published('Deleted Pool');
await people.call('admin', { method: 'DELETE', path: `/api/admin/locations/${deleted}` });
await caughtUp(served.product);

const NOT_SHOWN = [draft, withdrawn, deleted, 'nowhere', '00000000-0000-4000-8000-000000000000'];

const ask = (keep: readonly string[], role: RoleName = 'visitor') =>
  people.call(role, { method: 'GET', path: `/api/map?${VIEW}&keep=${encodeURIComponent(keep.join())}` });
const overRest = async (keep: readonly string[], role?: RoleName) =>
  Shown.parse(JSON.parse((await ask(keep, role)).text));
const refusalOf = async (keep: readonly string[]): Promise<string> => {
  const { status, text } = await ask(keep);
  const { code, message } = Refused.parse(JSON.parse(text));
  return `${status} ${code} ${message}`;
};

const MAP =
  'query ($box: BoxInput!, $keep: [ID!]) { map(box: $box, zoom: 8, keep: $keep) { total places { id } pins { id } } }';
const overGraph = async (keep: readonly string[]) =>
  z.object({ map: Shown }).parse(await served.ask(MAP, { box: BOX, keep })).map;
const placesOfPins = async (ids: readonly unknown[]) => {
  const data = await served.ask('query ($ids: [ID!]!) { placesOfPins(ids: $ids) { id } }', { ids });
  return idsOf(z.object({ placesOfPins: z.array(Id) }).parse(data).placesOfPins);
};

const ONLY_SHOWN = { total: 1, places: [{ id: shown }], pins: [{ id: shown }] };

describe('ids of pins to keep', () => {
  it('never show what is not published, nor what lies outside the box', async () => {
    const keep = [...NOT_SHOWN, elsewhere, shown, shown];
    expect(await overGraph(keep)).toEqual(ONLY_SHOWN);
    for (const role of ['visitor', 'author', 'admin'] as const) expect(await overRest(keep, role)).toEqual(ONLY_SHOWN);
  });

  it('are left out by the graph where no place could have them', async () => {
    const hostile = [
      '',
      '\u0000',
      '\u202e',
      "' OR 1=1 --",
      '{"$gt":""}',
      '../../etc/passwd',
      '__proto__',
      'a'.repeat(65),
    ];
    expect(await overGraph([...hostile, shown])).toEqual(ONLY_SHOWN);
  });

  it.each([
    ['with a character that no id has', ["a'b"]],
    ['with a control character', ['a\u0000b']],
    ['with a character that changes the direction of the text', ['\u202ea']],
    ['that is empty', ['a', '', 'b']],
    ['that is too long', ['a'.repeat(65)]],
  ])('are refused by /api where one is there %s', async (_, keep) => {
    expect(await refusalOf(keep)).toMatch(/^400 VALIDATION keep /);
  });

  it('are refused where they are more than 40, by both', async () => {
    const many = Array.from({ length: 41 }, (_, at) => `place-${at}`);
    expect(await refusalOf(many)).toMatch(/^400 VALIDATION keep must be at most 40 ids/);
    await expect(overGraph(many)).rejects.toThrow(/keep must be at most 40 ids/);
  });

  it('count once however often they are named', async () => {
    const often = Array.from({ length: 60 }, () => shown);
    expect([await overRest(often), await overGraph(often)]).toEqual([ONLY_SHOWN, ONLY_SHOWN]);
  });
});

describe('the places of pins over the graph', () => {
  it('are those that are published, each once, also for who submitted the others and for admins', async () => {
    expect(await placesOfPins([elsewhere, ...NOT_SHOWN, shown, shown, elsewhere])).toEqual([elsewhere, shown]);
    for (const role of ['visitor', 'author', 'admin'] as const) {
      const { data } = await served.graph.execute(
        {
          query: 'query ($ids: [ID!]!) { placesOfPins(ids: $ids) { id name } }',
          variables: { ids: [...NOT_SHOWN, shown] },
        },
        people.actorOf(role),
      );
      expect(data).toEqual({ placesOfPins: [{ id: shown, name: 'Shown Pool' }] });
    }
  });

  it('leave out hostile ids', async () => {
    const hostile = ['', '\u0000', '{"$gt":""}', '../../etc/passwd', '__proto__', 'a'.repeat(65), 7];
    expect(await placesOfPins([...hostile, shown])).toEqual([shown]);
  });

  it('are those of the first 40 ids', async () => {
    const unknown = Array.from({ length: 40 }, (_, at) => `unknown-${at}`);
    expect(await placesOfPins([...unknown, shown])).toEqual([]);
    expect(await placesOfPins([...unknown.slice(1), shown])).toEqual([shown]);
  });
});
