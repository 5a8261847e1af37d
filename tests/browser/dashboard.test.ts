import { expectEventually } from '@wellspring/testkit/eventually';
import { axeFindings } from './axe.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { pathOfPlace, placesIn } from './places.fixture.ts';
import { expectSignInPrompt } from './signed-out.fixture.ts';
import { openProduct, PHONE, WIDTHS } from './visitor.fixture.ts';

// More members join here than may from one address.
const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

const SUBMIT = `mutation ($input: LocationInput!) { submitLocation(input: $input) { location { id } } }`;
const submission = (name: string) => ({
  query: SUBMIT,
  variables: {
    input: {
      name,
      description: 'Warm water',
      address: '1 Spring Lane',
      city: 'Bath',
      country: 'United Kingdom',
      categoryId: 20,
    },
  },
});
const idOfPlace = async (name: string): Promise<string> => (await pathOfPlace(app(), name)).split('/').at(-1) ?? '';

describe('the dashboard', () => {
  it('leads a visitor to the page that signs in, and back', async () => {
    const { email, password } = await joinAs(app(), 'Vera');
    const page = await visitor();
    await expectSignInPrompt(page, () => page.goto('/dashboard?tab=favorites', { waitUntil: 'commit' }));
    await page.waitForURL(`**/auth?mode=login&next=${encodeURIComponent('/dashboard?tab=favorites')}`);
    const login = page.getByRole('form', { name: 'Login' });
    await login.getByLabel('Email').fill(email);
    await login.getByLabel('Password').fill(password);
    await login.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard?tab=favorites');
    await page.getByRole('heading', { name: 'Welcome, Vera' }).waitFor();
  });

  for (const [width, viewport] of WIDTHS)
    it(`shows what a member has, in tabs that the address names, ${width}`, async () => {
      const { call, storageState } = await joinAs(app(), 'Mara');
      await call('POST', '/graphql', submission(`Moss Pool ${width}`));
      for (const name of ['Blue Lagoon', 'Therme Vals'])
        await call('POST', `/api/locations/${await idOfPlace(name)}/favorite`, { isFavorite: true });
      await call('POST', `/api/locations/${await idOfPlace('Blue Lagoon')}/visit`, { visitStatus: 'visited' });
      const page = await visitor({ storageState, viewport });
      await page.goto('/dashboard');
      const numbers = page.locator('dl[aria-label="In numbers"]');
      await expectEventually(() => numbers.locator('dd').allTextContents()).toEqual(['1', '2']);
      const mine = page.getByRole('article').filter({ hasText: `Moss Pool ${width}` });
      await mine.getByText('Pending', { exact: true }).waitFor();
      // It is their own, and no one else can see it.
      await expectEventually(() => mine.getByRole('button', { name: /^Report/ }).count()).toBe(0);

      await page.getByRole('tab', { name: 'My Locations' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForURL('**/dashboard?tab=favorites');
      await page.getByRole('article').filter({ hasText: 'Therme Vals' }).waitFor();
      await page.getByRole('link', { name: 'Visited', exact: true }).click();
      await page.waitForURL('**/dashboard?tab=favorites&show=visited');
      await page.getByRole('article').filter({ hasText: 'Therme Vals' }).waitFor({ state: 'detached' });
      await page.getByRole('article').filter({ hasText: 'Blue Lagoon' }).waitFor();
      await expectEventually(() => page.getByRole('article').count()).toBe(1);
      await page.getByRole('link', { name: 'Want to visit' }).click();
      await page.getByText('No wishes yet').waitFor();
      await page.getByRole('link', { name: 'Saved', exact: true }).click();
      await page.getByRole('button', { name: 'Favorited' }).first().click();
      await page.getByText('1 place', { exact: true }).first().waitFor();
      await page.getByRole('button', { name: 'Favorited' }).click();
      await page.getByText('No favorites yet').waitFor();
      await page.getByRole('link', { name: 'Explore places' }).waitFor();
      await expectEventually(() => numbers.locator('dd').allTextContents()).toEqual(['1', '0']);
      await page.getByRole('tab', { name: 'My Lists' }).click();
      await page.getByRole('link', { name: 'Open My Lists' }).click();
      await page.waitForURL('**/trip-planner');
    });

  it('turns the pages of what a member saved', async () => {
    const { call, storageState } = await joinAs(app(), 'Pia');
    const { locations } = await placesIn(app(), '?limit=13');
    for (const { id } of locations) await call('POST', `/api/locations/${id}/favorite`, { isFavorite: true });
    const page = await visitor({ storageState });
    await page.goto('/dashboard?tab=favorites');
    await expectEventually(() => page.getByRole('article').count()).toBe(12);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await page
      .getByRole('article')
      .filter({ hasText: locations[0]?.name ?? '' })
      .waitFor();
    await expectEventually(() => page.getByRole('article').count()).toBe(1);
  });

  it('has on a phone its tabs in the first window, and what was saved in short rows', async () => {
    const { id, call, storageState } = await joinAs(app(), 'Wanda');
    const review = { rating: 5, title: 'Calm water', content: 'Warm and clean, come early.' };
    for (const name of ['Blue Lagoon', 'Therme Vals']) {
      await call('POST', `/api/locations/${await idOfPlace(name)}/reviews`, review);
      await call('POST', `/api/locations/${await idOfPlace(name)}/favorite`, { isFavorite: true });
    }
    await call('POST', `/api/users/${id}/calculate-badges`);
    const page = await visitor({ storageState, viewport: PHONE });
    await page.goto('/dashboard?tab=favorites');
    const achievements = page.getByRole('region', { name: 'Achievements' });
    await achievements.getByText('Reviewer Starter').waitFor();
    const tabs = await page.getByRole('tablist').boundingBox();
    expect((tabs?.y ?? NaN) + (tabs?.height ?? NaN)).toBeLessThan(PHONE.height);
    expect((await page.getByRole('article').first().boundingBox())?.height).toBeLessThan(PHONE.height / 4);
    await achievements.getByRole('button', { name: 'Next levels' }).click();
    await achievements.getByRole('progressbar', { name: 'Reviewer Bronze 2 of 5' }).waitFor();
  });

  it('shows badges with the way to the next, and computes them again', async () => {
    const { id, call, storageState } = await joinAs(app(), 'Nora');
    const review = { rating: 5, title: 'Calm water', content: 'Warm and clean, come early.' };
    await call('POST', `/api/locations/${await idOfPlace('Blue Lagoon')}/reviews`, review);
    await call('POST', `/api/users/${id}/calculate-badges`);
    const page = await visitor({ storageState, mayComplain: /503/ });
    await page.goto('/dashboard');
    const achievements = page.getByRole('region', { name: 'Achievements' });
    await achievements.getByText('1 place reviewed').waitFor();
    await achievements.getByText('Reviewer Starter').waitFor();
    const next = achievements.getByRole('progressbar', { name: 'Reviewer Bronze 1 of 5' });
    await expectEventually(async () => [await next.getAttribute('value'), await next.getAttribute('max')]).toEqual([
      '1',
      '5',
    ]);
    await achievements.getByRole('button', { name: 'Update' }).click();
    await page.getByText('Badges updated', { exact: true }).waitFor();
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '{"message":"away"}' }));
    await achievements.getByRole('button', { name: 'Update' }).click();
    await page.getByText('Failed to update badges. Please try again.', { exact: true }).waitFor();
  });
});

