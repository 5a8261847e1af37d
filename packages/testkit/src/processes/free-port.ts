import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the range that systems take ports of outgoing connections from: a port that is free for a while is not reused.
const LOWEST = 20_000;
/** Each worker of a run has its own ports. */
const PORTS = 1_250;
const WORKERS = 8;

const handedOut = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A free port, which stays the same when its server restarts. */
export const freePort = async (): Promise<number> => {
  const worker = Number(process.env['JEST_WORKER_ID'] ?? '1') % WORKERS;
  for (;;) {
    const port = LOWEST + worker * PORTS + randomInt(PORTS);
    // An earlier caller may not listen yet.
    if (handedOut.has(port) || !(await isFree(port))) continue;
    handedOut.add(port);
    return port;
  }
};
