import type { Actor } from '@wellspring/platform/subgraph/actor';
import { compare } from './compared.fixture.ts';

const member: Actor = { kind: 'member', id: 'm1', isAdmin: false, isOwner: false };

const OPERATIONS: [name: string, query: string, variables?: Record<string, unknown>][] = [
  ['one fetch', '{ places { id name kind weight tags notes } count }'],
  ['one fetch of nothing', '{ place(id: "99") { id } }'],
  ['aliases', '{ a: places(limit: 1) { key: id id toString: name } b: places(limit: 2) { constructor: name } }'],
  [
    'fragments',
    'query { places { ...P ...Q } } fragment P on Place { id name } fragment Q on Place { name category { ...C } } fragment C on Category { name }',
  ],
  [
    'one field asked for in several places',
    '{ places { category { id } ... { category { name } } } places { category { places { id } } } }',
  ],
  [
    'an interface',
    '{ named { id name __typename ... on Place { kind } ... on Category { places(limit: 1) { id } } } }',
  ],
  [
    'an interface below an object',
    '{ places { twin { name ... on Place { weight host { name } } ... on Category { places { name } } } } }',
  ],
  [
    'a union',
    '{ things { __typename ... on Place { name host { name } } ... on Category { name } ... on Named { id } } }',
  ],
  ['nested lists', '{ groups { id host { name } } }'],
  ['entities', '{ places(limit: 5) { name host { name mail } reviews { text author { name } } } }'],
  [
    'entities of entities',
    '{ latest(limit: 5) { place { name host { reviews { stars place { name } } } } author { name favorite { name } } } }',
  ],
  ['required fields', '{ places { freight } }'],
  ['required fields that are null', '{ place(id: "2") { freight reviews { id } } }'],
  ['an entity that is unknown', '{ latest(limit: 5) { author { name } } }'],
  ['an error with a code', '{ places { name secret } }'],
  ['an error for members', '{ place(id: "1") { member } }'],
  ['an error that is masked', '{ broken count }'],
  ['a null that bubbles in a service', '{ places(limit: 3) { strict } count }'],
  ['a null that bubbles to the top', '{ brokenStrictly count }'],
  ['an error of an entity', '{ places(limit: 5) { guests { name } } }'],
  ['errors in entities in lists', '{ people { friends { mail favorite { secret } } } }'],
  ['a null of another service that bubbles', '{ places { average name } }'],
  ['a null of an entity that bubbles', '{ people { name karma } }'],
  ['a service that is away', '{ weather }'],
  ['a service that is away, on its own fields only', '{ places { name forecast season { name } host { name } } }'],
  ['a service that is away, strictly', '{ climate count }'],
  [
    'skipped and included fields',
    'query ($a: Boolean!, $b: Boolean = true) { places { id @skip(if: $a) name @include(if: $b) host @include(if: $a) { name } ... @skip(if: $b) { weight } } }',
    { a: true },
  ],
  [
    'a fetch that is left out',
    'query ($a: Boolean!) { places { name ...H @include(if: $a) } } fragment H on Place { host { name } reviews { id } }',
    { a: false },
  ],
  [
    'everything skipped',
    'query ($a: Boolean!) { places @skip(if: $a) { id } people @skip(if: $a) { id } }',
    { a: true },
  ],
  [
    'constants as conditions',
    '{ places { id @skip(if: true) name @include(if: true) host @include(if: false) { name } } }',
  ],
  [
    'variables',
    'query ($limit: Int, $near: PointInput, $kind: Kind, $r: Int) { places(limit: $limit, near: $near, kind: $kind) { id reviews(limit: $r) { id } } }',
    { limit: 2, near: { latitude: 1 }, kind: 'bath', r: 1 },
  ],
  ['variables left out', 'query ($limit: Int = 1) { places(limit: $limit) { id } }'],
  [
    'a name for the representations',
    'query ($representations: Int) { places { reviews(limit: $representations) { id } } }',
    { representations: 1 },
  ],
  ['a mutation', 'mutation { rename(id: "2", name: "New") { id name host { name } } }'],
  [
    'mutations of several services, in order',
    'mutation { a: rename(id: "2", name: "New") { name } greet(id: "1") { name favorite { name } } b: forget(id: "3") }',
  ],
  ['a mutation that is refused', 'mutation { rename(id: "2", name: "") { id } }'],
  ['typenames', '{ __typename places { __typename t: __typename category { __typename } } }'],
  ['introspection', '{ __type(name: "Place") { name fields { name } } __schema { queryType { name } } }'],
];

describe('the compiled graph answers as the executor of @apollo/gateway does:', () => {
  it.each(OPERATIONS)('%s', async (_, query, variables = {}) => {
    for (const actor of [undefined, member]) {
      const { compiled, uncompiled } = await compare(query, variables, actor);
      expect(compiled).toEqual(uncompiled);
    }
  });

  it('compiles all but introspection and a clash of names', async () => {
    const left: string[] = [];
    for (const [name, query, variables] of OPERATIONS)
      if (!(await compare(query, variables)).understood) left.push(name);
    expect(left).toEqual(['a name for the representations', 'introspection']);
  });
});

describe('the compiled graph is right where the executor of @apollo/gateway is not:', () => {
  it('an error stands at its own entity in a list of several kinds', async () => {
    const { compiled } = await compare('{ things(turned: true) { ... on Place { average } } }');
    expect(JSON.stringify(compiled)).toContain(String.raw`\"path\":[\"things\",2,\"average\"]`);
  });

  it('an object keeps its fields when it is seen as an interface and narrowed again', async () => {
    const { compiled } = await compare('{ place(id: "1") { ... on Named { ... on Place { weight } } name } }');
    expect(compiled).toMatchObject({ data: { place: { weight: 10, name: 'Place 1' } } });
  });
});
