import { setTimeout as sleep } from 'node:timers/promises';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import type { Product } from './product.ts';

const LONGEST_MS = 240_000;
const QUIET = /^wellspring_(consumer_lag|outbox_waiting|consumer_waiting)\b/;

/** What one process still has to do, or that it does not answer; empty: nothing. */
const leftOf = async (admin: string): Promise<readonly string[]> => {
  try {
    const figures = (await (await fetch(`${admin}/metrics`)).text()).split('\n');
    return figures.filter((line) => QUIET.test(line) && !line.endsWith(' 0'));
  } catch (error) {
    return [`${admin}: ${String(error)}`];
  }
};

/** Waits until every process has published and handled all events. Returns the rest when that does not end. */
export const caughtUp = async ({ twins }: Product): Promise<readonly string[]> => {
  const deadline = performance.now() + LONGEST_MS;
  for (let quietRounds = 0; ;) {
    const left = (await Promise.all(PARTS.flatMap((part) => twins[part]).map(({ admin }) => leftOf(admin)))).flat();
    quietRounds = left.length === 0 ? quietRounds + 1 : 0;
    // What is published now may cause something else: nothing is left three times in a row.
    if (quietRounds === 3) return [];
    if (performance.now() > deadline) return left;
    await sleep(2_500); // metrics are read every 2 s
  }
};
