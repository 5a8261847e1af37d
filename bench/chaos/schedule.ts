import { SERVICE_NAMES, type ServiceName } from '@wellspring/service-registry/services';
import { type Part, PARTS } from '@wellspring/testkit/processes/part-settings';
import { chanceOf } from './chance.ts';

export const ENGINES = ['mongodb', 'kafka', 'elasticsearch', 'minio'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What stands behind a proxy. */
export type Behind = EngineName | 'mail' | ServiceName;

/** What goes wrong for a while. */
export type Fault =
  | { readonly what: 'stop'; readonly target: EngineName }
  | { readonly what: 'cut' | 'away' | 'slow'; readonly target: Behind }
  | { readonly what: 'full disk'; readonly target: EngineName }
  | { readonly what: 'clock'; readonly target: Part; readonly seconds: number }
  | { readonly what: 'rebalances'; readonly target: ServiceName; readonly seconds: number };

export type Planned = Fault & {
  readonly atSeconds: number;
  readonly forSeconds: number;
};

/** A process that is killed; the process beside it is not, until it is back. */
export type Kill = { readonly atSeconds: number; readonly part: Part; readonly twin: 0 | 1 };

export type Schedule = {
  readonly seconds: number;
  readonly faults: readonly Planned[];
  readonly kills: readonly Kill[];
};

const KILL_EVERY_SECONDS = 5;
const BETWEEN_SECONDS = 2;
const SMALL_JUMP_SECONDS = 20;
const AN_HOUR = 3_600;

const isEngine = (target: Behind): target is EngineName => ENGINES.some((engine) => engine === target);

/** Each kind once, on each of its targets. */
const deck = (): readonly Fault[] => {
  const behind: readonly Behind[] = [...ENGINES, 'mail'];
  return [
    ...ENGINES.map((target) => ({ what: 'stop', target }) as const),
    ...behind.map((target) => ({ what: 'away', target }) as const),
    ...[...ENGINES, ...SERVICE_NAMES].map((target) => ({ what: 'cut', target }) as const),
    ...ENGINES.map((target) => ({ what: 'slow', target }) as const),
    ...ENGINES.map((target) => ({ what: 'full disk', target }) as const),
    ...PARTS.flatMap((target) =>
      [SMALL_JUMP_SECONDS, -SMALL_JUMP_SECONDS].map((seconds) => ({ what: 'clock', target, seconds }) as const),
    ),
    ...SERVICE_NAMES.flatMap((target) =>
      [AN_HOUR, -AN_HOUR].map((seconds) => ({ what: 'rebalances', target, seconds }) as const),
    ),
  ];
};

/** For a short run: one of each kind, then more of it. */
const inTurns = (faults: readonly Fault[]): readonly Fault[] => {
  const kinds = [...new Set(faults.map(({ what }) => what))];
  const piles = kinds.map((kind) => faults.filter(({ what }) => what === kind));
  const longest = Math.max(...piles.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => piles.flatMap((pile) => pile[at] ?? [])).flat();
};

/** What goes wrong when; the same for the same seed. */
export const scheduleOf = (seed: number, seconds: number): Schedule => {
  const chance = chanceOf(seed);
  const faults: Planned[] = [];
  let waiting: readonly Fault[] = [];
  for (let at = BETWEEN_SECONDS; ;) {
    if (waiting.length === 0) waiting = inTurns(chance.shuffled(deck()));
    const [fault, ...rest] = waiting;
    if (!fault) break;
    const forSeconds =
      fault.what === 'cut' ? 0 : fault.what === 'rebalances' ? 15 : isEngineFault(fault) ? chance.between(3, 7) : 6;
    if (at + forSeconds > seconds) break;
    faults.push({ ...fault, atSeconds: at, forSeconds });
    waiting = rest;
    at += forSeconds + BETWEEN_SECONDS;
  }
  const kills = Array.from({ length: Math.floor(seconds / KILL_EVERY_SECONDS) }, (_, at) => ({
    atSeconds: (at + 1) * KILL_EVERY_SECONDS,
    part: chance.pick(PARTS),
    twin: chance.pick([0, 1] as const),
  }));
  return { seconds, faults, kills };
};

const isEngineFault = ({ what, target }: Fault): boolean =>
  ['stop', 'full disk', 'away'].includes(what) && (target === 'mail' || ENGINES.some((engine) => engine === target));

/** A line that a person reads. */
export const inWords = (fault: Fault & { readonly forSeconds?: number }): string => {
  const seconds = 'seconds' in fault ? ` (clock ${fault.seconds > 0 ? '+' : ''}${fault.seconds} s)` : '';
  const length = fault.forSeconds ? ` for ${fault.forSeconds} s` : '';
  return `${fault.what}: ${fault.target}${seconds}${length}`;
};

export { isEngine };
