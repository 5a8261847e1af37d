import { connect, createServer, type Socket } from 'node:net';
import { eventually } from '../eventually.ts';
import { freePort } from './free-port.ts';

/** A way to an engine that can be cut: whoever goes there finds it away, while the engine itself lives on. */
export type Road = {
  readonly port: number;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
};

/** What an engine says on one connection, as the caller is to hear it. */
export type Retold = (ownPort: number) => (chunk: Buffer) => readonly Buffer[];

const asItIs: Retold = () => (chunk) => [chunk];

/** Opens a road to an address such as 127.0.0.1:9092. */
export const openRoad = async (target: string, retold: Retold = asItIs): Promise<Road> => {
  const [, host = '', targetPort = ''] = /^(.+):(\d+)$/.exec(target) ?? [];
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(targetPort), host);
    const retell = retold(port);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (chunk) => {
      for (const part of retell(chunk))
        if (!near.write(part)) {
          far.pause();
          near.once('drain', () => far.resume());
        }
    });
    far.on('end', () => near.end());
  });
  const listening = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve());
    });
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const mend = async (): Promise<void> => {
    if (!server.listening) await eventually(listening);
  };
  await mend();
  return { port, cut, mend };
};
