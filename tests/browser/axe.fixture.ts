import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { stableFindings } from './stable-page.fixture.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules, of which many find something to look at on any page. */
const ALL = { options: { resultTypes: ['violations'] }, fewest: 11 };
/**
 * The rules that another colour scheme may break. Of a page with an open modal dialog axe looks at the dialog alone, and does not see it
 * where it stands inside of what cuts off its content: dialogs stand in the body.
 */
const OF_COLOURS = {
  options: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
  fewest: 1,
};

const run = ({ options, fewest }: { options: object; fewest: number }): string => `
  axe.run(${JSON.stringify(options)}).then(({ violations, passes }) => [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(' | '))),
    ...(passes.length >= ${fewest} ? [] : ['nothing was checked']),
  ])`;

/** What axe-core finds wrong on the page, one line each; a page on which nothing was checked is wrong as well. */
export const axeFindings = (page: Page, rules: typeof ALL = ALL): Promise<readonly string[]> =>
  stableFindings(page, async () => {
    await page.evaluate(axe);
    return page.evaluate(run(rules));
  });

/** What axe-core finds in the light look, then, on the same visit, what it finds in the colours of the dark one. */
export const axeComplaints = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFindings(page, OF_COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
};

/** What axe-core looks for, in both looks, and nothing wider than the screen. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await axeComplaints(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
};
