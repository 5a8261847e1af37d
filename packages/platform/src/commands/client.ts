import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { AppError, isErrorCode, type ErrorCode } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { z } from 'zod';
import { errorCode } from '../error-code.ts';
import { http } from '../node-http.ts';
import type { RunCommand } from './command.ts';

const Line = z.union([
  z.object({ progress: z.unknown() }),
  z.object({ result: z.unknown() }),
  z.object({ error: z.object({ code: z.string().refine(isErrorCode), message: z.string() }) }),
]);

const call = (socketPath: string, method: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  http.request({ socketPath, method, path, headers, agent: false });

const responseTo = async (request: ClientRequest): Promise<IncomingMessage> => {
  const [response] = z.tuple([z.custom<IncomingMessage>()]).parse(await once(request, 'response'));
  request.on('error', () => undefined); // the response ends too early then, and that is reported
  return response;
};

/** Whether a process accepts commands there; false when no process listens, or it has died. */
export const isServed = async (socketPath: string): Promise<boolean> => {
  try {
    (await responseTo(call(socketPath, 'GET', '/').end())).resume();
    return true;
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
};

const Names = z.array(z.string());

/** The commands that the process there accepts. */
const namesThere = async (socketPath: string): Promise<readonly string[]> =>
  Names.parse(await json(await responseTo(call(socketPath, 'GET', '/').end())));

const isOfAnotherVersion = (name: string): AppError =>
  new AppError(
    'NOT_FOUND',
    verbatim(
      `The product that runs here is of another version: it has no command "${name}". Start it again, then try once more.`,
    ),
  );

const askToStop = (socketPath: string, id: string): void =>
  void call(socketPath, 'DELETE', `/${id}`)
    .on('error', () => undefined) // it has ended meanwhile
    .on('response', (response) => response.resume())
    .end();

const wentAway = (name: string, cause?: unknown): AppError =>
  new AppError(
    'UNAVAILABLE',
    verbatim(`The server went away before "${name}" was over. Look at its log, then try again.`),
    {
      cause,
    },
  );

async function* linesOf(response: IncomingMessage) {
  for await (const line of createInterface(response)) yield Line.parse(JSON.parse(line));
}

/**
 * Has the process that holds a data folder run commands. An aborted signal asks the command to stop; its result still comes.
 * Runs fail with UNAVAILABLE when that process goes away before the command is over.
 */
export const runThere =
  (socketPath: string): RunCommand =>
  async (contract, request, { signal, onProgress, input } = {}) => {
    const { name } = contract;
    const id = randomUUID();
    const path = `/${name}?request=${encodeURIComponent(JSON.stringify(request))}`;
    const posted = call(socketPath, 'POST', path, { 'run-id': id });
    const stop = (): void => askToStop(socketPath, id);
    const errorThere = async ({ code, message }: { readonly code: ErrorCode; readonly message: string }) =>
      code === 'NOT_FOUND' && !(await namesThere(socketPath)).includes(name)
        ? isOfAnotherVersion(name)
        : new AppError(code, verbatim(message));
    const upload = input && Readable.from(input);
    try {
      const answered = responseTo(posted);
      if (upload) upload.pipe(posted);
      else posted.end();
      const response = await answered;
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop, { once: true });
      for await (const line of linesOf(response)) {
        if ('error' in line) throw await errorThere(line.error);
        if ('result' in line) return contract.result.parse(line.result);
        onProgress?.(contract.progress.parse(line.progress));
      }
    } catch (error) {
      throw error instanceof AppError ? error : wentAway(name, error);
    } finally {
      signal?.removeEventListener('abort', stop);
      upload?.unpipe(posted).destroy();
      posted.destroy();
    }
    throw wentAway(name);
  };
