import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { filesOf } from '@wellspring/platform/service/product';
import { serveProduct } from '../../served/served-product.fixture.ts';
import { unpackedBackup } from './folder.fixture.ts';
import { joinAs, signInAs } from './member.fixture.ts';
import { makeCanary, tracesOf } from './traces.fixture.ts';

type Served = Awaited<ReturnType<typeof serveProduct>>;

const root = await temporaryFolder();
const folder = join(root, 'data');
await mkdir(folder, { mode: 0o700 });
const served = await serveProduct(folder);

const Deletion = z.object({ isFinished: z.boolean() });

/** Mails in a folder stand for a mail server: what was mailed is mailed. */
const IS_MAIL = /: mails\//;

const joinWithWords = async () => {
  const words = { email: makeCanary(), firstName: makeCanary(), lastName: makeCanary(), list: makeCanary() };
  const { email, firstName, lastName, list } = words;
  const member = await joinAs(served, { email: `${email}@example.org`, firstName, lastName });
  await member.make('/api/trip-lists', { name: list, isPublic: true });
  return { member, words };
};

const isFinished = async (at: Served, receiptId: string): Promise<boolean> =>
  Deletion.parse(JSON.parse(await at.get(`/api/deletions/${receiptId}`))).isFinished;

const traces = (words: Readonly<Record<string, string>>, where: string): readonly string[] =>
  tracesOf(words, where).filter((found) => !IS_MAIL.test(found));

/** A member who deletes their account after a backup was made; the backup is then served as a restored site. */
const { member, words } = await joinWithWords();
const earlier = await unpackedBackup(served, folder, root);
const receiptId = await member.leave();
await eventually(async () => expect(await isFinished(served, receiptId)).toBe(true), 30_000);
const restored = await serveProduct(earlier);

describe('an account that is deleted', () => {
  it('is there again when an earlier backup is restored, and goes for good when it is deleted again', async () => {
    expect(traces(words, folder)).toEqual([]);
    const back = await signInAs(restored, `${words.email}@example.org`);
    expect(back.id).toBe(member.id);
    const again = await back.leave();
    await eventually(async () => expect(await isFinished(restored, again)).toBe(true), 30_000);
    expect(traces(words, earlier)).toEqual([]);
  });

  it('while a backup is being made has its receipt finished once the backup has released the files', async () => {
    const leaving = await joinWithWords();
    const files = filesOf(served.product);
    for (const file of files) await file.settle();
    await Promise.all(files.map((file) => file.hold()));
    try {
      const receipt = await leaving.member.leave();
      await eventually(() => {
        const waiting = served.product.bus.status().waiting.map(({ group }) => group);
        expect(waiting).toContain('identity.deletions');
      }, 30_000);
      expect(await isFinished(served, receipt)).toBe(false);
      await Promise.all(files.map((file) => file.release()));
      await eventually(async () => expect(await isFinished(served, receipt)).toBe(true), 60_000);
      expect(traces(leaving.words, folder)).toEqual([]);
    } finally {
      await Promise.all(files.map((file) => file.release()));
    }
  });
});
