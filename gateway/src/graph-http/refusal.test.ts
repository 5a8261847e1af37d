import { refusals, send, serveExampleGraph } from './served-graph.fixture.ts';

serveExampleGraph();

const many = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join(' ');

const REFUSED: [name: string, query: string][] = [
  ['unused variables', `query (${many(450, (at) => `$v${at}: Int`)}) { count }`],
  ['unknown fields', `{ places { ${many(950, (at) => `f${at}`)} } }`],
  ['unknown directives', `{ count ${many(900, (at) => `@d${at}`)} }`],
  ['a name of 90 kB', `{ ${'x'.repeat(90_000)} }`],
  ['an argument of 90 kB', `{ places(limit: "${'x'.repeat(90_000)}") { id } }`],
  ['tokens without end', `{ ${'count '.repeat(16_000)} }`],
  ['fields that clash', `{ places { ${many(300, (at) => `id: ${at % 2 === 0 ? 'name' : 'weight'}`)} } }`],
  ['aliases', `{ places { ${many(600, (at) => `a${at}: id`)} } }`],
];

/** The clock of a thread ticks every few milliseconds: what one call costs is seen of many. */
const ROUNDS = 25;

/** Milliseconds of processor time that a call costs here. */
const costOf = async (query: string): Promise<number> => {
  const before = process.threadCpuUsage();
  await send({ query });
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

describe('a refusal', () => {
  it.each(REFUSED)('is small and says little: %s', async (_, query) => {
    const { status, body, bytes } = await send({ query });
    expect(status).toBe(400);
    expect(bytes).toBeLessThanOrEqual(1_500);
    const messages = [...JSON.stringify(body).matchAll(/"message":"(.*?)","/g)].map(([, message = '']) => message);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.length).toBeLessThanOrEqual(5);
    for (const message of messages) expect(message.length).toBeLessThanOrEqual(210);
  });

  it.each(REFUSED)('costs little more than the smallest answer: %s', async (_, query) => {
    let [small, refused] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      small += await costOf('{ __typename }');
      refused += await costOf(query);
    }
    // Five times is the aim; 90 kB to read twice are allowed for.
    expect(refused / ROUNDS).toBeLessThan((small / ROUNDS) * 15 + 10);
  });

  it('shortens what variables echo', async () => {
    const query = 'query ($k: Kind) { places(kind: $k) { id } }';
    const { bytes } = await send({ query, variables: { k: 'x'.repeat(90_000) } });
    expect(bytes).toBeLessThanOrEqual(1_000);
  });

  it('is logged once, with operation, code and first words, and without what the caller sent', async () => {
    const secret = 'anna@example.org';
    const logged = async (body: object): Promise<object[]> => {
      const before = refusals.length;
      await send(body);
      return refusals.slice(before).map((entry) => ({ ...entry, requestId: undefined }));
    };
    const query = 'query Home { places { anna } }';
    expect(await logged({ operationName: 'Home', query })).toEqual([
      { operation: 'Home', code: 'GRAPHQL_VALIDATION_FAILED', reason: 'Cannot query field' },
    ]);
    const variables = { k: secret };
    expect(await logged({ query: 'query Kind($k: Kind) { places(kind: $k) { id } }', variables })).toEqual([
      { operation: 'Kind', code: 'BAD_USER_INPUT', reason: expect.not.stringContaining(secret) as string },
    ]);
    expect(await logged({ operationName: secret, query: '{ count }', variables: { constructor: 1 } })).toEqual([
      { code: 'VALIDATION', reason: 'The variables have a key that is not allowed' },
    ]);
    expect(await logged({ query: '{ __typename }' })).toEqual([]);
  });
});
