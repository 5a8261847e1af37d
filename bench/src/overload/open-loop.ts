// Sends requests at a steady rate, independent of the answers, from its own process. Its argument is a file: the requests, the rate, the duration.
import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Tally } from './rounds.ts';

const Load = z.object({
  url: z.string(),
  aSecond: z.number(),
  seconds: z.number(),
  /** milliseconds after which the client gives up */
  deadline: z.number(),
  /** sent alternately, one light and one heavy */
  light: z.array(z.string()),
  heavy: z.array(z.string()),
});

const tally = (): Tally => ({ good: 0, refused: 0, unclear: 0, late: 0, failed: 0, took: [], refusedAfter: [] });

const { url, aSecond, seconds, deadline, light, heavy } = Load.parse(
  JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')),
);
const agent = new Agent({ keepAlive: true, maxSockets: 2_000, scheduling: 'fifo' });
const { hostname, port } = new URL(url);
const TOO_BUSY = new Set([429, 503]);

/** A refusal says in words why, and when to come again. */
const isClear = (words: string, retryAfter: string | undefined): boolean =>
  Number(retryAfter) > 0 && /"message":"[^"]+"/.test(words);

const ask = (path: string, about: Tally): Promise<void> =>
  new Promise((resolve) => {
    const sentAt = performance.now();
    let isLate = false;
    const sent = get({ hostname, port, path, agent }, (response) => {
      let words = '';
      const isBusy = TOO_BUSY.has(response.statusCode ?? 0);
      response.on('data', (chunk: Buffer) => (words += isBusy ? chunk.toString() : ''));
      response.once('end', () => {
        const took = performance.now() - sentAt;
        if (response.statusCode === 200) {
          about.good += 1;
          about.took.push(took);
        } else if (isBusy && isClear(words, response.headers['retry-after'])) {
          about.refused += 1;
          about.refusedAfter.push(took);
        } else about.unclear += 1;
      });
      response.once('error', () => undefined);
    });
    const timer = setTimeout(() => {
      isLate = true;
      sent.destroy();
    }, deadline);
    sent.once('error', () => {
      if (!isLate) about.failed += 1;
    });
    sent.once('close', () => {
      clearTimeout(timer);
      if (isLate) about.late += 1;
      resolve();
    });
  });

const [lights, heavies] = [tally(), tally()];
const sent: Promise<void>[] = [];
const begunAt = performance.now();
let behind = 0;
for (let at = 0; at < aSecond * seconds; at += 1) {
  const dueIn = begunAt + (at / aSecond) * 1_000 - performance.now();
  if (dueIn > 1) await pause(dueIn);
  else behind = Math.max(behind, -dueIn);
  const paths = at % 2 === 0 ? light : heavy;
  const path = paths[(at >> 1) % paths.length] ?? '/';
  sent.push(ask(path, at % 2 === 0 ? lights : heavies));
}
const took = (performance.now() - begunAt) / 1_000;
await Promise.all(sent);
agent.destroy();
process.stdout.write(JSON.stringify({ lights, heavies, took, behind }));
