import { eventually, eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import type { Page, Request } from 'playwright-core';

/** How long a picture has to stay the same before it counts as what the page looks like. */
const STILL_MS = 1_500;

/** Nobody counts the views of a page that asks not to be followed: figures stay what they are. */
const UNCOUNTED = `Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })`;

/** A map has neither ground nor scale in its picture: they come, and change, when the graphics card has drawn them. */
const GROUNDLESS = `
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`
    :is(canvas, .maplibregl-ctrl-scale) { visibility: hidden !important }
    .maplibregl-map { background: none !important }
  \`);
  document.adoptedStyleSheets = [sheet];`;

/** Whatever tells of a moment tells of the same one. */
const ONE_MOMENT = `
  for (const { firstChild } of document.querySelectorAll('time'))
    if (firstChild) firstChild.nodeValue = 'May 1, 2026';`;

/**
 * What is still to come by itself into the window: fonts, pictures (one that cannot be shown never comes), drawings from another file (their
 * box is empty until it is here), what is waited for in a shape or in words that trail off, a map and its pins.
 */
const AWAITED = `(async () => {
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
    ...inWindow('main p, main span, main div').filter(({ lastChild }) => lastChild?.nodeType === 3 && /(…|[.]{3})$/.test(lastChild.data)),
    ...inWindow('[data-map]').filter((map) => map.querySelector('[data-pin], [role=img]') === null),
    ...inWindow('.stands-in-for-map').filter((one) => one.parentElement.querySelector('[data-map]') === null),
  ].map((one) => one.cloneNode().outerHTML);
})()`;

/** Waits until all that comes by itself into the window is there. */
export const settled = (page: Page): Promise<void> =>
  eventually(async () => expect(await page.evaluate(AWAITED)).toEqual([]), 30_000, 50);

/** Looks so often at most before a page is blamed. */
const MOST_LOOKS = 4;

/**
 * What `look` finds, a line each, and finds again when all has come. What it meets in passing is not what the page is like: a list that
 * loads once more a moment after its map was resized, a button where it stood before the page was scrolled.
 */
export const lasting = async (page: Page, look: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  let found = await look();
  for (let looks = 1; found.length > 0 && looks < MOST_LOOKS; looks += 1) {
    await settled(page);
    found = await look();
  }
  return found;
};

/** What the page has asked for and not got yet; streams, which never end, aside. */
const requestsOf = (page: Page): (() => readonly string[]) => {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => request.url());
};

/**
 * Makes the pages of a visitor show the same whenever it is: they are not counted, and have one time. Answers how to take a picture of the
 * window: at once where it is what was expected, else when it does not change any more.
 */
export const standStill = async (
  page: Page,
): Promise<(isExpected: (picture: Buffer) => Promise<boolean>) => Promise<Buffer>> => {
  await page.addInitScript(UNCOUNTED);
  await page.addInitScript(GROUNDLESS);
  await page.clock.setFixedTime(new Date('2026-05-02T08:00:00Z'));
  const requests = requestsOf(page);
  const photographed = async (): Promise<Buffer> => {
    await eventuallyAcrossProcesses(() => expect(requests()).toEqual([]));
    await settled(page);
    await page.evaluate(ONE_MOMENT);
    // A browser that is busy cannot always take one at once.
    return eventuallyAcrossProcesses(() => page.screenshot({ animations: 'disabled' }));
  };
  return async (isExpected) => {
    let last = await photographed();
    let since = performance.now();
    while (!(await isExpected(last)) && performance.now() - since < STILL_MS) {
      const next = await photographed();
      if (!next.equals(last)) since = performance.now();
      last = next;
    }
    return last;
  };
};
