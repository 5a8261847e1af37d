import type { GraphResult } from '@wellspring/platform/subgraph/graph-result';
import { buildSchema, parse } from 'graphql';
import { answerCompleter } from './complete-answer.ts';
import { operationIn } from './operation.ts';

const schema = buildSchema(`
  type Query { reviews: [Review!]!  best: Review  page: Page!  things: [Thing!] }
  type Page { reviews: [[Review!]!] total: Int! }
  type Review { id: ID!  author: Author!  guest: Author }
  type Author { name: String! }
  union Thing = Review | Author
`);

const complete = (query: string, result: GraphResult): GraphResult => {
  const operation = operationIn(parse(query), undefined);
  if (!operation) throw new Error('The example is no operation');
  return answerCompleter(operation, schema)(result);
};

const review = (id: string, author: object | null) => ({ id, writer: author });
const [ann, nobody] = [{ name: 'Ann' }, null];
const REVIEWS = '{ reviews { ...R } } fragment R on Review { id writer: author { name } }';

describe('an answer in which an entity is missing', () => {
  it('leaves out the items of lists that must have it', () => {
    const data = { reviews: [review('1', ann), review('2', nobody)] };
    expect(complete(REVIEWS, { data })).toEqual({ data: { reviews: [review('1', ann)] } });
  });

  it('is null where there is no list around it', () => {
    expect(complete('{ best { id author { name } } }', { data: { best: { id: '1', author: null } } })).toEqual({
      data: { best: null },
    });
  });

  it('keeps what may be null', () => {
    const data = { best: { id: '1', guest: null } };
    expect(complete('{ best { id guest { name } } }', { data })).toEqual({ data });
  });

  it('leaves out items of nested lists, and members of a union', () => {
    const query =
      '{ page { total reviews { author { name } } } things { ... on Review { author { name } } ... on Author { name } } }';
    const data = {
      page: { total: 2, reviews: [[{ author: nobody }, { author: ann }], [{ author: nobody }]] },
      things: [{ author: nobody }, { name: 'Bob' }],
    };
    expect(complete(query, { data })).toEqual({
      data: { page: { total: 2, reviews: [[{ author: ann }], []] }, things: [{ name: 'Bob' }] },
    });
  });

  it('has words where nothing is left', () => {
    expect(complete('{ page { total } }', { data: { page: null } })).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
  });
});

describe('an answer in which an error has left a null', () => {
  const data = { reviews: [review('1', ann), review('2', nobody)] };

  it.each([
    ['of the value', ['reviews', 1, 'writer']],
    ['of a field in it', ['reviews', 1, 'writer', 'name']],
    ['of each value of a list', ['reviews', '@', 'writer']],
    ['of no place', undefined],
  ])('loses the whole list, as GraphQL has it, where the error is %s', (_, path) => {
    const errors = [{ message: 'away', ...(path && { path }) }];
    expect(complete(REVIEWS, { data, errors })).toEqual({ data: null, errors });
  });

  it('loses only the item that has a missing entity, where the error concerns another field', () => {
    const errors = [{ message: 'away', path: ['best'] }];
    expect(complete(REVIEWS, { data, errors })).toEqual({ data: { reviews: [review('1', ann)] }, errors });
  });
});
