import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const PROGRAM = fileURLToPath(new URL('open-loop.ts', import.meta.url));
/** Milliseconds that a client waits for an answer. */
const DEADLINE = 5_000;

/** What became of the requests of one kind; times in milliseconds. */
const Tally = z.object({
  good: z.number(),
  refused: z.number(),
  unclear: z.number(),
  late: z.number(),
  failed: z.number(),
  took: z.array(z.number()),
  refusedAfter: z.array(z.number()),
});
export type Tally = z.output<typeof Tally>;
/** `took`: seconds in which all was sent. `behind`: milliseconds that the pace was missed by at most. */
const Round = z.object({ lights: Tally, heavies: Tally, took: z.number(), behind: z.number() });
export type Round = z.output<typeof Round>;

/** The requests: light and heavy ones alternately. */
export type Mix = { readonly light: readonly string[]; readonly heavy: readonly string[] };

const run = promisify(execFile);

/** Sends the mix at a pace, whether answers come or not. */
export const openLoop = async (folder: string, url: string, mix: Mix, aSecond: number, seconds: number) => {
  const file = join(folder, 'open-loop.json');
  await writeFile(file, JSON.stringify({ url, ...mix, aSecond, seconds, deadline: DEADLINE }));
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, file], {
    maxBuffer: 100_000_000,
  });
  return Round.parse(JSON.parse(stdout));
};

export const goodput = ({ lights, heavies, took }: Round): number => (lights.good + heavies.good) / took;

const STEP = 1.4;
const FIRST = 60;
const SECONDS = 4;
/** When a smaller part of the requests succeeds, twice, the rate exceeds the capacity. */
const SERVED = 0.85;

/** New requests, in the order of the mix: repeated ones would be answered from memory. */
export const freshFrom = (mix: Mix) => {
  let sent = 0;
  return (count: number): Mix => {
    const from = sent;
    sent += Math.ceil(count / 2);
    return { light: mix.light, heavy: mix.heavy.slice(from, sent) };
  };
};

/** Raises the pace until it cannot be served any more; answers the best goodput, a second. The first round only warms. */
export const bestGoodput = async (ask: (aSecond: number, seconds: number) => Promise<Round>): Promise<number> => {
  const reach = async (aSecond: number): Promise<number> => {
    const reached = goodput(await ask(aSecond, SECONDS));
    console.log(`${aSecond}/s asked: ${Math.round(reached)}/s answered well`);
    return reached;
  };
  let best = await reach(FIRST);
  for (let aSecond = FIRST; ; aSecond = Math.round(aSecond * STEP)) {
    let reached = await reach(aSecond);
    if (reached < SERVED * aSecond) reached = Math.max(reached, await reach(aSecond));
    best = Math.max(best, reached);
    if (reached < SERVED * aSecond) return best;
  }
};
