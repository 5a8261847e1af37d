import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPrivateKey, readPublicKeys } from '@wellspring/platform/subgraph/actor-keys';
import { actorVerifier, signActor } from '@wellspring/platform/subgraph/signed-actor';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { makeKeys } from './make-keys.ts';

const ALL = ['actor-private-key.pem', 'actor-public-key.pem', 's3-access-key', 's3-secret-key', 'session-keys'];

const contents = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const texts = new Map<string, string>();
  for (const name of await readdir(folder)) texts.set(name, await readFile(join(folder, name), 'utf8'));
  return Object.fromEntries(texts);
};

/** Whether what the gateway signs with the one file is believed by services that have the other. */
const belongTogether = async (folder: string): Promise<boolean> => {
  const made = await contents(folder);
  const token = signActor({ kind: 'visitor' }, 'catalog', '{}', readPrivateKey(made['actor-private-key.pem'] ?? ''));
  return actorVerifier('catalog', readPublicKeys(made['actor-public-key.pem'] ?? ''))(token).isOf('{}');
};

describe('making keys', () => {
  it('writes each secret that the processes need, for this user alone', async () => {
    const folder = join(await temporaryFolder(), 'keys');
    expect([...(await makeKeys(folder))].sort()).toEqual(ALL);
    expect((await readdir(folder)).sort()).toEqual(ALL);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const name of ALL) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect(await belongTogether(folder)).toBe(true);
    const { 'session-keys': session, 's3-secret-key': secret } = await contents(folder);
    expect([session?.length, secret?.length]).toEqual([64, 40]);
  });

  it('leaves what is there as it is, and makes what is missing', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'session-keys'), 'what members are signed in with today');
    expect(await makeKeys(folder)).not.toContain('session-keys');
    const before = await contents(folder);
    expect(await makeKeys(folder)).toEqual([]);
    expect(await contents(folder)).toEqual(before);
    expect(before['session-keys']).toBe('what members are signed in with today');
  });

  it('makes one set however many make it at once', async () => {
    const folder = await temporaryFolder();
    const made = await Promise.all(Array.from({ length: 8 }, () => makeKeys(folder)));
    expect(made.flat().sort()).toEqual(ALL);
    expect((await readdir(folder)).sort()).toEqual(ALL);
    expect(await belongTogether(folder)).toBe(true);
  });

  it('lets two public keys stand while the key is changed', async () => {
    const [folder, other] = [await temporaryFolder(), await temporaryFolder()];
    await Promise.all([makeKeys(folder), makeKeys(other)]);
    const both = [await contents(other), await contents(folder)].map((made) => made['actor-public-key.pem']).join('');
    await writeFile(join(folder, 'actor-public-key.pem'), both);
    expect(await makeKeys(folder)).toEqual([]);
  });

  it('says when the halves that are there do not belong together', async () => {
    const [folder, other] = [await temporaryFolder(), await temporaryFolder()];
    await makeKeys(other);
    const publicKey = (await contents(other))['actor-public-key.pem'] ?? '';
    await writeFile(join(folder, 'actor-public-key.pem'), publicKey);
    await expect(makeKeys(folder)).rejects.toThrow('without actor-private-key.pem');
    await writeFile(join(other, 'actor-private-key.pem'), await aNewPrivateKey());
    await expect(makeKeys(other)).rejects.toThrow('is not the public half of');
  });
});

const aNewPrivateKey = async (): Promise<string> => {
  const folder = await temporaryFolder();
  await makeKeys(folder);
  return (await contents(folder))['actor-private-key.pem'] ?? '';
};
