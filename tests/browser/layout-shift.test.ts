import { expectEventually } from '@wellspring/testkit/eventually';
import { pathOfPlace } from './places.fixture.ts';
import { waitUntilSettled } from './stable-page.fixture.ts';
import { openProduct, WIDTHS } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const MOST_SHIFT = 0.01;

/** Collects what shifts, from the first frame on. */
const OBSERVE_SHIFTS = `
  window.shifts = [];
  window.shiftObserver = new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
  window.shiftObserver.observe({ type: 'layout-shift', buffered: true });`;

/** Elements that shifted after they were shown (cumulative layout shift). Empty where the sum is too small to notice. */
const SHIFTED = `(() => {
  window.shifts.push(...window.shiftObserver.takeRecords());
  const shifts = window.shifts.filter(({ hadRecentInput }) => !hadRecentInput);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const moved = shifts.flatMap(({ value, sources }) =>
    sources.map(({ node }) => value.toFixed(4) + ' ' + (node?.outerHTML ?? node?.textContent ?? '').slice(0, 120)));
  return sum <= ${MOST_SHIFT} ? [] : moved;
})()`;

/** Two frames: what changed in one is laid out, and its entries are there, in the next. */
const TWO_FRAMES = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))`;

const SCREENS: readonly (readonly [name: string, path: () => Promise<string> | string])[] = [
  ['the landing page', () => '/'],
  ['home with the grid', () => '/home'],
  ['home with the map', () => '/home?view=map'],
  ['home with nothing found', () => '/home?search=Ouagadougou'],
  ['the page of a place', () => pathOfPlace(app(), 'Blue Lagoon')],
];

describe('nothing shifts while a screen loads:', () => {
  for (const [name, path] of SCREENS)
    for (const [width, viewport] of WIDTHS)
      it(`${name}, ${width}`, async () => {
        const page = await visitor({ viewport });
        await page.addInitScript(OBSERVE_SHIFTS);
        await page.goto(await path(), { waitUntil: 'networkidle' });
        await waitUntilSettled(page);
        await page.evaluate(TWO_FRAMES);
        expect(await page.evaluate(SHIFTED)).toEqual([]);
      });

  it('a list whose page is turned', async () => {
    const page = await visitor();
    await page.goto('/home', { waitUntil: 'networkidle' });
    const { promise: seen, resolve: isSeen } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await seen;
      await route.continue();
    });
    const place = async (): Promise<object> => {
      const box = await page.getByRole('article').first().boundingBox();
      return { x: box?.x, width: box?.width };
    };
    const before = await place();
    await page.evaluate(`document.querySelector('[aria-label="Next page"]').click()`);
    await page.locator('ul[aria-busy=true]').waitFor();
    await expectEventually(() => page.getByRole('article').count()).toBe(9);
    isSeen();
    await expectEventually(() => page.locator('ul[aria-busy=true]').count()).toBe(0);
    await expectEventually(place).toEqual(before);
  });
});
