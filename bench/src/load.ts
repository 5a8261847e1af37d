import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
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

/** The requests to a server: one address, or many in turn, or a body by POST. */
export type Question = {
  readonly url: string;
  readonly body?: string;
  readonly paths?: readonly string[];
  /** processor time that answering has cost so far */
  readonly cpuSeconds: () => Promise<number>;
};

/** Requests a second, and microseconds of processor for each on the side of the servers. */
export type Rate = { readonly perSecond: number; readonly cpuMicroseconds: number };

type Load = { readonly average: number; readonly total: number };

const run = promisify(execFile);

/** Sends requests as fast as answers arrive, from its own process. @throws when a request was not answered with 2xx */
const load = async ({ url, body, paths }: Question, seconds: number): Promise<Load> => {
  const folder = await mkdtemp(join(tmpdir(), 'wellspring-load-'));
  try {
    const file = join(folder, 'load.json');
    await writeFile(file, JSON.stringify({ url, body, paths, seconds, connections: CONNECTIONS }));
    const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', LOAD, file], {
      maxBuffer: 10_000_000,
    });
    const { non2xx, errors, requests } = Figures.parse(JSON.parse(stdout));
    if (non2xx > 0 || errors > 0) throw new Error(`${url} did not answer every request well`);
    return requests;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Continues with the paths after those that were requested before, with room for connections that were faster than others. */
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

const watched = async ({ cpuSeconds }: Question, ask: () => Promise<Load>): Promise<Rate> => {
  const before = await cpuSeconds();
  const { average, total } = await ask();
  return { perSecond: average, cpuMicroseconds: (((await cpuSeconds()) - before) / total) * 1e6 };
};

/** How both read in the results. */
export const rateInWords = ({ perSecond, cpuMicroseconds }: Rate): string =>
  `${Math.round(perSecond).toLocaleString('en')}/s, ${Math.round(cpuMicroseconds)} µs of processor each`;

/** Medians of interleaved rounds, after one round that only warms; what it answers tells them by name. */
export const sideBySide = async <Name extends string>(
  questions: Readonly<Record<Name, Question>>,
  { rounds, seconds }: Effort,
): Promise<(name: Name) => Rate> => {
  const names = Object.keys(questions).filter((name): name is Name => name in questions);
  const servers = names.map((name) => ({
    name,
    question: questions[name],
    ask: goingOn(questions[name]),
    rates: [] as Rate[],
  }));
  for (const { ask } of servers) await ask(seconds);
  for (let round = 0; round < rounds; round += 1)
    for (const { question, ask, rates } of servers) rates.push(await watched(question, () => ask(seconds)));
  return (name) => {
    const rates = servers.find((server) => server.name === name)?.rates ?? [];
    return {
      perSecond: median(rates.map(({ perSecond }) => perSecond)),
      cpuMicroseconds: median(rates.map(({ cpuMicroseconds }) => cpuMicroseconds)),
    };
  };
};
