import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import type { Authority } from './authority.ts';
import { installed, startEngine } from './engine-program.ts';
import { findJava } from './java.ts';

const OWNER = { user: 'owner', password: 'the owner of the index' };

/** As Elasticsearch keeps a password in its file of users. */
const hashed = (password: string): string => {
  const salt = randomBytes(32);
  const hash = pbkdf2Sync(password, salt, 10_000, 32, 'sha512');
  return `{PBKDF2}10000$${salt.toString('base64')}$${hash.toString('base64')}`;
};

/** What the key of the product may do: look after indexes of its own, and ask how the cluster fares. */
const RIGHTS = {
  wellspring: { cluster: ['monitor'], indices: [{ names: ['wellspring-locations*'], privileges: ['all'] }] },
};

const settings = (folder: string, port: number, transport: number): string => `
cluster.name: secured
node.name: one
path.data: "${folder}/nodes"
path.logs: "${folder}/logs"
network.host: 127.0.0.1
http.port: ${port}
transport.port: ${transport}
discovery.type: single-node
cluster.routing.allocation.disk.threshold_enabled: false
xpack.security.enabled: true
xpack.security.http.ssl.enabled: true
xpack.security.http.ssl.certificate: "${folder}/config/http.pem"
xpack.security.http.ssl.key: "${folder}/config/http.key"
`;

const prepare = async (home: string, folder: string, ports: readonly [number, number]): Promise<void> => {
  const config = join(folder, 'config');
  for (const name of ['config', 'nodes', 'logs', 'tmp']) await mkdir(join(folder, name));
  for (const name of ['log4j2.properties', 'roles.yml', 'role_mapping.yml'])
    await copyFile(join(home, 'config', name), join(config, name));
  const options = (await readFile(join(home, 'config', 'jvm.options'), 'utf8')).split('\n');
  const kept = options.filter((line) => !/^-X(log:gc|X:\+UseG1GC|X:\+HeapDump|X:HeapDumpPath)/.test(line));
  await writeFile(join(config, 'jvm.options'), kept.join('\n'));
  await writeFile(join(config, 'elasticsearch.yml'), settings(folder, ...ports));
  await writeFile(join(config, 'users'), `${OWNER.user}:${hashed(OWNER.password)}\n`);
  await writeFile(join(config, 'users_roles'), `superuser:${OWNER.user}\n`);
};

/** It does not run as root: in a user namespace it is somebody else to itself. */
const asSomebody = (command: string, args: readonly string[]) =>
  process.getuid?.() === 0
    ? { command: 'unshare', args: ['-U', '--map-user=1000', '--map-group=1000', command, ...args] }
    : { command, args };

/** A call as the owner, whoever vouches for the server. */
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

/** Elasticsearch with its security on: TLS, and an API key for whoever wants anything. */
export const startElasticsearch = async (authority: Authority) => {
  const home = await installed('elasticsearch', 'elasticsearch-*/lib').then((lib) => join(lib, '..'));
  const folder = await temporaryFolder();
  const java = findJava(21, 'jdk.jlink');
  const port = await freePort();
  await prepare(home, folder, [port, await freePort()]);
  const start = async (by: Authority) => {
    const { certificate, key } = await by.issue('elasticsearch');
    await copyFile(certificate, join(folder, 'config', 'http.pem'));
    await copyFile(key, join(folder, 'config', 'http.key'));
    const launcher = ['-cp', `${home}/lib/tools/server-launcher/*`, 'org.elasticsearch.server.launcher.ServerLauncher'];
    return startEngine({
      ...asSomebody(java, ['-Xms4m', '-Xmx64m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', ...launcher]),
      cwd: home,
      env: {
        JAVA: java,
        ES_HOME: home,
        ES_PATH_CONF: join(folder, 'config'),
        ES_DISTRIBUTION_TYPE: 'tar',
        JAVA_TYPE: 'ES_JAVA_HOME',
        ES_TMPDIR: join(folder, 'tmp'),
        LIBFFI_TMPDIR: join(folder, 'tmp'),
        CLI_JAVA_OPTS: '-Xms4m -Xmx64m -XX:+UseSerialGC',
        ES_JAVA_OPTS: '-Xms256m -Xmx768m -XX:-AlwaysPreTouch -XX:+UseSerialGC -XX:TieredStopAtLevel=1',
      },
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
