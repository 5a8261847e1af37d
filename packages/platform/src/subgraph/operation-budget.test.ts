import { setImmediate as nextTurn } from 'node:timers/promises';
import { VISITOR } from './actor.ts';
import { openBudget, type Budget, jsonSize } from './budget.ts';
import { budgetText, readBudget } from './budget-header.ts';
import { defineSubgraph } from './define-subgraph.ts';
import { limitsOf } from './operation-limits.ts';
import { runSubgraph, sizedWithin } from './run-subgraph.ts';

const itemsOf = (length: number) => Array.from({ length }, (_, at) => ({ position: at }));
const LONG = itemsOf(500);
let items = LONG;
let resolved = 0;
/** how the items of a list come: from memory, or a turn of the event loop later */
let wait: () => unknown = () => items;

const lists = defineSubgraph({
  name: 'lists',
  typeDefs: `
    type Query { list: List  tags: [String!]! }
    type List { items: [Item!]! }
    type Item { list: List!  position: Int! }
  `,
  resolvers: {
    Query: { list: () => ({}), tags: () => Array.from({ length: 40_000 }, () => 'warm') },
    List: {
      items: () => {
        resolved += 1;
        return wait();
      },
    },
    Item: { list: () => ({}) },
  },
  rights: { 'Query.list': 'everyone', 'Query.tags': 'everyone' },
  contextFor: () => ({}),
});

const prepare = runSubgraph(lists, { error: () => undefined });
const nested = (levels: number): string => (levels === 0 ? 'position' : `list { items { ${nested(levels - 1)} } }`);
const deep = `{ ${nested(4)} }`;
const aliased = `{ ${Array.from({ length: 14 }, (_, at) => `a${at}: ${nested(2)}`).join(' ')} }`;

const run = async (query: string, budget: Budget) => prepare(query)({}, VISITOR, budget);
const openQuery = (callerLeaves?: AbortSignal) => openBudget(limitsOf('', false), callerLeaves);
const codesOf = ({ errors = [] }: Awaited<ReturnType<typeof run>>) =>
  errors.map(({ extensions }) => extensions?.['code']);

beforeEach(() => {
  items = LONG;
  resolved = 0;
  wait = () => items;
});

const WAYS: readonly (readonly [string, () => unknown])[] = [
  ['from memory', () => items],
  ['a promise later', async () => items],
  ['a turn of the event loop later', () => nextTurn(items)],
];

describe.each(WAYS)('an operation whose lists come %s', (_, way) => {
  // The first time it is interpreted; compiled, the compiler having been loaded, from the third time on.
  it.each([1, 2, 3, 4])('is broken off in words when it brings too much, time %i', async () => {
    wait = way;
    const before = process.memoryUsage().heapUsed;
    for (const query of [deep, aliased]) {
      const result = await run(query, openQuery());
      expect([codesOf(result), result.data]).toEqual([['OPERATION_TOO_EXPENSIVE'], undefined]);
    }
    expect(resolved).toBeLessThan(60_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
  });

  it('is answered whole where it brings a whole list', async () => {
    wait = way;
    expect(await run('{ list { items { position } } }', openQuery())).toMatchObject({ data: { list: {} } });
  });
});

describe('an operation', () => {
  it('is aborted when its time is over, even if it waits for nothing', async () => {
    const budget = openBudget({ objects: 1e9, bytes: 1e9, milliseconds: 0 });
    expect(codesOf(await run(deep, budget))).toEqual(['OPERATION_TOO_EXPENSIVE']);
  });

  it('ends when its caller hangs up', async () => {
    const caller = new AbortController();
    items = itemsOf(5);
    wait = () => nextTurn(items);
    const budget = openBudget({ objects: 1e9, bytes: 1e9, milliseconds: 600_000 }, caller.signal);
    const running = run(`{ ${nested(5)} }`, budget);
    await nextTurn();
    await nextTurn();
    caller.abort();
    expect(codesOf(await running)).toEqual(['UNAVAILABLE']);
    expect(budget.signal.aborted).toBe(true);
    const atTheEnd = resolved;
    await nextTurn();
    await nextTurn();
    expect([resolved - atTheEnd, atTheEnd < 5 ** 4]).toEqual([0, true]);
  });

  it('leaves turns of the event loop to others', async () => {
    wait = () => nextTurn(items);
    let others = 0;
    let isOver = false;
    const running = run(deep, openQuery()).finally(() => (isOver = true));
    while (!isOver) {
      await nextTurn();
      others += 1;
    }
    await running;
    expect(others).toBeGreaterThan(1);
  });

  it('counts plain values of lists', async () => {
    const budget = openQuery();
    await run('{ tags }', budget);
    expect(budget.used()).toBeGreaterThanOrEqual(40_000);
    expect(codesOf(await run('{ a: tags b: tags }', openQuery()))).toEqual(['OPERATION_TOO_EXPENSIVE']);
  });

  it('is broken off when its JSON is too long, which is then not made', () => {
    const data = { texts: Array.from({ length: 1_000 }, () => 'x'.repeat(1_000)) };
    expect(sizedWithin({ data }, openBudget({ ...limitsOf('', false), bytes: 500_000 }))).not.toHaveProperty('data');
    expect(sizedWithin({ data }, openBudget({ ...limitsOf('', false), bytes: 2_000_000 }))).toEqual({ data });
    expect(jsonSize(data, 5_000)).toBeLessThan(10_000);
  });
});

describe('what is left of a budget', () => {
  it('is sent to services, which cannot raise it', () => {
    const most = limitsOf('', false);
    expect(readBudget(budgetText({ objects: 7, bytes: 8, milliseconds: 9 }), most)).toEqual({
      objects: 7,
      bytes: 8,
      milliseconds: 9,
    });
    expect(readBudget(budgetText({ objects: 1e12, bytes: 1e12, milliseconds: 1e12 }), most)).toEqual(most);
    for (const text of [undefined, '', '7', '-1,2,3', '1e9,2,3', `1,2,${'3'.repeat(400)}`])
      expect(readBudget(text, most)).toEqual(most);
  });
});
