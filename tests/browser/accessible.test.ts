import { expectNothingWrong } from './axe.fixture.ts';
import { makeList } from './lists.fixture.ts';
import { joinAs, signInAs } from './member.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct, WIDTHS } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

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
  ['the form of a message to the site', () => '/contact'],
  ['the pitch for own lists', () => '/trip-planner'],
  ['the admin panel for others', () => '/admin'],
  ['the form of a link that signs in', () => '/sign-in-link'],
  ['what is kept of people', () => '/privacy'],
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
  ['the research of a place', '/add-location'],
  ['the form of a place', '/add-location?tab=manual'],
] as const;

let member: Awaited<ReturnType<typeof joinAs>>;
beforeAll(async () => {
  member = await joinAs(app(), 'Maja');
  const saved = (await pathOfPlace(app(), 'Blue Lagoon')).replace('/location/', '/api/locations/');
  await member.call('POST', `${saved}/favorite`, { isFavorite: true });
  await makeList(app(), member, { name: 'Warm weeks' });
});

describe('with axe-core there is nothing wrong for a member with', () => {
  for (const [name, path] of MEMBERS_SCREENS)
    it.each(WIDTHS)(`${name}, %s`, async (_, viewport) => {
      const page = await visitor({ viewport, storageState: member.storageState, reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'load' });
      await page.getByRole('heading', { name: /Maja|My Account|My Lists|Share Your Sacred Place/ }).waitFor();
      await page.locator('[aria-busy="true"], .pulse').first().waitFor({ state: 'detached' });
      await expectNothingWrong(page);
    });
});

const ADMINS_TABS = ['overview', 'locations', 'users', 'analytics', 'reports', 'contact', 'settings'] as const;

describe('with axe-core there is nothing wrong for an admin with', () => {
  let admin: typeof member;
  beforeAll(async () => void (admin = await signInAs(app(), 'owner')));
  for (const tab of ADMINS_TABS)
    it.each(WIDTHS)(`the tab ${tab}, %s`, async (_, viewport) => {
      const page = await visitor({ viewport, storageState: admin.storageState, reducedMotion: 'reduce' });
      await page.goto(`/admin?tab=${tab}`, { waitUntil: 'load' });
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
      await page.locator('[aria-busy="true"], .pulse').first().waitFor({ state: 'detached' });
      await expectNothingWrong(page);
    });
});

describe('with axe-core there is nothing wrong with', () => {
  for (const [name, path] of SCREENS)
    it.each(WIDTHS)(`${name}, %s`, async (_, viewport) => {
      const page = await visitor({ viewport, reducedMotion: 'reduce', mayComplain: /status of 40[04]/ });
      await page.goto(await path(), { waitUntil: 'networkidle' });
      await expectNothingWrong(page);
    });
});
