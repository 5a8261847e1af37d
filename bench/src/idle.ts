import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds, memory } from './ask.ts';
import { figure, megabytes, type Figure } from './figure.ts';
import { median } from './middle.ts';
import { startProduct, withFolder, type Product } from './product.ts';

const MOST_MEMORY = 280e6;
const MOST_CPU = 0.006;
const READY_SECONDS = 1.2;
const STARTS = 3;

const timesOfStart = async (folder: string): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const product = await startProduct(folder);
    times.push(product.readySeconds);
    await product.stop();
  }
  return times;
};

const atRest = async ({ adminUrl }: Product, seconds: number) => {
  await memory(adminUrl);
  const [startedAt, before] = [performance.now(), await cpuSeconds(adminUrl)];
  await pause(seconds * 1000);
  const used = (await cpuSeconds(adminUrl)) - before;
  return { part: used / ((performance.now() - startedAt) / 1000), bytes: await memory(adminUrl) };
};

/** The embedded product with the demo places: how fast it starts again, and what it uses without requests. In seconds. */
export const measureIdle = ({ settle, watch }: { readonly settle: number; readonly watch: number }) =>
  withFolder(async (folder): Promise<readonly Figure[]> => {
    const first = await startProduct(folder);
    await first.stop();
    const times = await timesOfStart(folder);
    const product = await startProduct(folder);
    await pause(settle * 1000);
    const { part, bytes } = await atRest(product, watch);
    await product.stop();
    const ready = median(times);
    return [
      figure('Second start, ready', {
        target: `≤ ${READY_SECONDS} s`,
        measured: `${ready.toFixed(1)} s`,
        comparedTo: `the first start, with filling: ${first.readySeconds.toFixed(1)} s; from the process's start to an answer, median of ${STARTS}`,
        isMet: ready <= READY_SECONDS,
      }),
      figure('Embedded, idle: memory', {
        target: `≤ ${megabytes(MOST_MEMORY)}`,
        measured: megabytes(bytes),
        comparedTo: 'the limit itself; resident, with the demo places',
        isMet: bytes <= MOST_MEMORY,
      }),
      figure('Embedded, idle: processor', {
        target: `≤ ${(MOST_CPU * 100).toFixed(1)} % of a core`,
        measured: `${(part * 100).toFixed(2)} %`,
        comparedTo: `the limit itself; over ${watch} s`,
        isMet: part <= MOST_CPU,
      }),
    ];
  });
