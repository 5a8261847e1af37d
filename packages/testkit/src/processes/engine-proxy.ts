import { connect, createServer, type Socket } from 'node:net';
import { eventuallyAcrossProcesses } from '../eventually.ts';
import { freePort } from './free-port.ts';
import { joinSockets } from './joined-sockets.ts';

/** How a connection is slowed: what each piece of it waits, and how fast the pieces follow each other. */
export type Pace = { readonly latencyMs: number; readonly bytesPerSecond: number };

/** A TCP proxy before an engine: while it is down its clients find the engine away, while the engine itself lives on. */
export type EngineProxy = {
  readonly port: number;
  /** Breaks every connection and refuses new ones. */
  takeDown(): Promise<void>;
  bringUp(): Promise<void>;
  /** Breaks every connection; new ones are taken. */
  cut(): void;
  /** Slows every connection, both ways; null: as fast as it goes. */
  slow(pace: Pace | null): void;
};

/** Rewrites what an engine sends on one connection, given the proxy's own port. */
export type RewriteResponses = (proxyPort: number) => (chunk: Buffer) => readonly Buffer[];

const unchanged: RewriteResponses = () => (chunk) => [chunk];

const A_SECOND = 1_000;

/** Passes on what comes from one side, in order; the side waits while the other cannot take more. */
const forward = (from: Socket, to: Socket, delayOf: (bytes: number) => number, rewrite = unchanged(0)): void => {
  const write = (chunk: Buffer): void => {
    for (const part of rewrite(chunk))
      if (!to.write(part)) {
        from.pause();
        to.once('drain', () => from.resume());
      }
  };
  from.on('data', (chunk) => {
    const delay = delayOf(chunk.length);
    if (delay === 0) return write(chunk);
    from.pause();
    setTimeout(() => {
      from.resume();
      write(chunk);
    }, delay);
  });
  from.on('end', () => to.end());
};

/** Opens a proxy to an address such as 127.0.0.1:9092. */
export const openEngineProxy = async (target: string, rewriteResponses = unchanged): Promise<EngineProxy> => {
  const [, host = '', targetPort = ''] = /^(.+):(\d+)$/.exec(target) ?? [];
  const port = await freePort();
  const sockets = new Set<Socket>();
  let pace: Pace | null = null;
  const delayOf = (bytes: number): number =>
    pace === null ? 0 : pace.latencyMs + (A_SECOND * bytes) / pace.bytesPerSecond;
  const server = createServer((downstream) => {
    const upstream = connect(Number(targetPort), host);
    joinSockets(downstream, upstream, sockets);
    forward(downstream, upstream, delayOf);
    forward(upstream, downstream, delayOf, rewriteResponses(port));
  });
  const listening = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve());
    });
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const takeDown = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    cut();
    await closed;
  };
  const bringUp = async (): Promise<void> => {
    if (!server.listening) await eventuallyAcrossProcesses(listening);
  };
  await bringUp();
  return { port, takeDown, bringUp, cut, slow: (to) => void (pace = to) };
};
