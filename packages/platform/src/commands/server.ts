import { lstat, mkdir, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { AppError } from '@wellspring/errors';
import type { Logger } from '../log/log.ts';
import type { Commands } from './command.ts';
import { hearClient, send } from './frames.ts';

export type CommandServer = {
  /** Takes no new command, tells the running ones to stop, and waits for them. */
  close(): Promise<void>;
};

/** How long a client may take to hang up after it was told the end. */
const LONGEST_GOODBYE_MS = 2_000;

/** Runs one command for one connection; resolves when it is over. */
const converse = (socket: Socket, commands: Commands, log: Logger, stopping: AbortSignal): Promise<void> => {
  const input = new PassThrough();
  input.on('error', () => undefined); // whoever reads the input is told; nobody may be reading
  input.on('drain', () => socket.resume());
  const gone = new AbortController();
  const signal = AbortSignal.any([gone.signal, stopping]);
  const print = (line: string): void => void send(socket, { line });

  const run = async (name: string, args: readonly string[]): Promise<number> => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) {
      print(`There is no command "${name}" here. There are: ${Object.keys(commands).join(', ')}`);
      return 2;
    }
    try {
      return await command(args, { input, print, signal });
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error, command: name }, 'a command failed');
      print(error instanceof AppError ? error.message : `"${name}" failed; the log of the server says why`);
      return 1;
    }
  };

  return new Promise((resolve) => {
    let running: Promise<void> | undefined;
    const hangUp = (): void => {
      input.destroy();
      socket.resume(); // what is still on its way is not wanted any more
      // Not destroyed at once: the client's next write would fail before it has read how its command ended.
      socket.end();
      setTimeout(() => socket.destroy(), LONGEST_GOODBYE_MS).unref();
    };
    hearClient(socket, (frame) => {
      if ('run' in frame)
        running ??= run(frame.run, frame.args).then((exit) => {
          send(socket, { exit });
          hangUp();
        });
      else if ('inputEnds' in frame) input.end();
      else if (!input.destroyed && !input.write(Buffer.from(frame.input, 'base64'))) socket.pause();
    });
    stopping.addEventListener('abort', () => {
      if (running === undefined) hangUp();
    });
    socket.on('error', () => undefined); // 'close' follows
    socket.on('close', () => {
      gone.abort();
      if (!input.writableEnded) input.destroy(new AppError('UNAVAILABLE', 'The command was interrupted'));
      void Promise.resolve(running).then(resolve);
    });
  });
};

/** The temporary folder is everybody's: only our own folder, closed to others, may hold a socket. */
const privateFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== userInfo().uid)
    throw new AppError('FORBIDDEN', `${folder} belongs to somebody else. Remove it, or choose a shorter DATA_DIR.`);
};

/**
 * Takes commands at a socket that only this user may write to. The caller holds the data folder, so that a socket found
 * there was left by a process that died, and is replaced.
 */
export const serveCommands = async (options: {
  readonly socketPath: string;
  readonly commands: Commands;
  readonly log: Logger;
}): Promise<CommandServer> => {
  const { socketPath, commands, log } = options;
  const stopping = new AbortController();
  const conversations = new Set<Promise<void>>();
  const server = createServer((socket) => {
    const conversation = converse(socket, commands, log, stopping.signal).finally(() => {
      conversations.delete(conversation);
    });
    conversations.add(conversation);
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
    await Promise.all(conversations);
    await closed;
  };
  return { close };
};
