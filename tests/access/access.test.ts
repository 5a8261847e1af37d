import { readFileSync } from 'node:fs';
import { rights as analytics } from '@wellspring/analytics/rights';
import { catalogRights as catalog } from '@wellspring/catalog/rights';
import { rights as identity } from '@wellspring/identity/rights';
import { rights as lists } from '@wellspring/lists-and-badges/rights';
import { rights as moderation } from '@wellspring/moderation/rights';
import { rights as reviews } from '@wellspring/reviews/rights';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { serveProduct } from '../served/served-product.fixture.ts';
import { askEntity, askRoot, isRoot, rowsOfSupergraph } from './graph-calls.fixture.ts';
import { openPeople, type Reply } from '../served/people.fixture.ts';
import { restCall } from './rest-calls.fixture.ts';
import { photoOf } from './photos.fixture.ts';
import { openSubjects } from '../served/subjects.fixture.ts';
import { GRAPH, ROUTES_OF_ADMINS } from './graph-table.ts';
import { REST } from './rest-table.ts';
import { ROLES, SUBJECTS, type RoleName, type Row, type Subject, type SubjectName } from '../served/roles.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);
const subjects = openSubjects(served, people);
const subgraphs = served.product.services.map(({ subgraph }) => subgraph);

const ALL = Object.values(SUBJECTS).flat();
const subjectsOf = (row: Row): readonly SubjectName[] => ALL.filter((name) => row[name] !== undefined);

/** The statuses of a target in the order of ROLES. */
const cellsOf = (row: Row, name: SubjectName): readonly string[] => {
  const cells = row[name]?.split(' ') ?? [];
  return cells.length === 1 ? ROLES.map(() => cells[0] ?? '') : cells;
};

const expected = (row: Row) => Object.fromEntries(subjectsOf(row).map((name) => [name, cellsOf(row, name).join(' ')]));

type Ask = (role: RoleName, subject: Subject) => Promise<Reply>;

/** Makes every role call every target of a row. An absent target and one of another member must not differ: both have the same error. */
const askAll = async (key: string, row: Row, ask: Ask) => {
  const statuses = new Map<string, string[]>();
  const absences = new Set<string>();
  for (const name of subjectsOf(row))
    for (const role of ROLES) {
      const id = await subjects.find(name, key);
      const locationId = await subjects.find('published place', itemOf(key));
      const subject = { id, locationId, photoId: namesPhoto(key) ? await photoOf(people, key, id) : '' };
      const { status, text } = await ask(role, subject);
      statuses.set(name, [...(statuses.get(name) ?? []), String(status)]);
      if (status === 404) absences.add(text);
      if (status < 400) subjects.succeeded(name, key);
    }
  return { found: Object.fromEntries([...statuses].map(([name, cells]) => [name, cells.join(' ')])), absences };
};

/** What is added to a list is not in it before. */
const itemOf = (key: string): string => (/^POST .*items$|addTripListItem/.test(key) ? key : '');

const namesPhoto = (key: string): boolean => /\{photoId\}|(change|delete)(Location|Review)Photo/.test(key);

const LONG_MS = 60_000;

const specification = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
/** The ids that docs/specification.md gives to calls. */
const specified = new Map(
  [...specification.matchAll(/^\| (C\d{3}) \| `(\w+ \/api[^`]*)` \|/gm)].map(([, id = '', call = '']) => [call, id]),
);

describe('every route of /api', () => {
  it('has a row in the table', () => {
    expect(Object.keys(REST).toSorted()).toEqual(
      served.routes.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
  });

  for (const [key, row] of Object.entries(REST))
    it(
      `${key} (${specified.get(key) ?? 'no id'}) answers each role as the table says`,
      async () => {
        const { found, absences } = await askAll(key, row, (role, subject) =>
          people.call(role, restCall(key, role, subject)),
        );
        expect(found).toEqual(expected(row));
        expect(absences.size).toBeLessThan(2);
      },
      LONG_MS,
    );

  it('has an id in docs/specification.md', () => {
    expect([...specified.keys()].toSorted()).toEqual(Object.keys(REST).toSorted());
  });

  it('refuses visitors before it looks at what they sent', async () => {
    for (const [key, row] of Object.entries(REST)) {
      const { method, path } = restCall(key, 'visitor', { id: 'any', locationId: 'any', photoId: 'any' });
      const isForMembers = subjectsOf(row).every((name) => cellsOf(row, name)[0] === '401');
      const { status } = await people.call('visitor', { method, path: `${path.split('?')[0] ?? ''}?unexpected=1` });
      expect([key, status]).toEqual([key, isForMembers ? 401 : 400]);
    }
  });
});

describe('every field of the graph', () => {
  it('has a row in the table', () => {
    const sdl = readFileSync(new URL('../../gateway/supergraph.graphql', import.meta.url), 'utf8');
    expect(Object.keys(GRAPH).toSorted()).toEqual(rowsOfSupergraph(sdl).toSorted());
  });

  for (const [key, row] of Object.entries(GRAPH))
    it(
      `${key} answers each role as the table says`,
      async () => {
        const ask: Ask = (role, subject) =>
          isRoot(key)
            ? askRoot({ schema: served.graph.schema, people }, key, role, subject)
            : askEntity(subgraphs, key, people.actorOf(role), subject.id);
        const { found, absences } = await askAll(key, row, ask);
        expect(found).toEqual(expected(row));
        expect(absences.size).toBeLessThan(2);
      },
      LONG_MS,
    );

  /** Where a resolver would refuse as well, a right that is missing could not be seen from outside. */
  it('is guarded by the right that the table asks for', () => {
    const isShutOut = (row: Row, role: RoleName): boolean =>
      subjectsOf(row).every((name) => ['401', '403'].includes(cellsOf(row, name)[ROLES.indexOf(role)] ?? ''));
    const rightOf = (row: Row): string => {
      const outside = ROLES.filter((role) => isShutOut(row, role));
      const first = cellsOf(row, subjectsOf(row)[0] ?? 'nothing')[0];
      if (outside.length === ROLES.length) return first === '401' ? 'member over REST' : 'everyone over REST';
      if (!outside.includes('visitor')) return 'everyone';
      if (outside.includes('admin')) return 'owner';
      return outside.includes('author') ? 'admin' : 'member';
    };
    const declared: Readonly<Record<string, string>> = {
      ...analytics,
      ...catalog,
      ...identity,
      ...lists,
      ...moderation,
      ...reviews,
    };
    const roots = Object.entries(GRAPH).filter(([key]) => isRoot(key));
    expect(Object.fromEntries(roots.map(([key]) => [key, declared[key]]))).toEqual(
      Object.fromEntries(
        roots.map(([key, row]) => [key, ROUTES_OF_ADMINS.includes(key) ? 'admin over REST' : rightOf(row)]),
      ),
    );
  });
});

it('every row covers all its possible targets', () => {
  for (const [key, row] of [...Object.entries(REST), ...Object.entries(GRAPH)])
    for (const kind of Object.values(SUBJECTS)) {
      const named = kind.filter((name) => row[name] !== undefined);
      expect([key, named.length === 0 || named.length === kind.length]).toEqual([key, true]);
    }
});
