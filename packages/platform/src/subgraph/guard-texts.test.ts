import { slowTexts } from '@wellspring/testkit/hostile-texts';
import { verbatim } from '@wellspring/words/message';
import { VISITOR } from './actor.ts';
import { defineSubgraph } from './define-subgraph.ts';
import type { LongTexts } from './guard-texts.ts';
import { runSubgraph } from './run-subgraph.ts';

const typeDefs = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key"])
  type Query { find(words: String, ids: [ID!], filter: Filter, at: Int): Spring }
  input Filter { tag: String  more: [Note!] }
  input Note { words: String! }
  type Spring @key(fields: "id") { id: ID!  says(words: String!): String }
`;
const looked: string[] = [];
const resolvers = {
  Query: { find: (_: unknown, given: object) => (looked.push(JSON.stringify(given)), { id: 's' }) },
  Spring: {
    __resolveReference: (reference: { id: string }) => reference,
    says: (_: unknown, { words }: { words: string }) => String(looked.push(words)),
  },
};
const define = (longTexts: LongTexts) =>
  defineSubgraph({
    name: 'springs',
    typeDefs,
    resolvers,
    rights: { 'Query.find': 'everyone', 'Spring.*': 'everyone' },
    longTexts,
    contextFor: () => ({}),
  });

const longTexts = { 'Note.words': { max: 3_000, words: verbatim('A note has at most 750 characters') } };
const ask = runSubgraph(define(longTexts), { error: () => undefined });
const find = ask(
  'query ($words: String, $ids: [ID!], $filter: Filter) { find(words: $words, ids: $ids, filter: $filter) { id } }',
);
const says = ask('query ($words: String!) { find { says(words: $words) } }');

const mistake = async (operation: typeof find, variables: Record<string, unknown>) => {
  const { errors } = await operation(variables, VISITOR);
  return errors?.map(({ message, extensions }) => `${String(extensions?.code)}: ${message}`)[0];
};

describe('a text of the graph', () => {
  beforeEach(() => void looked.splice(0));

  it.each([
    ['an argument', find, { words: 'w'.repeat(2_001) }, 'VALIDATION: words is too long'],
    ['an id of a list', find, { ids: ['a', 'i'.repeat(2_001)] }, 'VALIDATION: ids is too long'],
    ['a field of an input', find, { filter: { tag: 't'.repeat(2_001) } }, 'VALIDATION: tag is too long'],
    [
      'an input in a list',
      find,
      { filter: { more: [{ words: 'w'.repeat(3_001) }] } },
      'VALIDATION: A note has at most 750 characters',
    ],
  ])('is not examined when it is too long: %s', async (_, operation, variables, refusal) => {
    expect(await mistake(operation, variables)).toBe(refusal);
    expect(looked).toEqual([]);
  });

  it('is not examined by the field of an entity when it is too long', async () => {
    expect(await mistake(says, { words: 'w'.repeat(2_001) })).toBe('VALIDATION: words is too long');
    expect(looked).toEqual(['{}']);
  });

  it('may be as long as its row says', async () => {
    const filter = { tag: 't'.repeat(2_000), more: [{ words: 'w'.repeat(3_000) }] };
    expect(await mistake(find, { words: null, ids: ['i'], filter })).toBeUndefined();
    expect(looked).toHaveLength(1);
  });

  it('has the same bound when it is written into the query', async () => {
    expect(await mistake(ask(`{ find(words: "${'w'.repeat(2_001)}") { id } }`), {})).toBe(
      'VALIDATION: words is too long',
    );
  });

  it('costs little to refuse', async () => {
    expect(await slowTexts((words) => find({ words, filter: { more: [{ words }] } }, VISITOR))).toEqual([]);
  });

  it('exists when a row names it', () => {
    expect(() => define({ 'Note.title': { max: 9 } })).toThrow('Note.title');
  });
});
