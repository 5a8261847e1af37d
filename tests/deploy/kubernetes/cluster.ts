import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** The folder of kustomizations. */
export const KUBERNETES = join(ROOT, 'deploy', 'kubernetes');

/** What a program has said, all of it where it failed. */
const run = async (program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> => {
  const options = { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024 };
  try {
    return (await promisify(execFile)(program, args, options)).stdout;
  } catch (error) {
    const { stdout, stderr } = z.object({ stdout: z.string(), stderr: z.string() }).parse(error);
    throw new Error([program, ...args, '\n', stdout, stderr].join(' '), { cause: error });
  }
};

/** A real API server with its controllers and scheduler; nodes are simulated, and no container runs. */
export type Cluster = {
  readonly kubectl: (...args: readonly string[]) => Promise<string>;
  /** a command of the starter, such as check FOLDER; @throws with what it found */
  readonly starter: (...args: readonly string[]) => Promise<string>;
  /** a program of the cluster's own, with the environment that leads there */
  readonly program: (path: string, args: readonly string[], more?: NodeJS.ProcessEnv) => Promise<string>;
  readonly kubectlPath: string;
  readonly environment: NodeJS.ProcessEnv;
};

/** The lines NAME=value that a starter prints. */
export const variables = (printed: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...printed.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** Starts a separate cluster on its own ports; it ends after the last test of the file. */
export const startCluster = async (): Promise<Cluster> => {
  const own = {
    KUBERNETES_DATA: await temporaryFolder(),
    KUBERNETES_API_PORT: String(await freePort()),
    KUBERNETES_ETCD_PORT: String(await freePort()),
    // Two cores may have more to do than this.
    KUBERNETES_TIMEOUT: '180s',
  };
  const starter = (...args: readonly string[]): Promise<string> =>
    run(join(process.env['ENGINES'] ?? '', 'kubernetes'), args, { ...process.env, ...own });
  afterAll(() => starter('down'));
  // The starter may look for a program before that has begun; a running cluster stays when it is started again.
  const up = (): Promise<string> => starter('up');
  const { KUBECTL = '', KUBECONFIG } = variables(await up().catch(up).catch(up));
  const environment = { ...process.env, ...own, KUBECONFIG };
  const program: Cluster['program'] = (path, args, more = {}) => run(path, args, { ...environment, ...more });
  return { starter, program, kubectl: (...args) => program(KUBECTL, args), kubectlPath: KUBECTL, environment };
};
