import { connect, createServer, type Socket } from 'node:net';
import { eventually } from '../eventually.ts';
import { freePort } from './free-port.ts';

/** A TCP proxy before an engine: while it is down its clients find the engine away, while the engine itself lives on. */
export type EngineProxy = {
  readonly port: number;
  /** Breaks every connection and refuses new ones. */
  takeDown(): Promise<void>;
  bringUp(): Promise<void>;
};

/** Rewrites what an engine sends on one connection, given the proxy's own port. */
export type RewriteResponses = (proxyPort: number) => (chunk: Buffer) => readonly Buffer[];

const unchanged: RewriteResponses = () => (chunk) => [chunk];

/** Opens a proxy to an address such as 127.0.0.1:9092. */
export const openEngineProxy = async (target: string, rewriteResponses = unchanged): Promise<EngineProxy> => {
  const [, host = '', targetPort = ''] = /^(.+):(\d+)$/.exec(target) ?? [];
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((downstream) => {
    const upstream = connect(Number(targetPort), host);
    const rewrite = rewriteResponses(port);
    for (const socket of [downstream, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        downstream.destroy();
        upstream.destroy();
      });
    }
    downstream.pipe(upstream);
    upstream.on('data', (chunk) => {
      for (const part of rewrite(chunk))
        if (!downstream.write(part)) {
          upstream.pause();
          downstream.once('drain', () => upstream.resume());
        }
    });
    upstream.on('end', () => downstream.end());
  });
  const listening = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve());
    });
  const takeDown = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const bringUp = async (): Promise<void> => {
    if (!server.listening) await eventually(listening);
  };
  await bringUp();
  return { port, takeDown, bringUp };
};
