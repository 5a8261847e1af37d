import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { joinSockets } from '@wellspring/testkit/processes/joined-sockets';

/** Spreads connections over those processes of a part that are ready, as what stands before them in a cluster does. */
export type Balancer = {
  readonly port: number;
  /** Whether connections go to the process on this port. */
  readonly set: (port: number, isReady: boolean) => void;
  /** Breaks every connection; new ones are taken. */
  readonly cut: () => void;
  readonly close: () => void;
};

/** Opens one on its own port. */
export const openBalancer = async (): Promise<Balancer> => {
  const ready = new Set<number>();
  const sockets = new Set<Socket>();
  let turn = 0;
  const choose = (): number | undefined => [...ready][(turn += 1) % Math.max(1, ready.size)];
  const server = createServer((downstream) => {
    const chosen = choose();
    if (chosen === undefined) return void downstream.destroy();
    const upstream = connect(chosen, '127.0.0.1');
    joinSockets(downstream, upstream, sockets);
    downstream.pipe(upstream).pipe(downstream);
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    set: (of, isReady) => void (isReady ? ready.add(of) : ready.delete(of)),
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
};
