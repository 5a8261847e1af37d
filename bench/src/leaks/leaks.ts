import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LocationList } from '@wellspring/rest-contract/location';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { z } from 'zod';
import { askJson, memory } from '../ask.ts';
import { figure, megabytes, type Figure } from '../figure.ts';
import { median } from '../middle.ts';
import { joinAll } from '../new-members.ts';
import { persistedQueries } from '../persisted-operations.ts';
import { startProduct, withFolder, type Product } from '../product.ts';
import { lookInside, type Held } from './inspector.ts';
import { openAndClose } from './streams.ts';

const MOST_GROWTH = 0.05;
const PARTS = 10;
/** Samples at each end that are compared by their middle; the first part fills the caches, and does not count. */
const EDGE = 3;
const MEMBERS = 25;
const LOAD = fileURLToPath(new URL('mixed-load.ts', import.meta.url));
/** Milliseconds until released connections are closed. */
const LET_GO = 20_000;

const run = promisify(execFile);
const Statuses = z.record(z.string(), z.number());

const countOf = ({ files, resources }: Held): number =>
  files + Object.values(resources).reduce((sum, one) => sum + one, 0);

/** What is held once all connections are gone that may go. */
const atRest = async (port: number, atMost: number): Promise<Held> => {
  const until = performance.now() + LET_GO;
  for (;;) {
    const held = await lookInside(port);
    if (countOf(held) <= atMost || performance.now() > until) return held;
    await pause(500);
  }
};

const handlesInWords = ({ files, resources }: Held): string => {
  const names = Object.entries(resources).toSorted(([one], [other]) => one.localeCompare(other));
  return `${files} files, ${names.map(([name, count]) => `${count} ${name}`).join(', ')}`;
};

/** The load in ten parts, each with its streams; answers what was held after each, and how all was answered. */
const loadInParts = async (folder: string, { url }: Product, port: number, { requests, streams }: Size) => {
  const cookies = (await joinAll(url, MEMBERS)).map(({ cookie }) => cookie);
  const { locations } = LocationList.parse(await askJson(`${url}/api/locations?limit=100`));
  const hashOf = await persistedQueries();
  const operations = { Locations: hashOf('Locations'), Categories: hashOf('Categories') };
  const file = join(folder, 'mixed-load.json');
  const [samples, statuses]: [Held[], Record<string, number>] = [[], {}];
  for (let part = 0; part < PARTS; part += 1) {
    const about = { requests: requests / PARTS, from: (part * requests) / PARTS };
    await writeFile(file, JSON.stringify({ url, ids: locations.map(({ id }) => id), cookies, operations, ...about }));
    const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', LOAD, file]);
    for (const [status, count] of Object.entries(Statuses.parse(JSON.parse(stdout))))
      statuses[status] = (statuses[status] ?? 0) + count;
    await openAndClose(url, cookies, streams / PARTS);
    const held = await atRest(port, samples[0] ? countOf(samples[0]) : 0);
    samples.push(held);
    console.log(
      `part ${part + 1}: ${megabytes(held.heap)} of heap, ${megabytes(held.outside)} outside, ${handlesInWords(held)}`,
    );
  }
  return { samples, statuses };
};

type Size = { readonly requests: number; readonly streams: number };

/** What the embedded product still holds after very many requests and streams: heap, handles and files. */
export const measureLeaks = (size: Size) =>
  withFolder(async (folder): Promise<readonly Figure[]> => {
    const port = await freePort();
    const settings = { TRUST_PROXY: '1', LOG_LEVEL: 'error', NODE_OPTIONS: `--inspect=127.0.0.1:${port}` };
    const product = await startProduct(join(folder, 'data'), settings);
    try {
      const { samples, statuses } = await loadInParts(folder, product, port, size);
      const heaps = samples.slice(1).map(({ heap }) => heap);
      const [before, after] = [median(heaps.slice(0, EDGE)), median(heaps.slice(-EDGE))];
      const growth = after / before - 1;
      const [first, last] = [samples[0], samples.at(-1)];
      const answered = Object.entries(statuses).map(([status, count]) => `${status} ${count.toLocaleString('en')}`);
      const about = `${size.requests.toLocaleString('en')} mixed requests (${answered.join(', ')}) and ${size.streams.toLocaleString('en')} streams opened and closed`;
      const resident = await memory(product.adminUrl);
      return [
        figure('Embedded, after very many requests: growth of the heap', {
          target: `≤ ${MOST_GROWTH * 100} %`,
          measured: `${(growth * 100).toFixed(1)} % (${megabytes(after)})`,
          comparedTo: `${megabytes(before)} after the second to fourth tenth, both after a collection; resident at the end ${megabytes(resident)}; ${about}`,
          isMet: growth <= MOST_GROWTH,
        }),
        figure('Embedded, after very many requests: handles and files', {
          target: 'none more',
          measured: last ? handlesInWords(last) : '',
          comparedTo: `after the first tenth: ${first ? handlesInWords(first) : ''}; ${about}`,
          isMet: first !== undefined && last !== undefined && countOf(last) <= countOf(first),
        }),
      ];
    } finally {
      await product.stop();
    }
  });
