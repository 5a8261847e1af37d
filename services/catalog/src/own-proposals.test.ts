import { details } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const { useCases } = await openCatalog();
const WORDS = 'I run this bath since 2010.';

const publish = async (name: string): Promise<string> => {
  const submission = { details: details({ name }), submittedBy: 'cleo', isClaimed: false };
  const { id } = (await useCases.submitLocation(submission)).location;
  await useCases.verifyLocation(id, 'ada');
  return id;
};

describe('proposals', () => {
  it('are listed only for their member, the newest first, page by page', async () => {
    const ids: string[] = [];
    for (const name of ['First Pool', 'Second Pool', 'Third Pool']) {
      const at = await publish(name);
      ids.unshift((await useCases.claimLocation(at, WORDS, { id: 'fay', isAdmin: false }, null)).id);
      await useCases.claimLocation(at, WORDS, { id: 'gus', isAdmin: false }, null);
    }
    const pageOf = async (limit: number, offset: number) => {
      const { items, total } = await useCases.ownProposals('fay', { limit, offset });
      return [total, items.map(({ id }) => id)];
    };
    expect(await pageOf(20, 0)).toEqual([3, ids]);
    expect([await pageOf(2, 0), await pageOf(2, 2)]).toEqual([[3, ids.slice(0, 2)], [3, ids.slice(2)]]); // prettier-ignore
  });
});
