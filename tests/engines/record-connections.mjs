// Loaded before a process of the product: writes down each address that it connects to, as "main.ts host port", a line each.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

const { CONNECTIONS_FILE } = process.env;
const main = process.argv[1];

subscribe('net.client.socket', ({ socket }) => {
  socket.once('connect', () => {
    if (socket.remotePort) appendFileSync(CONNECTIONS_FILE, `${main} ${socket.remotePort}\n`);
  });
});
