import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import mongoose from 'mongoose';
import { ROOT } from './compose-project.ts';

const { MongoClient } = mongoose.mongo;

const SCRIPT = join(ROOT, 'deploy/engines/mongodb-ready.js');

/**
 * What the shell of MongoDB gives a script, as far as ours asks for it: calls that wait for their answer. The worker asks over a
 * port and sleeps until the answer is there.
 */
const SHELL = `
  const { receiveMessageOnPort, workerData } = require('node:worker_threads');
  const { port, asleep, script, member } = workerData;
  const ask = (question) => {
    Atomics.store(asleep, 0, 0);
    port.postMessage(question);
    Atomics.wait(asleep, 0, 0);
    const { answer, error } = receiveMessageOnPort(port).message;
    if (error) throw Object.assign(new Error(error.message), error);
    return answer;
  };
  const admin = { runCommand: (command) => ask({ command }), auth: (user, pwd) => ask({ user, pwd }) };
  const db = { getSiblingDB: () => admin };
  const quit = (status) => process.exit(status);
  new Function('db', 'quit', 'require', 'process', script)(db, quit, require, { env: { MONGODB_MEMBER: member } });
`;

type Question = { readonly command?: Record<string, unknown>; readonly user?: string; readonly pwd?: string };

const wordsOf = (error: unknown) => ({
  message: error instanceof Error ? error.message : 'no error',
  codeName: error instanceof Error && 'codeName' in error ? error.codeName : undefined,
});

/**
 * Runs the script of MongoDB's health check as its shell does, and answers its status.
 * @param url the server, without an account
 * @param member how the server is called in its replica set
 * @param secrets what is at /run/secrets
 */
export const runInShell = async ({ url, member, secrets }: Readonly<Record<'url' | 'member' | 'secrets', string>>) => {
  let client = await MongoClient.connect(url);
  const answerTo = async ({ command, user = '', pwd = '' }: Question): Promise<unknown> => {
    if (command) return client.db('admin').command(command);
    const signedIn = await MongoClient.connect(url, { auth: { username: user, password: pwd } });
    await client.close();
    client = signedIn;
    return { ok: 1 };
  };
  const { port1: ours, port2: port } = new MessageChannel();
  const asleep = new Int32Array(new SharedArrayBuffer(4));
  ours.on('message', (question: Question) => {
    void answerTo(question)
      .then(
        (answer) => ({ answer: JSON.parse(JSON.stringify(answer)) as unknown }),
        (error: unknown) => ({ error: wordsOf(error) }),
      )
      .then((message) => {
        ours.postMessage(message);
        Atomics.store(asleep, 0, 1);
        Atomics.notify(asleep, 0);
      });
  });
  const script = readFileSync(SCRIPT, 'utf8').replaceAll('/run/secrets', secrets);
  const workerData = { port, asleep, script, member };
  const worker = new Worker(SHELL, { eval: true, workerData, transferList: [port] });
  try {
    return await new Promise<number>((resolve, reject) => {
      worker.on('exit', resolve);
      worker.on('error', reject);
    });
  } finally {
    ours.close();
    await client.close();
  }
};
