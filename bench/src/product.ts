import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { cleanEnvironment } from './environment.ts';

const STANDALONE = new URL('../../deploy/standalone/src/', import.meta.url);
/** The bench is run with the flags that npm start gives the product. */
const FLAGS = process.execArgv;
const ADDRESS = /^Ready after [\d.]+ s: (http:\S+)$/;

/** The embedded product in its own process. */
export type Product = {
  readonly url: string;
  /** where its figures are */
  readonly adminUrl: string;
  /** from the start of the process to its first answer */
  readonly readySeconds: number;
  readonly stop: () => Promise<void>;
};

/** A folder for what a measurement leaves behind. */
export const withFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'wellspring-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Starts the embedded product on a folder. @throws when it ends instead of getting ready */
export const startProduct = async (
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> => {
  const startedAt = performance.now();
  const adminPort = String(await freePort());
  const child = spawn(process.execPath, [...FLAGS, fileURLToPath(new URL('main.ts', STANDALONE))], {
    // As npm start does, but that one address may ask as much as it likes.
    env: cleanEnvironment({
      NODE_ENV: 'production',
      RATE_LIMIT: 'off',
      DATA_DIR: folder,
      PORT: '0',
      ADMIN_PORT: adminPort,
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const said: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    const url = ADDRESS.exec(line)?.[1];
    if (url === undefined) continue;
    await (await fetch(`${url}/readyz`)).text();
    child.stdout.resume();
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM');
      await exited;
    };
    return {
      url,
      adminUrl: `http://127.0.0.1:${adminPort}`,
      readySeconds: (performance.now() - startedAt) / 1000,
      stop,
    };
  }
  throw new Error(
    `The product ended before it was ready (${child.exitCode ?? child.signalCode ?? 'still there'}): ${said.join(' / ')}`,
  );
};

/** Imports a file as an operator does, into the product that runs on the folder. @throws when it could not */
export const importFile = async (folder: string, file: string, options: readonly string[] = []): Promise<void> => {
  const command = fileURLToPath(new URL('commands/import.ts', STANDALONE));
  const child = spawn(process.execPath, [...FLAGS, command, ...options, file], {
    env: cleanEnvironment({ DATA_DIR: folder }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`The import ended with ${child.exitCode ?? 'a signal'}`);
};
