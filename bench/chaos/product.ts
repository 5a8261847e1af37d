import { setTimeout as sleep } from 'node:timers/promises';
import { generateActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { identitySettings } from '@wellspring/testkit/processes/identity-settings';
import {
  commandMain,
  eachPart,
  mainOf,
  type Part,
  PARTS,
  partSettings,
  type Settings,
} from '@wellspring/testkit/processes/part-settings';
import { type Ended, endPrograms, type Program, ready, startProgram } from '@wellspring/testkit/processes/program';
import { openShiftedClock, type ShiftedClock } from '@wellspring/testkit/processes/shifted-clock';
import { type Balancer, openBalancer } from './balancer.ts';

const START_MS = 180_000;
/** Of a command: a machine that has much to do may be too slow for the first connection. */
const TRIES = 3;

/** A process of a part that is killed and started again, always on the same ports. */
export type Twin = {
  readonly part: Part;
  readonly port: number;
  readonly admin: string;
  readonly clock: ShiftedClock | null;
  readonly isReady: () => boolean;
  readonly start: () => Promise<void>;
  /** SIGKILL; the balancer knows at once. */
  readonly kill: () => Promise<void>;
  readonly signal: Program['signal'];
};

export type Product = {
  /** two processes of each part */
  readonly twins: Readonly<Record<Part, readonly [Twin, Twin]>>;
  readonly balancers: Readonly<Record<Part, Balancer>>;
  /** where people find it: the name that every gateway goes by */
  readonly host: string;
  /** One more process of a part, that no call goes to. */
  readonly extra: (part: Part, clock: string) => Promise<Twin>;
  /** Runs an operator's command to its end, again where it failed at first. @throws when it keeps failing */
  readonly command: (name: string, ...args: readonly string[]) => Promise<Ended>;
  /** What all processes have logged about a request. */
  readonly logged: (requestId: string) => readonly string[];
  readonly close: () => Promise<void>;
};

type Place = { readonly engines: Settings; readonly smtpUrl: string; readonly folder: string };

/** Starts two processes of each part, each service behind a balancer. */
export const startProduct = async ({ engines, smtpUrl, folder }: Place): Promise<Product> => {
  const opened = new Map<Part, Balancer>();
  for (const part of PARTS) opened.set(part, await openBalancer());
  const balancerOf = (part: Part): Balancer => {
    const balancer = opened.get(part);
    if (!balancer) throw new Error(`${part} has no balancer`);
    return balancer;
  };
  const balancers = eachPart(balancerOf);
  const origins = eachPart((part) => `http://127.0.0.1:${balancers[part].port}`);
  const surroundings = {
    shared: { ...engines, GRAPHQL_OPERATIONS: 'any', CHECK_API_ANSWERS: 'on' },
    keys: generateActorKeys(),
    smtpUrl,
    origins,
  };
  const more = { TRUST_PROXY: '1', RATE_LIMIT: 'off', LOG_LEVEL: 'error' };

  const programs: Program[] = [];
  const openTwin = async (part: Part, clock: ShiftedClock | null, isCalled: boolean): Promise<Twin> => {
    const [port, adminPort] = [await freePort(), await freePort()];
    const settings = { ...partSettings(part, surroundings), ...more, ...clock?.settings };
    let program: Program | undefined;
    let isReady = false;
    const set = (to: boolean): void => {
      isReady = to;
      balancers[part].set(port, to && isCalled);
    };
    const start = async (): Promise<void> => {
      const started = startProgram(mainOf(part), { ...settings, PORT: String(port), ADMIN_PORT: String(adminPort) });
      program = started;
      programs.push(started);
      await ready(started, `http://127.0.0.1:${port}`, START_MS);
      set(true);
      void started.ended.then(() => set(false));
    };
    const kill = async (): Promise<void> => {
      set(false);
      program?.signal('SIGKILL');
      await program?.ended;
    };
    const signal: Program['signal'] = (name) => program?.signal(name);
    return { part, port, admin: `http://127.0.0.1:${adminPort}`, clock, isReady: () => isReady, start, kill, signal };
  };

  const pairs = new Map<Part, readonly [Twin, Twin]>();
  for (const part of PARTS) {
    const pair = [
      await openTwin(part, null, true),
      await openTwin(part, openShiftedClock(folder, part), true),
    ] as const;
    pairs.set(part, pair);
    await Promise.all(pair.map((twin) => twin.start()));
  }
  const command: Product['command'] = async (name, ...args) => {
    const settings = { ...engines, ...identitySettings(smtpUrl), DATA_DIR: `${folder}/commands`, LOG_LEVEL: 'error' };
    for (let tries = 1; ; tries += 1) {
      const ended = await startProgram(commandMain(name), settings, args).ended;
      if (ended.code === 0) return ended;
      if (tries === TRIES) throw new Error(`${name} ${args.join(' ')}: ${ended.stdout} ${ended.stderr.slice(-1_000)}`);
    }
  };
  const twinsOf = (part: Part): readonly [Twin, Twin] => {
    const pair = pairs.get(part);
    if (!pair) throw new Error(`${part} was not started`);
    return pair;
  };
  return {
    twins: eachPart(twinsOf),
    balancers,
    host: `127.0.0.1:${balancers.gateway.port}`,
    extra: (part, clock) => openTwin(part, openShiftedClock(folder, clock), false),
    command,
    logged: (requestId) => {
      const lines = programs.flatMap(({ output }) => output().split('\n'));
      const own = lines.filter((line) => line.includes(requestId));
      // Services know the request by its trace alone.
      const traces = own.flatMap((line) => /"traceId":"([0-9a-f]{32})"/.exec(line)?.[1] ?? []);
      return lines.filter((line) => own.includes(line) || traces.some((trace) => line.includes(trace)));
    },
    close: async () => {
      await Promise.race([endPrograms(), sleep(START_MS)]);
      for (const balancer of opened.values()) balancer.close();
    },
  };
};