describe('home', () => {
  it('is what a member meets first, in the first HTML, and the landing page leads there', async () => {
    const { storageState } = await joinAs(app(), 'Uma');
    const page = await visitor({ storageState });
    for (const path of ['/', '/landing']) {
      const html = await (await page.request.get(path)).text();
      expect([html.includes('Featured Locations'), html.includes('Discover Sacred Places')]).toEqual([true, false]);
    }
    await page.goto('/landing');
    await page.waitForURL('**/home');
    await page.getByRole('banner').locator('a[href="/"][aria-current=page]:visible', { hasText: 'Explore' }).waitFor();
    for (const name of ['Dashboard', 'Profile'])
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).waitFor();
    await expectEventually(() => page.getByRole('dialog').count()).toBe(0);
  });

  for (const [width, viewport] of WIDTHS)
    it(`shows a new member around, once, ${width}`, async () => {
      const { storageState } = await joinAs(app(), 'Wim', { isNew: true });
      const page = await visitor({ storageState, viewport });
      await page.goto('/');
      const dialog = page.getByRole('dialog');
      const press = (name: string) => dialog.getByRole('button', { name }).click();
      const steps = ['Welcome to Wellspring', 'Explore locations', 'Save favorites and trip lists', 'Contribute'];
      for (const step of steps.slice(0, -1)) {
        await dialog.getByRole('heading', { name: step }).waitFor();
        await press('Next');
      }
      await press('Back');
      await dialog.getByRole('heading', { name: 'Save favorites and trip lists' }).waitFor();
      await press('Next');
      await dialog.getByText('Step 4 of 4').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const done = page.waitForResponse('**/api/complete-onboarding');
      await press('Get Started');
      expect((await done).status()).toBe(200);
      await dialog.waitFor({ state: 'hidden' });
      const streamOpened = page.waitForResponse('**/api/stream');
      await page.reload();
      await streamOpened;
      await expectEventually(() => dialog.count()).toBe(0);
    });
});
