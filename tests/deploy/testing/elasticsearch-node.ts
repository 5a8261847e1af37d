import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EngineProgram, installed, startEngine } from './engine-program.ts';
import { findJava } from './java.ts';

/** An account that may do everything, which the node has from a file: for tests, to make others. */
export const OWNER = { user: 'owner', password: 'the owner of the index' };

/** As Elasticsearch keeps a password in its file of users. */
const hashed = (password: string): string => {
  const salt = randomBytes(32);
  const hash = pbkdf2Sync(password, salt, 10_000, 32, 'sha512');
  return `{PBKDF2}10000$${salt.toString('base64')}$${hash.toString('base64')}`;
};

type Node = {
  /** an existing folder, for its data and its configuration */
  readonly folder: string;
  readonly ports: { readonly http: number; readonly transport: number };
  /** lines of elasticsearch.yml beside where it is */
  readonly settings: readonly string[];
  /** such as 512m */
  readonly heap: string;
  /** throws until the node answers */
  readonly answers: () => Promise<unknown>;
};

const ownSettings = ({ folder, ports }: Node): readonly string[] => [
  'cluster.name: secured',
  'node.name: one',
  `path.data: "${folder}/nodes"`,
  `path.logs: "${folder}/logs"`,
  'network.host: 127.0.0.1',
  `http.port: ${ports.http}`,
  `transport.port: ${ports.transport}`,
  'discovery.type: single-node',
];

const prepare = async (home: string, node: Node): Promise<void> => {
  const config = join(node.folder, 'config');
  for (const name of ['config', 'nodes', 'logs', 'tmp']) await mkdir(join(node.folder, name), { recursive: true });
  for (const name of ['log4j2.properties', 'roles.yml', 'role_mapping.yml'])
    await copyFile(join(home, 'config', name), join(config, name));
  const options = (await readFile(join(home, 'config', 'jvm.options'), 'utf8')).split('\n');
  const selected = options.filter((line) => !/^-X(log:gc|X:\+UseG1GC|X:\+HeapDump|X:HeapDumpPath)/.test(line));
  await writeFile(join(config, 'jvm.options'), selected.join('\n'));
  await writeFile(join(config, 'elasticsearch.yml'), [...ownSettings(node), ...node.settings, ''].join('\n'));
  await writeFile(join(config, 'users'), `${OWNER.user}:${hashed(OWNER.password)}\n`);
  await writeFile(join(config, 'users_roles'), `superuser:${OWNER.user}\n`);
};

/** It does not run as root: in a user namespace it would see another user id. */
const asSomebody = (command: string, args: readonly string[]) =>
  process.getuid?.() === 0
    ? { command: 'unshare', args: ['-U', '--map-user=1000', '--map-group=1000', command, ...args] }
    : { command, args };

/** Starts a node of Elasticsearch that knows `OWNER`. */
export const startElasticsearchNode = async (node: Node): Promise<EngineProgram> => {
  const home = await installed('elasticsearch', 'elasticsearch-*/lib').then((lib) => join(lib, '..'));
  const java = findJava(21, 'jdk.jlink');
  await prepare(home, node);
  const launcher = ['-cp', `${home}/lib/tools/server-launcher/*`, 'org.elasticsearch.server.launcher.ServerLauncher'];
  return startEngine({
    ...asSomebody(java, ['-Xms4m', '-Xmx64m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', ...launcher]),
    cwd: home,
    env: {
      JAVA: java,
      ES_HOME: home,
      ES_PATH_CONF: join(node.folder, 'config'),
      ES_DISTRIBUTION_TYPE: 'tar',
      JAVA_TYPE: 'ES_JAVA_HOME',
      ES_TMPDIR: join(node.folder, 'tmp'),
      LIBFFI_TMPDIR: join(node.folder, 'tmp'),
      CLI_JAVA_OPTS: '-Xms4m -Xmx64m -XX:+UseSerialGC',
      ES_JAVA_OPTS: `-Xms256m -Xmx${node.heap} -XX:-AlwaysPreTouch -XX:+UseSerialGC -XX:TieredStopAtLevel=1`,
    },
    answers: node.answers,
  });
};
