import { AppError } from '@wellspring/errors';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { verbatim } from '@wellspring/words/message';
import pino from 'pino';
import { openDocuments } from '../documents/documents.ts';
import { openRequestKeys } from '../documents/request-keys.ts';
import { newId } from '../ids.ts';
import { VISITOR, type Actor } from './actor.ts';
import { defineSubgraph } from './define-subgraph.ts';
import { runSubgraph } from './run-subgraph.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
let today = 0;
const now = (): Date => new Date(today * DAY_MS);

const { publish, deadLetter } = collectingPublisher();
const documents = await openDocuments({
  ...{ database: 'springs', source: 'test', publish, deadLetter, log: pino({ level: 'silent' }), newId, now },
  store: { folder: await temporaryFolder(), refuseScans: 0 },
});
const requestKeys = openRequestKeys(documents, now);
await documents.start();
afterAll(() => documents.close());

const typeDefs = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key"])
  type Query { springs: Int }
  type Mutation {
    add(spring: Spring!, idempotencyKey: String): Int
    close(name: String, idempotencyKey: String): Int
  }
  input Spring { name: String, depth: Int, files: [String!] }
`;
const answered: string[] = [];
const failures: Record<string, () => Error> = {
  refused: () => new AppError('VALIDATION', verbatim('Not so')),
  away: () => new AppError('UNAVAILABLE', verbatim('Later')),
};
const resolvers = {
  Query: { springs: () => answered.length },
  Mutation: {
    add: (_: unknown, { spring }: { spring: { name: string } }) => {
      const failure = failures[spring.name];
      if (failure) throw failure();
      return answered.push(spring.name);
    },
    close: () => answered.push('closed'),
  },
};
const definition = {
  name: 'springs',
  typeDefs,
  resolvers,
  rights: { 'Query.springs': 'everyone', 'Mutation.add': 'everyone', 'Mutation.close': 'everyone' } as const,
  contextFor: () => ({}),
};
const ask = runSubgraph(defineSubgraph({ ...definition, requestKeys }), { error: () => undefined });
const add = ask('mutation ($spring: Spring!, $key: String) { add(spring: $spring, idempotencyKey: $key) }');
const close = ask('mutation ($key: String) { close(idempotencyKey: $key) }');

const member = (id: string): Actor => ({ kind: 'member', id, isAdmin: false, isOwner: false });
const ann = member('ann');

/** `done`, or the code of what was refused. */
const outcome = async (mutation: typeof add, variables: Record<string, unknown>, actor: Actor = ann) => {
  const { errors } = await mutation(variables, actor);
  return errors ? String(errors[0]?.extensions?.['code']) : 'done';
};

describe('a mutation with an Idempotency-Key', () => {
  it('is replayed unchanged, in any order of fields and with absent ones', async () => {
    expect(await outcome(add, { key: '1', spring: { name: 'Moss', depth: 2 } })).toBe('done');
    expect(await outcome(add, { key: '1', spring: { depth: 2, name: 'Moss', files: null } })).toBe('done');
  });

  it('is refused when the key was used for other arguments, or for another mutation', async () => {
    expect(await outcome(add, { key: '2', spring: { name: 'Moss' } })).toBe('done');
    const before = answered.length;
    expect(await outcome(add, { key: '2', spring: { name: 'Fern' } })).toBe('KEY_REUSED');
    expect(await outcome(close, { key: '2' })).toBe('KEY_REUSED');
    expect(answered).toHaveLength(before);
  });

  it('knows files by their bytes, not by the keys that they were given on the way', async () => {
    const file = (digest: string) => `tmp/${newId()}-${digest.repeat(24)}`;
    expect(await outcome(add, { key: '3', spring: { name: 'Moss', files: [file('a')] } })).toBe('done');
    expect(await outcome(add, { key: '3', spring: { name: 'Moss', files: [file('a')] } })).toBe('done');
    expect(await outcome(add, { key: '3', spring: { name: 'Moss', files: [file('b')] } })).toBe('KEY_REUSED');
  });

  it('is valid for one member only, and is not stored for visitors', async () => {
    expect(await outcome(add, { key: '4', spring: { name: 'Moss' } })).toBe('done');
    expect(await outcome(add, { key: '4', spring: { name: 'Fern' } }, member('ben'))).toBe('done');
    expect(await outcome(add, { key: '4', spring: { name: 'Reed' } }, VISITOR)).toBe('done');
  });

  it('may be corrected with the same key after a refusal, but not after a failure that may have come too late', async () => {
    expect(await outcome(add, { key: '5', spring: { name: 'refused' } })).toBe('VALIDATION');
    expect(await outcome(add, { key: '5', spring: { name: 'Moss' } })).toBe('done');
    expect(await outcome(add, { key: '6', spring: { name: 'away' } })).toBe('UNAVAILABLE');
    expect(await outcome(add, { key: '6', spring: { name: 'Moss' } })).toBe('KEY_REUSED');
  });

  it('keeps its key when a repetition of it is refused', async () => {
    failures['Sedge'] = () => new AppError('RATE_LIMITED', verbatim('Enough'));
    const refused = outcome(add, { key: '7', spring: { name: 'Sedge' } });
    const repeated = outcome(add, { key: '7', spring: { name: 'Sedge' } });
    expect(await Promise.all([refused, repeated])).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    delete failures['Sedge'];
    expect(await outcome(add, { key: '8', spring: { name: 'Sedge' } })).toBe('done');
    failures['Sedge'] = () => new AppError('RATE_LIMITED', verbatim('Enough'));
    expect(await outcome(add, { key: '8', spring: { name: 'Sedge' } })).toBe('RATE_LIMITED');
    expect(await outcome(add, { key: '8', spring: { name: 'Moss' } })).toBe('KEY_REUSED');
  });

  it('of two different requests at once, one is answered', async () => {
    const names = ['Moss', 'Fern', 'Reed', 'Sedge too'];
    const outcomes = await Promise.all(names.map((name) => outcome(add, { key: '9', spring: { name } })));
    expect(outcomes.toSorted()).toEqual(['KEY_REUSED', 'KEY_REUSED', 'KEY_REUSED', 'done']);
  });

  it('may use a key for another request after 90 days', async () => {
    expect(await outcome(add, { key: '10', spring: { name: 'Moss' } })).toBe('done');
    today = 89;
    expect(await outcome(add, { key: '10', spring: { name: 'Fern' } })).toBe('KEY_REUSED');
    today = 91;
    expect(await outcome(add, { key: '10', spring: { name: 'Fern' } })).toBe('done');
  });
});

it('a schema with idempotency keys needs a store of keys', () => {
  expect(() => defineSubgraph(definition)).toThrow('add takes an idempotencyKey, but there is no store of keys');
});
