import { eventually, eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import type { Page, Request } from 'playwright-core';

/** How long a screenshot has to stay the same before it is the result. */
const STABLE_MS = 1_500;

/** Views of such a page are not counted, so that figures stay the same. */
const DO_NOT_TRACK = `Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })`;

/** Hides ground and scale of a map: they change when the graphics card draws them. */
const HIDE_MAP_CANVAS = `
  :is(canvas, .maplibregl-ctrl-scale) { visibility: hidden !important }
  .maplibregl-map { background: none !important }`;

/** Hides what cards say about hours: which places are open depends on the clock of the server. */
const HIDE_OPEN_LINES = `
  [data-open] { display: none !important }`;

const addStyles = (styles: string): string => `
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(styles)});
  document.adoptedStyleSheets = [sheet];`;

/** Sets all times on the page to the same text. */
const FIX_TIMES = `
  for (const { firstChild } of document.querySelectorAll('time'))
    if (firstChild) firstChild.nodeValue = 'May 1, 2026';`;

/**
 * Elements in the window that are still loading: fonts, pictures (a broken one never loads), drawings from another file (their box is empty
 * until then), placeholders by shape or by a text that ends in an ellipsis, a map, its pins and its list, times and rows that the client has not taken over.
 */
const PENDING_ELEMENTS = `(async () => {
  await document.fonts.ready;
  const inWindow = (selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return one.checkVisibility() && top < innerHeight && bottom > 0;
  });
  const images = inWindow('img');
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  return [
    ...images.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0),
    ...inWindow('svg:has(use)').filter((svg) => svg.querySelector('use').getBBox().width === 0),
    ...inWindow('[aria-busy=true], .pulse'),
    ...document.querySelectorAll('[data-map] [aria-busy=true]'),
    ...inWindow('main p, main span, main div').filter(({ lastChild }) => lastChild?.nodeType === 3 && /(…|[.]{3})[⟧\\s]*$/.test(lastChild.data)),
    ...inWindow('[data-map]').filter((map) => map.querySelector('[data-pin], [role=img]') === null),
    ...[...document.querySelectorAll('#root time'), ...inWindow('ul.row-scroll')].filter((one) => !Object.keys(one).some((key) => key.startsWith('__reactFiber'))),
  ].map((one) => one.cloneNode().outerHTML);
})()`;

/** Whether the landing page still lacks its pictures, which come after the page stands: with them come the buttons between them. */
const LACKS_HERO_IMAGES = `document.querySelector('.hero-scene') !== null && document.querySelector('.hero-scene [role=group] button') === null`;

/** Waits until everything in the window has loaded. */
export const waitUntilSettled = (page: Page): Promise<void> =>
  eventually(async () => expect(await page.evaluate(PENDING_ELEMENTS)).toEqual([]), 30_000, 50);

/** Attempts before findings are reported. */
const MAX_ATTEMPTS = 4;

/**
 * What `look` finds, a line each, and finds again when everything has loaded. Findings of a moment are left out: a list that loads again
 * after its map was resized, a button at its position before the page was scrolled.
 */
export const stableFindings = async (
  page: Page,
  look: () => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  let found = await look();
  for (let attempts = 1; found.length > 0 && attempts < MAX_ATTEMPTS; attempts += 1) {
    await waitUntilSettled(page);
    found = await look();
  }
  return found;
};

/** The URLs of pending requests, without streams, which never end. */
export const pendingRequestsOf = (page: Page): (() => readonly string[]) => {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => request.url());
};

/**
 * Makes the pages of a visitor independent of the time: views are not counted, and the clock is fixed. Returns a function that takes a
 * screenshot of the window: at once where it is the expected one, else when it does not change any more. `styles` are added to each page.
 */
export const freezePage = async (
  page: Page,
  styles = '',
): Promise<(isExpected: (picture: Buffer) => Promise<boolean>) => Promise<Buffer>> => {
  await page.addInitScript(DO_NOT_TRACK);
  await page.addInitScript(addStyles(HIDE_MAP_CANVAS + HIDE_OPEN_LINES + styles));
  await page.clock.setFixedTime(new Date('2026-05-02T08:00:00Z'));
  const requests = pendingRequestsOf(page);
  const takeScreenshot = async (): Promise<Buffer> => {
    await eventuallyAcrossProcesses(() => expect(requests()).toEqual([]));
    await eventuallyAcrossProcesses(async () => expect(await page.evaluate(LACKS_HERO_IMAGES)).toBe(false));
    await waitUntilSettled(page);
    await page.evaluate(FIX_TIMES);
    // A busy browser may fail to take one.
    return eventuallyAcrossProcesses(() => page.screenshot({ animations: 'disabled' }));
  };
  return async (isExpected) => {
    let last = await takeScreenshot();
    let since = performance.now();
    while (!(await isExpected(last))) {
      const next = await takeScreenshot();
      if (next.equals(last) && performance.now() - since >= STABLE_MS) break;
      if (!next.equals(last)) since = performance.now();
      last = next;
    }
    return last;
  };
};
