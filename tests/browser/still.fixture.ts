import { eventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';

/** How long a picture has to stay the same before it counts as what the page looks like. */
const STILL_MS = 3_000;

/** Nobody counts the views of a page that asks not to be followed: figures stay what they are. */
const UNCOUNTED = `Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })`;

/** A drawing comes from the id of its place, which is another in each product: all are drawn from one. */
const ONE_DRAWING = `
  for (const one of document.querySelectorAll('picture > *'))
    for (const name of ['src', 'srcset']) {
      const address = one.getAttribute(name);
      if (address === null) continue;
      const same = address.replace(/^([/]illustrations[/].*[/]).*(?=[.]svg$)/, '$1any-place');
      if (same !== address) one.setAttribute(name, same);
    }`;

/** Whatever tells of a moment tells of the same one. */
const ONE_MOMENT = `
  for (const { firstChild } of document.querySelectorAll('time'))
    if (firstChild) firstChild.nodeValue = 'May 1, 2026';`;

/** What is still to come by itself into the window: fonts, pictures, what is waited for, the pins of a map. */
const AWAITED = `(async () => {
  await document.fonts.ready;
  const inWindow = (selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return one.checkVisibility() && top < innerHeight && bottom > 0;
  });
  const images = inWindow('img');
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  return [
    ...images.filter(({ complete }) => !complete),
    ...inWindow('[aria-busy=true], .pulse'),
    ...inWindow('[data-map]').filter((map) => map.querySelector('[data-pin], [role=img]') === null),
  ].map((one) => one.cloneNode().outerHTML);
})()`;

/** The pages of this visitor show the same whenever it is: they are not counted, and have one time. */
export const standStill = async (page: Page): Promise<void> => {
  await page.addInitScript(UNCOUNTED);
  await page.clock.setFixedTime(new Date('2026-05-02T08:00:00Z'));
};

/** Waits until all that comes by itself into the window is there. */
export const settled = (page: Page): Promise<void> =>
  eventually(async () => expect(await page.evaluate(AWAITED)).toEqual([]), 30_000, 50);

/** What the window shows; a map without its ground, whose drawing is the graphics card's affair. */
const photographed = async (page: Page): Promise<Buffer> => {
  await page.evaluate(ONE_DRAWING);
  await settled(page);
  await page.evaluate(ONE_MOMENT);
  return page.screenshot({ animations: 'disabled', style: 'canvas { visibility: hidden !important }' });
};

/** What the window shows: at once where it is what was expected, else when it does not change any more. */
export const stillPicture = async (page: Page, isExpected: (picture: Buffer) => Promise<boolean>): Promise<Buffer> => {
  let last = await photographed(page);
  let since = performance.now();
  while (!(await isExpected(last)) && performance.now() - since < STILL_MS) {
    const next = await photographed(page);
    if (!next.equals(last)) since = performance.now();
    last = next;
  }
  return last;
};
