import { once } from 'node:events';
import { copyFile, mkdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import type { Authority } from './authority.ts';
import { OWNER, startElasticsearchNode } from './elasticsearch-node.ts';

/** The rights of the product's key: manage its own indexes, and read the health of the cluster. */
const RIGHTS = {
  wellspring: { cluster: ['monitor'], indices: [{ names: ['wellspring-locations*'], privileges: ['all'] }] },
};

const settings = (folder: string): readonly string[] => [
  'cluster.routing.allocation.disk.threshold_enabled: false',
  'xpack.security.enabled: true',
  'xpack.security.http.ssl.enabled: true',
  `xpack.security.http.ssl.certificate: "${folder}/config/http.pem"`,
  `xpack.security.http.ssl.key: "${folder}/config/http.key"`,
];

/** A call as the owner, without a check of the server's certificate. */
const ask = async (port: number, method: string, path: string, body?: object): Promise<unknown> => {
  const auth = `${OWNER.user}:${OWNER.password}`;
  const headers = { 'content-type': 'application/json' };
  const sent = request({ host: '127.0.0.1', port, method, path, auth, headers, rejectUnauthorized: false });
  sent.end(body && JSON.stringify(body));
  const [response] = z.tuple([z.custom<IncomingMessage>()]).parse(await once(sent, 'response'));
  const answer = await json(response);
  if (response.statusCode !== 200) throw new Error(`${path}: ${String(response.statusCode)} ${JSON.stringify(answer)}`);
  return answer;
};

const Key = z.object({ encoded: z.string(), id: z.string() });

/** Elasticsearch with its security on: TLS, and an API key for every call. */
export const startElasticsearch = async (authority: Authority) => {
  const folder = await temporaryFolder();
  const port = await freePort();
  const ports = { http: port, transport: await freePort() };
  await mkdir(join(folder, 'config'));
  const start = async (by: Authority) => {
    const { certificate, key } = await by.issue('elasticsearch');
    await copyFile(certificate, join(folder, 'config', 'http.pem'));
    await copyFile(key, join(folder, 'config', 'http.key'));
    return startElasticsearchNode({
      folder,
      ports,
      settings: settings(folder),
      heap: '768m',
      answers: () => ask(port, 'GET', '/_cluster/health?wait_for_status=yellow&timeout=5s'),
    });
  };
  let engine = await start(authority);
  const makeKey = async (expiration?: string): Promise<z.output<typeof Key>> => {
    const named = { name: `product-${performance.now()}`, role_descriptors: RIGHTS, ...(expiration && { expiration }) };
    return Key.parse(await ask(port, 'POST', '/_security/api_key', named));
  };
  return {
    url: `https://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${port}`,
    makeKey,
    restartAs: async (by: Authority): Promise<void> => {
      await engine.stop();
      engine = await start(by);
    },
  };
};
