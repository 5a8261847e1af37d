import type { Actor } from './actor.ts';
import { VISITOR } from './actor.ts';
import { defineSubgraph } from './define-subgraph.ts';
import type { Rights, Role } from './rights.ts';
import { runSubgraph } from './run-subgraph.ts';

const typeDefs = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key", "@external"])
  type Query { mine: String  all: [Note!]! }
  type Mutation { write: String  burn: String  enter: String  upload: String }
  type Note { text: String! }
  type Spring @key(fields: "id") { id: ID!  name: String @external  notes: String  secret: String }
`;
const resolvers = {
  Query: { mine: () => 'mine', all: () => [{ text: 'a' }] },
  Mutation: { write: () => 'written', burn: () => 'burnt', enter: () => 'in', upload: () => 'up' },
  Spring: {
    __resolveReference: (reference: { id: string }) => reference,
    notes: () => 'warm',
    secret: () => 'below the stone',
  },
};
const rights: Rights = {
  'Query.mine': 'member',
  'Query.all': 'everyone',
  'Mutation.write': 'admin',
  'Mutation.burn': 'owner',
  'Mutation.enter': 'everyone over REST',
  'Mutation.upload': 'member over REST',
  'Spring.notes': 'everyone',
  'Spring.secret': 'admin',
};

type Definition = Parameters<typeof defineSubgraph>[0];
const define = (changed: Partial<Definition> = {}) =>
  defineSubgraph({ name: 'notes', typeDefs, resolvers, rights, contextFor: () => ({}), ...changed });
const without = (row: string): Rights => Object.fromEntries(Object.entries(rights).filter(([name]) => name !== row));

const member = (flags = {}): Actor => ({ kind: 'member', id: 'm', isAdmin: false, isOwner: false, ...flags });
const ROLES: readonly (readonly [string, Actor])[] = [
  ['a visitor', VISITOR],
  ['a member', member()],
  ['an admin', member({ isAdmin: true })],
  ['an owner', member({ isOwner: true })],
];
const MAY: Readonly<Record<Role, readonly number[]>> = {
  everyone: [0, 1, 2, 3],
  member: [1, 2, 3],
  admin: [2, 3],
  owner: [3],
};
const QUESTIONS: readonly (readonly [Role, string])[] = [
  ['everyone', '{ all { text } }'],
  ['member', '{ mine }'],
  ['admin', 'mutation { write }'],
  ['owner', 'mutation { burn }'],
  ['admin', '{ _entities(representations: [{ __typename: "Spring", id: "1" }]) { ... on Spring { secret } } }'],
  ['everyone', '{ _entities(representations: [{ __typename: "Spring", id: "1" }]) { ... on Spring { id notes } } }'],
];

describe('the table of rights', () => {
  for (const [right, query] of QUESTIONS)
    for (const [at, [who, actor]] of ROLES.entries())
      it(`${MAY[right].includes(at) ? 'lets' : 'keeps'} ${who} ask ${query}`, async () => {
        const { errors } = await runSubgraph(define(), { error: () => undefined })(query)({}, actor);
        const refusal = at === 0 ? 'UNAUTHENTICATED' : 'FORBIDDEN';
        const expected = MAY[right].includes(at) ? undefined : refusal;
        expect(errors?.[0]?.extensions?.code).toBe(expected);
      });

  it.each([
    ['a visitor', VISITOR, 'enter', 'FORBIDDEN', undefined],
    ['a visitor', VISITOR, 'upload', 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    ['a member', member(), 'upload', 'FORBIDDEN', undefined],
    ['an owner', member({ isOwner: true }), 'enter', 'FORBIDDEN', undefined],
  ])('reserves for routes of /api what %s may do only over REST', async (_, actor, mutation, directly, overRest) => {
    const ask = runSubgraph(define(), { error: () => undefined })(`mutation { ${mutation} }`);
    const codeFor = async (asking: Actor) => (await ask({}, asking)).errors?.[0]?.extensions?.code;
    expect(await codeFor(actor)).toBe(directly);
    expect(await codeFor({ ...actor, overRest: true })).toBe(overRest);
  });

  for (const row of Object.keys(rights))
    it(`must name ${row}, or the schema is not built`, () => {
      expect(() => define({ rights: without(row) })).toThrow(`${row} has no row in the table of rights`);
    });

  it('may name all fields of an entity at once', () => {
    expect(() => define({ rights: { ...without('Spring.secret'), 'Spring.*': 'admin' } })).not.toThrow();
  });

  it('names only fields of the schema', () => {
    expect(() => define({ rights: { ...rights, 'Mutation.bury': 'admin' } })).toThrow('Mutation.bury');
  });

  it('comes with a resolver for each question and mutation', () => {
    const { burn: _, ...Mutation } = resolvers.Mutation;
    expect(() => define({ resolvers: { ...resolvers, Mutation } })).toThrow('Mutation.burn has no resolver');
  });
});
