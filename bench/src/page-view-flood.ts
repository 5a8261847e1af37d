// A thread that sends page views at a steady rate, each by another visitor: every one of them is counted.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

const Views = z.object({ url: z.string(), count: z.int(), aSecond: z.int(), round: z.int() });
export type Views = z.output<typeof Views>;

const A_SECOND = 1_000;
const CONNECTIONS = 64;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const view = (url: string, at: number, round: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ type: 'page_view', path: `/lists/${at}` });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': BROWSER,
      'x-forwarded-for': `10.${round}.${at % 250}.1`,
    };
    request(`${url}/api/events`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end(body);
  });

/** Answers how many were taken, and in how many milliseconds the last one was. */
const send = async ({ url, count, aSecond, round }: Views) => {
  const begunAt = performance.now();
  const sent: Promise<number>[] = [];
  for (let at = 0; at < count; at += 1) {
    const dueAt = begunAt + (at / aSecond) * A_SECOND;
    if (dueAt > performance.now()) await pause(dueAt - performance.now());
    sent.push(view(url, at, round));
  }
  const statuses = await Promise.all(sent);
  return { taken: statuses.filter((status) => status === 204).length, took: performance.now() - begunAt };
};

parentPort?.postMessage(await send(Views.parse(workerData)));
