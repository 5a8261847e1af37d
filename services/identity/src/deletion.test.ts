import { jest } from '@jest/globals';
import { fact } from '@wellspring/events/fact';
import { MemberErasedSchema as AnalyticsErased } from '@wellspring/events/generated/wellspring/analytics/v1/events_pb';
import { MemberErasedSchema as CatalogErased } from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { MemberErasedSchema as ListsErased } from '@wellspring/events/generated/wellspring/lists_and_badges/v1/events_pb';
import { MemberErasedSchema as ModerationErased } from '@wellspring/events/generated/wellspring/moderation/v1/events_pb';
import { MemberErasedSchema as ReviewsErased } from '@wellspring/events/generated/wellspring/reviews/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import { userIn } from '@wellspring/events/user-events';
import type { Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';
import { ANN, HOME, openIdentity } from './testing/identity.ts';

type Identity = Awaited<ReturnType<typeof openIdentity>>;

const as = (event: Pick<Message, 'topic' | 'key' | 'type' | 'data'>): Message => ({
  ...event,
  id: newId(),
  source: 'elsewhere',
  time: new Date(Date.UTC(2026, 6, 1)),
});
const erasedElsewhere = (userId: string): Message[] => [
  as(fact(TOPICS.catalog, userId, CatalogErased, { member: { userId } })),
  as(fact(TOPICS.reviews, userId, ReviewsErased, { member: { userId } })),
  as(fact(TOPICS['lists-and-badges'], userId, ListsErased, { member: { userId } })),
  as(fact(TOPICS.moderation, userId, ModerationErased, { member: { userId } })),
  as(fact(TOPICS.analytics, userId, AnalyticsErased, { member: { userId } })),
];

describe('deleting an account', () => {
  let identity: Identity;
  beforeEach(async () => {
    identity = await openIdentity();
  });
  afterEach(() => identity.close());

  const deliver = async (messages: readonly Message[]): Promise<void> => {
    for (const consumer of identity.consumers)
      if (consumer.kind === 'projection')
        await consumer.handle(messages.filter(({ topic }) => consumer.topics.includes(topic)));
  };

  it('needs the password, and limits wrong ones', async () => {
    const { account } = await identity.useCases.register(ANN, HOME);
    const guess = () => identity.useCases.deleteAccount(account.id, 'cold water');
    await expect(guess()).rejects.toMatchObject({ code: 'VALIDATION', message: 'The password is not right' });
    for (let guesses = 1; guesses < 10; guesses++) await guess().catch(() => undefined);
    await expect(identity.useCases.deleteAccount(account.id, ANN.password)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    expect(await identity.users.find(account.id)).not.toBeNull();
  });

  it('ends every session, removes the picture and frees the e-mail address and the username', async () => {
    const { account, token } = await identity.useCases.register({ ...ANN, username: 'ann' }, HOME);
    await identity.useCases.changePhoto(account.id, 'portrait');
    await identity.useCases.deleteAccount(account.id, ANN.password);
    expect(await identity.useCases.readSession(token)).toBeNull();
    await expect(identity.useCases.login(ANN.email, ANN.password, HOME)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(identity.pictures.size).toBe(0);
    const again = await identity.useCases.register({ ...ANN, username: 'ann' }, HOME);
    expect(again.account.id).not.toBe(account.id);
  });

  it('is published to other services, without personal data', async () => {
    const { account } = await identity.useCases.register(ANN, HOME);
    await identity.useCases.deleteAccount(account.id, ANN.password);
    await identity.drained();
    const last = identity.bus.published.findLast(({ topic }) => topic === TOPICS.identity);
    expect(last && userIn(last)).toMatchObject({ userId: account.id, deleted: true });
    expect(Buffer.from(last?.data ?? []).toString()).not.toMatch(/ann/i);
  });

  it('gives a receipt that is filled by each service, with repeated and late events too', async () => {
    const { account } = await identity.useCases.register(ANN, HOME);
    const receiptId = await identity.useCases.deleteAccount(account.id, ANN.password);
    const finished = async () =>
      (await identity.useCases.findDeletion(receiptId, HOME))?.finished.map((one) => one.service);
    expect(await finished()).toEqual([]);
    await identity.drained();
    const events = [...identity.bus.published, ...erasedElsewhere(account.id)];
    await deliver([...events.toReversed(), ...events]);
    expect((await finished())?.toSorted()).toEqual([
      'analytics',
      'catalog',
      'identity',
      'lists-and-badges',
      'moderation',
      'reviews',
    ]);
    await deliver(erasedElsewhere('a stranger'));
    expect(await identity.useCases.findDeletion('unknown', HOME)).toBeNull();
  });

  it('continues with the receipt of an interrupted deletion', async () => {
    const { account } = await identity.useCases.register(ANN, HOME);
    const dying = jest.spyOn(identity.users, 'remove').mockRejectedValueOnce(new Error('the process died'));
    await expect(identity.useCases.deleteAccount(account.id, ANN.password)).rejects.toThrow('the process died');
    dying.mockRestore();
    const receiptId = await identity.useCases.deleteAccount(account.id, ANN.password);
    expect(await identity.useCases.findDeletion(receiptId, HOME)).toMatchObject({ userId: account.id });
  });

  it('removes the request of a link that could not be mailed yet, and no other', async () => {
    const { account } = await identity.useCases.register(ANN, HOME);
    const others = await identity.useCases.register({ ...ANN, email: 'ben@example.org' }, HOME);
    for (const { email } of [account, others.account]) await identity.useCases.forgotPassword(email, HOME);
    const waiting = async () => (await identity.resetRequests.waiting()).map(({ email }) => email);
    expect(await waiting()).toHaveLength(2);
    await identity.useCases.deleteAccount(account.id, ANN.password);
    await identity.drained();
    await deliver(identity.bus.published);
    expect(await waiting()).toEqual([others.account.email]);
  });

  it('keeps the last owner, also when two leave at the same moment', async () => {
    const join = async (email: string) => {
      const { account } = await identity.useCases.register({ ...ANN, email }, HOME);
      await identity.useCases.grantOwner(email);
      return account.id;
    };
    const first = await join('first@example.org');
    await expect(identity.useCases.deleteAccount(first, ANN.password)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You are the last owner. Make somebody else an owner before you leave.',
    });
    const second = await join('second@example.org');
    const left = await Promise.allSettled(
      [first, second].map((id) => identity.useCases.deleteAccount(id, ANN.password)),
    );
    expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await identity.users.owners()).toHaveLength(1);
  });
});
