import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the range that systems take ports of outgoing connections from: a port that is left for a while is not lost.
const LOWEST = 20_000;
const HIGHEST = 30_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that nobody listens on, and that stays the same when what listens there is started again. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
};
