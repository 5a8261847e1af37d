import { memberEvent, suspensionStories } from '@wellspring/member-suspension/testing/member-event';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { ADMIN, ANN, BEN, openLists } from './testing/lists.ts';

const TRIP = { name: 'A quiet week', description: null, isPublic: true };

describe('the lists of a suspended member', () => {
  let lists: Awaited<ReturnType<typeof openLists>>;
  beforeEach(async () => {
    lists = await openLists();
  });
  afterEach(() => lists.close());

  const make = async (viewer: typeof ANN, more = {}): Promise<string> =>
    (await lists.useCases.createTripList({ ...TRIP, ...more }, viewer, null)).id;
  const published = async (search = '') =>
    (await lists.useCases.publicTripLists({ search, limit: 10, offset: 0 })).lists.map(({ userId }) => userId);
  const settle = async () => lists.deliver(await lists.published());

  it('are in no public lists, and their pages answer NOT_FOUND, for admins too', async () => {
    const [list, secret] = [await make(ANN), await make(ANN, { isPublic: false })];
    await make(BEN);
    await lists.deliver([memberEvent('suspended', ANN.id, 2)]);
    expect([await published(), await published('quiet')]).toEqual([[BEN.id], [BEN.id]]);
    for (const id of [list, secret])
      for (const viewer of [null, BEN, ADMIN])
        await expect(lists.useCases.readTripList(id, viewer)).rejects.toMatchObject({
          code: 'NOT_FOUND',
          message: 'List not found',
        });
  });

  it('come back when they are restored, and private ones stay private', async () => {
    await make(ANN);
    const secret = await make(ANN, { isPublic: false });
    await lists.deliver([memberEvent('suspended', ANN.id, 2)]);
    await lists.deliver([memberEvent('restored', ANN.id, 3)]);
    await settle();
    expect([await published(), await published('quiet')]).toEqual([[ANN.id], [ANN.id]]);
    await expect(lists.useCases.readTripList(secret, BEN)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are hidden as well when they were made, or made public, in that moment, and badges stay', async () => {
    const secret = await make(ANN, { isPublic: false });
    await lists.deliver([memberEvent('suspended', ANN.id, 2)]);
    await make(ANN);
    await lists.useCases.changeTripList(secret, { isPublic: true }, ANN);
    await settle();
    expect([await published(), await published('quiet')]).toEqual([[], []]);
    expect((await lists.holders.find(ANN.id)).badges).toMatchObject([{ type: 'curator' }]);
  });

  it('follow the newest event when events arrive twice and shuffled', async () => {
    for (const { seed, events, isHidden } of suspensionStories(ANN.id)) {
      const other = await openLists();
      await other.useCases.createTripList(TRIP, ANN, null);
      await deliverTwice([...events, ...(await other.published())], other.deliver, { seed });
      await deliverTwice(await other.published(), other.deliver, { seed });
      const { total } = await other.useCases.publicTripLists({ search: '', limit: 10, offset: 0 });
      expect(total).toBe(isHidden ? 0 : 1);
      await other.close();
    }
  });
});
