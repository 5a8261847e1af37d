import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { eventually } from '@wellspring/testkit/eventually';
import type { Cluster } from './cluster.ts';

const LINE = [
  '{.type} {.object.metadata.name}',
  '{.object.status.conditions[?(@.type=="Ready")].status}',
  '{.object.metadata.deletionTimestamp}{"\\n"}',
].join(' ');

/** How many pods of a part were ready, at each moment since the start of the watch. */
export type Watched = { readonly least: () => number; readonly now: () => number; readonly stop: () => Promise<void> };

/** Follows the pods of a part; resolves when so many are ready, and counts from then on. One that is to go counts no more. */
export const watchReady = async (
  { kubectlPath, environment }: Cluster,
  part: string,
  many: number,
): Promise<Watched> => {
  const args = ['-n', 'wellspring', 'get', 'pods', '-l', `app.kubernetes.io/name=${part}`];
  const watching = spawn(kubectlPath, [...args, '--watch', '--output-watch-events', '-o', `jsonpath=${LINE}`], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = new Set<string>();
  let least = Number.POSITIVE_INFINITY;
  let isCounting = false;
  createInterface(watching.stdout).on('line', (line) => {
    const [type, name = '', isReady, deleted] = line.trim().split(/\s+/);
    if (type !== 'DELETED' && isReady === 'True' && !deleted) ready.add(name);
    else ready.delete(name);
    if (isCounting) least = Math.min(least, ready.size);
  });
  await eventually(() => expect(ready.size).toBe(many), 60_000, 100);
  [isCounting, least] = [true, ready.size];
  const stop = async (): Promise<void> => {
    watching.kill();
    await once(watching, 'exit');
  };
  return { least: () => least, now: () => ready.size, stop };
};
