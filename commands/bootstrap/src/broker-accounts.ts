import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { AppError } from '@wellspring/errors';
import type { KafkaAddress } from '@wellspring/platform/bus/kafka-address';
import { verbatim } from '@wellspring/words/message';
import {
  type Acl,
  AclOperations,
  AclPermissionTypes,
  Admin,
  alterUserScramCredentialsV0,
  Connection,
  ResourcePatternTypes,
  ResourceTypes,
  type SASLMechanismValue,
  ScramMechanisms,
} from '@platformatic/kafka';
import type { TopicRight } from './topic-rights.ts';

/** An account of Kafka. */
export type BrokerAccount = {
  readonly name: string;
  readonly password: string;
  readonly rights: readonly TopicRight[];
};

const CLIENT = 'wellspring-bootstrap';
const ANSWER_MS = 10_000;
/** Rounds of hashing: Kafka takes 4096 to 16384. */
const ROUNDS = 8_192;
const HASH_BYTES = 64;
const SALT_BYTES = 32;

const MECHANISMS: Readonly<Record<string, SASLMechanismValue>> = {
  plain: 'PLAIN',
  'scram-sha-256': 'SCRAM-SHA-256',
  'scram-sha-512': 'SCRAM-SHA-512',
};

const connectionOptions = ({ tls, sasl }: KafkaAddress) => {
  const mechanism = sasl && MECHANISMS[sasl.mechanism];
  const account = sasl && 'username' in sasl ? { username: sasl.username, password: sasl.password } : undefined;
  return {
    connectTimeout: ANSWER_MS,
    requestTimeout: ANSWER_MS,
    ...(tls === true && { tls: {}, tlsServerName: true }),
    ...(mechanism && account && { sasl: { mechanism, ...account } }),
  };
};

const credentialOf = ({ name, password }: BrokerAccount) => {
  const salt = randomBytes(SALT_BYTES);
  const saltedPassword = pbkdf2Sync(password, salt, ROUNDS, HASH_BYTES, 'sha512');
  return { name, mechanism: ScramMechanisms.SCRAM_SHA_512, iterations: ROUNDS, salt, saltedPassword };
};

const setPasswords = async (address: KafkaAddress, accounts: readonly BrokerAccount[]): Promise<void> => {
  const [, host = '', port = ''] = /^\[?(.+?)\]?:(\d+)$/.exec(address.brokers[0] ?? '') ?? [];
  const connection = new Connection(CLIENT, connectionOptions(address));
  try {
    await connection.connect(host, Number(port));
    await alterUserScramCredentialsV0.api.async(connection, [], accounts.map(credentialOf));
  } finally {
    await connection.close();
  }
};

const principalOf = (name: string): string => `User:${name}`;

const aclsOf = ({ name, rights }: BrokerAccount): readonly Acl[] =>
  rights.flatMap(({ on, name: resourceName, operations }) =>
    operations.map((operation) => ({
      resourceType: on === 'topic' ? ResourceTypes.TOPIC : ResourceTypes.GROUP,
      resourceName,
      resourcePatternType:
        on === 'topic' || resourceName === '*' ? ResourcePatternTypes.LITERAL : ResourcePatternTypes.PREFIXED,
      principal: principalOf(name),
      host: '*',
      operation: AclOperations[operation],
      permissionType: AclPermissionTypes.ALLOW,
    })),
  );

const sameAs =
  (one: Acl) =>
  (other: Acl): boolean =>
    one.resourceType === other.resourceType &&
    one.resourceName === other.resourceName &&
    one.resourcePatternType === other.resourcePatternType &&
    one.operation === other.operation &&
    one.permissionType === other.permissionType &&
    one.host === other.host;

/** Everything that Kafka lets an account do now. */
const grantedTo = async (admin: Admin, name: string): Promise<readonly Acl[]> => {
  const found = await admin.describeAcls({
    filter: {
      resourceType: ResourceTypes.ANY,
      resourceName: null,
      resourcePatternType: ResourcePatternTypes.ANY,
      principal: principalOf(name),
      host: null,
      operation: AclOperations.ANY,
      permissionType: AclPermissionTypes.ANY,
    },
  });
  return found.flatMap(({ acls, ...resource }) => acls.map((acl) => ({ ...resource, ...acl })));
};

const setRights = async (admin: Admin, account: BrokerAccount): Promise<void> => {
  const [required, granted] = [aclsOf(account), await grantedTo(admin, account.name)];
  const missing = required.filter((acl) => !granted.some(sameAs(acl)));
  const outdated = granted.filter((acl) => !required.some(sameAs(acl)));
  if (missing.length > 0) await admin.createAcls({ creations: missing });
  if (outdated.length > 0) await admin.deleteAcls({ filters: [...outdated] });
};

/**
 * Makes accounts in Kafka (SCRAM-SHA-512), and gives those that are there these passwords and these rights alone.
 * @param address the brokers, with an account that may make others
 * @throws AppError UNAVAILABLE when Kafka is away or does not let this account in
 */
export const ensureBrokerAccounts = async (
  address: KafkaAddress,
  accounts: readonly BrokerAccount[],
): Promise<void> => {
  const admin = new Admin({
    clientId: CLIENT,
    bootstrapBrokers: [...address.brokers],
    retries: 1,
    ...connectionOptions(address),
  });
  try {
    await setPasswords(address, accounts);
    for (const account of accounts) await setRights(admin, account);
  } catch (cause) {
    throw new AppError('UNAVAILABLE', verbatim('The event broker does not answer'), { cause });
  } finally {
    await admin.close();
  }
};
