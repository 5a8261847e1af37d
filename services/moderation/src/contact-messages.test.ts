import { actIn } from '@wellspring/events/acts';
import { openModeration } from './testing/moderation.ts';

const { useCases, published } = await openModeration();

const TEXT = {
  name: 'Ann',
  email: 'ann@example.org',
  subject: 'Opening hours',
  message: 'When does the pool open\nin winter?',
};
const ALL = { isRead: null, search: '', isOldestFirst: false, limit: 100, offset: 0 } as const;
let houses = 0;
const send = (change = {}, trap = '', address = `192.0.2.${++houses}`) =>
  useCases.sendContactMessage({ text: { ...TEXT, ...change }, trap, address, userId: null });
const found = async (filter = {}) => (await useCases.readContactMessages({ ...ALL, ...filter })).messages;
const newest = async () => {
  const [message] = await found();
  if (!message) throw new Error('There is no message');
  return message;
};

describe('a contact message', () => {
  it('is stored, and published without its text and its author', async () => {
    await send();
    expect(await newest()).toMatchObject({ ...TEXT, isRead: false });
    const bytes = (await published()).map(({ data }) => Buffer.from(data).toString()).join('');
    expect(bytes).not.toMatch(/Ann|example|hours|pool/);
  });

  it('of a member is in the copy of their data, and is deleted with their account', async () => {
    const [text, trap] = [{ ...TEXT, subject: 'Of a member' }, ''];
    await useCases.sendContactMessage({ text, trap, address: '192.0.2.200', userId: 'ann' });
    expect(await useCases.messagesOf('ann')).toMatchObject([{ subject: 'Of a member' }]);
    expect(await useCases.messagesOf('ben')).toEqual([]);
    await useCases.removeMessagesOf('ann');
    expect((await found()).filter(({ subject }) => subject === 'Of a member')).toEqual([]);
  });

  it.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', '  A  ', 'Name must be at least 2 characters'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['email', 'a@b.c\nBcc: x@y.z', 'Please enter a valid email address'],
    ['subject', 'Hi', 'Subject must be at least 5 characters'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    ['message', '🌿'.repeat(5_001), 'Message must be at most 5000 characters'],
  ])('is refused when its %s is %j', async (field, text, words) => {
    await expect(send({ [field]: text })).rejects.toThrow(words);
  });

  it('of a bot gets the same answer, and is not stored', async () => {
    const before = (await found()).length;
    await expect(send({}, 'https://spam.example')).resolves.toBeUndefined();
    expect(await found()).toHaveLength(before);
  });

  it('can be sent five times an hour from one address, with any content', async () => {
    for (let sent = 0; sent < 4; sent++) await send({}, '', '198.51.100.7');
    await send({}, 'a machine', '198.51.100.7');
    await expect(send({}, '', '198.51.100.7')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(send({}, 'a machine', '198.51.100.7')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(send({}, '', '198.51.100.8')).resolves.toBeUndefined();
  });

  it('is new until an admin has read it, which is published once', async () => {
    await send({ subject: 'Broken <b>link</b>' });
    const { id } = await newest();
    await useCases.markMessageRead(id, 'ada');
    expect(await useCases.markMessageRead(id, 'ben')).toMatchObject({ isRead: true, subject: 'Broken <b>link</b>' });
    const acts = (await published()).filter(({ key }) => key === id).flatMap((fact) => actIn(fact)?.by ?? []);
    expect(acts).toEqual(['ada']);
    expect((await found({ isRead: true })).map((each) => each.id)).toContain(id);
    expect((await found({ isRead: false })).map((each) => each.id)).not.toContain(id);
  });

  it('is found by words of its author and of its text', async () => {
    await send({ name: 'Zoë Quince', email: 'zoe@quince.example' });
    for (const search of ['quinc', 'zoe opening', 'ZOË winter']) expect(await found({ search })).toHaveLength(1);
    expect(await found({ search: 'quince nothing' })).toEqual([]);
  });

  it('is removed once an admin deletes it', async () => {
    await send({ name: 'Quill' });
    const { id } = await newest();
    await useCases.deleteContactMessage(id, 'ada');
    expect(await found({ search: 'quill' })).toEqual([]);
    for (const again of [useCases.deleteContactMessage(id, 'ada'), useCases.markMessageRead(id, 'ada')])
      await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
