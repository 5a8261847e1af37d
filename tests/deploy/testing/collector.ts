import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { freePort } from '@wellspring/testkit/processes/free-port';
import type { ServerCertificate } from './authority.ts';

/** Takes traces from every sender with the key, over TLS, and counts them by sender. */
export const startCollector = async ({ certificate, key: keyFile }: ServerCertificate, key: string) => {
  const counts = { taken: 0, refused: 0 };
  const [cert, keyText] = await Promise.all([readFile(certificate), readFile(keyFile)]);
  const server = createServer({ cert, key: keyText }, (request, response) => {
    const isTaken = request.url === '/v1/traces' && request.headers['x-collector-key'] === key;
    counts[isTaken ? 'taken' : 'refused'] += 1;
    request
      .resume()
      .on('end', () => response.writeHead(isTaken ? 200 : 401, { 'content-type': 'application/json' }).end('{}'));
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `https://127.0.0.1:${port}`,
    counts,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};
