import { Stats } from '@wellspring/rest-contract/stats';
import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import { placesIn } from './places.fixture.ts';
import { PHONE, openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const FIRST_SCREENS = [
  ['wide', { width: 1280, height: 800 }],
  ['on a phone', PHONE],
] as const;

/** So many pixels of the first card are in sight, at the least: they show its picture. */
const LEAST_OF_CARD = 100;

describe('the landing page', () => {
  it('has a headline, and its search leads to the places that match', async () => {
    const page = await visitor();
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Discover Sacred Places' }).waitFor();
    await page.getByText('No ads, no paid places, and ratings only from those who wrote a review.').waitFor();
    await page.getByPlaceholder('Search healing locations or enter a city name...').fill('onsen');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/home?search=onsen');
    await page.getByRole('heading', { name: 'Search Results for "onsen"' }).waitFor();
    await page.getByRole('article').first().waitFor();
  });

  for (const [width, viewport] of FIRST_SCREENS)
    it(`shows real places on the first screen, ${width}`, async () => {
      const page = await visitor({ viewport });
      await page.goto('/');
      const card = page.getByRole('region', { name: 'Featured Locations' }).getByRole('article').first();
      const top = (await card.boundingBox())?.y ?? Infinity;
      expect(top).toBeLessThan(viewport.height - LEAST_OF_CARD);
    });

  it('offers searches that lead to places', async () => {
    const page = await visitor();
    await page.goto('/');
    const examples = page.getByRole('navigation', { name: 'Example searches' }).getByRole('link');
    const searches = await examples.allTextContents();
    expect(searches).toHaveLength(5);
    for (const search of searches) {
      const { total } = await placesIn(app(), `?limit=1&search=${encodeURIComponent(search)}`);
      expect([search, total > 0]).toEqual([search, true]);
    }
    await examples.filter({ hasText: 'free hot springs' }).click();
    await page.waitForURL('**/home?search=free+hot+springs');
    await page.getByRole('heading', { name: 'Search Results for "free hot springs"' }).waitFor();
  });

  it('shows nine real places and turns their pages', async () => {
    const page = await visitor();
    await page.goto('/');
    const featured = page.getByRole('region', { name: 'Featured Locations' });
    const names = () => featured.getByRole('article').getByRole('heading').allTextContents();
    const firstPage = await names();
    expect(firstPage).toHaveLength(9);
    await featured.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.waitForURL('**/?page=2');
    await featured.locator('[aria-current=page]', { hasText: '2' }).waitFor();
    await eventuallyAcrossProcesses(async () => {
      const secondPage = await names();
      expect(secondPage).toHaveLength(9);
      expect(secondPage.filter((name) => firstPage.includes(name))).toEqual([]);
    });
  });

  it('leads from a category to its places', async () => {
    const page = await visitor();
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Browse by Category' })
      .getByRole('link', { name: 'Meditation & Retreats' })
      .click();
    await page.waitForURL('**/home?category=23');
    const badges = page.getByRole('article').getByText('Meditation & Retreats');
    await badges.nth(8).waitFor();
  });

  it('tells the numbers of the community, none of them made up', async () => {
    const page = await visitor();
    await page.goto('/');
    const stats = Stats.parse(await page.request.get('/api/stats').then((answer) => answer.json()));
    const shown = page.getByRole('region', { name: 'Community in numbers' });
    const [labels, figures] = [
      await shown.getByRole('term').allTextContents(),
      await shown.getByRole('definition').allTextContents(),
    ];
    expect(labels).toEqual(['Sacred Places', 'Community Members', 'Countries', 'Reviews']);
    const { totalLocations, totalUsers, totalCountries, totalReviews } = stats;
    expect(figures.map(Number)).toEqual([totalLocations, totalUsers, totalCountries, totalReviews]);
    expect(totalLocations).toBeGreaterThanOrEqual(160);
    expect(totalCountries).toBeGreaterThanOrEqual(45);
  });

  it('has its numbers below the featured places, all of one size', async () => {
    const page = await visitor();
    await page.goto('/');
    const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? NaN;
    const [featured, numbers, map] = [
      await topOf('Featured Locations'),
      await topOf('Community in numbers'),
      await topOf('Every place on one map'),
    ];
    expect([featured < numbers, numbers < map]).toEqual([true, true]);
    const sizes = await page.evaluate<readonly number[]>(`
      [...document.querySelectorAll('[aria-label="Community in numbers"] dd')]
        .map((one) => parseFloat(getComputedStyle(one).fontSize))
    `);
    expect([sizes.length, new Set(sizes).size]).toEqual([4, 1]);
  });

  it('shows the whole inhabited world in its teaser, on a phone too', async () => {
    const page = await visitor({ viewport: PHONE });
    await page.goto('/');
    const box = await page.locator('section[aria-labelledby=teaser-heading] svg').last().boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(360 / 134, 1);
  });

  it('leads to the map by its teaser', async () => {
    const page = await visitor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore the map' }).click();
    await page.waitForURL('**/home?view=map');
    await expectEventually(() => page.getByRole('tab', { name: 'Map View' }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });

  it('invites visitors to join', async () => {
    const page = await visitor();
    await page.goto('/');
    await page.getByText('Sign up to contribute healing locations and save your favorites').waitFor();
    await page.getByRole('link', { name: 'Join the Community' }).click();
    await page.waitForURL('**/auth?mode=register');
    await page.getByRole('form', { name: 'Register' }).waitFor();
  });

  it('offers nothing that a visitor cannot do yet', async () => {
    const page = await visitor();
    await page.goto('/');
    await expectEventually(() => page.getByRole('link', { name: /add location|dashboard|my lists/i }).count()).toBe(0);
    await expectEventually(() => page.getByText(/4\.5/).count()).toBe(0);
  });

  it('fits a phone without scrolling sideways', async () => {
    const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto('/');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});
