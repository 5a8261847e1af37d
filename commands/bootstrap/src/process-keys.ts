import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@wellspring/errors';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { verbatim } from '@wellspring/words/message';
import { ACCOUNT_NAMES, ACCOUNTS, type AccountName, ADMINISTRATOR } from './accounts.ts';
import { addressWithAccount } from './mongodb-address.ts';
import { type Access, OWNER_ONLY, textIn, WITH_GROUP, writeOnce } from './secret-file.ts';

/** Reads a secret that stands above in the table. */
type Read = (path: string) => Promise<string>;

/** A file below the folder of keys, and what it holds where it is missing; null: it cannot be made now. */
type Row = { readonly path: string; readonly value: (read: Read) => Promise<string | null> | string | null };

/** Engines that this product runs itself (Compose, and the overlay `development`). */
const ENGINES: readonly string[] = ['mongodb', 'kafka', 'elasticsearch', 'minio'];

const password = (): string => randomBytes(30).toString('base64url');
const copyOf = (path: string) => (read: Read) => read(path);

const ofEngines: readonly Row[] = [
  { path: 'mongodb/admin-password', value: password },
  // What members of the replica set know each other by; MongoDB takes nothing but base64.
  { path: 'mongodb/keyfile', value: () => randomBytes(96).toString('base64') },
  { path: 'kafka/admin-password', value: password },
  { path: 'elasticsearch/elastic-password', value: password },
  { path: 'minio/s3-access-key', value: copyOf('s3-access-key') },
  { path: 'minio/s3-secret-key', value: copyOf('s3-secret-key') },
];

const ofAdministrator = (mongodb: string | null): readonly Row[] => [
  {
    path: 'administrator/mongodb-url',
    value: async (read) =>
      mongodb === null ? null : addressWithAccount(mongodb, ADMINISTRATOR, await read('mongodb/admin-password')),
  },
  { path: 'administrator/kafka-username', value: () => ADMINISTRATOR },
  { path: 'administrator/kafka-password', value: copyOf('kafka/admin-password') },
  { path: 'administrator/elasticsearch-username', value: () => 'elastic' },
  { path: 'administrator/elasticsearch-password', value: copyOf('elasticsearch/elastic-password') },
  { path: 'administrator/s3-access-key', value: copyOf('s3-access-key') },
  { path: 'administrator/s3-secret-key', value: copyOf('s3-secret-key') },
];

/** The accounts of one process, each file where it uses that engine. */
const ofAccount = (name: AccountName, mongodb: string | null): readonly Row[] => {
  const { databases, files, searches } = ACCOUNTS[name];
  const row = (file: string, value: Row['value']): Row => ({ path: `${name}/${file}`, value });
  return [
    ...(databases.length > 0
      ? [row('mongodb-url', () => (mongodb === null ? null : addressWithAccount(mongodb, name, password())))]
      : []),
    row('kafka-username', () => name),
    row('kafka-password', password),
    ...(files === null ? [] : [row('s3-access-key', () => name), row('s3-secret-key', password)]),
    ...(searches ? [row('elasticsearch-username', () => name), row('elasticsearch-password', password)] : []),
  ];
};

/** What the processes share, each in the folder of who uses it. */
const SHARED: readonly Row[] = [
  { path: 'gateway/actor-private-key.pem', value: copyOf('actor-private-key.pem') },
  ...SERVICE_NAMES.map((name): Row => ({
    path: `${name}/actor-public-key.pem`,
    value: copyOf('actor-public-key.pem'),
  })),
  { path: 'identity/session-keys', value: copyOf('session-keys') },
  { path: 'operator/session-keys', value: copyOf('session-keys') },
];

const tableOf = (mongodb: string | null): readonly Row[] => [
  ...ofEngines,
  ...ofAdministrator(mongodb),
  ...ACCOUNT_NAMES.flatMap((name) => ofAccount(name, mongodb)),
  ...SHARED,
];

const folderOf = ({ path }: Row): string => path.split('/')[0] ?? '';
const accessOf = (row: Row): Access => (ENGINES.includes(folderOf(row)) ? WITH_GROUP : OWNER_ONLY);

const makeRow = async (folder: string, row: Row): Promise<boolean> => {
  if ((await textIn(join(folder, row.path))) !== null) return false;
  const text = await row.value(async (path) => {
    const found = await textIn(join(folder, path));
    if (found === null) throw new AppError('CONFLICT', verbatim(`${path} is missing in ${folder}: run keys again.`));
    return found;
  });
  if (text === null) return false;
  const access = accessOf(row);
  await mkdir(join(folder, folderOf(row)), { recursive: true, mode: access.folder });
  return writeOnce(join(folder, row.path), text, access);
};

/**
 * Makes a folder of secrets for each process and each engine, below the folder that `makeKeys` has filled: a process can be
 * given its own folder and nothing else. What is there stays; several may run at once.
 * @param mongodb the address of MongoDB without an account; null: no process gets `mongodb-url`
 * @returns the paths that were written, such as `catalog/kafka-password`
 */
export const makeProcessKeys = async (folder: string, mongodb: string | null): Promise<readonly string[]> => {
  const made: string[] = [];
  for (const row of tableOf(mongodb)) if (await makeRow(folder, row)) made.push(row.path);
  return made;
};

/** Takes the passwords of one process away, so that `makeProcessKeys` makes new ones. Its copies of shared keys stay. */
export const forgetPasswords = async (folder: string, name: AccountName): Promise<void> => {
  for (const { path } of ofAccount(name, null)) await rm(join(folder, path), { force: true });
};
