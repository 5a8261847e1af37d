import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules, of which many find something to look at on any page. */
const ALL = { options: {}, fewest: 11 };
/**
 * The rules that another colour scheme may break. Of a page with an open modal dialog axe looks at the dialog alone, and does not see it
 * where it stands inside of what cuts off its content: dialogs stand in the body.
 */
const OF_COLOURS = { options: { runOnly: ['color-contrast', 'link-in-text-block'] }, fewest: 1 };

const run = ({ options, fewest }: { options: object; fewest: number }): string => `
  axe.run(${JSON.stringify(options)}).then(({ violations, passes }) => [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(' | '))),
    ...(passes.length >= ${fewest} ? [] : ['nothing was checked']),
  ])`;

/** What axe-core finds wrong on the page, one line each; a page on which nothing was checked is wrong as well. */
export const axeFindings = async (page: Page, rules = ALL): Promise<unknown> => {
  await page.evaluate(axe);
  return page.evaluate(run(rules));
};

/** What axe-core looks for, and nothing wider than the screen; then, on the same visit, the colours of the dark look. */
export const expectNothingWrong = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(['light', await axeFindings(page)]).toEqual(['light', []]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(['dark', await axeFindings(page, OF_COLOURS)]).toEqual(['dark', []]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
};
