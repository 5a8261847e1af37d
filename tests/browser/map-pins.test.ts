import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { inView, listBeside, openMap, positionOf } from './map.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

/** A field of baths, far from everything else: 26 by 26, of which every ninth has warm water. */
const SIDE = 26;
const baths = Array.from({ length: SIDE * SIDE }, (_, at) => ({
  name: `Bath ${at}`,
  categoryId: at % 2 === 0 ? 20 : 21,
  latitude: -48 - Math.floor(at / SIDE) * 0.05,
  longitude: -123 - (at % SIDE) * 0.08,
  source: 'Register of baths',
  sourceId: String(at),
  ...(at % 9 === 0 && { temperature: '38 °C' }),
}));
const FIELD = '/home?view=map&at=-48.6,-124,9';

// With ids of chance another bath of equals would be the best of its cell in each run.
const { visitor } = openProduct({ places: baths, sameIds: true });

const PINS = '[data-look=fact], [data-look=icon]';
const pins = (page: Page) => page.locator('[data-map]').locator(PINS);
const dots = (page: Page) => page.locator('[data-map] [data-look=dot]');

/** The keys of those that stand within the frame of the map, well clear of its edges. */
const inFrame = async (page: Page, which: string): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`(() => {
    const frame = document.querySelector('[data-map] canvas').getBoundingClientRect();
    return [...document.querySelectorAll('${which}')].filter((pin) => {
      const { left, right, top, bottom } = pin.getBoundingClientRect();
      return left > frame.left + 200 && right < frame.right - 90 && top > frame.top + 60 && bottom < innerHeight - 60;
    }).map((pin) => pin.dataset.pin);
  })()`);
const pinsInFrame = (page: Page) => inFrame(page, PINS);

const drag = async (page: Page, right: number, down: number) => {
  const before = positionOf(page);
  const box = await page.locator('[data-map] canvas').boundingBox();
  if (!box) throw new Error('The map is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 8 });
  await page.mouse.up();
  await eventuallyAcrossProcesses(() => expect(positionOf(page)).not.toBe(before));
};

describe('a dense part of the map', () => {
  it('has some thirty pins, some with a fact, and dots for others', async () => {
    const page = await visitor();
    await openMap(page, FIELD);
    await eventuallyAcrossProcesses(async () => {
      expect(await pins(page).count()).toBeGreaterThan(10);
      expect(await pins(page).count()).toBeLessThanOrEqual(40);
      expect(await dots(page).count()).toBeGreaterThan(30);
    });
    await page.locator('[data-map] [data-look=fact]').filter({ hasText: '38' }).first().waitFor();
  });

  it('keeps its pins while it is panned', async () => {
    const page = await visitor();
    await openMap(page, FIELD);
    await eventuallyAcrossProcesses(async () => expect(await pins(page).count()).toBeGreaterThan(10));
    const before = new Set(await pinsInFrame(page));
    const answered = page.waitForResponse((response) => response.url().includes('/api/map?') && response.ok());
    await drag(page, -180, -60);
    expect((await answered).url()).toContain('keep=');
    await eventuallyAcrossProcesses(async () => {
      const shown = await page.evaluate<readonly (readonly [string, string])[]>(
        `[...document.querySelectorAll('[data-map] [data-pin]')].map(({ dataset }) => [dataset.pin, dataset.look])`,
      );
      const lost = shown.filter(([key, look]) => before.has(key) && look === 'dot');
      expect(lost).toEqual([]);
      expect((await pinsInFrame(page)).some((key) => before.has(key))).toBe(true);
      expect((await pinsInFrame(page)).some((key) => !before.has(key))).toBe(true);
    });
  });

  it('makes a dot a pin with its name while the mouse is at it', async () => {
    const page = await visitor();
    await openMap(page, FIELD);
    await dots(page).first().waitFor();
    const [key] = await inFrame(page, '[data-look=dot]');
    const drawn = page.locator(`[data-pin="${key}"]`);
    const before = await drawn.boundingBox();
    await eventuallyAcrossProcesses(async () => {
      await drawn.hover();
      expect((await drawn.boundingBox())?.width).toBeGreaterThan((before?.width ?? NaN) + 10);
    });
  });

  it('has its counts above the pins at whose corners they stand, and what has the focus above all pins', async () => {
    const page = await visitor();
    await openMap(page, FIELD);
    const orderOf = (which: string) =>
      page.evaluate<readonly number[]>(
        `[...document.querySelectorAll('[data-map] :is(${which})')].map((one) => Number(getComputedStyle(one.closest('.map-anchor')).zIndex))`,
      );
    await page.locator('[data-map] [data-beside]').first().waitFor();
    const highestPin = Math.max(...(await orderOf(PINS)));
    expect(Math.min(...(await orderOf('[data-beside]')))).toBeGreaterThan(highestPin);
    await page.locator('[data-map] [data-pin][tabindex="0"]').focus();
    expect(Math.min(...(await orderOf('[data-pin]:focus')))).toBeGreaterThan(highestPin);
  });

  it('lists its pins, with their pictures, and says how many places there are beside them', async () => {
    const page = await visitor();
    await openMap(page, FIELD);
    const rows = listBeside(page).locator('[data-row]');
    await eventuallyAcrossProcesses(async () => expect(await rows.count()).toBeGreaterThan(10));
    expect(await rows.filter({ has: page.locator('img') }).count()).toBe(await rows.count());
    const more = (await inView(page)) - (await rows.count());
    await listBeside(page).getByText(`And ${more} more places on the map`).waitFor();
  });
});

describe('Search this area', () => {
  it('lists what is in view alone, on the map and as a grid, and leaves the map where it is', async () => {
    const page = await visitor();
    await openMap(page, '/home?view=map&at=-48.6,-124,11');
    const [count, position] = [await inView(page), positionOf(page)];
    await page.getByRole('button', { name: 'Search this area' }).click();
    await page.getByText(`${count} places in the chosen area`).first().waitFor();
    expect(positionOf(page)).toBe(position);
    await page.getByRole('tab', { name: 'Grid View' }).click();
    await page.getByRole('article').first().waitFor();
    await page.getByText(`${count} places in the chosen area`).first().waitFor();
    await page.getByRole('tab', { name: 'Map View' }).click();
    await eventuallyAcrossProcesses(async () => expect(await inView(page)).toBe(count));
    expect(await page.getByRole('button', { name: 'Search this area' }).count()).toBe(0);
  });
});

describe('the order of the list', () => {
  it('is chosen on the map, and is kept when the view changes to the grid and back', async () => {
    const page = await visitor();
    await openMap(page, FIELD);
    const order = page.getByRole('combobox', { name: 'Order of the places' });
    await order.selectOption('Warmest water first');
    const first = listBeside(page).locator('[data-row]').first();
    await eventuallyAcrossProcesses(async () => expect(await first.textContent()).toContain('38'));
    await page.getByRole('tab', { name: 'Grid View' }).click();
    await page.getByRole('article').first().waitFor();
    await eventuallyAcrossProcesses(async () => expect(await order.inputValue()).toBe('warmest'));
    await page.getByRole('tab', { name: 'Map View' }).click();
    await listBeside(page).waitFor();
    expect(await order.inputValue()).toBe('warmest');
  });
});
