import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { JAPAN } from './map.fixture.ts';
import { openProduct, PHONE, WIDTHS } from './visitor.fixture.ts';

const { visitor } = openProduct();

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const mapBox = async (page: Page): Promise<Box> => {
  await page.locator('[data-pin]').first().waitFor();
  const box = await page.locator('[data-map]').boundingBox();
  if (!box) throw new Error('There is no map');
  return box;
};

/** What is seen of a box in a window that was not scrolled. */
const seen = ({ y, width, height }: Box, window: number): number =>
  width * (Math.min(y + height, window) - Math.max(y, 0));

describe('map and list', () => {
  it('fill at least two thirds of a window of 1280 × 800', async () => {
    const viewport = { width: 1280, height: 800 };
    const page = await visitor({ viewport });
    await page.goto('/home?view=map');
    const share = seen(await mapBox(page), viewport.height) / (viewport.width * viewport.height);
    expect(share).toBeGreaterThanOrEqual(2 / 3);
  });

  it.each(WIDTHS)('move nothing below them when they come: %s', async (_, viewport) => {
    const page = await visitor({ viewport });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/map-view-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/home?view=map');
    const below = page.getByRole('region', { name: 'Community in numbers' });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const before = await below.boundingBox();
    await expectEventually(() => page.locator('[data-map]').count()).toBe(0);
    release();
    await mapBox(page);
    // The credits may take a part of a pixel less than their lines.
    expect(Math.abs(((await below.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
  });

  it('grow with a window of 1920 × 1080', async () => {
    const viewport = { width: 1920, height: 1080 };
    const page = await visitor({ viewport });
    await page.goto('/home?view=map');
    const box = await mapBox(page);
    expect(box.width).toBeGreaterThan(1800);
    expect(seen(box, viewport.height) / (viewport.width * viewport.height)).toBeGreaterThan(0.72);
  });

  it('on a phone fill what is left of the window, with the sheet in reach without scrolling', async () => {
    const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto('/home?view=map');
    const bottom = ({ y, height }: Box) => y + height;
    const box = await mapBox(page);
    expect([box.x, box.width, Math.round(bottom(box))]).toEqual([0, PHONE.width, PHONE.height]);
    expect(box.height / PHONE.height).toBeGreaterThan(0.6);
    const sheet = await page.getByRole('button', { name: /places in view/ }).boundingBox();
    expect(Math.abs(PHONE.height - (sheet ? bottom(sheet) : NaN))).toBeLessThanOrEqual(1);
  });

  it('on a phone stand above one another at any height of the window, the sheet never higher than the map', async () => {
    const page = await visitor({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
    await page.goto('/home?view=map');
    const box = await mapBox(page);
    const handle = page.getByRole('button', { name: /places in view/ });
    await handle.tap();
    await eventuallyAcrossProcesses(async () => {
      const top = (await handle.boundingBox())?.y ?? NaN;
      expect(top).toBeLessThan(390 - 60);
      expect(top).toBeGreaterThanOrEqual(box.y);
    });
  });

  it('go to the city or address that is typed above them, also on a phone', async () => {
    const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto('/home?view=map');
    await mapBox(page);
    const box = page.getByRole('combobox', { name: 'City or address' });
    await box.fill('Kyoto');
    await page.getByRole('button', { name: 'Show what is near' }).tap();
    await page.getByText(/nearest to Kyoto/).waitFor();
  });
});

describe('pins', () => {
  it.each(['/home?view=map', '/home?view=map&at=47,12,4', '/home?view=map&at=47,19,5', JAPAN])(
    'never overlap at rest: %s',
    async (address) => {
      const page = await visitor({ viewport: { width: 1280, height: 800 } });
      await page.goto(address);
      await mapBox(page);
      const overlapping = `(() => {
        const pins = [...document.querySelectorAll('[data-look=fact], [data-look=icon]')].map((pin) => {
          const { left, right, top, bottom } = pin.getBoundingClientRect();
          return { left, right, top, bottom, name: pin.getAttribute('aria-label') };
        });
        return pins.flatMap((a, index) => pins.slice(index + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => a.name + ' / ' + b.name));
      })()`;
      await eventuallyAcrossProcesses(async () => {
        expect(await page.locator('[data-look=fact]').count()).toBeGreaterThan(3);
        expect(await page.evaluate<readonly string[]>(overlapping)).toEqual([]);
      });
    },
  );

  it('show what their place is like while a mouse rests on them', async () => {
    const page = await visitor();
    await page.goto('/home?view=map&at=30.3,130.5,8');
    await page
      .locator('[data-pin]')
      .and(page.getByRole('link', { name: 'Yakushima Cedar Forest' }))
      .hover();
    const card = page.locator('[data-pointed]');
    await card.getByText('Japan').waitFor();
    await card.locator('img').first().waitFor();
    await card.getByText('No reviews yet').waitFor();
    await eventuallyAcrossProcesses(async () => {
      const [frame, own] = await Promise.all([page.locator('[data-map]').boundingBox(), card.boundingBox()]);
      expect(own?.y).toBeGreaterThanOrEqual(frame?.y ?? NaN);
      expect((own?.y ?? NaN) + (own?.height ?? NaN)).toBeLessThanOrEqual((frame?.y ?? NaN) + (frame?.height ?? NaN));
    });
    await page.mouse.move(5, 5);
    await card.waitFor({ state: 'detached' });
  });
});
