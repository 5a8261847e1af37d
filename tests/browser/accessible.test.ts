import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { makeList } from './lists.fixture.ts';
import { joinAs } from './member.fixture.ts';
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
  ['community lists', () => '/public-lists'],
  ['community lists with nothing found', () => '/public-lists?search=Ouagadougou'],
  ['a list', async () => `/lists/${(await makeList(app(), await joinAs(app(), 'Ada'), { name: 'Warm weeks' })).id}`],
  ['a list that is not there', () => '/lists/nowhere'],
  ['the pitch for own lists', () => '/trip-planner'],
  ['an address that is not there', () => '/no/such/page'],
  ['an address that cannot be read', () => '/%E0%A4%A'],
  ['the documentation of the calls', () => '/api/docs'],
];

const MEMBERS_SCREENS = [
  ['the dashboard of a member', '/dashboard'],
  ['what a member saved', '/dashboard?tab=favorites'],
  ['the profile of a member', '/dashboard?tab=profile'],
  ['the lists of a member', '/trip-planner'],
  ['the account of a member', '/profile'],
] as const;

const VARIANTS = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { colorScheme, width: 'wide', viewport: WIDE },
  { colorScheme, width: 'on a phone', viewport: PHONE },
]);

let member: Awaited<ReturnType<typeof joinAs>>;
beforeAll(async () => {
  member = await joinAs(app(), 'Maja');
  const saved = (await pathOfPlace(app(), 'Blue Lagoon')).replace('/location/', '/api/locations/');
  await member.call('POST', `${saved}/favorite`, { isFavorite: true });
  await makeList(app(), member, { name: 'Warm weeks' });
});

describe('with axe-core there is nothing wrong for a member with', () => {
  for (const [name, path] of MEMBERS_SCREENS)
    for (const { colorScheme, width, viewport } of VARIANTS)
      it(`${name}, ${colorScheme}, ${width}`, async () => {
        const { storageState } = member;
        const page = await visitor({ colorScheme, viewport, storageState, reducedMotion: 'reduce' });
        await page.goto(path, { waitUntil: 'load' });
        await page.getByRole('heading', { name: /Maja|My Account|My Lists/ }).waitFor();
        await page.locator('[aria-busy="true"], .pulse').first().waitFor({ state: 'detached' });
        await page.evaluate(axe);
        expect(await page.evaluate(FINDINGS)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      });
});

describe('with axe-core there is nothing wrong with', () => {
  for (const [name, path] of SCREENS)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const [width, viewport] of [
        ['wide', WIDE],
        ['on a phone', PHONE],
      ] as const)
        it(`${name}, ${colorScheme}, ${width}`, async () => {
          const page = await visitor({
            colorScheme,
            viewport,
            reducedMotion: 'reduce',
            mayComplain: /status of 40[04]/,
          });
          await page.goto(await path(), { waitUntil: 'networkidle' });
          await page.evaluate(axe);
          expect(await page.evaluate(FINDINGS)).toEqual([]);
        });
});
