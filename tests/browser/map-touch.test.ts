import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { inView, JAPAN, openMap, positionOf } from './map.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const bath = (name: string, longitude: number) => ({
  name,
  categoryId: 20,
  latitude: -48.5,
  longitude,
  source: 'Register of baths',
  sourceId: name,
});

// 36 pixels apart at zoom 8: the pins have room, the areas that a finger meets do not.
const { visitor } = openProduct({ places: [bath('Western bath', -123.4), bath('Eastern bath', -123.2)] });

describe('pins whose touch areas meet', () => {
  it.each([
    ['Western bath', 0.45],
    ['Eastern bath', 0.55],
  ])('lead each to its own place, the one whose centre is nearest to the finger: %s', async (name, share) => {
    const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto('/home?view=map&at=-48.5,-123.3,8');
    const middleOf = async (place: string) => {
      const pin = page.locator('[data-pin]').and(page.getByRole('link', { name: place, exact: true }));
      await pin.scrollIntoViewIfNeeded();
      const box = await pin.boundingBox();
      if (!box) throw new Error(`${place} has no pin`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [west, east] = [await middleOf('Western bath'), await middleOf('Eastern bath')];
    await page.touchscreen.tap(west.x + (east.x - west.x) * share, west.y);
    await page.getByRole('region', { name: 'Chosen place' }).getByRole('link', { name }).waitFor();
  });
});

describe('a map without places in view', () => {
  it('leads to the nearest place by one click', async () => {
    const page = await visitor();
    await page.goto('/home?view=map&at=-60,-20,6');
    await page.getByRole('button', { name: /^Go to the nearest: .+ km$/ }).click();
    await page.locator('[data-pin]').first().waitFor();
    await eventuallyAcrossProcesses(async () => expect(await inView(page)).toBeGreaterThan(0));
  });
});

describe('for keyboard users', () => {
  it('the list beside the map can be skipped', async () => {
    const page = await visitor();
    await openMap(page, JAPAN);
    const skip = page.getByRole('button', { name: 'Skip the list, to the map' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-map] canvas:focus').waitFor();
  });
});

describe('the map on a phone', () => {
  /** One finger goes up by 160 pixels, on the map near its left edge. */
  const swipeUp = async (page: Page) => {
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 60, y }] });
    const box = await page.locator('[data-map] canvas').boundingBox();
    const start = Math.max(box?.y ?? NaN, 0) + 300;
    await touch('touchStart', start);
    for (let step = 1; step <= 8; step++) await touch('touchMove', start - step * 20);
    await touch('touchEnd', start - 160);
  };
  const scrolled = async (page: Page): Promise<number> => Number(await page.evaluate('scrollY'));

  it('lets one finger scroll the page', async () => {
    const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    await openMap(page, JAPAN);
    expect(
      await page.evaluate(`getComputedStyle(document.querySelector('.maplibregl-canvas-container')).touchAction`),
    ).toBe('pan-x pan-y');
    await swipeUp(page);
    await eventuallyAcrossProcesses(async () => expect(await scrolled(page)).toBeGreaterThan(50));
    expect(positionOf(page)).toBe('36.2,138.2,5');
  });

  it('moves under one finger after a tap, until something else is touched', async () => {
    const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    await openMap(page, JAPAN);
    await page.locator('[data-map] canvas').tap({ position: { x: 60, y: 60 } });
    await swipeUp(page);
    await eventuallyAcrossProcesses(() => expect(positionOf(page)).not.toBe('36.2,138.2,5'));
    expect(await scrolled(page)).toBe(0);
    const moved = positionOf(page);
    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: 'Search healing locations' }))
      .tap();
    await swipeUp(page);
    await eventuallyAcrossProcesses(async () => expect(await scrolled(page)).toBeGreaterThan(50));
    expect(positionOf(page)).toBe(moved);
  });
});
