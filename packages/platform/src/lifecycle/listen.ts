import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '@wellspring/errors';
import { errorCode } from '../error-code.ts';

export type Listening = {
  readonly port: number;
  /** Stops accepting, lets running requests finish, then closes every connection. */
  close(): Promise<void>;
};

/** Answers what is not HTTP, or has headers beyond measure; unless told, Node answers in its own words. */
export type AnswerMalformed = (error: Error & { readonly code?: string }, socket: Duplex) => void;

/** How long requests may still run when the process is asked to stop; streams never end by themselves. */
const LONGEST_FINISH_MS = 6_000;

const listenProblem = (error: unknown, port: number): unknown => {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return new AppError(
      'CONFLICT',
      `Port ${port} is already in use. Stop the other program or choose another with PORT=${port < 65_535 ? port + 1 : 4000}.`,
    );
  if (code === 'EACCES')
    return new AppError('FORBIDDEN', `This user may not listen on port ${port}. Choose one above 1023 with PORT=4000.`);
  return error;
};

/**
 * Serves HTTP on a port (0: any free one).
 * @throws AppError CONFLICT when the port is taken, FORBIDDEN when this user may not have it
 */
export const listen = async (
  handler: RequestListener,
  port: number,
  { answerMalformed }: { readonly answerMalformed?: AnswerMalformed } = {},
): Promise<Listening> => {
  const server = createServer();
  if (answerMalformed) server.on('clientError', answerMalformed);
  let isClosing = false;
  server.on('request', (_request, response) => {
    if (isClosing) response.setHeader('Connection', 'close');
  });
  server.on('request', handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(error));
    server.listen(port, () => resolve());
  }).catch((error: unknown) => {
    throw listenProblem(error, port);
  });

  const close = async (): Promise<void> => {
    isClosing = true;
    const closed = new Promise((resolve) => server.close(resolve));
    // A kept connection that was busy becomes idle later: it is closed then, not when its client thinks of it.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    const giveUp = setTimeout(() => server.closeAllConnections(), LONGEST_FINISH_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(giveUp);
  };

  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : port, close };
};
