import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import mongoose from 'mongoose';
import { type Authority, certificateAndKey } from './authority.ts';
import { installed, startEngine } from './engine-program.ts';

const { MongoClient } = mongoose.mongo;
const OWNER = { user: 'owner', password: 'the owner of the store' };
/** The product's user may read and write its own databases, and nothing else. */
const ROLES = SERVICE_NAMES.map((db) => ({ role: 'readWrite', db }));

const initiate = async (url: string, options: object, host: string): Promise<void> => {
  // Until there is a user, one who comes from this machine may make the set and the first of them.
  const client = await MongoClient.connect(url, { ...options, directConnection: true });
  const admin = client.db('admin');
  try {
    await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
    for (;;) if ((await admin.command({ hello: 1 }))['isWritablePrimary'] === true) break;
    await admin.command({ createUser: OWNER.user, pwd: OWNER.password, roles: ['root'] });
  } finally {
    await client.close();
  }
};

/** A mongod that accepts only TLS, and only accounts with a password. */
export const startMongodb = async (authority: Authority, password: string) => {
  const folder = await temporaryFolder();
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const [keyFile, certificate] = [join(folder, 'keyfile'), join(folder, 'mongod.pem')];
  await writeFile(keyFile, 'a secret that the members of a set share');
  await chmod(keyFile, 0o600);
  const certify = async (by: Authority): Promise<void> =>
    writeFile(certificate, await certificateAndKey(await by.issue('mongodb')));
  const tls = { tls: true, tlsAllowInvalidCertificates: true, serverSelectionTimeoutMS: 10_000 };
  const url = `mongodb://${host}/?replicaSet=rs0&tls=true`;
  const start = async () =>
    startEngine({
      command: await installed('mongodb', 'mongodb/*/mongod'),
      args: [
        ...['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'],
        ...['--replSet', 'rs0', '--oplogSize', '128', '--wiredTigerCacheSizeGB', '0.25', '--keyFile', keyFile],
        ...['--tlsMode', 'requireTLS', '--tlsCertificateKeyFile', certificate, '--quiet'],
      ],
      answers: async () => (await MongoClient.connect(`mongodb://${host}`, { ...tls, directConnection: true })).close(),
    });
  await certify(authority);
  let engine = await start();
  await initiate(`mongodb://${host}`, tls, host);
  const asOwner = async (command: Record<string, unknown>): Promise<void> => {
    const auth = { username: OWNER.user, password: OWNER.password };
    const client = await MongoClient.connect(url, { ...tls, auth });
    await client.db('admin').command(command);
    await client.close();
  };
  await asOwner({ createUser: 'wellspring', pwd: password, roles: ROLES });
  const withPassword = (word: string): string =>
    `mongodb://wellspring:${encodeURIComponent(word)}@${host}/?replicaSet=rs0&tls=true`;
  return {
    host,
    url: withPassword(password),
    withPassword,
    setPassword: (pwd: string): Promise<void> => asOwner({ updateUser: 'wellspring', pwd }),
    restartAs: async (by: Authority): Promise<void> => {
      await engine.stop();
      await certify(by);
      engine = await start();
    },
  };
};
