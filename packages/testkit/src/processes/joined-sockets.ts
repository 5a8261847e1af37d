import type { Socket } from 'node:net';

/** Ends the two sides of a proxied connection together. `sockets` holds both while they are open. */
export const joinSockets = (downstream: Socket, upstream: Socket, sockets: Set<Socket>): void => {
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
};
