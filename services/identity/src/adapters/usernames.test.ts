import { openDocuments } from '@wellspring/platform/documents/documents';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { changed, newUser, type User } from '../domain/user.ts';
import { fieldsOf, userModel } from './user-document.ts';
import { userDirectory } from './user-directory.ts';
import { userStore } from './user-store.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

const open = async () => {
  const bus = collectingPublisher();
  const documents = await openDocuments({
    store: { folder: await temporaryFolder(), refuseScans: 0 },
    database: 'identity',
    source: 'identity',
    publish: bus.publish,
    deadLetter: bus.deadLetter,
    log: makeLogger({ service: 'identity', level: 'silent' }),
    newId,
    now: () => NOW,
  });
  const model = userModel(documents);
  await documents.start();
  return { documents, model, users: userStore(documents, model), directory: userDirectory(documents, model) };
};

let store: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  store = await open();
});
afterEach(() => store.documents.close());

const member = (id: string, username: string): User =>
  newUser(
    { id, email: `${id}@example.org`, username, firstName: null, lastName: null, passwordHash: 'x', language: 'en' },
    NOW,
  );
/** As a process of before wrote it, without the look of its username. */
const insertOld = async (user: User): Promise<void> => {
  const old = { _id: user.id, ...fieldsOf(user), usernameLook: null, v: 3, lastSeenOn: null, digestedOn: null };
  await store.documents.insert(store.model, old, []);
};

const TAKEN = { code: 'CONFLICT', message: 'This username is already taken', field: 'username' };

it.each([
  ['annl', 'annI'],
  ['scope', 'ѕсоре'],
  ['maja', 'rnaja'],
  ['ann', 'ａｎｎ'],
])('a username that passes for another is taken: %p and %p', async (one, other) => {
  await store.users.insert(member('1', one), []);
  expect(await store.users.findByUsername(other)).toMatchObject({ id: '1' });
  await expect(store.users.insert(member('2', other), [])).rejects.toMatchObject(TAKEN); // prettier-ignore
  await store.users.insert(member('2', 'warm'), []);
  await expect(store.users.replace(changed(member('2', other), {}, NOW), 1, [])).rejects.toMatchObject(TAKEN); // prettier-ignore
});

describe('accounts from before', () => {
  it('keep their usernames when two look alike, and no other account gets a similar one', async () => {
    await insertOld(member('1', 'annl'));
    await insertOld(member('2', 'annI'));
    await insertOld(member('3', 'ольга'));
    await store.directory.backfill();
    await store.directory.backfill();
    const users = await store.users.findMany(['1', '2', '3']);
    expect(users.map(({ username }) => username).sort()).toEqual(['annI', 'annl', 'ольга']);
    const looks = await store.model.find({ _id: { $in: ['1', '2'] } }).lean();
    expect(looks.map(({ usernameLook, v }) => [v, usernameLook]).sort()).toEqual([
      [4, null],
      [4, 'annl'],
    ]);
    await expect(store.users.insert(member('4', 'ann1'), [])).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('can be changed in all else, before and after they are brought up to date', async () => {
    await insertOld(member('1', 'annl'));
    await insertOld(member('2', 'annI'));
    const next = (user: User, firstName: string) => changed(user, { firstName }, NOW);
    const [one, other] = [next(member('1', 'annl'), 'Ann'), next(member('2', 'annI'), 'Ann')];
    expect([await store.users.replace(one, 1, []), await store.users.replace(other, 1, [])]).toEqual([true, true]);
    await store.directory.backfill();
    expect(await store.users.replace(next(other, 'Anna'), 2, [])).toBe(true);
    expect(await store.users.find('2')).toMatchObject({ username: 'annI', firstName: 'Anna', revision: 3 });
  });

  it('do not get a look-alike by changing the case of their own', async () => {
    await store.users.insert(member('1', 'annl'), []);
    await store.users.insert(member('2', 'anni'), []);
    await expect(store.users.replace(changed(member('2', 'annI'), {}, NOW), 1, [])).rejects.toMatchObject({ code: 'CONFLICT' }); // prettier-ignore
  });
});

it('a username is free again once its account is deleted', async () => {
  const ann = member('1', 'annl');
  await store.users.insert(ann, []);
  await store.users.remove(changed(ann, {}, NOW), 1, []);
  await store.users.insert(member('2', 'annI'), []);
  expect(await store.users.findByUsername('annl')).toMatchObject({ id: '2' });
});
