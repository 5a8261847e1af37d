import { textIn } from '@wellspring/words/error-text';
import { buildSchema, getOperationAST, Kind, parse } from 'graphql';
import { costExcess, sizeExcess } from './limits.ts';
import type { ListSize } from './list-sizes.ts';
import { measureOperation } from './measure.ts';

const schema = buildSchema(`
  type Query {
    springs(q: String, limit: Int = 50, offset: Int): [Spring!]!  spring(id: ID!): Spring  kinds: [Kind!]!
    tour(id: ID!): Tour  tours(limit: Int = 10): TourPage!  marked: [ID!]!  unknown: [Kind!]!
  }
  type Mutation { drink(id: ID!): Boolean }
  type Spring { id: ID!  near(limit: Int = 5, offset: Int): [Spring!]! }
  type Kind { id: ID! }
  type TourPage { tours: [Tour!]!  total: Int! }
  type Tour { stops(limit: Int): [Stop!]!  name: String  visits(day: ID!): Boolean! }
  type Stop { tour: Tour!  spring: Spring }
`);

const stated = (size: Partial<ListSize>): ListSize => ({ most: undefined, limits: [], sizedFields: [], ...size });
const listSizes = new Map([
  ['Query.springs', stated({ limits: ['limit'] })],
  ['Query.kinds', stated({ most: 9 })],
  ['Query.tours', stated({ limits: ['limit'], sizedFields: ['tours'] })],
  ['Query.marked', stated({ most: 5_000 })],
  ['Spring.near', stated({ limits: ['limit'] })],
  ['Tour.stops', stated({ limits: ['limit'], most: 500 })],
]);
const graph = { schema, listSizes };

const excess = (text: string, variables = {}): string | undefined => {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  const found = sizeExcess(graph, document) ?? costExcess(graph, document, operation, variables);
  return found && textIn('en', found);
};

const costOf = (text: string, variables = {}): number => {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return measureOperation(graph, operation, new Map(fragments.map((node) => [node.name.value, node]))).cost(variables);
};

describe('the cost of an operation', () => {
  it('counts a list as the most that it states, or as its limit where that is less', () => {
    expect(costOf('{ kinds { id } }')).toBe(9);
    expect(costOf('{ tour(id: 1) { stops { spring { id } } } }')).toBe(1 + 500 * 2);
    expect(costOf('{ tour(id: 1) { stops(limit: 3) { spring { id } } } }')).toBe(1 + 3 * 2);
    expect(costOf('query ($n: Int) { tour(id: 1) { stops(limit: $n) { spring { id } } } }', { n: 9_999 })).toBe(1_001);
  });

  it('counts the list of a page as the limit of the page, also in a fragment, and the page itself as ten', () => {
    expect(costOf('{ tours { total tours { stops(limit: 1) { tour { __typename } } } } }')).toBe(10 + 10 * 3);
    expect(costOf('{ tours(limit: 4) { ...P } } fragment P on TourPage { all: tours { __typename } }')).toBe(10 + 4);
    const twice = '{ a: tours(limit: 4) { ...P } b: tours { ...P } } fragment P on TourPage { tours { __typename } }';
    expect(costOf(twice)).toBe(10 + 4 + 10 + 10);
  });

  it('counts plain values of a list at a tenth, and a field with arguments as an object', () => {
    expect(costOf('{ marked }')).toBe(500);
    expect(costOf('{ tour(id: 1) { name } }')).toBe(1);
    expect(costOf('{ tour(id: 1) { name visits(day: 1) again: visits(day: 2) } }')).toBe(3);
  });

  it('is high for a list without a stated length', () => {
    expect(costOf('{ unknown { id } }')).toBe(1_000);
  });

  it('rises with each turn of a circle', () => {
    expect(excess('{ tour(id: 1) { stops { tour { stops(limit: 10) { __typename } } } } }')).toBeUndefined();
    expect(excess('{ tour(id: 1) { stops { tour { stops { __typename } } } } }')).toContain('too much');
    const round = 'fragment R on Tour { stops(limit: 30) { tour { stops(limit: 30) { ...S } } } } fragment S on Stop';
    expect(excess(`{ tour(id: 1) { ...R } } ${round} { tour { stops(limit: 30) { __typename } } }`)).toContain(
      'too much',
    );
  });

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

  it('allows three searches, and any number of entities by their ids', () => {
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

  it('allows one mutation in a request', () => {
    expect(excess('mutation { drink(id: 1) }')).toBeUndefined();
    expect(excess('mutation { drink(id: 1) b: drink(id: 2) }')).toBe('Send one mutation a request');
  });
});
