import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { AppError } from '@wellspring/errors';
import { errorCode } from '../error-code.ts';
import { hearServer, send } from './frames.ts';

/** null when nobody listens there, or what listened has died. */
const reach = async (socketPath: string): Promise<Socket | null> => {
  const socket = connect(socketPath);
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
};

/** Resolves when the socket takes more, or is gone. */
const drained = async (socket: Socket): Promise<void> => {
  const heard = new AbortController();
  const event = (name: string) => once(socket, name, { signal: heard.signal }).catch(() => undefined);
  await Promise.race([event('drain'), event('close')]);
  heard.abort();
};

/** Hands the input over at the pace at which the command reads it. */
const sendInput = async (socket: Socket, input: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const piece of input) {
    if (socket.destroyed) return;
    if (!send(socket, { input: Buffer.from(piece).toString('base64') })) await drained(socket);
  }
  send(socket, { inputEnds: true });
};

async function* nothing(): AsyncGenerator<Uint8Array> {}

/**
 * Has the process that holds a data folder run a command. Answers its exit status, or null when no process listens.
 * @throws AppError UNAVAILABLE when that process goes away before the command is over
 */
export const runCommand = async (
  socketPath: string,
  name: string,
  args: readonly string[],
  io: { readonly input?: AsyncIterable<Uint8Array>; readonly onLine: (line: string) => void },
): Promise<number | null> => {
  const socket = await reach(socketPath);
  if (socket === null) return null;
  let exit: number | undefined;
  hearServer(socket, (frame) => {
    if ('line' in frame) io.onLine(frame.line);
    else {
      exit = frame.exit;
      socket.destroy();
    }
  });
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => undefined); // 'close' follows
    socket.on('close', () => resolve());
  });
  send(socket, { run: name, args: [...args] });
  try {
    await Promise.race([closed, sendInput(socket, io.input ?? nothing()).then(() => closed)]);
  } finally {
    socket.destroy();
  }
  if (exit === undefined)
    throw new AppError(
      'UNAVAILABLE',
      `The server went away before "${name}" was over. Look at its log, then try again.`,
    );
  return exit;
};
