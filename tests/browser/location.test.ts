import { expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { pathOfPlace } from './places.fixture.ts';
import { waitUntilSettled } from './stable-page.fixture.ts';
import { openProduct, WIDTHS } from './visitor.fixture.ts';

const EVERYTHING = {
  name: 'Baths of the Quiet Water',
  description: 'Three pools under old trees.\nThe upper one is the warmest.',
  address: '12 Spring Lane',
  city: 'Calistoga',
  state: 'California',
  country: 'United States',
  latitude: 38.5788,
  longitude: -122.5797,
  categoryId: 20,
  website: 'https://quiet-water.example/visit',
  phoneNumber: '+1 707 555 0100',
  hours: '9 to 5, closed on Mondays',
  priceRange: 'moderate',
  avgCost: 42.5,
  healingProperties: 'Said to ease tired joints',
  accessibility: 'Ramp to the lower pool',
  temperature: '38–41 °C',
  mineralContent: 'Sulphur, lithium',
  bestTimeToVisit: 'Autumn',
  tags: ['quiet', 'old trees'],
  source: 'Register of baths',
  sourceId: 'quiet-water',
  licence: 'CC0-1.0',
};

const { visitor, app } = openProduct({ places: [EVERYTHING] });

/** Of the one that this window chose, in pixels; 0 until it is here. */
/** The picture beside the facts; the head of a place without a photo has another one. */
const HAS_MAP_PICTURE = `[...document.querySelectorAll('img[src*="/map-picture/"]')].some(({ naturalWidth }) => naturalWidth === 384)`;

const addressOf = (name: string): Promise<string> => pathOfPlace(app(), name);
const rowsOf = async (page: Page): Promise<Record<string, string>> => {
  const card = page.getByRole('region', { name: 'Location Details' });
  await card.getByText('All facts and sources').click();
  const [terms, values] = [
    await card.getByRole('term').allTextContents(),
    await card.getByRole('definition').allTextContents(),
  ];
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? '']));
};

describe('the page of a place', () => {
  it('tells everything that is known, in plain rows', async () => {
    const page = await visitor();
    await page.goto(await addressOf(EVERYTHING.name));
    await page.getByRole('heading', { level: 1, name: EVERYTHING.name }).waitFor();
    const { Updated, ...rows } = await rowsOf(page);
    expect(rows).toEqual({
      Category: 'Hot Springs & Spas',
      'Average Rating': 'No reviews yet',
      'Total Reviews': '0',
      Verified: 'Yes',
      Temperature: '38–41 °C',
      Minerals: 'Sulphur, lithium',
      'Healing properties': 'Said to ease tired joints',
      Hours: '9 to 5, closed on Mondays',
      'Price range': 'Moderate',
      'Average cost': '$42.50',
      'Best time to visit': 'Autumn',
      Access: 'Ramp to the lower pool',
      Tags: 'quiet, old trees',
      Source: 'Register of baths',
      Licence: 'CC0-1.0',
    });
    expect(Updated).toMatch(/20\d\d/);
    await page.getByText('Calistoga, California', { exact: true }).first().waitFor();
    await page.getByText('No photos available').waitFor();
    await page.getByText('No reviews yet. Be the first to review this location!').waitFor();
    await page.getByText('Three pools under old trees.').waitFor();
  });

  for (const [width, viewport] of WIDTHS)
    it(`keeps save, visit and share in reach while one reads, ${width}`, async () => {
      const page = await visitor({ viewport });
      await page.goto(await addressOf(EVERYTHING.name));
      for (const far of [0, 700, 1400]) {
        await page.evaluate(`scrollTo(0, ${far})`);
        for (const name of ['Add to Favorites', 'Track visit', 'Share']) {
          const button = page.getByRole('button', { name, exact: true });
          const box = await button.boundingBox();
          expect(box?.y).toBeGreaterThanOrEqual(0);
          expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(viewport.height);
        }
      }
    });

  it('holds Write a Review and Location Details in its sidebar', async () => {
    const page = await visitor();
    await page.goto(await addressOf(EVERYTHING.name));
    const sidebar = page.getByRole('complementary', { name: 'About this location' });
    for (const name of ['Write a Review', 'Location Details']) {
      const { x } = (await sidebar.getByRole('region', { name }).boundingBox()) ?? { x: NaN };
      expect(x).toBeGreaterThan(640);
    }
  });

  it('is reached from its card, and leads back to its category', async () => {
    const page = await visitor();
    await page.goto(`/home?search=${encodeURIComponent(EVERYTHING.name)}`);
    await page.getByRole('article').first().getByRole('link', { name: EVERYTHING.name }).click();
    await page.getByRole('heading', { level: 1, name: EVERYTHING.name }).waitFor();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Hot Springs & Spas' })
      .click();
    await page.waitForURL('**/home?category=20');
  });

  it('says in its first HTML what it is, to previews and to crawlers', async () => {
    const path = await addressOf(EVERYTHING.name);
    const html = await fetch(app().origin + path).then((answer) => answer.text());
    expect(html).toContain('<title>Baths of the Quiet Water');
    expect(html).toMatch(/property="og:image" content="http[^"]+\/previews\/thermal-springs\.png"/);
    const schema: unknown = JSON.parse(
      /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? 'null',
    );
    expect(schema).toMatchObject({
      '@graph': [
        { '@type': 'TouristAttraction', name: EVERYTHING.name, geo: { latitude: 38.5788, longitude: -122.5797 } },
        { '@type': 'BreadcrumbList' },
      ],
    });
    expect(await fetch(`${app().origin}/previews/thermal-springs.png`).then(({ status }) => status)).toBe(200);
    expect(await fetch(`${app().origin}/sitemap.xml`).then((answer) => answer.text())).toContain(path);
  });

  it('shows a picture of its map, and requests no map until somebody presses it; then the map comes at the same view', async () => {
    const page = await visitor();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(await addressOf('Blue Lagoon'));
    const where = page.getByRole('region', { name: /^Where it is/ });
    await where.scrollIntoViewIfNeeded();
    await expectEventually(() => page.evaluate(HAS_MAP_PICTURE)).toBe(true);
    await where.getByRole('img', { name: 'Blue Lagoon', exact: true }).waitFor();
    await waitUntilSettled(page);
    expect(requested.filter((path) => /maplibre|location-map|^\/basemap/.test(path))).toEqual([]);
    const before = await where.boundingBox();
    await where.getByRole('button', { name: 'Show the map' }).press('Enter');
    await page.locator('.maplibregl-ctrl-scale').waitFor();
    await expectEventually(() => where.getByRole('button').allInnerTexts()).toHaveLength(2);
    await where.getByRole('button', { name: 'Zoom in' }).and(page.locator(':focus')).waitFor();
    expect(await where.boundingBox()).toEqual(before);
  });

  it('shows the picture of its map without script', async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(await addressOf('Blue Lagoon'));
    const where = page.getByRole('region', { name: /^Where it is/ });
    await where.getByRole('img', { name: 'Blue Lagoon', exact: true }).waitFor();
    await where.scrollIntoViewIfNeeded();
    expect(await where.locator('picture img').getAttribute('src')).toContain('/map-picture/');
    expect(await where.getByRole('button').count()).toBe(0);
  });

  it('answers 404 with a message when the place does not exist', async () => {
    const page = await visitor({ mayComplain: /status of 404/ });
    const answer = await page.goto('/location/nowhere');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Location Not Found' }).waitFor();
    await page.getByText("The location you're looking for doesn't exist.").waitFor();
    await page.getByRole('link', { name: 'Browse all locations' }).click();
    await page.waitForURL('**/home');
  });
});
