import type { Page } from 'playwright-core';

export const JAPAN = '/home?view=map&at=36.2,138.2,5';

/** Beside the map: what is in view. */
export const listBeside = (page: Page) => page.getByRole('region', { name: /places? in view$/ });

/** How many places the list says are in view. */
export const inView = async (page: Page): Promise<number> =>
  Number.parseInt((await listBeside(page).getByRole('heading').textContent()) ?? '', 10);

/** The position that the address tells. */
export const positionOf = (page: Page): string | null => new URL(page.url()).searchParams.get('at');

/** Opens a map and waits until its pins and its list stand. */
export const openMap = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.locator('[data-pin]').first().waitFor();
  await listBeside(page).locator('[data-row]').first().waitFor();
};
