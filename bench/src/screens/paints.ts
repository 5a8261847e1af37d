import type { Page } from 'playwright-core';
import { z } from 'zod';

/** Milliseconds to the largest thing painted, what it is, and how far elements moved without an action of the user. */
const Paints = z.object({ lcp: z.number(), element: z.string(), cls: z.number(), moved: z.array(z.string()) });
export type Paints = z.output<typeof Paints>;

/** Runs before any script of the page. The largest of what moved within 5 s, with pauses of less than 1 s, is the score (web.dev/cls). */
const OBSERVE = `
  const seen = (window.__paints = { lcp: 0, element: '', cls: 0, moved: [], at: performance.now() });
  const named = (node) => (node?.nodeType === 1 ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? 'what is gone';
  let [score, began, last] = [0, 0, 0];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Object.assign(seen, { lcp: entry.startTime, element: named(entry.element), at: performance.now() });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      if (startTime - last > 1000 || startTime - began > 5000) [score, began] = [0, startTime];
      [score, last] = [score + value, startTime];
      seen.cls = Math.max(seen.cls, score);
      seen.moved.push(value.toFixed(4) + ' ' + sources.map(({ node }) => named(node)).join(' '));
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Ends when nothing larger was painted for a second, after the page had all it needs. */
const SETTLE = `new Promise((done) => {
  const look = () => (window.__paints.lcp > 0 && performance.now() - window.__paints.at > 1000 ? done() : setTimeout(look, 100));
  look();
})`;

const SCROLL = `(async () => {
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
    scrollTo(0, at);
    await new Promise((done) => setTimeout(done, 150));
  }
})()`;

/** Opens a page and watches it until it rests. `scrolls`: and then down to its end, as a reader would. */
export const watchPaints = async (page: Page, url: string, scrolls: boolean): Promise<Paints> => {
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.evaluate(SETTLE);
  if (scrolls) {
    await page.evaluate(SCROLL);
    await page.waitForLoadState('networkidle');
  }
  return Paints.parse(await page.evaluate('window.__paints'));
};
