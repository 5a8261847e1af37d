import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@wellspring/testkit/processes/free-port';
import type { Where } from './engine-place.ts';
import { OWNER, startElasticsearchNode } from './elasticsearch-node.ts';

/** What goes with this machine's own addresses, or belongs to a module that the engine here comes without. */
const OWN = new Set(['discovery.type', 'ingest.geoip.downloader.enabled']);

/** A call as the owner. @throws where it is not answered with 200 */
const ask = async (url: string, method = 'GET', body?: object): Promise<void> => {
  const authorization = `Basic ${Buffer.from(`${OWNER.user}:${OWNER.password}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const { status } = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (status !== 200) throw new Error(`Elasticsearch answers ${status}`);
};

/** Elasticsearch with the settings that the file gives its container. What the image does by itself is done here: the administrator gets the password of the file. */
export const startComposeElasticsearch = async ({ environment, port, data, secrets }: Where) => {
  await mkdir(data, { recursive: true });
  const own = Object.entries(environment).filter(([name]) => name.includes('.') && !OWN.has(name));
  const url = `http://127.0.0.1:${port}`;
  const [, heap = '512m'] = /-Xmx(\w+)/.exec(environment['ES_JAVA_OPTS'] ?? '') ?? [];
  const engine = await startElasticsearchNode({
    folder: data,
    ports: { http: port, transport: await freePort() },
    settings: own.map(([name, value]) => `${name}: ${value}`),
    heap,
    answers: () => ask(`${url}/_cluster/health?wait_for_status=yellow&timeout=3s`),
  });
  const password = (await readFile(join(secrets, 'elastic-password'), 'utf8')).trim();
  await ask(`${url}/_security/user/elastic/_password`, 'POST', { password });
  return engine;
};
