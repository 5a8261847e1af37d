import { join } from 'node:path';
import { AppError } from '@wellspring/errors';
import { kafkaAddress } from '@wellspring/platform/bus/kafka-address';
import type { EngineSettings } from '@wellspring/platform/config/engine-settings';
import { connectionProblem } from '@wellspring/platform/connection-problem';
import { ensureStoreAccounts } from '@wellspring/platform/documents/store-accounts';
import { objectsAddress } from '@wellspring/platform/objects/open-objects';
import { ensureFileAccounts } from '@wellspring/platform/objects/s3-accounts';
import { retryWhileUnavailable } from '@wellspring/platform/retry';
import { verbatim } from '@wellspring/words/message';
import { ACCOUNT_NAMES, ACCOUNTS, type AccountName } from './accounts.ts';
import { ensureBrokerAccounts } from './broker-accounts.ts';
import { accountIn } from './mongodb-address.ts';
import { ensureSearchAccounts } from './search-accounts.ts';
import { textIn } from './secret-file.ts';
import { topicRights } from './topic-rights.ts';

type Making = {
  /** the engines, with an account of each that may make others */
  readonly settings: EngineSettings;
  /** the folder that `makeProcessKeys` has filled */
  readonly folder: string;
  /** shown to the operator */
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
};

type Secret = (name: AccountName, file: string) => Promise<string>;

const secretsIn =
  (folder: string): Secret =>
  async (name, file) => {
    const text = await textIn(join(folder, name, file));
    if (text !== null) return text.trim();
    throw new AppError(
      'NOT_FOUND',
      verbatim(`${name}/${file} is missing in ${folder}: npm run bootstrap -- keys makes it.`),
    );
  };

const storeAccounts = async (secret: Secret) =>
  Promise.all(
    ACCOUNT_NAMES.filter((name) => ACCOUNTS[name].databases.length > 0).map(async (name) => {
      const account = accountIn(await secret(name, 'mongodb-url'));
      if (account === null)
        throw new AppError('VALIDATION', verbatim(`${name}/mongodb-url names no user with a password.`));
      return { ...account, databases: ACCOUNTS[name].databases };
    }),
  );

const brokerAccounts = async (secret: Secret) =>
  Promise.all(
    ACCOUNT_NAMES.map(async (name) => ({
      name: await secret(name, 'kafka-username'),
      password: await secret(name, 'kafka-password'),
      rights: topicRights(name, ACCOUNTS[name]),
    })),
  );

const fileAccounts = async (secret: Secret) =>
  Promise.all(
    ACCOUNT_NAMES.flatMap((name) => {
      const rights = ACCOUNTS[name].files;
      return rights === null ? [] : [{ name, rights }];
    }).map(async ({ name, rights }) => ({
      accessKey: await secret(name, 's3-access-key'),
      secretKey: await secret(name, 's3-secret-key'),
      rights,
    })),
  );

const searchAccounts = async (secret: Secret) =>
  Promise.all(
    ACCOUNT_NAMES.filter((name) => ACCOUNTS[name].searches).map(async (name) => ({
      name: await secret(name, 'elasticsearch-username'),
      password: await secret(name, 'elasticsearch-password'),
    })),
  );

/** The engines that the settings name, each with how its accounts are made. */
const stepsOf = (settings: EngineSettings, secret: Secret): readonly (readonly [string, () => Promise<void>])[] => {
  const { MONGODB_URL, ELASTICSEARCH_URL, ELASTICSEARCH_USERNAME, ELASTICSEARCH_PASSWORD } = settings;
  const [broker, files] = [kafkaAddress(settings), objectsAddress(settings)];
  const search =
    ELASTICSEARCH_URL !== undefined && ELASTICSEARCH_USERNAME !== undefined && ELASTICSEARCH_PASSWORD !== undefined
      ? { url: ELASTICSEARCH_URL, username: ELASTICSEARCH_USERNAME, password: ELASTICSEARCH_PASSWORD }
      : undefined;
  return [
    ...(MONGODB_URL === undefined
      ? []
      : [['MongoDB', async () => ensureStoreAccounts(MONGODB_URL, await storeAccounts(secret))] as const]),
    ...(broker?.sasl === undefined
      ? []
      : [['Kafka', async () => ensureBrokerAccounts(broker, await brokerAccounts(secret))] as const]),
    ...(search === undefined
      ? []
      : [['Elasticsearch', async () => ensureSearchAccounts(search, await searchAccounts(secret))] as const]),
    ...(files === null
      ? []
      : [['the file store', async () => ensureFileAccounts(files, await fileAccounts(secret))] as const]),
  ];
};

/**
 * Makes the account of each process in the engines of the settings, with the passwords in the folder, and gives it the rights of the table
 * `ACCOUNTS` alone. Waits for engines that are away or do not let the administrator in, and says why. May be repeated: what
 * is there gets the password of the folder.
 * @returns the engines that have accounts now
 * @throws AppError NOT_FOUND where the folder lacks a secret; an AbortError when the signal aborts
 */
export const makeAccounts = async ({ settings, folder, say, signal }: Making): Promise<readonly string[]> => {
  const steps = stepsOf(settings, secretsIn(folder));
  await Promise.all(
    steps.map(async ([engine, make]) => {
      let reported: string | undefined;
      await retryWhileUnavailable(make, {
        signal,
        onFailure: (error) => {
          const reason = connectionProblem(error) ?? 'it does not answer';
          if (reason !== reported) say(`Accounts in ${engine} cannot be made yet: ${reason}. Waiting until they can …`);
          reported = reason;
        },
      });
    }),
  );
  return steps.map(([engine]) => engine);
};
