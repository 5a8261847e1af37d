import { buildSchema, getOperationAST, parse } from 'graphql';
import { costExcess, sizeExcess } from './limits.ts';

const schema = buildSchema(`
  type Query { springs(q: String, limit: Int = 50, offset: Int): [Spring!]!  spring(id: ID!): Spring  kinds: [Kind!]! }
  type Mutation { drink(id: ID!): Boolean }
  type Spring { id: ID!  near(limit: Int = 5, offset: Int): [Spring!]! }
  type Kind { id: ID! }
`);

const excess = (text: string, variables = {}): string | undefined => {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  return sizeExcess(schema, document) ?? costExcess(schema, document, operation, variables);
};

describe('the cost of an operation', () => {
  it('counts the offset of each page, all pages together', () => {
    expect(excess('{ springs(offset: 10000) { id } }')).toBeUndefined();
    expect(excess('{ springs(offset: 6000) { id } more: springs(offset: 6000) { id } }')).toContain('too deep');
    expect(excess('query ($o: Int = 20000) { springs(offset: $o) { id } }')).toContain('too deep');
    expect(excess('query ($o: Int) { springs(offset: $o) { id } }', { o: 10_001 })).toContain('too deep');
    expect(excess('{ springs(limit: 100) { near(offset: 200) { id } } }')).toContain('too deep');
  });

  it('is not lowered by a negative offset', () => {
    expect(
      excess('{ springs(offset: 9000) { id } a: springs(offset: 2000) { id } b: springs(offset: -9000) { id } }'),
    ).toContain('too deep');
  });

  it('takes three searches, and any number of things by their ids', () => {
    const named = Array.from({ length: 15 }, (_, at) => `s${at}: spring(id: ${at}) { id }`).join(' ');
    expect(excess(`{ a: springs { id } b: springs { id } c: springs { id } kinds { id } ${named} }`)).toBeUndefined();
    expect(excess('{ a: springs { id } b: springs { id } c: springs { id } d: springs { id } }')).toContain(
      'too often',
    );
  });

  it('counts a variable that is null or no number as if it were left out', () => {
    const query = 'query ($n: Int = 2) { springs(limit: $n) { near(limit: 150) { id } } }';
    expect(excess(query)).toBeUndefined();
    expect(excess(query, { n: null })).toBeUndefined();
    expect(excess(query, { n: 100 })).toContain('too much');
  });

  it('takes one mutation a request', () => {
    expect(excess('mutation { drink(id: 1) }')).toBeUndefined();
    expect(excess('mutation { drink(id: 1) b: drink(id: 2) }')).toBe('Send one mutation a request');
  });
});
