import type { Operation, OperationResult } from '@wellspring/page-contract/render-page';
import { CategoriesDocument, CommunityStatsDocument, LocationsDocument } from '../generated/operations.ts';
import { pageQueries } from './page-queries.ts';

const answer = (name: string): OperationResult => ({ data: { [name]: { __typename: name } } });

describe('the queries of a page', () => {
  it('are each executed once, with the text that the client has', async () => {
    const executed: Operation[] = [];
    const { ask } = pageQueries(async (operation) => {
      executed.push(operation);
      return answer('locations');
    });
    const [first, again, other] = [
      { limit: 9, offset: 0 },
      { offset: 0, limit: 9 },
      { limit: 9, offset: 9 },
    ];
    expect(ask(LocationsDocument, again)).toBe(ask(LocationsDocument, first));
    await ask(LocationsDocument, other);
    expect(executed.map(({ operationName, variables }) => [operationName, variables])).toEqual([
      ['Locations', again],
      ['Locations', other],
    ]);
    expect(executed[0]?.query).toContain('query Locations(');
  });

  it('hand their answers to the browser in the order of execution', async () => {
    const slow = Promise.withResolvers<OperationResult>();
    const { ask, answered } = pageQueries(({ operationName }) =>
      operationName === 'Categories' ? slow.promise : Promise.resolve(answer('communityStats')),
    );
    void ask(CategoriesDocument, {});
    await ask(CommunityStatsDocument, {});
    slow.resolve(answer('categories'));
    expect(await answered()).toEqual({
      answers: [
        ['Categories', {}, answer('categories').data],
        ['CommunityStats', {}, answer('communityStats').data],
      ],
      failed: [],
    });
  });

  it('return partial data with the reason why the rest is missing', async () => {
    const { ask, answered } = pageQueries(async ({ operationName }) => {
      if (operationName === 'Categories') throw new Error('away');
      return { ...answer('communityStats'), errors: [{ message: 'No', extensions: { code: 'UNAVAILABLE' } }] };
    });
    const { data, error } = await ask(CommunityStatsDocument, {});
    expect(data).toEqual(answer('communityStats').data);
    expect(error).toBeInstanceOf(Error);
    expect((await ask(CategoriesDocument, {})).error).toEqual(new Error('away'));
    expect(await answered()).toEqual({
      answers: [['CommunityStats', {}, answer('communityStats').data]],
      failed: [
        ['CommunityStats []', 'UNAVAILABLE'],
        ['Categories []', null],
      ],
    });
  });
});
