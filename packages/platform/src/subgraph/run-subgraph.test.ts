import { AppError, INTERNAL_MESSAGE } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { VISITOR } from './actor.ts';
import { defineSubgraph } from './define-subgraph.ts';
import { runSubgraph } from './run-subgraph.ts';

const typeDefs = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key"])
  scalar DateTime
  type Query { moment(of: DateTime): DateTime  forbidden: String  broken: String  late: String  caller: String! }
  type Spring @key(fields: "id") { id: ID!  name: String! }
`;

const springs = defineSubgraph({
  name: 'springs',
  typeDefs,
  resolvers: {
    Query: {
      moment: (_, { of }: { of?: Date }) => of ?? new Date(0),
      forbidden: () => {
        throw new AppError('FORBIDDEN', verbatim('Only for admins'));
      },
      broken: () => {
        throw new Error('connect ECONNREFUSED db.internal:27017');
      },
      late: () => Promise.reject(new AppError('NOT_FOUND', verbatim('There is no such place'))),
      caller: (_, __, { caller }: { caller: string }) => caller,
    },
    Spring: {
      __resolveReference: ({ id }: { id: string }) => {
        if (id === 'gone') throw new AppError('NOT_FOUND', verbatim('There is no such spring'));
        return { id, name: `Spring ${id}` };
      },
    },
  },
  rights: {
    'Query.moment': 'everyone',
    'Query.forbidden': 'everyone',
    'Query.broken': 'everyone',
    'Query.late': 'everyone',
    'Query.caller': 'everyone',
    'Spring.*': 'everyone',
  },
  contextFor: (actor) => ({ caller: actor.kind }),
});

const run = async (query: string, variables = {}) => {
  const logged: object[] = [];
  const answer = await runSubgraph(springs, { error: (fields) => logged.push(fields) })(query)(variables, VISITOR);
  return { answer, logged };
};

describe('a subgraph', () => {
  it('reads and writes times as ISO texts', async () => {
    const { answer } = await run('query ($of: DateTime) { moment(of: $of) }', { of: '2026-01-31T13:00:00+01:00' });
    expect(answer).toEqual({ data: { moment: '2026-01-31T12:00:00.000Z' } });
  });

  it('says which variable does not fit', async () => {
    const { answer, logged } = await run('query ($of: DateTime) { moment(of: $of) }', { of: 'yesterday' });
    expect(answer.errors?.[0]).toMatchObject({ extensions: { code: 'VALIDATION' } });
    expect(answer.errors?.[0]?.message).toContain('DateTime');
    expect(logged).toEqual([]);
  });

  it('preserves the text and the code of a public error', async () => {
    const { answer, logged } = await run('{ forbidden later: late }');
    expect(answer.data).toEqual({ forbidden: null, later: null });
    expect(answer.errors).toEqual([
      { message: 'Only for admins', path: ['forbidden'], extensions: { code: 'FORBIDDEN' } },
      { message: 'There is no such place', path: ['later'], extensions: { code: 'NOT_FOUND' } },
    ]);
    expect(logged).toEqual([]);
  });

  it('masks everything else and logs it once, with its stack', async () => {
    const { answer, logged } = await run('{ broken }');
    expect(answer.errors).toEqual([{ message: INTERNAL_MESSAGE, path: ['broken'], extensions: { code: 'INTERNAL' } }]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toHaveProperty('err.stack');
  });

  it('resolves references, each with its own error', async () => {
    const { answer } = await run('query ($r: [_Any!]!) { _entities(representations: $r) { ... on Spring { name } } }', {
      r: ['a', 'gone'].map((id) => ({ __typename: 'Spring', id })),
    });
    expect(answer).toEqual({
      data: { _entities: [{ name: 'Spring a' }, null] },
      errors: [{ message: 'There is no such spring', path: ['_entities', 1], extensions: { code: 'NOT_FOUND' } }],
    });
  });

  it('gives resolvers the context of the one who asks', async () => {
    expect((await run('{ caller }')).answer).toEqual({ data: { caller: 'visitor' } });
  });

  it('refuses a query that does not fit', () => {
    expect(() => runSubgraph(springs, { error: () => undefined })('{ nothing }')).toThrow('Cannot query field');
  });
});
