import { eventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';

/** Opens the form that corrects the place of a page. */
export const openedCorrection = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Correct this place' });
  // Where the map comes while the pointer is on its way, the button moves from under it: a person presses again.
  await eventually(async () => {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Correct this place' }).click();
    await dialog.waitFor({ timeout: 5_000 });
  }, 30_000);
  await dialog.getByLabel('Hours').waitFor();
  return dialog;
};
