import { once } from 'node:events';
import { lstat, mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import type { Logger } from '../log/log.ts';
import { http } from '../node-http.ts';
import type { AnyCommand } from './command.ts';
import { pieces } from './pieces.ts';

export type CommandServer = {
  /** Accepts no new command, stops the running ones, and waits for them. */
  close(): Promise<void>;
};

/** How long a client may take to hang up after the last line. */
const LONGEST_GOODBYE_MS = 2_000;

type Options = { readonly commands: readonly AnyCommand[]; readonly log: Logger };

const errorOf = (error: unknown, name: string, log: Logger): { code: string; message: string } => {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  log.error({ err: error, command: name }, 'a command failed');
  return { code: 'INTERNAL', message: `"${name}" failed; the log of the server says why` };
};

const requestIn = (command: AnyCommand, url: URL): unknown => {
  try {
    return command.request.parse(JSON.parse(url.searchParams.get('request') ?? ''));
  } catch (error) {
    throw new AppError('VALIDATION', verbatim(`"${command.name}" was not asked as it expects`), { cause: error });
  }
};

const commandOf = (commands: readonly AnyCommand[], name: string): AnyCommand => {
  const command = commands.find((one) => one.name === name);
  if (command) return command;
  const names = commands.map((one) => one.name).join(', ');
  throw new AppError('NOT_FOUND', verbatim(`There is no command "${name}" here. There are: ${names}`));
};

/** Runs one command for one request: lines of JSON, its progress and then its result or error. */
const converse = async (
  request: IncomingMessage,
  response: ServerResponse,
  { commands, log, signal }: Options & { readonly signal: AbortSignal },
): Promise<void> => {
  const hungUp = once(response, 'close');
  const url = new URL(request.url ?? '/', 'http://commands');
  const name = url.pathname.slice(1);
  const send = (line: object): void => void (response.writable && response.write(`${JSON.stringify(line)}\n`));
  try {
    const command = commandOf(commands, name);
    const input = requestIn(command, url);
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
    const onProgress = (progress: unknown): void => send({ progress });
    send({ result: await command.run(input, { signal, onProgress, input: pieces(request, signal) }) });
  } catch (error) {
    if (!response.headersSent) response.writeHead(400, { 'Content-Type': 'application/x-ndjson' });
    send({ error: errorOf(error, name, log) });
  }
  response.end();
  request.resume(); // the rest of the body is dropped
  // Not destroyed at once: the client's next write would fail before it has read how its command ended.
  setTimeout(() => request.destroy(), LONGEST_GOODBYE_MS).unref();
  await hungUp;
};

/** The temporary folder is everybody's: only our own folder, closed to others, may hold a socket. */
const privateFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== userInfo().uid)
    throw new AppError(
      'FORBIDDEN',
      verbatim(`${folder} belongs to somebody else. Remove it, or choose a shorter DATA_DIR.`),
    );
};

/**
 * Accepts commands by HTTP at a socket that only this user may write to: POST /<name>?request=<JSON> with the file as the body runs one,
 * DELETE /<run> asks it to stop, GET / names them. The caller holds the data folder, so that a socket found there was left by a process
 * that died, and is replaced.
 */
export const serveCommands = async (options: Options & { readonly socketPath: string }): Promise<CommandServer> => {
  const { socketPath, commands } = options;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const stops = new Map<string, () => void>();

  const start = (request: IncomingMessage, response: ServerResponse): void => {
    const stopped = new AbortController();
    const id = String(request.headers['run-id'] ?? '');
    stops.set(id, () => stopped.abort());
    response.once('close', () => stopped.abort());
    const signal = AbortSignal.any([stopping.signal, stopped.signal]);
    const conversation = converse(request, response, { ...options, signal }).finally(() => {
      running.delete(conversation);
      stops.delete(id);
    });
    running.add(conversation);
  };

  // An import takes as long as its file is long.
  const server = http.createServer({ requestTimeout: 0 }, (request, response) => {
    if (request.method === 'POST') return start(request, response);
    if (request.method === 'DELETE') stops.get((request.url ?? '/').slice(1))?.();
    response.end(JSON.stringify(commands.map(({ name }) => name)));
  });

  await privateFolder(dirname(socketPath));
  await rm(socketPath, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // The socket is made within this call: there is no moment in which others could write to it.
    const before = process.umask(0o177);
    server.listen(socketPath, resolve);
    process.umask(before);
  });

  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    stopping.abort();
    await Promise.all(running);
    server.closeAllConnections();
    await closed;
  };
  return { close };
};
