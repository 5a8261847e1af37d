import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { ACCOUNT_NAMES } from './accounts.ts';
import { makeKeys } from './make-keys.ts';
import { accountIn, addressWithoutAccount } from './mongodb-address.ts';
import { forgetPasswords, makeProcessKeys } from './process-keys.ts';

const ADDRESS = 'mongodb://mongodb:27017/?replicaSet=rs0';
const ENGINES = ['elasticsearch', 'kafka', 'minio', 'mongodb'];

const keysFolder = async (mongodb: string | null = ADDRESS): Promise<string> => {
  const folder = join(await temporaryFolder(), 'keys');
  await makeKeys(folder);
  await makeProcessKeys(folder, mongodb);
  return folder;
};

/** Every file below the folder, by its path. */
const contents = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const found = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) found.set(path.slice(folder.length + 1), await readFile(path, 'utf8'));
  }
  return Object.fromEntries(found);
};

const namesIn = async (folder: string, process: string): Promise<readonly string[]> =>
  (await readdir(join(folder, process))).toSorted();

describe('the folder of secrets of each process', () => {
  it('has what this process uses, and nothing of another', async () => {
    const folder = await keysFolder();
    const kafka = ['kafka-password', 'kafka-username'];
    expect(await namesIn(folder, 'gateway')).toEqual([
      'actor-private-key.pem',
      ...kafka,
      's3-access-key',
      's3-secret-key',
    ]);
    expect(await namesIn(folder, 'analytics')).toEqual(['actor-public-key.pem', ...kafka, 'mongodb-url']);
    expect(await namesIn(folder, 'catalog')).toEqual([
      'actor-public-key.pem',
      'elasticsearch-password',
      'elasticsearch-username',
      ...kafka,
      'mongodb-url',
      's3-access-key',
      's3-secret-key',
    ]);
    const made = Object.keys(await contents(folder));
    const holders = (name: string) =>
      made.filter((path) => path.endsWith(`/${name}`)).map((path) => path.split('/')[0]);
    expect(holders('session-keys').toSorted()).toEqual(['identity', 'operator']);
    expect(holders('actor-private-key.pem')).toEqual(['gateway']);
    expect(holders('actor-public-key.pem').toSorted()).toEqual([...SERVICE_NAMES].toSorted());
  });

  it('has passwords that no other process has', async () => {
    const made = Object.entries(await contents(await keysFolder()));
    const passwords = made.filter(
      ([path]) =>
        ACCOUNT_NAMES.some((name) => path.startsWith(`${name}/`)) && /(password|secret-key|mongodb-url)$/.test(path),
    );
    const values = passwords.map(([, text]) => (URL.canParse(text) ? new URL(text).password : text));
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(value.length).toBeGreaterThanOrEqual(40);
  });

  it('names the account of the process in the address of MongoDB', async () => {
    const { 'catalog/mongodb-url': url = '' } = await contents(await keysFolder());
    expect(url).toMatch(/^mongodb:\/\/catalog:[\w-]{40}@mongodb:27017\/\?replicaSet=rs0$/);
  });

  it('gives an engine of this product the password of the account that makes the others', async () => {
    const made = await contents(await keysFolder());
    const admin = made['mongodb/admin-password'] ?? '';
    expect(made['administrator/mongodb-url']).toBe(ADDRESS.replace('://', `://administrator:${admin}@`));
    expect(made['administrator/kafka-password']).toBe(made['kafka/admin-password']);
    expect(made['administrator/elasticsearch-password']).toBe(made['elasticsearch/elastic-password']);
    expect(made['minio/s3-secret-key']).toBe(made['s3-secret-key']);
  });

  it('is for the user of the product alone; that of an engine is also for the group', async () => {
    const folder = await keysFolder();
    for (const path of Object.keys(await contents(folder)).filter((each) => each.includes('/'))) {
      const [process = ''] = path.split('/');
      const expected = ENGINES.includes(process) ? [0o750, 0o640] : [0o700, 0o600];
      const modes = [await stat(join(folder, process)), await stat(join(folder, path))].map(({ mode }) => mode & 0o777);
      expect([path, modes]).toEqual([path, expected]);
    }
  });

  it('stays as it is when keys are made again, and keeps what an operator put in', async () => {
    const folder = await keysFolder();
    await writeFile(join(folder, 'catalog', 's3-access-key'), 'a key of the provider');
    const before = await contents(folder);
    expect(await makeProcessKeys(folder, ADDRESS)).toEqual([]);
    expect(await contents(folder)).toEqual(before);
  });

  it('is one set however many make it at once', async () => {
    const folder = join(await temporaryFolder(), 'keys');
    await makeKeys(folder);
    const made = (await Promise.all(Array.from({ length: 4 }, () => makeProcessKeys(folder, ADDRESS)))).flat();
    expect(new Set(made).size).toBe(made.length);
    const all = await contents(folder);
    expect(all['administrator/kafka-password']).toBe(all['kafka/admin-password']);
  });

  it('takes over the keys of an installation that had one set for all', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'session-keys'), 'what members are signed in with today');
    await writeFile(join(folder, 's3-access-key'), 'old-root');
    await writeFile(join(folder, 's3-secret-key'), 'old-root-secret');
    await makeKeys(folder);
    await makeProcessKeys(folder, ADDRESS);
    expect(await contents(folder)).toMatchObject({
      'identity/session-keys': 'what members are signed in with today',
      'minio/s3-access-key': 'old-root',
      'administrator/s3-secret-key': 'old-root-secret',
    });
  });

  it('gets new passwords where they are taken away, and keeps the keys that it shares', async () => {
    const folder = await keysFolder();
    const before = await contents(folder);
    await forgetPasswords(folder, 'identity');
    const made = await makeProcessKeys(folder, ADDRESS);
    const expected = ['kafka-password', 'kafka-username', 'mongodb-url', 's3-access-key', 's3-secret-key'];
    expect(made.toSorted()).toEqual(expected.map((name) => `identity/${name}`));
    const after = await contents(folder);
    expect(after['identity/session-keys']).toBe(before['identity/session-keys']);
    expect(after['identity/kafka-password']).not.toBe(before['identity/kafka-password']);
  });

  it('has no address of MongoDB where none is known', async () => {
    const paths = Object.keys(await contents(await keysFolder(null)));
    expect(paths.filter((path) => path.endsWith('mongodb-url'))).toEqual([]);
  });
});

describe('the address that accounts are put into', () => {
  it.each([
    [ADDRESS, ADDRESS],
    [' mongodb+srv://store.example/?tls=true ', 'mongodb+srv://store.example/?tls=true'],
    ['mongodb://user:secret@store.example/', null],
    ['http://store.example', null],
    [undefined, null],
  ])('of %j is %j', (given, address) => {
    expect(addressWithoutAccount(given)).toBe(address);
  });
});

describe('the account in an address', () => {
  it.each([
    ['mongodb://catalog:a%2Fb@one:1,two:2/?replicaSet=rs0', { name: 'catalog', password: 'a/b' }],
    ['mongodb://one:1/?x=a:b@c', null],
    [ADDRESS, null],
  ])('of %s is %j', (url, account) => {
    expect(accountIn(url)).toEqual(account);
  });
});
