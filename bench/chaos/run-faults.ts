import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineProxy } from '@wellspring/testkit/processes/engine-proxy';
import type { Part } from '@wellspring/testkit/processes/part-settings';
import type { Engines } from './engines.ts';
import type { Product, Twin } from './product.ts';
import {
  type Behind,
  type EngineName,
  type Fault,
  inWords,
  isEngine,
  type Kill,
  type Planned,
  type Schedule,
} from './schedule.ts';
import type { Troubles } from './troubles.ts';

type World = {
  readonly engines: Engines;
  readonly product: Product;
  readonly mailProxy: EngineProxy;
  readonly troubles: Troubles;
  readonly say: (line: string) => void;
};

/** What was done to the product, and what could not be. */
export type Done = { faults: number; kills: number; readonly leftOut: string[]; readonly deaths: Map<Part, number> };

const A_SECOND = 1_000;
const SLOW = { latencyMs: 30, bytesPerSecond: 1_000_000 };
/** Longer than the session of a consumer group. */
const PAUSE_MS = 12_000;

const cutOff = ({ engines, product, mailProxy }: World, target: Behind): Pick<EngineProxy, 'cut'> =>
  isEngine(target) ? engines.each[target].proxy : target === 'mail' ? mailProxy : product.balancers[target];

const proxyOf = ({ engines, mailProxy }: World, target: Behind): EngineProxy | null =>
  isEngine(target) ? engines.each[target].proxy : target === 'mail' ? mailProxy : null;

/** What ended for want of room may have ended a little later. */
const startEnded = async ({ engines }: World): Promise<void> => {
  for (const engine of Object.values(engines.each)) if (!engine.isRunning()) await engine.start();
};

/** An engine that ended since it had no room is started again, as its operator would. */
const fillDisk = async (world: World, target: EngineName, forMs: number): Promise<string | null> => {
  const engine = world.engines.each[target];
  if (!engine.disk) return 'no small disk could be mounted';
  engine.disk.fill();
  await sleep(forMs);
  engine.disk.free();
  await startEnded(world);
  return null;
};

/** One more process, whose clock is wrong, joins, is stopped until others have taken its place, continues, and dies. */
const rebalance = async ({ product }: World, { target, seconds }: Extract<Fault, { what: 'rebalances' }>) => {
  const extra = await product.extra(target, `${target}-extra`);
  extra.clock?.set(seconds);
  await extra.start();
  extra.signal('SIGSTOP');
  await sleep(PAUSE_MS);
  extra.signal('SIGCONT');
  await sleep(A_SECOND);
  await extra.kill();
  return extra.clock ? null : 'faketime is not on PATH: its clock was right';
};

/** Does one fault from its beginning to its end. Answers why it could not be done, where it could not. */
const doFault = async (world: World, fault: Planned): Promise<string | null> => {
  const forMs = fault.forSeconds * A_SECOND;
  switch (fault.what) {
    case 'stop':
      world.engines.each[fault.target].signal('SIGSTOP');
      await sleep(forMs);
      world.engines.each[fault.target].signal('SIGCONT');
      return null;
    case 'cut':
      cutOff(world, fault.target).cut();
      return null;
    case 'away':
      await proxyOf(world, fault.target)?.takeDown();
      await sleep(forMs);
      await proxyOf(world, fault.target)?.bringUp();
      return null;
    case 'slow':
      proxyOf(world, fault.target)?.slow(SLOW);
      await sleep(forMs);
      proxyOf(world, fault.target)?.slow(null);
      return null;
    case 'full disk':
      return fillDisk(world, fault.target, forMs);
    case 'clock': {
      const { clock } = world.product.twins[fault.target][1];
      if (!clock) return 'faketime is not on PATH';
      clock.set(fault.seconds);
      await sleep(forMs);
      clock.set(0);
      return null;
    }
    case 'rebalances':
      return rebalance(world, fault);
  }
};

/** Slowness and a short cut are no excuse: documents live on. */
const takesDocumentsAway = ({ what, target }: Fault): boolean =>
  target === 'mongodb' && ['stop', 'away', 'full disk'].includes(what);

const runOne = async (world: World, fault: Planned, done: Done): Promise<void> => {
  await startEnded(world);
  world.say(inWords(fault));
  const isTrouble = takesDocumentsAway(fault);
  if (isTrouble) world.troubles.begin('documents');
  const why = await doFault(world, fault).catch((error: unknown) => String(error));
  if (isTrouble) world.troubles.end('documents');
  if (fault.what === 'rebalances') died(done, fault.target);
  if (why === null) done.faults += 1;
  else done.leftOut.push(`${inWords(fault)}: ${why}`);
};

const died = ({ deaths }: Done, part: Part): void => void deaths.set(part, (deaths.get(part) ?? 0) + 1);

const killOne = async ({ troubles }: World, twin: Twin): Promise<void> => {
  const who = `${twin.part} ${twin.port}`;
  troubles.begin(who);
  await twin.kill();
  await twin.start();
  troubles.end(who);
};

const until = (began: number, seconds: number): Promise<void> =>
  sleep(Math.max(0, began + seconds * A_SECOND - performance.now()));

const runKills = async (world: World, kills: readonly Kill[], began: number, done: Done): Promise<void> => {
  const restarting: Promise<void>[] = [];
  for (const { atSeconds, part, twin } of kills) {
    await until(began, atSeconds);
    const pair = world.product.twins[part];
    if (!pair.every((each) => each.isReady())) {
      done.leftOut.push(`kill of ${part} at ${atSeconds} s: the process beside it was not ready`);
      continue;
    }
    done.kills += 1;
    died(done, part);
    const restarted = killOne(world, pair[twin]).catch((error: unknown) => {
      done.leftOut.push(`${part} did not start again: ${String(error)}`);
    });
    restarting.push(restarted);
  }
  await Promise.all(restarting);
};

/** Does everything that was planned, and puts all of it right again. */
export const runFaults = async (world: World, { seconds, faults, kills }: Schedule): Promise<Done> => {
  const done: Done = { faults: 0, kills: 0, leftOut: [], deaths: new Map() };
  const began = performance.now();
  const killing = runKills(world, kills, began, done);
  for (const fault of faults) {
    await until(began, fault.atSeconds);
    // Where processes come back slowly, faults fall behind the plan: the time is over all the same.
    if (performance.now() > began + seconds * A_SECOND) break;
    await runOne(world, fault, done);
  }
  await startEnded(world);
  await killing;
  return done;
};
