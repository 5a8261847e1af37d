import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { joinAs } from './member.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const OFFLINE = /^You are offline/;
const mayComplain =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be loaded|error loading|NetworkError|AJAXError/i;

const opened = async (path: string, visit: Parameters<typeof visitor>[0] = {}): Promise<Page> => {
  const page = await visitor({ ...visit, mayComplain });
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
};
const saysNothingElse = async (page: Page): Promise<void> =>
  expect(await page.getByText(/Error Loading|try again later|Unable to load/).count()).toBe(0);

/** What shows toasts comes a moment after the first action. */
const hasToasts = async (page: Page): Promise<void> => {
  await page.mouse.move(8, 8);
  await eventuallyAcrossProcesses(async () =>
    expect(
      await page.evaluate(`performance.getEntriesByType('resource').some(({ name }) => name.includes('toast-view'))`),
    ).toBe(true),
  );
};

describe('without a connection', () => {
  it('the page of a place shows that, and loads when the connection is back', async () => {
    const page = await opened('/home');
    await page.context().setOffline(true);
    const card = page.getByRole('article').first().getByRole('link').first();
    const name = await page.getByRole('article').first().getByRole('heading').textContent();
    await card.click();
    await page.getByRole('heading', { level: 1, name: OFFLINE }).waitFor();
    expect(await page.title()).not.toMatch(/Error/);
    await saysNothingElse(page);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  });

  it.each(['/home', '/'])(
    'the next page of the list of %s shows that, and loads when the connection is back',
    async (path) => {
      const page = await opened(path);
      await page.context().setOffline(true);
      await page.getByRole('link', { name: 'Page 3', exact: true }).click();
      await page.getByRole('heading', { name: OFFLINE }).waitFor();
      await saysNothingElse(page);
      await page.context().setOffline(false);
      await page.getByRole('article').nth(8).waitFor();
    },
  );

  it('the map shows that, and its pins load when the connection is back', async () => {
    const page = await opened('/home?view=map');
    await page.locator('[data-pin]').first().waitFor();
    await page.context().setOffline(true);
    await page.getByText(OFFLINE).first().waitFor();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('alert').filter({ hasText: OFFLINE }).first().waitFor();
    await saysNothingElse(page);
    await page.context().setOffline(false);
    await page.getByText(OFFLINE).first().waitFor({ state: 'detached' });
    await page.locator('[data-pin]').first().waitFor();
    await page.getByText('Google Maps API key not configured').waitFor();
  });

  it('an action of a member is undone with a message', async () => {
    const { storageState } = await joinAs(app(), 'Ola');
    const page = await opened('/home', { storageState });
    await hasToasts(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Add to Favorites' }).first().click();
    await page.getByText('You are offline. Failed to update favorite status.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add to Favorites' }).first().waitFor();
  });

  it('a visitor who wants to write a review stays on the page', async () => {
    const page = await opened('/home');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Write a Review' }).waitFor();
    await hasToasts(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Write a Review' }).click();
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByText('You are offline', { exact: true })
      .waitFor();
    await page.getByRole('button', { name: 'Write a Review' }).waitFor();
  });
});
