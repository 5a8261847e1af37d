import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { cpuSeconds } from './ask.ts';
import { median } from './middle.ts';

const CONNECTIONS = 32;
const ROOM = 1.3;
const LOAD = fileURLToPath(new URL('load-process.ts', import.meta.url));

const Figures = z.object({
  non2xx: z.number(),
  errors: z.number(),
  requests: z.object({ average: z.number(), total: z.number() }),
});

/** How long and how often; what is measured side by side takes turns. */
export type Effort = { readonly rounds: number; readonly seconds: number };

/** What is asked of a server: one address, or many in turn, or a body by POST. */
export type Question = { readonly url: string; readonly body?: string; readonly paths?: readonly string[] };

/** Requests a second, and microseconds of the server's processor for each. */
export type Rate = { readonly perSecond: number; readonly cpuMicroseconds: number };

type Load = { readonly average: number; readonly total: number };

const run = promisify(execFile);

/** Asks as fast as answers come, from a process of its own. @throws when a request was not answered with 2xx */
const load = async (question: Question, seconds: number): Promise<Load> => {
  const folder = await mkdtemp(join(tmpdir(), 'wellspring-load-'));
  try {
    const file = join(folder, 'load.json');
    await writeFile(file, JSON.stringify({ ...question, seconds, connections: CONNECTIONS }));
    const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', LOAD, file], {
      maxBuffer: 10_000_000,
    });
    const { non2xx, errors, requests } = Figures.parse(JSON.parse(stdout));
    if (non2xx > 0 || errors > 0) throw new Error(`${question.url} did not answer every request well`);
    return requests;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Goes on in the paths behind those that were asked before, with room for connections that were faster than others. */
const goingOn = (question: Question) => {
  let next = 0;
  return async (seconds: number): Promise<Load> => {
    const { paths = [] } = question;
    const rotated = paths.length > 0 ? { paths: [...paths.slice(next), ...paths.slice(0, next)] } : {};
    const done = await load({ ...question, ...rotated }, seconds);
    next = paths.length > 0 ? (next + Math.ceil(done.total * ROOM)) % paths.length : 0;
    return done;
  };
};

const watched = async (url: string, ask: () => Promise<Load>, hasMetrics: boolean): Promise<Rate> => {
  const origin = new URL(url).origin;
  const before = hasMetrics ? await cpuSeconds(origin) : NaN;
  const { average, total } = await ask();
  const used = hasMetrics ? (await cpuSeconds(origin)) - before : NaN;
  return { perSecond: average, cpuMicroseconds: (used / total) * 1e6 };
};

/**
 * Medians of interleaved rounds, after one round that only warms; what it answers tells them by name. `hasMetrics`: the
 * servers tell their processor time.
 */
export const sideBySide = async <Name extends string>(
  questions: Readonly<Record<Name, Question>>,
  { rounds, seconds }: Effort,
  hasMetrics = true,
): Promise<(name: Name) => Rate> => {
  const names = Object.keys(questions).filter((name): name is Name => name in questions);
  const servers = names.map((name) => ({
    name,
    url: questions[name].url,
    ask: goingOn(questions[name]),
    rates: [] as Rate[],
  }));
  for (const { ask } of servers) await ask(seconds);
  for (let round = 0; round < rounds; round += 1)
    for (const { url, ask, rates } of servers) rates.push(await watched(url, () => ask(seconds), hasMetrics));
  return (name) => {
    const rates = servers.find((server) => server.name === name)?.rates ?? [];
    return {
      perSecond: median(rates.map(({ perSecond }) => perSecond)),
      cpuMicroseconds: median(rates.map(({ cpuMicroseconds }) => cpuMicroseconds)),
    };
  };
};
