import type { Page } from 'playwright-core';
import { pathOfPlace } from './places.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

/** As a browser does whose reader asks for letters twice as large. */
const enlarge = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' });
const sideways = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

describe('with letters twice as large nothing leaves the window sideways', () => {
  it.each([PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }])(
    'for visitors, $width wide',
    async (viewport) => {
      const page = await visitor({ viewport, bypassCSP: true });
      for (const path of [
        '/',
        '/home',
        '/home?view=map',
        '/public-lists',
        '/trip-planner',
        '/auth?mode=register',
        '/contact',
      ]) {
        await page.goto(path);
        await enlarge(page);
        expect([path, await sideways(page)]).toEqual([path, 0]);
      }
    },
  );

  it.each([PHONE, { width: 1280, height: 800 }])('for members, $width wide', async (viewport) => {
    const { storageState } = await joinAs(app(), 'Greta');
    const page = await visitor({ viewport, storageState, bypassCSP: true });
    const place = await pathOfPlace(app(), 'Blue Lagoon');
    for (const path of [place, '/dashboard', '/dashboard?tab=profile', '/profile', '/trip-planner', '/add-location']) {
      await page.goto(path);
      await enlarge(page);
      expect([path, await sideways(page)]).toEqual([path, 0]);
    }
  });
});
