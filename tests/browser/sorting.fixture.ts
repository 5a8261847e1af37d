import { eventually } from '@wellspring/testkit/eventually';
import type { Locator } from 'playwright-core';

type Move = {
  readonly key: 'ArrowUp' | 'ArrowRight';
  readonly heard: { readonly first: string; readonly then: string };
};

/** Picks an item up by its handle, moves it by `key` to where the screen reader hears `heard.then`, and drops it. */
export const moveByKeyboard = async (handle: Locator, { key, heard }: Move): Promise<void> => {
  const page = handle.page();
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText(heard.first).waitFor({ state: 'attached' });
  // Keys are listened to a moment after it is picked up: a person presses the key again.
  await eventually(async () => {
    await page.keyboard.press(key);
    await page.getByText(heard.then).waitFor({ state: 'attached', timeout: 5_000 });
  }, 30_000);
  await page.keyboard.press('Space');
};
