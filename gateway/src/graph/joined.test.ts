import { VISITOR } from '@wellspring/platform/subgraph/actor';
import type { GraphResult, Variables } from '@wellspring/platform/subgraph/graph-result';
import { parse } from 'graphql';
import { exampleSupergraph } from './example-schemas.fixture.ts';
import { questionOf } from './joined-plan.ts';
import { operationIn } from './operation.ts';
import { openPlanner } from './planner.ts';
import { prepareOperation } from './prepare.ts';

const planner = openPlanner(exampleSupergraph());
const OTHERWISE: GraphResult = { data: null };

/** Runs an operation over services that answer in turn as they are told to. */
const run = async (text: string, answers: readonly GraphResult[]) => {
  const operation = operationIn(parse(text), undefined);
  if (!operation) throw new Error('The example is no operation');
  const asked: { readonly service: string; readonly query: string; readonly variables: Variables }[] = [];
  let known: ReadonlyMap<string, GraphResult> | undefined;
  const prepared = prepareOperation(operation, {
    planner,
    query: (service, query) => (variables) => {
      asked.push({ service, query, variables });
      return answers[asked.length - 1] ?? { data: null };
    },
    federated:
      () =>
      async (...given) => {
        known = given[4];
        return OTHERWISE;
      },
    log: { error: () => undefined },
  });
  const result = await prepared.run({}, VISITOR);
  return { result, asked, known };
};

const PLACE_WITH_HOST = '{ place(id: "1") { title: name host { name } name } }';
const place = (more: object): GraphResult => ({
  data: { place: { __typename: 'Place', id: '1', title: 'Pool', name: 'Pool', ...more } },
});
const host = (name: string | null): GraphResult => ({ data: { _entities: [{ host: { name } }] } });

const LATEST = '{ latest { id author { mail karma } place { host { name } } } }';
const review = (id: string, author: string, where: string | null): object => ({
  id,
  author: { __typename: 'Person', id: author, karma: 7 },
  place: where && { __typename: 'Place', id: where },
});

describe('an entity that its service does not have', () => {
  it('is null where it may be, whichever of its fields were asked for, and no error', async () => {
    const { result, asked } = await run('{ place(id: "1") { id next { host { name } } } }', [
      { data: { place: { id: '1', next: { __typename: 'Place', id: '2' } } } },
      { data: { _entities: [null] } },
    ]);
    expect([result, asked.length]).toEqual([{ data: { place: { id: '1', next: null } } }, 2]);
  });

  it('takes the item of a list with it that must have it, and no other', async () => {
    const people = { data: { _entities: [{ mail: 'a@example.org' }, null] } };
    const latest = [review('1', '1', null), review('2', '2', null)];
    const { result } = await run(LATEST.replace(' place { host { name } }', ''), [{ data: { latest } }, people]);
    expect(result).toEqual({ data: { latest: [{ id: '1', author: { mail: 'a@example.org', karma: 7 } }] } });
  });
});

describe('a query on which services work together', () => {
  it('has the fields of the operation alone, in its order, whoever told them', async () => {
    const { result, asked } = await run(PLACE_WITH_HOST, [place({}), host('Ann')]);
    expect(JSON.stringify(result)).toBe('{"data":{"place":{"title":"Pool","host":{"name":"Ann"},"name":"Pool"}}}');
    expect(asked[1]?.variables).toEqual({ representations: [{ __typename: 'Place', id: '1' }] });
  });

  it('asks nobody of what is not there', async () => {
    const { result, asked } = await run(PLACE_WITH_HOST, [{ data: { place: null } }]);
    expect(result).toEqual({ data: { place: null } });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a service fails', [place({}), { data: null, errors: [{ message: 'away' }] }]],
    ['a service does not answer what it was asked', [place({}), { data: { _entities: [] } }]],
    ['a field is missing that must be there', [place({}), host(null)]],
    ['the key of a thing is missing', [place({ id: null }), host('Ann')]],
  ])('is left to Apollo, with what was told already, where %s', async (_, answers) => {
    const { result, asked, known } = await run(PLACE_WITH_HOST, answers);
    expect(result).toEqual(OTHERWISE);
    const questions = asked.map(({ service, query, variables }) => questionOf(service, query, variables));
    expect([...(known ?? [])]).toEqual(questions.map((question, at) => [question, answers[at]]));
  });

  it('is left to Apollo as a whole where it is a mutation', async () => {
    const query = 'mutation { rename(id: "1", name: "New") { name host { name } } }';
    const { result, asked } = await run(query, []);
    expect([result, asked]).toEqual([OTHERWISE, []]);
  });
});
