import { HeroImage } from '@wellspring/rest-contract/hero-image';
import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { contrastsIn } from './contrast.fixture.ts';
import { drawPhoto } from './photos.fixture.ts';
import { openProduct, PHONE, WIDTHS } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const START = new Date('2026-05-01T08:00:00Z');
const LATER = new Date('2026-05-01T09:00:00Z');

/** The colours of pictures that are the hardest to read words on: each is nearest to that of the words in one scheme. */
const COLOURS = [
  ['black', 'light'],
  ['white', 'dark'],
] as const;

const activeImages = async () =>
  z.array(HeroImage).parse(await (await fetch(`${app().origin}/api/hero-images`)).json());

/** The number of the picture that is shown, as a screen reader announces it. */
const shown = async (page: Page): Promise<number> => {
  const words = await page.getByText(/^Picture \d+ of 5$/).textContent();
  return Number(/\d+/.exec(words ?? '')?.[0]);
};

const shows = (page: Page, number: number) =>
  eventuallyAcrossProcesses(async () => expect(await shown(page)).toBe(number));

/** Opens the landing page with a stopped clock, when a picture has just loaded. */
const openWithStoppedClock = async (page: Page): Promise<Page> => {
  await page.clock.install({ time: START });
  await page.goto('/');
  await page.getByText('Picture 1 of 5').waitFor({ state: 'attached' });
  await page.clock.pauseAt(LATER);
  await page.getByText('Picture 2 of 5').waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

const expectToStand = async (page: Page): Promise<void> => {
  const before = await shown(page);
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe(before);
};

describe('the pictures of the landing page', () => {
  it('are fetched after the page stands, in the width of the screen', async () => {
    const [first] = await activeImages();
    const html = await (await fetch(`${app().origin}/`)).text();
    expect(html).not.toMatch(/<img[^>]*\/media\/hero\//);
    const page = await visitor({ viewport: PHONE, deviceScaleFactor: 3 });
    await page.goto('/');
    await page.getByText('Picture 1 of 5').waitFor({ state: 'attached' });
    const image = page.getByRole('region', { name: 'Discover Sacred Places' }).locator('img').first();
    const stem = first?.url.replace(/-1920\.webp$/, '') ?? '';
    await expectEventually(() => image.getAttribute('srcset')).toBe(
      [640, 1280, 1920].map((width) => `${stem}-${width}.webp ${width}w`).join(', '),
    );
    const fetched = await page.evaluate<readonly string[]>(
      `[...document.querySelectorAll('[aria-labelledby=hero-heading] img')].map(({ currentSrc }) => currentSrc)`,
    );
    expect(fetched.filter((url) => !url.endsWith('-640.webp'))).toEqual([]);
  });

  it('follow each other every five seconds, in a fade of one, from the last to the first', async () => {
    const page = await openWithStoppedClock(await visitor());
    await page.clock.runFor(4_900);
    expect(await shown(page)).toBe(2);
    await page.clock.runFor(100);
    await shows(page, 3);
    const slide = page.locator('img[data-shown=true]');
    const fade = await slide.evaluate('getComputedStyle(document.querySelector("img[data-shown=true]"))');
    expect(fade).toMatchObject({ transitionProperty: 'opacity', transitionDuration: '1s' });
    await page.getByRole('button', { name: 'Show picture 5 of 5' }).click();
    await shows(page, 5);
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Show picture 5 of 5' }).blur();
    await eventuallyAcrossProcesses(async () => {
      await page.clock.runFor(5_000);
      expect(await shown(page)).toBe(1);
    });
  });

  it('stand still while they are pointed at, hold the focus, or are paused', async () => {
    const page = await openWithStoppedClock(await visitor());
    await page.getByRole('heading', { level: 1 }).hover();
    await expectToStand(page);
    await page.mouse.move(0, 0);
    await page.getByPlaceholder('Search healing locations or enter a city name...').focus();
    await expectToStand(page);
    await page.getByRole('button', { name: 'Pause the pictures' }).press('Enter');
    await page.getByRole('button', { name: 'Let the pictures change' }).blur();
    await expectToStand(page);
    const before = await shown(page);
    await page.getByRole('button', { name: 'Let the pictures change' }).press('Enter');
    await eventuallyAcrossProcesses(async () => {
      await page.clock.runFor(5_000);
      expect(await shown(page)).not.toBe(before);
    });
  });

  it('do not move by themselves for readers who prefer reduced motion', async () => {
    const page = await visitor({ reducedMotion: 'reduce' });
    await page.clock.install({ time: START });
    await page.goto('/');
    await page.getByText('Picture 1 of 5').waitFor({ state: 'attached' });
    await page.clock.pauseAt(LATER);
    await expectToStand(page);
    expect(await shown(page)).toBe(1);
    await expectEventually(() => page.getByRole('button', { name: 'Pause the pictures' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Show picture 2 of 5' }).click();
    await shows(page, 2);
  });

  it('go on without one that is broken', async () => {
    const [, second] = await activeImages();
    const page = await visitor({ mayComplain: /Failed to load resource/ });
    const stem = second?.url.replace(/-1920\.webp$/, '') ?? '';
    await page.route(`**${stem}*`, (route) => route.fulfill({ status: 404 }));
    await openWithStoppedClock(page);
    await expectEventually(() => page.locator('img[data-shown=true]').getAttribute('class')).toContain('opacity-0');
    await page.clock.runFor(5_000);
    await shows(page, 3);
    await expectEventually(() => page.locator('img[data-shown=true]').getAttribute('class')).toContain('opacity-100');
  });

  for (const [width, viewport] of WIDTHS) {
    it(`move nothing else when they come, ${width}`, async () => {
      const page = await visitor({ viewport });
      const come = Promise.withResolvers<undefined>();
      await page.route('**/media/hero/*', async (route) => {
        await come.promise;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      // Letters that come late may move others by a hair; that is not the pictures' doing.
      await page.evaluate(`(async () => {
        await document.fonts.load('1rem "Source Sans 3"');
        const frame = () => new Promise((resume) => requestAnimationFrame(resume));
        for (let frames = 0; frames < 3; frames += 1) await frame();
        globalThis.shifts = [];
        new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().map(({ value }) => value)))
          .observe({ type: 'layout-shift' });
      })()`);
      come.resolve(undefined);
      await page.getByText('Picture 1 of 5').waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Show picture 2 of 5' }).click();
      await shows(page, 2);
      expect(await page.evaluate('globalThis.shifts')).toEqual([]);
    });

    for (const [colour, colorScheme] of COLOURS)
      it(`leave the words over them legible where they are ${colour}, in ${colorScheme}, ${width}`, async () => {
        const page = await visitor({ viewport, colorScheme, reducedMotion: 'reduce' });
        const body = await drawPhoto(page, colour);
        await page.route('**/media/hero/*', (route) => route.fulfill({ body, contentType: 'image/png' }));
        await page.goto('/');
        await page.getByText('Picture 1 of 5').waitFor({ state: 'attached' });
        const contrasts = await contrastsIn(page, '[aria-labelledby=hero-heading]');
        expect(contrasts).toHaveLength(3);
        for (const { least } of contrasts) expect(least).toBeGreaterThanOrEqual(4.5);
      });
  }
});
