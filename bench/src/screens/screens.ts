import { findBrowser, launchBrowser } from '@wellspring/testkit/browser';
import type { Browser } from 'playwright-core';
import { figure, milliseconds, type Figure } from '../figure.ts';
import { median, percentile } from '../middle.ts';
import { startProduct, withFolder } from '../product.ts';
import { addressesOf, MAP } from './addresses.ts';
import { measureFirstPin } from './first-pin.ts';
import { interact } from './interactions.ts';
import { watchPaints } from './paints.ts';
import { MOBILE_THROTTLING, onSlowPhone, SLOW_PROCESSOR } from './slow-phone.ts';
import { startStaticCopy } from './static-copy.ts';

const MOST_LCP = 1.3;
const MOST_CLS = 0.01;
const MOST_INP = 100;
const PART = 0.98;
/** The slowest interactions that are reported with the figure. */
const MAX_REPORTED = 12;

/** The product beside its static copy, in turns; the first turn only warms both. */
const measureLcp = async (browser: Browser, url: string, rounds: number): Promise<readonly Figure[]> => {
  const copy = await startStaticCopy(url);
  const lcpOf = async (address: string): Promise<number> =>
    (await onSlowPhone(browser, (page) => watchPaints(page, address, false))).lcp;
  const figures: Figure[] = [];
  for (const { name, path } of await addressesOf(url)) {
    const [ours, floor]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      ours.push(await lcpOf(`${url}${path}`));
      floor.push(await lcpOf(`${copy.url}${path}`));
    }
    const [own, least] = [median(ours.slice(1)), median(floor.slice(1))];
    figures.push(
      figure(`LCP of ${name}, on a slow phone`, {
        target: `≤ ${MOST_LCP} ×`,
        measured: `${(own / least).toFixed(2)} × (${milliseconds(own)})`,
        comparedTo: `a static page of the same words, style and pictures from node:http (${milliseconds(least)}); median of ${rounds} each, ${MOBILE_THROTTLING}`,
        isMet: own <= MOST_LCP * least,
      }),
    );
  }
  await copy.stop();
  return figures;
};

/** What moves while a page loads, and while it is read down to its end. */
const measureCls = async (browser: Browser, url: string): Promise<Figure> => {
  const shifts: { name: string; cls: number }[] = [];
  for (const { name, path } of [...(await addressesOf(url)), MAP]) {
    const { cls, moved } = await onSlowPhone(browser, (page) => watchPaints(page, `${url}${path}`, true));
    moved.forEach((what) => console.log(`moved on ${name}: ${what}`));
    shifts.push({ name, cls });
  }
  const most = Math.max(...shifts.map(({ cls }) => cls));
  return figure('CLS, the most of any screen', {
    target: `≤ ${MOST_CLS}`,
    measured: most.toFixed(4),
    comparedTo: `the limit itself; ${shifts.map(({ name, cls }) => `${name} ${cls.toFixed(4)}`).join(', ')}; while it loads and is scrolled to its end, ${MOBILE_THROTTLING}`,
    isMet: most <= MOST_CLS,
  });
};

const measureInp = async (browser: Browser, url: string): Promise<Figure> => {
  const interactions = (await interact(browser, url)).toSorted((one, other) => other.duration - one.duration);
  interactions.slice(0, MAX_REPORTED).forEach(({ duration, what }) => console.log(`${duration} ms: ${what}`));
  const durations = interactions.map(({ duration }) => duration);
  const inp = percentile(durations, PART);
  return figure('INP over the screens, p98', {
    target: `≤ ${milliseconds(MOST_INP)}`,
    measured: milliseconds(inp),
    comparedTo: `the limit itself; p50 ${milliseconds(median(durations))}, ${durations.length} interactions of visitors and members, wide and on a phone, ${SLOW_PROCESSOR}`,
    isMet: inp <= MOST_INP,
  });
};

/** What a person waits for in a browser: the largest paint, the first pin of a map, what jumps, and what a click or key does. */
export const measureScreens = ({ rounds }: { readonly rounds: number }) =>
  withFolder(async (folder): Promise<readonly Figure[]> => {
    await findBrowser();
    const product = await startProduct(folder);
    const browser = await launchBrowser();
    try {
      const { url } = product;
      return [
        ...(await measureLcp(browser, url, rounds)),
        await measureFirstPin(browser, url, MAP, rounds),
        await measureCls(browser, url),
        await measureInp(browser, url),
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  });
