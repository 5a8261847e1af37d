import type { Page } from 'playwright-core';
import { withoutRoom } from './layout.fixture.ts';
import { FLAT_CONTROLS, MOVING, NOT_FOR_PAPER } from './modes.fixture.ts';
import { castOfScreens, SCREENS, type Screen } from './screens.fixture.ts';
import { settled } from './still.fixture.ts';
import { openProduct, type Visit } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

let cast: Awaited<ReturnType<typeof castOfScreens>>;
beforeAll(async () => void (cast = await castOfScreens(app())));

const opened = async (screen: Screen, visit: Visit = {}): Promise<Page> => {
  const storageState = cast.sessionOf(screen.viewer);
  const page = await visitor({ ...visit, ...(storageState && { storageState }), mayComplain: /status of 40[04]/ });
  await page.goto(cast.pathOf(screen));
  await page.getByRole('heading', { name: screen.heading }).first().waitFor();
  await settled(page);
  return page;
};

describe('a screen where the system paints (forced colours)', () => {
  it.each(SCREENS)('$id for a $viewer shows where each control is', async (screen) => {
    const page = await opened(screen, { forcedColors: 'active' });
    expect(await page.evaluate(FLAT_CONTROLS)).toEqual([]);
  });
});

describe('a screen with letters of twice their size', () => {
  it.each(SCREENS)('$id for a $viewer has room for them, 1280 and 320 px wide', async (screen) => {
    const page = await opened(screen, { reducedMotion: 'reduce' });
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    const found: string[] = [];
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      found.push(...(await withoutRoom(page, { touch: false })).map((line) => `${width}: ${line}`));
    }
    expect(found).toEqual([]);
  });
});

describe('a screen with reduced motion', () => {
  it.each(SCREENS)('$id for a $viewer does not move, by itself or when something opens', async (screen) => {
    const page = await opened(screen, { reducedMotion: 'reduce' });
    expect(await page.evaluate(MOVING)).toEqual([]);
    const openers = page.locator(
      'main :is([role=tab][aria-selected=false], [aria-haspopup], summary), header :is([aria-haspopup], summary)',
    );
    for (const opener of (await openers.all()).slice(0, 4)) {
      if (!(await opener.isVisible())) continue;
      await opener.click();
      expect(await page.evaluate(MOVING)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

describe('a screen on paper', () => {
  it.each(SCREENS)('$id for a $viewer is dark words on white, without controls', async (screen) => {
    const page = await opened(screen, { colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(NOT_FOR_PAPER)).toEqual([]);
    expect((await withoutRoom(page, { touch: false })).filter((line) => line.includes(' is cut by '))).toEqual([]);
  });
});
