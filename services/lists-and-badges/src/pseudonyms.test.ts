import { fact } from '@wellspring/events/fact';
import { UserDeletedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { favoriteIn, visitIn } from '@wellspring/events/list-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';
import { pseudonymsInMarks } from './events/pseudonyms-in-marks.ts';
import { favorited, upTo, visited } from './testing/badge-events.ts';
import { ANN, BEN, openLists } from './testing/lists.ts';

let lists: Awaited<ReturnType<typeof openLists>>;
beforeEach(async () => {
  lists = await openLists();
});
afterEach(() => lists.close());

const deleted = (userId: string): Message => ({
  ...fact(TOPICS.identity, userId, UserDeletedSchema, { user: { userId, revision: 9n, deleted: true } }),
  id: newId(),
  source: 'identity',
  time: new Date(),
});
const markIn = (message: Message) => favoriteIn(message) ?? visitIn(message);
const publishedMarks = async () => (await lists.published()).filter((message) => markIn(message) !== null);
const publishedNames = async () => (await publishedMarks()).map((message) => markIn(message)?.userId);
const favorites = async (userId: string) => (await lists.marks.favorites(userId, 10, 0)).total;

describe('events of likes and visits', () => {
  it('name a member by one unique pseudonym, in their bytes and as their key', async () => {
    await lists.useCases.favorite('pool', true, ANN);
    await lists.useCases.visit('bath', { visitStatus: 'visited' }, ANN);
    await lists.useCases.favorite('pool', true, BEN);
    const messages = await publishedMarks();
    for (const { key, data } of messages)
      expect(key + Buffer.from(data).toString('latin1')).not.toMatch(new RegExp(`${ANN.id}|${BEN.id}`));
    const [favorite, visit, other] = messages.map((message) => markIn(message)?.userId);
    expect(visit).toBe(favorite);
    expect(other).not.toBe(favorite);
    expect(messages.map(({ key }) => key)).toEqual([favorite, visit, other]);
  });

  it('count for the badges of their member', async () => {
    await lists.useCases.favorite('pool', true, ANN);
    await lists.deliver(await lists.published());
    await lists.deliver(upTo(4).map((at) => favorited(at)));
    expect((await lists.holders.find(ANN.id)).badges).toMatchObject([{ type: 'explorer', level: 'starter' }]);
  });

  it('lead to no member once the account is deleted: the pseudonym is removed', async () => {
    await lists.useCases.favorite('pool', true, ANN);
    const messages = await lists.published();
    const names = await publishedNames();
    await lists.deliver([deleted(ANN.id)]);
    expect(await lists.pseudonyms.members(names.flatMap((name) => name ?? []))).toEqual(new Map());
    await lists.deliver(messages);
    expect(await lists.holders.find(ANN.id)).toMatchObject({ badges: [], isErased: true });
  });

  it('remove a mark that was written under the old pseudonym while the account was deleted', async () => {
    await lists.useCases.favorite('pool', true, ANN);
    const mark = await lists.marks.find(ANN.id, 'pool');
    const [before] = await publishedMarks();
    await lists.deliver([deleted(ANN.id)]);
    await lists.marks.replace({ ...mark, revision: 1 }, 0, []);
    expect(await favorites(ANN.id)).toBe(1);
    await lists.deliver(before ? [before] : []);
    expect(await favorites(ANN.id)).toBe(0);
  });
});

describe('events that release 1.0 published under ids of members', () => {
  const rewritten = (messages: readonly Message[]) =>
    pseudonymsInMarks({ ...lists, newPseudonym: () => `p-${newId()}` }).change(messages);

  it('are rewritten under pseudonyms, with the same state of the same member', async () => {
    const old = [favorited(1), visited(2)];
    const changes = await rewritten(old);
    const messages = old.map((message, at) => ({ ...message, ...changes[at] }));
    expect(messages.map((message) => markIn(message)?.locationId)).toEqual(['p1', 'p2']);
    const name = markIn(messages[0] ?? favorited(1))?.userId ?? '';
    expect(messages.map((message) => [message.key, markIn(message)?.userId])).toEqual([
      [name, name],
      [name, name],
    ]);
    expect(await lists.pseudonyms.members([name])).toEqual(new Map([[name, ANN.id]]));
    expect(await rewritten(messages)).toEqual([null, null]);
  });

  it('of a deleted account are rewritten under a pseudonym that is not stored', async () => {
    await lists.deliver([deleted(ANN.id)]);
    const [changed] = await rewritten([favorited(1)]);
    expect(changed?.key).toMatch(/^p-/);
    expect(await lists.pseudonyms.members([changed?.key ?? ''])).toEqual(new Map());
  });
});
