import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RUN = `axe.run().then(({ violations, passes }) => [
  ...violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(' | '))),
  ...(passes.length > 10 ? [] : ['nothing was checked']),
])`;

/** What axe-core finds wrong on the page, one line each; a page on which nothing was checked is wrong as well. */
export const axeFindings = async (page: Page): Promise<unknown> => {
  await page.evaluate(axe);
  return page.evaluate(RUN);
};

/** What axe-core looks for, and nothing wider than the screen: in light and in dark, on one visit. */
export const expectNothingWrong = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, await axeFindings(page)]).toEqual([colorScheme, []]);
  }
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
};
