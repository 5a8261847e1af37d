// A thread that signs in at a steady pace, each time from another address and for another account: no limit stops it.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { forwardedFor, post } from './post.ts';

const Flood = z.object({ url: z.string(), count: z.int(), aSecond: z.int(), addresses: z.int(), round: z.int() });
export type Flood = z.output<typeof Flood>;

const A_SECOND = 1_000;

const send = async ({ url, count, aSecond, addresses, round }: Flood): Promise<readonly number[]> => {
  const begunAt = performance.now();
  const sent: Promise<number>[] = [];
  for (let at = 0; at < count; at += 1) {
    const dueAt = begunAt + (at / aSecond) * A_SECOND;
    if (dueAt > performance.now()) await pause(dueAt - performance.now());
    const credentials = { email: `bench-${round}-${at}@example.org`, password: 'warm water' };
    const login = post(`${url}/api/login`, credentials, forwardedFor(at % addresses, 1 + round));
    sent.push(login.then(async (response) => (await response.arrayBuffer(), response.status)));
  }
  return Promise.all(sent);
};

parentPort?.postMessage(await send(Flood.parse(workerData)));
