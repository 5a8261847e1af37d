import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { figure, milliseconds, type Figure } from './figure.ts';
import { median, percentile } from './middle.ts';
import type { Views } from './page-view-flood.ts';
import { startProduct, withFolder } from './product.ts';
import { readFor } from './read-beside.ts';

const A_SECOND = 1_000;
const VIEWS_A_SECOND = 2_000;
const MOST_SLOWER = 2;
/** A part of the pace that the load generator itself may lose. */
const ROOM = 0.98;

const WorkerReport = z.tuple([z.object({ taken: z.number(), took: z.number() })]);

const viewsFor = async (url: string, seconds: number, round: number): Promise<z.output<typeof WorkerReport>[0]> => {
  const views: Views = { url, count: seconds * VIEWS_A_SECOND, aSecond: VIEWS_A_SECOND, round };
  const thread = new Worker(new URL('./page-view-flood.ts', import.meta.url), { workerData: views });
  const [report] = WorkerReport.parse(await once(thread, 'message'));
  return report;
};

/** Views in bursts, and visitors' lists without and with them beside, in turns. */
export const measurePageViews = ({ rounds, seconds }: { rounds: number; seconds: number }) =>
  withFolder(async (folder): Promise<readonly Figure[]> => {
    const { url, stop } = await startProduct(folder, { TRUST_PROXY: '1', LOG_LEVEL: 'error' });
    try {
      const [quiet, busy, paces]: [number[], number[], number[]] = [[], [], []];
      let [sent, taken] = [0, 0];
      await viewsFor(url, 1, 200);
      for (let round = 0; round < rounds; round += 1) {
        quiet.push(percentile(await readFor(url, pause(seconds * A_SECOND)), 0.99));
        const views = viewsFor(url, seconds, round);
        busy.push(percentile(await readFor(url, views), 0.99));
        const report = await views;
        sent += seconds * VIEWS_A_SECOND;
        taken += report.taken;
        paces.push((report.taken / report.took) * A_SECOND);
      }
      const [still, beside, pace] = [median(quiet), median(busy), median(paces)];
      return [
        figure('Page views taken on one core', {
          target: `≥ ${VIEWS_A_SECOND.toLocaleString('en')}/s`,
          measured: `${Math.round(pace).toLocaleString('en')}/s`,
          comparedTo: `${sent.toLocaleString('en')} sent at that pace, each by somebody else, ${taken.toLocaleString('en')} taken`,
          isMet: pace >= ROOM * VIEWS_A_SECOND && taken === sent,
        }),
        figure(`A visitor's list beside ${VIEWS_A_SECOND.toLocaleString('en')} page views a second, p99`, {
          target: `≤ ${MOST_SLOWER} ×`,
          measured: `${(beside / still).toFixed(2)} × (${milliseconds(beside)})`,
          comparedTo: `the same lists without page views (${milliseconds(still)}), in ${rounds} turns`,
          isMet: beside <= MOST_SLOWER * still,
        }),
      ];
    } finally {
      await stop();
    }
  });
