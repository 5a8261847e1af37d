import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { engineSettings, notRun, ON_ENGINES } from './engines.ts';
import { figure, milliseconds, type Figure } from './figure.ts';
import type { Flood } from './login-flood.ts';
import { measureWaits } from './member-waits.ts';
import { median, percentile } from './middle.ts';
import { writePlaces } from './places.ts';
import { importFile, startProduct, withFolder } from './product.ts';
import { readFor } from './read-beside.ts';

const A_SECOND = 1_000;

const ADDRESSES = 200;
const LOGINS_A_SECOND = 200;
const MOST_SLOWER = 2;

/** The logins come from a separate thread, not from the readers. Returns the result of each. */
const loginsFor = async (url: string, seconds: number, round: number): Promise<readonly number[]> => {
  const count = seconds * LOGINS_A_SECOND;
  const flood: Flood = { url, count, aSecond: LOGINS_A_SECOND, addresses: ADDRESSES, round };
  const thread = new Worker(new URL('./login-flood.ts', import.meta.url), { workerData: flood });
  const [statuses] = z.tuple([z.array(z.number())]).parse(await once(thread, 'message'));
  return statuses;
};

/** Lists without and with logins beside them, in turns. Answers the middle of each one's 99th percentile, and how the logins were answered. */
const readBesideLogins = async (url: string, { rounds, seconds }: { rounds: number; seconds: number }) => {
  const [quiet, busy, statuses]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(percentile(await readFor(url, pause(seconds * A_SECOND)), 0.99));
    const logins = loginsFor(url, seconds, round);
    busy.push(percentile(await readFor(url, logins), 0.99));
    statuses.push(...(await logins));
  }
  return { quiet: median(quiet), busy: median(busy), statuses };
};

const besideLogins = async (url: string, effort: { rounds: number; seconds: number }): Promise<Figure> => {
  const { quiet, busy, statuses } = await readBesideLogins(url, effort);
  const [hashed = 0, full = 0] = [401, 503].map((status) => statuses.filter((each) => each === status).length);
  return figure(`A visitor's list beside ${LOGINS_A_SECOND} logins a second, p99`, {
    target: `≤ ${MOST_SLOWER} ×`,
    measured: `${(busy / quiet).toFixed(2)} × (${milliseconds(busy)})`,
    comparedTo:
      `the same lists without logins (${milliseconds(quiet)}), in ${effort.rounds} turns; ${statuses.length} logins from ` +
      `${ADDRESSES} addresses: ${hashed} hashed, ${full} told that too many sign in at once`,
    isMet: busy <= MOST_SLOWER * quiet && hashed + full === statuses.length,
  });
};

type Effort = {
  readonly changes: number;
  readonly firsts: number;
  readonly rounds: number;
  readonly seconds: number;
};

const SETTINGS = { TRUST_PROXY: '1', LOG_LEVEL: 'error' };

/** What members do beside visitors, on an embedded product with the demo's places behind a proxy. */
export const measureMembers = ({ changes, firsts, ...effort }: Effort): Promise<readonly Figure[]> =>
  withFolder(async (folder) => {
    const { url, stop } = await startProduct(folder, SETTINGS);
    try {
      const waits = await measureWaits(url, { where: 'embedded', most: 100, changes, firsts });
      return [...waits, await besideLogins(url, effort)];
    } finally {
      await stop();
    }
  });

/** The same waits on real engines, where the environment names them. */
export const measureMembersOnEngines = ({ changes, firsts }: Effort): Promise<readonly Figure[]> =>
  withFolder(async (folder) => {
    const engines = engineSettings();
    if (!engines) return [notRun(`Review to average and to badge, ${ON_ENGINES}, p99`, '≤ 1500 ms')];
    const { url, stop } = await startProduct(folder, { ...SETTINGS, ...engines });
    try {
      const places = join(folder, 'places.ndjson');
      await writePlaces(places, firsts + 1); // one of them is reviewed already when the first badges are earned
      await importFile(folder, places);
      return await measureWaits(url, { where: ON_ENGINES, most: 1_500, changes, firsts });
    } finally {
      await stop();
    }
  });
