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
