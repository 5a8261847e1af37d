import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { errorCode } from '../error-code.ts';
import { boundServer, CONNECTION_LIMITS, PROXY_IDLE_TIMEOUT_MS, type AnswerMalformed } from './connections.ts';

export type Listening = {
  readonly port: number;
  /** Stops accepting, lets running requests finish, then closes every connection. */
  close(): Promise<void>;
};

/** How long requests may still run when the process is stopping; streams never end by themselves. */
const LONGEST_FINISH_MS = 6_000;

type ListenOptions = {
  readonly answerMalformed?: AnswerMalformed | undefined;
  /** most connections of one address; absent: no limit but that of all together */
  readonly connectionsPerAddress?: number | undefined;
  /** address of this machine; absent: all of them */
  readonly host?: string | undefined;
  /** the setting that the port came from, for messages */
  readonly setting?: 'PORT' | 'ADMIN_PORT';
};

/** An address to try where another one failed: this machine's own first, then any that it has. */
const otherThan = (host: string | undefined): string => {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const [own] = all
    .toSorted((a, b) => Number(b.internal) - Number(a.internal))
    .filter(({ address }) => address !== host);
  return own?.address ?? '0.0.0.0';
};

const listenProblem = (error: unknown, port: number, { host, setting = 'PORT' }: ListenOptions): unknown => {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return new AppError(
      'CONFLICT',
      verbatim(
        `Port ${port} is already in use. Stop the other program or choose another with ${setting}=${port < 65_535 ? port + 1 : 4000}.`,
      ),
    );
  if (code === 'EACCES')
    return new AppError(
      'FORBIDDEN',
      verbatim(`This user may not listen on port ${port}. Choose one above 1023, such as ${setting}=4000.`),
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new AppError(
      'VALIDATION',
      verbatim(
        `${host ?? ''} is not an address of this machine. Choose one with ${setting === 'PORT' ? 'HOST' : 'ADMIN_HOST'}=${otherThan(host)}.`,
      ),
    );
  return error;
};

/** Connections that wait to be taken while a turn of the event loop lasts: one that finds no room tries again only after a second. */
const BACKLOG = 4_096;

/** Makes a server listen on a port. @throws AppError CONFLICT when it is taken, FORBIDDEN when this user may not have it */
const bind = async (server: Server, port: number, options: ListenOptions): Promise<void> => {
  const { host } = options;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, backlog: BACKLOG, ...(host === undefined ? {} : { host }) }, () => resolve());
  }).catch((error: unknown) => {
    throw listenProblem(error, port, options);
  });
};

/**
 * Checks that a port is free before a long start; another process may still take it meanwhile.
 * @throws AppError as listen does
 */
export const checkPort = async (port: number, options: Pick<ListenOptions, 'host'> = {}): Promise<void> => {
  const server = createServer();
  await bind(server, port, options);
  await new Promise((resolve) => server.close(resolve));
};

/**
 * Serves HTTP on a port (0: any free one).
 * @throws AppError CONFLICT when the port is taken, FORBIDDEN when this user may not have it
 */
export const listen = async (
  handler: RequestListener,
  port: number,
  options: ListenOptions = {},
): Promise<Listening> => {
  const { answerMalformed, connectionsPerAddress: perAddress = null } = options;
  const idleTimeout = perAddress === null ? PROXY_IDLE_TIMEOUT_MS : CONNECTION_LIMITS.idleTimeout;
  const server = boundServer({ ...CONNECTION_LIMITS, idleTimeout, perAddress }, answerMalformed);
  let isClosing = false;
  server.on('request', (_request, response) => {
    if (isClosing) response.setHeader('Connection', 'close');
  });
  server.on('request', handler);
  await bind(server, port, options);

  const close = async (): Promise<void> => {
    isClosing = true;
    const closed = new Promise((resolve) => server.close(resolve));
    // A busy kept-alive connection becomes idle later: it is closed then, and does not wait for its client.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    const giveUp = setTimeout(() => server.closeAllConnections(), LONGEST_FINISH_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(giveUp);
  };

  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : port, close };
};
