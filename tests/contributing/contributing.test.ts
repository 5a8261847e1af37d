import { join } from 'node:path';
import { failedStart, startApp } from '@wellspring/testkit/app';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { copyOfRepository, type Ended } from './checkout.ts';
import { compilerOf } from './compiler.ts';
import { filesOf, follow } from './follow.ts';

const JEST = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
const SECTIONS = ['route', 'event', 'service'] as const;
const WIRES = 'deploy/standalone/src/wires.ts';
const ROUTES = 'gateway/src/rest/site.routes.ts';
const RESOLVERS = 'services/catalog/src/graphql/resolvers.ts';
const GENERATED = 'gateway/src/generated/rest-operations.ts';

const checkout = await copyOfRepository();
const { root, read, write, node, link } = checkout;
const generatedBefore = await read(GENERATED);
for (const section of SECTIONS) await follow(checkout, section);
await link();
const stores = await temporaryFolder();

/** @throws with what was printed, where it failed */
const succeeds = async (ended: Promise<Ended>): Promise<void> => {
  const { code, output } = await ended;
  if (code !== 0) throw new Error(output);
};

const Found = z.object({ locations: z.array(z.object({ id: z.string() })).min(1) });

describe('whoever follows CONTRIBUTING.md to add a route, an event and a service', () => {
  it.each(SECTIONS)('finds there each file that a new %s touches', async (section) => {
    const text = await read('CONTRIBUTING.md');
    const named = [...text.matchAll(/`((?:services|packages|gateway|commands|deploy|proto|tests)\/[^`{]+)/g)].map(
      ([, path = '']) => path.replaceAll(/[.]/g, '\\.').replaceAll(/<\w+>/g, '[^/]+'),
    );
    const isNamed = new RegExp(`^(${named.map((path) => (path.endsWith('/') ? `${path}.*` : path)).join('|')})$`);
    for (const { path } of await filesOf(section)) expect(path).toMatch(isNamed);
  });

  it('generates what follows from schemas, contracts and operations', async () => {
    await succeeds(node('tools/generate.mjs'));
    await succeeds(node('tools/generate.mjs', '--check'));
  });

  it('keeps to the types and to who may import whom, and leaves nothing unused', async () => {
    const touched = ['services', 'gateway/src/rest', 'deploy'];
    const checks = [
      node('node_modules/.bin/tsc', '-p', '.'),
      node('node_modules/.bin/depcruise', '--config', 'dependency-cruiser.config.cjs', ...touched),
      node('node_modules/.bin/eslint', 'services/recommendations', WIRES),
      node('node_modules/.bin/knip', '--no-progress', '--no-config-hints'),
    ];
    await Promise.all(checks.map(succeeds));
  });

  it('passes the tests that look after all routes and all services', async () => {
    const tests = [
      'gateway/src/rest/rest.test',
      'gateway/src/rest/openapi',
      'services/recommendations',
      'service-registry',
      'tests/manifests/docker',
    ];
    await succeeds(node(...JEST, ...tests, '--selectProjects', 'unit'));
    await succeeds(
      node(...JEST, 'answers-follow-facts', '-t', 'waits for every projection', '--selectProjects', 'product'),
    );
  });

  it('has a product that answers the route, publishes the event, consumes it and answers the new field', async () => {
    const app = await startApp({ root });
    try {
      const get = async (path: string): Promise<unknown> => (await fetch(`${app.origin}${path}`)).json();
      const ask = async (query: string): Promise<unknown> => {
        const headers = { 'Content-Type': 'application/json' };
        const body = JSON.stringify({ query });
        return (await fetch(`${app.origin}/graphql`, { method: 'POST', headers, body })).json();
      };
      expect(await get('/api/categories/hot-springs-spas')).toMatchObject({ id: 20 });
      expect(await get('/api/categories/none')).toEqual({
        message: 'There is no such category',
        code: 'NOT_FOUND',
      });
      expect(await get('/api/openapi.json')).toHaveProperty(['paths', '/api/categories/{slug}', 'get']);

      const { locations } = Found.parse(await get('/api/locations?limit=1'));
      const id = locations[0]?.id ?? '';
      const recommended = `query { location(id: "${id}") { name recommendedAt } }`;
      expect(await ask(recommended)).toMatchObject({ data: { location: { recommendedAt: null } } });
      expect(await ask(`mutation { recommendLocation(id: "${id}") { id } }`)).toEqual({
        data: { recommendLocation: { id } },
      });
      const date = expect.stringMatching(/^\d{4}-/) as string;
      await eventuallyAcrossProcesses(async () =>
        expect(await ask(recommended)).toMatchObject({ data: { location: { recommendedAt: date } } }),
      );
    } finally {
      await app.stop();
    }
  });
});

describe('whoever forgets a step is told', () => {
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
    ['the document of a route', ROUTES, "    summary: 'One category of places',\n", ROUTES, /'summary' is missing/],
    [
      'the resolver of a query',
      RESOLVERS,
      '    category: (_, { slug }) => CATEGORIES.find((category) => category.slug === slug) ?? null,\n',
      RESOLVERS,
      /'category' is missing/,
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
      '  recommendations: { settings: RecommendationsSettings, wire: wireRecommendations },\n',
      WIRES,
      /'recommendations' is missing/,
    ],
    [
      'the line of a service in the registry',
      'packages/service-registry/src/services.ts',
      '  recommendations: { port: 4009, topic: null },\n',
      WIRES,
      /'recommendations' does not exist/,
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
    await write(GENERATED, generatedBefore);
    expect(messagesOf(ROUTES)).toContain("no exported member named 'RestCategory'");
    await write(GENERATED, generated);
  });

  it('of a dependency, by lint', async () => {
    await without('deploy/standalone/package.json', '    "@wellspring/recommendations": "1.0.0",\n', async () => {
      const { code, output } = await node('node_modules/.bin/eslint', WIRES);
      expect(code).toBe(1);
      expect(output).toContain('"@wellspring/recommendations" is extraneous');
    });
  });

  it.each([
    ['Query.category', 'services/catalog/src/graphql/rights.ts'],
    ['Mutation.recommendLocation', 'services/catalog/src/graphql/rights.ts'],
    ['Location.recommendedAt', 'services/recommendations/src/rights.ts'],
  ])('of the right to ask for %s, when the schema is built', async (field, path) => {
    await without(path, `  '${field}': 'everyone',\n`, async () => {
      const { code, output } = await failedStart({ DATA_DIR: join(stores, field), DEMO_DATA: 'off' }, root);
      expect(code).toBe(1);
      expect(output).toContain(`${field} has no row in the table of rights`);
    });
  });
});
