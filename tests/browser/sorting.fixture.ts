import { eventually } from '@wellspring/testkit/eventually';
import type { Locator } from 'playwright-core';

type Move = {
  readonly key: 'ArrowUp' | 'ArrowRight';
  readonly announced: { readonly first: string; readonly then: string };
};

/** Picks an item up by its handle, moves it by `key` to where the screen reader hears `announced.then`, and drops it. */
export const moveByKeyboard = async (handle: Locator, { key, announced }: Move): Promise<void> => {
  const page = handle.page();
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText(announced.first).waitFor({ state: 'attached' });
  // Keys are listened to a moment after it is picked up: a person presses the key again.
  await eventually(async () => {
    await page.keyboard.press(key);
    await page.getByText(announced.then).waitFor({ state: 'attached', timeout: 5_000 });
  }, 30_000);
  await page.keyboard.press('Space');
};
