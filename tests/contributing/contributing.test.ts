import { join } from 'node:path';
import { failedStart, startApp } from '@wellspring/testkit/app';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { signInAs } from '../browser/member.fixture.ts';
import { succeeds } from './checkout.ts';
import { compilerOf } from './compiler.ts';
import { copyWithAllKinds, KINDS } from './copy-with-all-kinds.ts';

const JEST = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
const WIRES = 'deploy/standalone/src/wires.ts';
const ROUTES = 'gateway/src/rest/season.routes.ts';
const RESOLVERS = 'services/catalog/src/graphql/resolvers.ts';
const GENERATED = 'gateway/src/generated/rest-operations.ts';

const { checkout, paths, before } = await copyWithAllKinds([GENERATED]);
const { root, read, write, node } = checkout;
const stores = await temporaryFolder();

const Found = z.object({ locations: z.array(z.object({ id: z.string(), name: z.string() })).min(1) });
const Changed = z.object({ data: z.object({ location: z.object({ lastChangesAt: z.iso.datetime() }) }) });

describe('a new route, event, service, field, screen and badge by npm run new', () => {
  it.each(KINDS)('finds each file that a new %s touches in CONTRIBUTING.md', async (kind) => {
    const text = await read('CONTRIBUTING.md');
    const named = [
      ...text.matchAll(/`((?:services|packages|gateway|web|commands|deploy|docs|proto|tests)\/[^`{]+)/g),
    ].map(([, path = '']) => path.replaceAll(/[.]/g, '\\.').replaceAll(/<\w+>/g, '[^/]+'));
    const isNamed = new RegExp(`^(${named.map((path) => (path.endsWith('/') ? `${path}.*` : path)).join('|')})$`);
    expect(paths[kind].filter((path) => !isNamed.test(path))).toEqual([]);
  });

  it('generates what follows from schemas, contracts and operations', async () => {
    await succeeds(node('tools/generate.mjs'));
    await succeeds(node('tools/generate.mjs', '--check'));
  });

  it('keeps to the types and to who may import whom, and leaves nothing unused', async () => {
    const touched = ['services', 'gateway/src/rest', 'deploy'];
    const checks = [
      node('node_modules/.bin/tsc', '-p', '.'),
      node('node_modules/.bin/tsc', '-p', 'web'),
      node('node_modules/.bin/depcruise', '--config', 'dependency-cruiser.config.cjs', ...touched),
      node('node_modules/.bin/eslint', 'services/last-changes', 'web/src/features/opening-times', WIRES),
      node('node_modules/.bin/knip', '--no-progress', '--no-config-hints'),
    ];
    await Promise.all(checks.map(succeeds));
  });

  it('passes the tests that look after all routes and all services', async () => {
    const tests = [
      'gateway/src/rest/rest.test',
      'gateway/src/rest/openapi',
      'services/last-changes',
      'services/lists-and-badges/src',
      'web/src/features/opening-times',
      'service-registry',
      'tests/manifests/docker',
    ];
    await succeeds(node(...JEST, ...tests, '--selectProjects', 'unit'));
    const rows =
      'waits for every projection|season|recommendLocation|lastChangesAt|has a row in the table|has an id|is guarded';
    await succeeds(
      node(...JEST, 'answers-follow-facts', 'tests/access', '-t', rows, '--selectProjects', 'unit', 'product'),
    );
  });

  it('has a product that answers the route, publishes the event, consumes it and answers the new field', async () => {
    const app = await startApp({ root });
    try {
      const admin = await signInAs(app, 'admin');
      const get = async (path: string): Promise<unknown> => (await fetch(`${app.origin}${path}`)).json();
      const ask = (query: string): Promise<unknown> => admin.call('POST', '/graphql', { query });
      const [place] = Found.parse(await get('/api/locations?limit=1')).locations;
      const id = place?.id ?? '';
      expect(await get(`/api/locations/${id}/season`)).toEqual(place && { id, name: place.name });
      expect(await get('/api/locations/none/season')).toMatchObject({ code: 'NOT_FOUND' });
      expect(await get('/api/openapi.json')).toHaveProperty(['paths', '/api/locations/{id}/season', 'get']);

      const lastChange = async (): Promise<string> =>
        Changed.parse(await ask(`{ location(id: "${id}") { lastChangesAt } }`)).data.location.lastChangesAt;
      const before = await lastChange();
      expect(await ask(`mutation { recommendLocation(id: "${id}") { id } }`)).toEqual({
        data: { recommendLocation: { id } },
      });
      await eventuallyAcrossProcesses(async () => expect((await lastChange()) > before).toBe(true));
    } finally {
      await app.stop();
    }
  });

  it('fails with the reason when it cannot be made, and nothing is written', async () => {
    const again = await node('tools/new.mjs', 'route', 'season');
    expect(again.code).toBe(1);
    expect(again.output).toMatch(/is there already|has these lines already/);
    for (const wrong of [['route', 'Opening Hours'], ['route', '../season'], ['cloud', 'season'], ['route']])
      expect((await node('tools/new.mjs', ...wrong)).code).toBe(1);
  });
});

