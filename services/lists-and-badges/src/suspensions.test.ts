import { fact } from '@wellspring/events/fact';
import {
  UserRegisteredSchema,
  UserRestoredSchema,
  UserSuspendedSchema,
} from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { ADMIN, ANN, BEN, openLists } from './testing/lists.ts';

const SCHEMAS = { joined: UserRegisteredSchema, suspended: UserSuspendedSchema, restored: UserRestoredSchema };

/** What identity tells of Ann. */
const ann = (what: keyof typeof SCHEMAS, revision: number): Message => ({
  ...fact(TOPICS.identity, ANN.id, SCHEMAS[what], {
    user: { userId: ANN.id, revision: BigInt(revision), isSuspended: what === 'suspended' },
  }),
  id: newId(),
  source: 'identity',
  time: new Date(),
});
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

  it('are among nobody’s public lists, and their pages are as if there were none, for admins too', async () => {
    const [list, secret] = [await make(ANN), await make(ANN, { isPublic: false })];
    await make(BEN);
    await lists.deliver([ann('suspended', 2)]);
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
    await lists.deliver([ann('suspended', 2)]);
    await lists.deliver([ann('restored', 3)]);
    await settle();
    expect([await published(), await published('quiet')]).toEqual([[ANN.id], [ANN.id]]);
    await expect(lists.useCases.readTripList(secret, BEN)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are hidden as well when they were made, or made public, in that moment, and badges stay', async () => {
    const secret = await make(ANN, { isPublic: false });
    await lists.deliver([ann('suspended', 2)]);
    await make(ANN);
    await lists.useCases.changeTripList(secret, { isPublic: true }, ANN);
    await settle();
    expect([await published(), await published('quiet')]).toEqual([[], []]);
    expect((await lists.holders.find(ANN.id)).badges).toMatchObject([{ type: 'curator' }]);
  });

  it('are as the last of what was told says, told twice and shuffled', async () => {
    for (const [seed, last] of [
      [1, 'restored'],
      [2, 'restored'],
      [3, 'suspended'],
    ] as const) {
      const other = await openLists();
      await other.useCases.createTripList(TRIP, ANN, null);
      const told = [
        ann('joined', 1),
        ann('suspended', 2),
        ann('restored', 3),
        ann(last, 4),
        ...(await other.published()),
      ];
      await deliverTwice(told, other.deliver, { seed });
      await deliverTwice(await other.published(), other.deliver, { seed });
      const { total } = await other.useCases.publicTripLists({ search: '', limit: 10, offset: 0 });
      expect(total).toBe(last === 'restored' ? 1 : 0);
      await other.close();
    }
  });
});
