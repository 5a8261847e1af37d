import { CommunityStatsDocument, operations, SetFavoriteDocument } from '../../generated/operations.ts';
import { graphClient } from './client.ts';
import { restoreAnswers } from './first-answers.ts';
import { freshness, queryKey } from './freshness.ts';
import type { PersistedOperation } from './link.ts';

const stats = { totalLocations: 1, totalUsers: 2, totalCountries: 3, totalReviews: 4 };
const answer = { data: { communityStats: { __typename: 'CommunityStats', ...stats } } };

describe('the graph client', () => {
  it('asks by the hash of the operation and keeps the answer', async () => {
    const sent: PersistedOperation[] = [];
    const client = graphClient(async (operation) => {
      sent.push(operation);
      return answer;
    });
    await client.query({ query: CommunityStatsDocument });
    const { data } = await client.query({ query: CommunityStatsDocument });
    expect(data?.communityStats).toMatchObject(stats);
    expect(sent).toEqual([{ operationName: 'CommunityStats', variables: {}, hash: operations.CommunityStats[0] }]);
  });

  it('knows at once what the first HTML knew', async () => {
    const client = graphClient(() => Promise.reject(new Error('not asked')));
    restoreAnswers(client.cache, [['CommunityStats', {}, answer.data]]);
    const { data } = await client.query({ query: CommunityStatsDocument });
    expect(data?.communityStats).toMatchObject(stats);
  });

  it('leaves out what the first HTML knew for a screen whose script is not here', () => {
    const client = graphClient(() => Promise.reject(new Error('not asked')));
    restoreAnswers(client.cache, [['NeverLoaded', {}, answer.data]]);
    expect(client.extract()).toEqual({});
  });

  it('repeats queries that are in flight when a mutation ends', async () => {
    const first = Promise.withResolvers<typeof answer>();
    const answers = [
      first.promise,
      Promise.resolve({ data: { communityStats: { ...answer.data.communityStats, totalReviews: 5 } } }),
    ];
    const favorite = { __typename: 'Location', id: 'spring', isFavorite: true };
    const client = graphClient(async ({ operationName }) =>
      operationName === 'SetFavorite'
        ? { data: { favorite } }
        : (answers.shift() ?? Promise.reject(new Error('asked too often'))),
    );
    const result = client.query({ query: CommunityStatsDocument });
    await client.mutate({ mutation: SetFavoriteDocument, variables: { locationId: 'spring', isFavorite: true } });
    first.resolve(answer);
    expect((await result).data?.communityStats.totalReviews).toBe(5);
  });

  it('says when there was no answer', async () => {
    const client = graphClient(() => Promise.reject(new Error('away')));
    await expect(client.query({ query: CommunityStatsDocument })).rejects.toThrow('away');
  });
});

describe('an answer', () => {
  it('is stale after five minutes, and never before its first request', () => {
    let now = 0;
    const memory = freshness(() => now);
    memory.answered('stats');
    now = 5 * 60_000;
    expect(memory.isOld('stats')).toBe(false);
    now += 1;
    expect([memory.isOld('stats'), memory.isOld('other')]).toEqual([true, false]);
  });

  it('belongs to one operation with one set of variables', () => {
    expect(queryKey('Location', { id: '1' })).not.toBe(queryKey('Location', { id: '2' }));
    expect(queryKey('List', { id: '1', isMember: false })).toBe(queryKey('List', { isMember: false, id: '1' }));
  });
});