describe('a forgotten step is reported', () => {
  let messagesOf: ReturnType<typeof compilerOf>;
  beforeAll(() => {
    messagesOf = compilerOf(checkout, [ROUTES, RESOLVERS, WIRES]);
  });

  /** Takes a part of a file away while `look` looks. */
  const without = async (path: string, part: string, look: () => unknown): Promise<void> => {
    const whole = await read(path);
    expect(whole.split(part)).toHaveLength(2);
    await write(path, whole.replace(part, ''));
    try {
      await look();
    } finally {
      await write(path, whole);
    }
  };

  it.each([
    ['the document of a route', ROUTES, "    summary: 'The season of a place',\n", ROUTES, /'summary' is missing/],
    [
      'the resolver of a query',
      RESOLVERS,
      '    season: (_, { id }, { viewer }) => useCases.findLocation(id, viewer),\n',
      RESOLVERS,
      /'season' is missing/,
    ],
    [
      'the resolver of a mutation',
      RESOLVERS,
      '    recommendLocation: (_, { id }) => useCases.recommendLocation(id),\n',
      RESOLVERS,
      /'recommendLocation' is missing/,
    ],
    [
      'how a service is put together in one process',
      WIRES,
      "  'last-changes': { settings: LastChangesSettings, wire: wireLastChanges },\n",
      WIRES,
      /'"last-changes"' is missing/,
    ],
    [
      'the line of a service in the registry',
      'packages/service-registry/src/services.ts',
      "  'last-changes': { port: 4007, topic: null },\n",
      WIRES,
      /last-changes/,
    ],
  ])('of %s, by the compiler', async (_what, path, part, named, message) => {
    expect(messagesOf(named)).toBe('');
    await without(path, part, () => expect(messagesOf(named)).toMatch(message));
  });

  it('that the inside of another package is its own, by the compiler', async () => {
    const whole = await read(ROUTES);
    await write(ROUTES, `import { kafkaClient } from '@wellspring/platform/bus/kafka-client';\n${whole}`);
    expect(messagesOf(ROUTES)).toMatch(/Cannot find module '@wellspring\/platform\/bus\/kafka-client'/);
    await write(ROUTES, whole);
  });

  it('of generating, by the compiler', async () => {
    const generated = await read(GENERATED);
    await write(GENERATED, before.get(GENERATED) ?? '');
    const messages = messagesOf(ROUTES);
    await write(GENERATED, generated);
    expect(messages).toContain("has no exported member 'RestSeason'");
  });

  it('of a dependency, by lint', async () => {
    await without('deploy/standalone/package.json', '    "@wellspring/last-changes": "1.0.0",\n', async () => {
      const { code, output } = await node('node_modules/.bin/eslint', WIRES);
      expect(code).toBe(1);
      expect(output).toContain('"@wellspring/last-changes" is extraneous');
    });
  });

  it.each([
    ['Query.season', 'everyone', 'services/catalog/src/graphql/rights.ts'],
    ['Mutation.recommendLocation', 'admin', 'services/catalog/src/graphql/rights.ts'],
    ['Location.lastChangesAt', 'everyone', 'services/last-changes/src/rights.ts'],
  ])('of the right to ask for %s, when the schema is built', async (field, role, path) => {
    await without(path, `  '${field}': '${role}',\n`, async () => {
      const { code, output } = await failedStart({ DATA_DIR: join(stores, field), DEMO_DATA: 'off' }, root);
      expect(code).toBe(1);
      expect(output).toContain(`${field} has no row in the table of rights`);
    });
  });
});
