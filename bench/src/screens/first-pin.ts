import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { figure, milliseconds, type Figure } from '../figure.ts';
import { median } from '../middle.ts';
import type { Address } from './addresses.ts';
import { MOBILE_THROTTLING, onSlowPhone } from './slow-phone.ts';
import { startStaticCopy } from './static-copy.ts';

const MOST = 1.5;

/** Milliseconds until the first pin was painted, and what had been fetched until then that the HTML of a page without script does not fetch itself. */
const FirstPin = z.object({ at: z.number(), paths: z.array(z.string()) });
type FirstPin = z.output<typeof FirstPin>;

/** Runs before any script of the page. */
const OBSERVE_PIN = `
  const isFetched = ({ responseEnd, name }) => responseEnd > 0 && !/\\.(css|woff2)$/.test(name);
  window.__firstPin = new Promise((resolve) => {
    const look = () => requestAnimationFrame(document.querySelector('[data-pin]') ? tell : look);
    const tell = () => {
      const fetched = performance.getEntriesByType('resource').filter(isFetched);
      const paths = [...new Set(fetched.map(({ name }) => name.slice(location.origin.length)))];
      resolve({ at: performance.now(), paths });
    };
    look();
  });`;

const firstPinOf = async (page: Page, url: string): Promise<FirstPin> => {
  await page.addInitScript(OBSERVE_PIN);
  await page.goto(url);
  return FirstPin.parse(await page.evaluate('window.__firstPin'));
};

/** Milliseconds until a page without script, with all this requested beside its HTML, is there. */
const loadOf = async (page: Page, url: string, paths: readonly string[]): Promise<number> => {
  await page.addInitScript(`window.__loaded = Promise.all([
    ...${JSON.stringify(paths)}.map((path) => fetch(path).then((response) => response.arrayBuffer())),
    new Promise((resolve) => addEventListener('load', resolve)),
  ]).then(() => performance.now());`);
  await page.goto(url);
  return z.number().parse(await page.evaluate('window.__loaded'));
};

/** How long the first pin of a map takes, beside a page that only fetches the same bytes, all at once; in turns, of which the first only warms both. */
export const measureFirstPin = async (
  browser: Browser,
  url: string,
  { name, path }: Address,
  rounds: number,
): Promise<Figure> => {
  const copy = await startStaticCopy(url);
  const [ours, floor]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const { at, paths } = await onSlowPhone(browser, (page) => firstPinOf(page, `${url}${path}`));
    ours.push(at);
    floor.push(await onSlowPhone(browser, (page) => loadOf(page, `${copy.url}${path}`, paths)));
  }
  await copy.stop();
  const [own, least] = [median(ours.slice(1)), median(floor.slice(1))];
  return figure(`First pin of ${name}, on a slow phone`, {
    target: `≤ ${MOST} ×`,
    measured: `${(own / least).toFixed(2)} × (${milliseconds(own)})`,
    comparedTo: `a page without script that fetches the same bytes all at once, from node:http (${milliseconds(least)}); median of ${rounds} each, ${MOBILE_THROTTLING}`,
    isMet: own <= MOST * least,
  });
};
