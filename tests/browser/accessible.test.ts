import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct, PHONE, WIDE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong on the page, one line each; a page on which nothing was checked is wrong as well. */
const FINDINGS = `axe.run().then(({ violations, passes }) => [
  ...violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(' | '))),
  ...(passes.length > 10 ? [] : ['nothing was checked']),
])`;

const SCREENS: readonly (readonly [name: string, path: () => Promise<string> | string])[] = [
  ['the landing page', () => '/'],
  ['home with the grid', () => '/home'],
  ['home with a page of search results', () => '/home?search=hot&page=2'],
  ['home with nothing found', () => '/home?search=Ouagadougou'],
  ['home with the map', () => '/home?view=map'],
  ['the page of a place', () => pathOfPlace(app(), 'Blue Lagoon')],
  ['a place that is not there', () => '/location/nowhere'],
  ['an address that is not there', () => '/no/such/page'],
];

describe('with axe-core there is nothing wrong with', () => {
  for (const [name, path] of SCREENS)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const [width, viewport] of [
        ['wide', WIDE],
        ['on a phone', PHONE],
      ] as const)
        it(`${name}, ${colorScheme}, ${width}`, async () => {
          const page = await visitor({ colorScheme, viewport, reducedMotion: 'reduce', mayComplain: /status of 404/ });
          await page.goto(await path(), { waitUntil: 'networkidle' });
          await page.evaluate(axe);
          expect(await page.evaluate(FINDINGS)).toEqual([]);
        });
});
