import { copyFile, chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@wellspring/testkit/eventually';
import mongoose from 'mongoose';
import type { Where } from './engine-place.ts';
import { installed, startEngine } from './engine-program.ts';
import { runInShell } from './mongodb-shell.ts';

const { MongoClient } = mongoose.mongo;

/** mongod with the key of its set, made a replica set with an administrator by the script that the container's health check runs. */
export const startComposeMongodb = async ({ port, data, secrets }: Where) => {
  const folder = join(data, 'db');
  await mkdir(folder, { recursive: true });
  const keyFile = join(data, 'keyfile');
  await copyFile(join(secrets, 'keyfile'), keyFile);
  await chmod(keyFile, 0o400);
  const url = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  const engine = await startEngine({
    command: await installed('mongodb', 'mongodb/*/mongod'),
    args: [
      ...['--keyFile', keyFile, '--replSet', 'rs0', '--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '128'],
      ...['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket', '--quiet'],
    ],
    answers: async () => (await MongoClient.connect(url, { serverSelectionTimeoutMS: 5_000 })).close(),
  });
  const member = `127.0.0.1:${port}`;
  await eventually(async () => expect(await runInShell({ url, member, secrets })).toBe(0), 60_000, 500);
  return engine;
};
