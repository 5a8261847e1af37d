import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgram } from '@wellspring/testkit/processes/program';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { type Cluster, KUBERNETES } from './cluster.ts';

const BOOTSTRAP = 'deploy/standalone/src/commands/bootstrap.ts';

/** The folder of secrets, a folder of files for each process, made as docs/operations.md says. */
export const makeSecrets = async (): Promise<string> => {
  const folder = await temporaryFolder();
  const address = { MONGODB_URL: 'mongodb://mongodb-0.mongodb:27017/?replicaSet=rs0' };
  const { code, stderr } = await startProgram(BOOTSTRAP, address, ['keys', folder]).ended;
  if (code !== 0) throw new Error(stderr);
  await writeFile(join(folder, 'identity', 'smtp-url'), 'smtp://mailpit:1025');
  return folder;
};

const foldersIn = async (secrets: string): Promise<readonly string[]> =>
  (await readdir(secrets, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** What docs/operations.md lets one do before an overlay is applied: namespace, Secrets, and the certificate of the site. */
export const prepareNamespace = async ({ kubectl, program }: Cluster, secrets: string): Promise<void> => {
  await kubectl('apply', '-f', join(KUBERNETES, 'foundation', 'namespace.yaml'));
  for (const name of await foldersIn(secrets))
    await kubectl(
      ...['-n', 'wellspring', 'create', 'secret', 'generic', `wellspring-${name}`],
      `--from-file=${join(secrets, name)}`,
    );
  const [key, certificate] = [join(await temporaryFolder(), 'tls.key'), join(await temporaryFolder(), 'tls.crt')];
  const ask = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=test'];
  await program('openssl', [...ask, '-keyout', key, '-out', certificate]);
  const pair = [`--key=${key}`, `--cert=${certificate}`];
  await kubectl('-n', 'wellspring', 'create', 'secret', 'tls', 'wellspring-tls', ...pair);
};

/** Takes everything away again, until it is gone. */
export const removeNamespace = async ({ kubectl }: Cluster): Promise<void> => {
  await kubectl('delete', 'namespace', 'wellspring', '--ignore-not-found', '--timeout=120s');
};
