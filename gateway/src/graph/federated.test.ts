import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { parse } from 'graphql';
import { exampleGraph, isDelegated } from './compared.fixture.ts';

afterAll(async () => (await exampleGraph).stop());

const run = async (query: string, variables = {}) => {
  expect(isDelegated(query)).toBe(false);
  return (await exampleGraph).execute({ query, variables }, VISITOR);
};

describe('an operation on which services must work together', () => {
  it('joins the fields of one entity', async () => {
    const query = '{ latest(limit: 1) { place { name host { name } } author { name mail favorite { name } } } }';
    const author = { name: 'Person 1', mail: '1@example.org', favorite: { name: 'Place 1' } };
    expect(await run(query)).toEqual({ data: { latest: [{ place: { name: 'Place 1', host: null }, author }] } });
  });

  it('gives a service what it needs of another', async () => {
    expect(await run('{ place(id: "2") { freight } }')).toEqual({ data: { place: { freight: '20 for null' } } });
  });

  it('reports an error by its path and code', async () => {
    const { errors } = await run('{ people { friends { mail favorite { secret } } } }');
    const path = ['people', 0, 'friends', 0, 'favorite', 'secret'];
    expect(errors).toContainEqual({
      message: 'The secret of 2 is not yours',
      path,
      extensions: { code: 'FORBIDDEN' },
    });
  });

  it('keeps what a service that is away does not touch', async () => {
    expect(await run('{ places(limit: 1) { name forecast host { name } } }')).toMatchObject({
      data: { places: [{ name: 'Place 1', forecast: null, host: null }] },
      errors: [{ extensions: { code: 'UNAVAILABLE' } }],
    });
  });

  it.each([
    [true, { name: 'Place 2', weight: 20, host: { name: 'Person 2' } }],
    [false, { name: 'Place 2' }],
  ])('decides conditions on the fields of several services: %s', async (yes, place) => {
    const query = `query ($y: Boolean!, $n: Boolean = true, $no: Boolean = false) { place(id: "2") { ...N @include(if: $y) ...N @skip(if: $y)
      ... @include(if: $n) { weight @include(if: $y) host @skip(if: $no) @include(if: $y) { name } } } }
      fragment N on Place { name }`;
    expect(await run(query, { y: yes })).toEqual({ data: { place } });
  });

  it('fills in what a variable is by default', async () => {
    const query = 'query ($n: Int! = 2, $r: Int = 1) { places(limit: $n) { reviews(limit: $r) { id } } }';
    const data = { places: [{ reviews: [{ id: '1' }] }, { reviews: [{ id: '1' }] }] };
    expect(await run(query)).toEqual({ data });
  });

  it('runs mutations of several services one after the other', async () => {
    const query = 'mutation { a: rename(id: "2", name: "New") { name } greet(id: "1") { name } b: forget(id: "3") }';
    expect(JSON.stringify(await run(query))).toBe('{"data":{"a":{"name":"New"},"greet":{"name":"Person 1"},"b":"3"}}');
  });

  it('may ask for the schema', async () => {
    expect(await run('{ __type(name: "Season") { fields { name } } }')).toEqual({
      data: { __type: { fields: [{ name: 'name' }] } },
    });
  });
});

describe('an entity that its service does not have', () => {
  const LATEST = 'latest(limit: 5) { id author { friends { name } } }';

  it('removes the item of a list together with its required field', async () => {
    const { data, errors } = await run(`{ ${LATEST} }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ latest: ['1', '2', '3', '5'].map((id) => ({ id })) });
  });

  it('is still a reference that must not be null, for those who ask about the schema', async () => {
    const { data } = await run('{ __type(name: "Review") { fields { name type { kind } } } }');
    expect(JSON.stringify(data)).toContain('{"name":"author","type":{"kind":"NON_NULL"}}');
  });

  it.each(['', '__typename '])('is null where it may be: {%s', async (more) => {
    const { data, errors } = await run(`{ ${more}latest(limit: 5) { guest { favorite { id } } } }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ latest: [{}, {}, {}, { guest: null }, {}] });
  });
});

const isFunction = (value: unknown): value is () => void => typeof value === 'function';

const usedHeap = (): number => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (!isFunction(collect)) throw new Error('Garbage cannot be collected');
  for (let times = 0; times < 4; times += 1) collect();
  return process.memoryUsage().heapUsed;
};

describe('the cache of ad-hoc operations', () => {
  const fields = Array.from(
    { length: 12 },
    (_, at) => `p${at}: places(limit: 1) { id name kind category { id name } }`,
  );
  const conditional = [
    'x: place(id: "1") @include(if: $a) { id @skip(if: $b) }',
    'x: place(id: "2") @include(if: $a) { host { name } id @skip(if: $b) }',
  ];
  const ask = async (index: number): Promise<void> => {
    const selections = fields.map((field) => `q${index}${field} `).join('');
    const query = `query Q${index} ($a: Boolean = true, $b: Boolean = false) { ${selections} count ${conditional[index % 2]} }`;
    const graph = await exampleGraph;
    for (const variables of [{}, { a: false }, { b: true }])
      expect(await graph.executeAdHoc({ query, variables }, parse(query), VISITOR)).toHaveProperty('data.count', 5);
  };

  it('is bounded after 300 different ones, repeated and under other conditions', async () => {
    setFlagsFromString('--no-compilation-cache'); // the engine's own copies of compiled code, which go when memory is short
    for (let index = 0; index < 150; index += 1) await ask(index);
    const before = usedHeap();
    for (let index = 150; index < 300; index += 1) await ask(index);
    expect(usedHeap() - before).toBeLessThan(10_000_000);
  });
});
