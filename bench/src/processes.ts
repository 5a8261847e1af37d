import { setTimeout as pause } from 'node:timers/promises';
import { generateActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { startProcesses, type Processes } from '@wellspring/testkit/processes/distributed';
import { PARTS, type Part } from '@wellspring/testkit/processes/part-settings';
import { endPrograms } from '@wellspring/testkit/processes/program';
import { cpuSeconds, memory } from './ask.ts';
import { everyEngine, NO_MAIL_SERVER, notRun } from './engines.ts';
import { figure, megabytes, type Figure } from './figure.ts';

const MOST_MEMORY = 1_300e6;
const MOST_CPU = 0.08;
const READY_SECONDS = 5;
/** What deploy/docker/Dockerfile tells each process, but for its share of a container's memory. */
const AS_IN_IMAGES = {
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-semi-space-size=8 --expose-gc',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
const NAMES = ['Processes, start to ready', 'Processes, idle: memory', 'Processes, idle: processor'] as const;

type AtRest = { readonly part: Part; readonly used: number; readonly bytes: number };

const atRest = async ({ admins }: Processes, watch: number): Promise<readonly AtRest[]> => {
  const before = await Promise.all(PARTS.map((part) => cpuSeconds(admins[part])));
  const startedAt = performance.now();
  await pause(watch * 1_000);
  return Promise.all(
    PARTS.map(async (part, index) => {
      const spent = (await cpuSeconds(admins[part])) - (before[index] ?? 0);
      const used = spent / ((performance.now() - startedAt) / 1_000);
      return { part, used, bytes: await memory(admins[part]) };
    }),
  );
};

/** How long each process takes from its start to its first answer, one after the other. */
const startTimes = async (processes: Processes): Promise<ReadonlyMap<Part, number>> => {
  const times = new Map<Part, number>();
  for (const part of PARTS) {
    const program = processes.program(part);
    program.signal('SIGTERM');
    await program.ended;
    const startedAt = performance.now();
    await processes.start(part);
    times.set(part, (performance.now() - startedAt) / 1_000);
  }
  return times;
};

const inWords = (row: (part: Part) => string): string => PARTS.map((part) => `${part} ${row(part)}`).join(', ');

/** The six services and the gateway as separate processes: how fast each starts, and what they use without requests. In seconds. */
export const measureProcesses = async ({
  settle,
  watch,
}: {
  readonly settle: number;
  readonly watch: number;
}): Promise<readonly Figure[]> => {
  const engines = everyEngine();
  if (!engines) return NAMES.map((name) => notRun(name, 'a row each'));
  try {
    const processes = await startProcesses({ ...engines, ...AS_IN_IMAGES }, generateActorKeys(), NO_MAIL_SERVER);
    const times = await startTimes(processes);
    await pause(settle * 1_000);
    const rows = await atRest(processes, watch);
    const of = new Map(rows.map((row) => [row.part, row]));
    const [bytes, used] = [rows.reduce((sum, row) => sum + row.bytes, 0), rows.reduce((sum, row) => sum + row.used, 0)];
    const slowest = Math.max(...times.values());
    return [
      figure(NAMES[0], {
        target: `≤ ${READY_SECONDS} s each`,
        measured: `${slowest.toFixed(1)} s, the slowest`,
        comparedTo: inWords((part) => `${(times.get(part) ?? 0).toFixed(1)} s`),
        isMet: slowest <= READY_SECONDS,
      }),
      figure(NAMES[1], {
        target: `≤ ${megabytes(MOST_MEMORY)} together`,
        measured: megabytes(bytes),
        comparedTo: inWords((part) => megabytes(of.get(part)?.bytes ?? 0)),
        isMet: bytes <= MOST_MEMORY,
      }),
      figure(NAMES[2], {
        target: `≤ ${MOST_CPU * 100} % of a core together`,
        measured: `${(used * 100).toFixed(1)} %`,
        comparedTo: `${inWords((part) => `${((of.get(part)?.used ?? 0) * 100).toFixed(1)} %`)}; over ${watch} s`,
        isMet: used <= MOST_CPU,
      }),
    ];
  } finally {
    await endPrograms();
  }
};
