import { setTimeout as pause } from 'node:timers/promises';

/** How long visitors' lists take, one after the other, until the signal ends it. */
const readUntil = async (url: string, signal: AbortSignal): Promise<readonly number[]> => {
  const took: number[] = [];
  for (let at = 0; !signal.aborted; at += 1) {
    const sentAt = performance.now();
    await (await fetch(`${url}/api/locations?limit=9&offset=${(at % 20) * 9}`)).arrayBuffer();
    took.push(performance.now() - sentAt);
    await pause(5);
  }
  return took;
};

/** How long visitors' lists take while something else is done. */
export const readFor = async (url: string, work: Promise<unknown>): Promise<readonly number[]> => {
  const ended = new AbortController();
  const reading = readUntil(url, ended.signal);
  await work;
  ended.abort();
  return reading;
};
