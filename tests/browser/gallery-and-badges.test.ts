import { expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct, PHONE, WIDE, WIDTHS } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

/** Makes a call of /api in the page, as its session. Answers the status. */
const call = async (page: Page, method: string, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    `fetch(${JSON.stringify(path)}, { method: '${method}', headers: { 'content-type': 'application/json' },
      body: ${JSON.stringify(JSON.stringify(body))} }).then(({ status }) => status)`,
  );

const join = async (page: Page, email: string, path: string): Promise<void> => {
  await page.goto(path);
  const account = { email, password: 'quiet water 42', firstName: 'Ada', lastName: 'Byron' };
  expect(await call(page, 'POST', '/api/register', account)).toBe(201);
  const streamOpened = page.waitForResponse('**/api/stream');
  await page.reload();
  await streamOpened;
};

const idOf = (place: string): string => place.split('/').pop() ?? '';

/** A new member reviews a place with photos of one colour. */
const reviewWithPhotos = async (page: Page, place: string, title: string, colours: readonly string[]) => {
  const email = `${title.replaceAll(' ', '.').toLowerCase()}@example.org`;
  expect(await call(page, 'POST', '/api/register', { email, password: 'quiet water 42' })).toBe(201);
  const status = await page.evaluate(`(async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ rating: '5', title: '${title}', content: 'Warm and clean all day.' })) form.append(name, value);
    for (const colour of ${JSON.stringify(colours)}) {
      const canvas = document.createElement('canvas'); canvas.width = 1200; canvas.height = 800;
      const pen = canvas.getContext('2d'); pen.fillStyle = colour; pen.fillRect(0, 0, 1200, 800);
      form.append('photos', await new Promise((made) => canvas.toBlob(made, 'image/jpeg')), colour + '.jpg');
    }
    return (await fetch('/api/locations/${idOf(place)}/reviews', { method: 'POST', body: form })).status;
  })()`);
  expect(status).toBe(201);
};

/** Looks at another tab, or back at this one: a browser without a window shows all of them. */
const look = (page: Page, visibility: 'hidden' | 'visible'): Promise<unknown> =>
  page.evaluate(
    `Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${visibility}' });
     document.dispatchEvent(new Event('visibilitychange'))`,
  );

const firstPhoto = (page: Page) => page.getByRole('figure').getByRole('button').first();
// A closed dialog is hidden first. It is gone when the step back in the history is done.
const largePhotos = (page: Page) => page.getByRole('dialog', { name: /^Photos of /, includeHidden: true });

describe('a badge', () => {
  it('is announced in the visible tab when it is earned, and in another tab when the member returns to it', async () => {
    const place = await pathOfPlace(app(), 'Blue Lagoon');
    const page = await visitor();
    await join(page, 'ada@example.org', place);
    const toast = page.getByText('New achievements unlocked', { exact: true });
    const review = { rating: 5, title: 'Calm water', content: 'Warm and clean all day.' };
    expect(await call(page, 'POST', `/api/locations/${idOf(place)}/reviews`, review)).toBe(201);
    await toast.waitFor();
    await page.getByText('You earned a new badge.', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Close' }).click();
    await toast.waitFor({ state: 'detached' });
    await look(page, 'hidden');
    const list = { name: 'Warm waters', isPublic: true };
    expect(await call(page, 'POST', '/api/trip-lists', list)).toBe(201);
    const other = await page.context().newPage();
    const streamOpened = other.waitForResponse('**/api/stream');
    await other.goto(place);
    await streamOpened;
    expect(await toast.count()).toBe(0);
    await look(page, 'visible');
    await toast.waitFor();
  });

  it('opens no stream for visitors', async () => {
    const page = await visitor();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requested.filter((path) => path === '/api/stream' || path.includes('badge-news'))).toEqual([]);
  });
});

