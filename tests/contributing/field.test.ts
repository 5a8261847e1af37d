import { copyOfRepository, succeeds } from './checkout.ts';

const checkout = await copyOfRepository();
const { read, write, node } = checkout;
const SCHEMA = 'packages/place-schema/src';

const ROWS = `
  dressCode: { kind: 'text', max: 200, group: 'visit', shown: ['details'], search: 'prose', columns: ['dress'] },
  depth: {
    kind: 'number',
    min: 0,
    max: 100,
    decimals: 1,
    unit: 'meter',
    group: 'effect',
    shown: ['card', 'details'],
    search: 'keywords',
    jsonLd: 'additionalProperty',
  },
  entry: {
    kind: 'choice',
    choices: ['stairs', 'poolLift'],
    group: 'visit',
    shown: ['card', 'facts', 'details'],
    search: 'keywords',
  },
  comforts: {
    kind: 'set',
    choices: ['sauna', 'towels'],
    group: 'visit',
    shown: ['card', 'details'],
    search: 'keywords',
    isExported: true,
  },
`;

const WORDS = `
  'dressCode.label': 'Dress code',
  'depth.label': 'Depth',
  'depth.help': 'Of the deepest pool, in metres.',
  'entry.label': 'Way in',
  'entry.stairs': 'Stairs',
  'entry.poolLift': 'Pool lift',
  'comforts.label': 'Comforts',
  'comforts.sauna': 'Sauna',
  'comforts.towels': 'Towels',
`;

/** Puts lines before the end of the only table of a file. */
const append = async (path: string, end: string, lines: string): Promise<void> => {
  const [before, after, ...more] = (await read(path)).split(end);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`${path} has no single ${end}`);
  await write(path, `${before}${lines.slice(1)}${end}${after}`);
};

await append(`${SCHEMA}/fields.ts`, '} as const satisfies', ROWS);
await append(`${SCHEMA}/words.ts`, '\n};\n', `\n${WORDS.trimEnd()}`);

describe('a text, a number, a choice and a set that are added to the table of fields', () => {
  it('are generated into the graph, its operations and the columns of imports', async () => {
    await succeeds(node('tools/generate.mjs'));
    const schema = await read('services/catalog/schema.graphql');
    expect(schema).toMatch(/enum Comforts \{\n {2}sauna\n {2}towels\n\}/);
    expect(schema.match(/^ {2}comforts: \[Comforts!\]/gm)).toHaveLength(3);
    expect(await read('web/src/features/locations/locations.graphql')).toMatch(/\n {2}comforts\n/);
    expect(await read('docs/operations.md')).toContain('| `dressCode` or `dress` | text, at most 200 characters |');
  });

  it('keep to the types on the servers and in the web client', async () => {
    await succeeds(node('node_modules/.bin/tsc', '-p', '.'));
    await succeeds(node('node_modules/.bin/tsc', '-p', 'web'));
  });
});
