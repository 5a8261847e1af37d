import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { parse } from 'graphql';
import { exampleSupergraph } from './example-schemas.fixture.ts';
import { operationIn } from './operation.ts';
import { openPlanner } from './planner.ts';
import { prepareOperation } from './prepare.ts';

const planner = openPlanner(exampleSupergraph());

/** Runs an operation, and answers the requests to services. */
const requestsOf = async (
  text: string,
  all: readonly Readonly<Record<string, boolean>>[],
): Promise<readonly string[]> => {
  const requests: string[] = [];
  const operation = operationIn(parse(text), undefined);
  if (!operation) throw new Error('The example is no operation');
  const prepared = prepareOperation(operation, {
    planner,
    query: (service, query) => () => {
      // The key of an entity is requested where another service has more of its fields.
      requests.push(query.includes('__typename') ? 'together' : `${service}: ${query.replaceAll(/\s+/g, ' ')}`);
      return { data: { place: null } };
    },
    federated: () => async () => {
      requests.push('together');
      return { data: { place: null } };
    },
    log: { error: () => undefined },
  });
  for (const variables of all) await prepared.run(variables, VISITOR);
  return requests;
};

describe('an operation with conditions', () => {
  it('joins services only when the conditions include such fields, and else asks one service without conditions', async () => {
    const query = 'query ($y: Boolean!) { place(id: "1") { name host @include(if: $y) { name } } }';
    const [first, second, third] = await requestsOf(query, [{ y: false }, { y: true }, { y: false }]);
    expect(first).toMatch(/^\w+: (query )?\{ place\(id: "1"\) \{ name \} \}$/);
    expect([second, third]).toEqual(['together', first]);
  });

  it('is right under any number of conditions', async () => {
    const query =
      'query ($a: Boolean!, $b: Boolean!, $c: Boolean!) { place(id: "1") { name id @skip(if: $a) kind @skip(if: $b) host @include(if: $c) { name } } }';
    const values = [0, 1, 2, 3, 4, 5, 6, 7, 0].map((bits) => ({ a: !!(bits & 1), b: !!(bits & 2), c: !!(bits & 4) }));
    const requests = await requestsOf(query, values);
    expect(requests.slice(4, 8)).toEqual(['together', 'together', 'together', 'together']);
    expect(requests[8]).toBe(requests[0]);
    expect(requests.slice(0, 4).map((each) => / id/.test(each.split('name')[1] ?? ''))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