describe('the photos of a place', () => {
  let place = '';
  beforeAll(async () => {
    place = await pathOfPlace(app(), 'Vrelo Bosne');
    const page = await visitor();
    await page.goto(place);
    await page.getByText('No photos available').waitFor();
    await reviewWithPhotos(page, place, 'First light', ['teal', 'navy', 'olive']);
    await reviewWithPhotos(page, place, 'Second visit', ['maroon', 'purple', 'gray']);
    await reviewWithPhotos(page, place, 'Third time', ['green']);
  });

  it('stand there as one large and four small ones, and are turned by the keyboard', async () => {
    const page = await visitor({ reducedMotion: 'reduce' });
    await page.goto(place);
    const gallery = page.getByRole('figure', { name: /^Photos of / });
    await gallery.getByText('7 photos').waitFor();
    const buttons = gallery.getByRole('button');
    await expectEventually(() => buttons.count()).toBe(5);
    await expectEventually(() => buttons.first().textContent()).toBe('Review: Third time');
    await expectEventually(() => buttons.last().textContent()).toBe('+2 more photos');

    const opener = buttons.nth(1);
    await opener.focus();
    await page.keyboard.press('Enter');
    const lightbox = largePhotos(page);
    await lightbox.getByText('Review: Second visit', { exact: true }).waitFor();
    const shown = lightbox.locator('[aria-live]');
    await expectEventually(() => shown.textContent()).toMatch(/^Photo 2 \/  of 7\. .*from the review “Second visit”$/);
    expect(await axeFindings(page)).toEqual([]);

    for (const [key, at] of [
      ['ArrowRight', 3],
      ['End', 7],
      ['ArrowRight', 1],
      ['ArrowLeft', 7],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectEventually(() => shown.textContent()).toMatch(new RegExp(`^Photo ${at} `));
    }
    for (let at = 0; at < 12; at += 1) await page.keyboard.press('Tab');
    await expectEventually(() =>
      page.evaluate(`document.activeElement === document.body || document.activeElement.closest('dialog') !== null`),
    ).toBe(true);
    await lightbox.getByRole('button', { name: 'Photo 7' }).click();
    await lightbox.getByText('Review: First light', { exact: true }).waitFor();
    await lightbox.getByRole('button', { name: 'Next photo' }).click();
    await page.keyboard.press('ArrowLeft');
    await expectEventually(() => shown.textContent()).toMatch(/^Photo 7 /);

    await page.keyboard.press('Escape');
    await lightbox.waitFor({ state: 'detached' });
    await expectEventually(() => page.evaluate('document.activeElement.querySelector("img").alt')).toContain(
      'Second visit',
    );
  });

  it.each(WIDTHS)('are closed by Back, which stays on the page: %s', async (_, viewport) => {
    const page = await visitor({ viewport, reducedMotion: 'reduce' });
    await page.goto('/home');
    await page.goto(place);
    const opener = firstPhoto(page);
    const lightbox = largePhotos(page);
    await opener.click();
    await lightbox.waitFor();
    await page.goBack();
    await lightbox.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(place);
    await expectEventually(() => page.evaluate(`document.activeElement.closest('figure') !== null`)).toBe(true);
    await opener.click();
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await lightbox.waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('**/home');
  });

  it('are turned by a swipe on a phone', async () => {
    const page = await visitor({ viewport: PHONE, colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(place);
    await firstPhoto(page).click();
    const lightbox = page.getByRole('dialog');
    const shown = lightbox.locator('[aria-live]');
    await shown.waitFor();
    const swipe = async (from: number, to: number): Promise<void> => {
      await page.mouse.move(from, 400);
      await page.mouse.down();
      await page.mouse.move(to, 405, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(300, 120);
    await expectEventually(() => shown.textContent()).toMatch(/^Photo 2 /);
    await swipe(120, 140);
    await expectEventually(() => shown.textContent()).toMatch(/^Photo 2 /);
    await swipe(120, 300);
    await expectEventually(() => shown.textContent()).toMatch(/^Photo 1 /);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('load the script that enlarges them on demand', async () => {
    const page = await visitor({ viewport: WIDE });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(place, { waitUntil: 'networkidle' });
    expect(requested.filter((url) => url.includes('lightbox') || url.includes('-1920.'))).toEqual([]);
    await firstPhoto(page).click();
    await page.getByRole('dialog').waitFor();
    expect(requested.some((url) => url.includes('lightbox'))).toBe(true);
  });
});
