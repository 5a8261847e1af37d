import type { Actor } from '@wellspring/platform/subgraph/actor';
import fc from 'fast-check';
import { compare, exampleGraph, exampleSchema, fits, isDelegated } from './compared.fixture.ts';
import { operations } from './generated-operations.fixture.ts';

afterAll(async () => (await exampleGraph).stop());

const member: Actor = { kind: 'member', id: 'm1', isAdmin: false, isOwner: false };

const OPERATIONS: [name: string, query: string, variables?: Record<string, unknown>][] = [
  ['one service', '{ places { id name kind weight tags notes } count }'],
  ['services side by side, in the order of the operation', '{ people { id } count latest { id } places { id } }'],
  ['nothing found', '{ place(id: "99") { id } people { id } }'],
  ['aliases', '{ a: places(limit: 1) { key: id id toString: name } b: people { constructor: name } }'],
  [
    'fragments',
    'query { places { ...P ...Q } people { id } } fragment P on Place { id name } fragment Q on Place { category { ...C } } fragment C on Category { name }',
  ],
  ['one field asked for twice', '{ places { id } people { id } places { category { id } } }'],
  [
    'an interface',
    '{ named { id name __typename ... on Place { kind } ... on Category { places(limit: 1) { id } } } }',
  ],
  ['a union', '{ things { __typename ... on Place { name } ... on Category { name } ... on Named { id } } }'],
  ['nested lists', '{ groups { id } people { name } }'],
  ['an error with a code', '{ people { id } places { name secret } }'],
  ['an error for members', '{ place(id: "1") { member } people { name } }'],
  ['an error that is masked', '{ broken people { id } }'],
  ['a null that bubbles in a service', '{ places(limit: 3) { strict } people { id } }'],
  ['a null that bubbles to the top', '{ brokenStrictly people { id } }'],
  ['a required variable with a default, left out', 'query ($n: Int! = 2) { places(limit: $n) { id } people { id } }'],
  [
    'a default that null replaces',
    'query ($id: ID = "1", $k: Kind = bath) { named(only: [$id]) { id } places(kind: $k) { id } }',
    { k: null },
  ],
  ['a variable left out', 'query ($limit: Int) { places(limit: $limit) { id } people { id } }'],
  [
    'variables of each service',
    'query ($limit: Int = 1, $near: PointInput, $kind: Kind, $id: ID!, $r: Int = 1) { places(limit: $limit, near: $near, kind: $kind) { id } person(id: $id) { name } latest(limit: $r) { id } }',
    { near: { latitude: 1 }, kind: 'bath', id: '2' },
  ],
  [
    'conditions on fields and fragments',
    'query ($a: Boolean!, $b: Boolean = true) { places { id @skip(if: $a) name @include(if: $b) ... @skip(if: $b) { weight } } people @include(if: $a) { id } count @skip(if: $a) }',
    { a: true },
  ],
  [
    'one condition on another',
    'query ($a: Boolean!, $b: Boolean!) { places @include(if: $a) { id @skip(if: $b) } people { id } }',
    { a: true, b: true },
  ],
  [
    'one fragment under opposite conditions',
    'query ($y: Boolean!) { places { ...A @include(if: $y) ...A @skip(if: $y) } people { id } } fragment A on Place { name }',
    { y: false },
  ],
  [
    'everything skipped',
    'query ($a: Boolean!) { places @skip(if: $a) { id } people @skip(if: $a) { id } }',
    { a: true },
  ],
  ['a field that comes first or last', 'query ($a: Boolean!) { count @skip(if: $a) people { id } count }', { a: true }],
  ['mutations, in order', 'mutation { b: rename(id: "2", name: "New") { id name } a: forget(id: "3") }'],
  ['a mutation that is refused', 'mutation { rename(id: "2", name: "") { id } }'],
];

describe('an operation that services answer side by side is answered as graphql-js does on one schema:', () => {
  it.each(OPERATIONS)('%s', async (_, query, variables = {}) => {
    expect(isDelegated(query)).toBe(true);
    for (const actor of [undefined, member]) {
      const { expected, first, second } = await compare(query, variables, actor);
      expect(first).toEqual(expected);
      expect(second).toEqual(expected);
    }
  });

  const isServed = (text: string) => !/weather|climate/.test(text); // a service that is away has no resolvers to compare
  const generated = operations(exampleSchema).filter(({ text }) => fits(text) && isServed(text));

  it('generated operations with variables, defaults and conditions', async () => {
    const seen = { generated: 0, delegated: 0 };
    await fc.assert(
      fc.asyncProperty(generated, async ({ text, variables }) => {
        seen.generated += 1;
        if (!isDelegated(text)) return;
        seen.delegated += 1;
        const { expected, first, second } = await compare(text, variables);
        expect({ text, variables, ...first }).toEqual({ text, variables, ...expected });
        expect({ text, variables, ...second }).toEqual({ text, variables, ...expected });
      }),
      { numRuns: 400, seed: 20_260 },
    );
    expect(seen.delegated).toBeGreaterThan(20);
  });

  it('generated queries on which services must work together, where nothing fails', async () => {
    let joined = 0;
    const together = generated.filter(({ text }) => text.startsWith('query') && !isDelegated(text));
    await fc.assert(
      fc.asyncProperty(together, async ({ text, variables }) => {
        const { expected, first, second } = await compare(text, variables);
        if ([expected, first].some(({ errors }) => errors.length > 0)) return;
        joined += 1;
        expect({ text, variables, ...first }).toEqual({ text, variables, ...expected });
        expect({ text, variables, ...second }).toEqual({ text, variables, ...expected });
      }),
      { numRuns: 100, seed: 20_260 },
    );
    expect(joined).toBeGreaterThan(5);
  });
});
