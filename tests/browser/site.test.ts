import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { pathOfPlace } from './places.fixture.ts';
import { expectAccessible } from './axe.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const anyPlace = (): Promise<string> => pathOfPlace(app(), 'Blue Lagoon');

/** Where the links of this page lead, as far as it is within the product. */
const internalLinks = async (page: Page): Promise<readonly string[]> => {
  const links = await page.getByRole('link').all();
  const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
  return targets
    .flatMap((target) => (target === null ? [] : [new URL(target, page.url())]))
    .filter(({ origin }) => origin === app().origin)
    .map(({ pathname, search }) => pathname + search);
};

describe('every screen', () => {
  it('has a header and a footer whose links lead where they say', async () => {
    const page = await visitor();
    await page.goto(await anyPlace());
    await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
    await page.waitForURL('**/home');
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Explore' })
      .and(page.locator('[aria-current=page]'))
      .waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Wellspring/ })
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Map' }).click();
    await page.waitForURL('**/home?view=map');
    await footer.getByRole('link', { name: 'All Locations' }).click();
    await page.waitForURL('**/home');
  });

  it('has no broken link', async () => {
    const page = await visitor();
    const links = new Set<string>();
    for (const path of ['/', '/home', await anyPlace()]) {
      await page.goto(path);
      for (const link of await internalLinks(page)) links.add(link);
    }
    const answers: { link: string; status: number }[] = [];
    // One after the other: how many at once a busy machine answers is not the question here.
    for (const link of links) answers.push({ link, status: (await fetch(app().origin + link)).status });
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('has its own title, also after a click', async () => {
    const page = await visitor();
    await page.goto('/');
    const titles = [await page.title()];
    await page.getByRole('link', { name: 'Explore', exact: true }).click();
    await eventuallyAcrossProcesses(async () => expect(await page.title()).not.toBe(titles[0]));
    titles.push(await page.title());
    await page.getByRole('article').getByRole('link').first().click();
    await eventuallyAcrossProcesses(async () => expect(await page.title()).not.toBe(titles[1]));
    titles.push(await page.title());
    expect(new Set(titles).size).toBe(3);
  });

  it('shows its words before any script runs', async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Discover Sacred Places' }).waitFor();
    await expectEventually(() => page.getByRole('article').count()).toBe(9);
    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: 'Search healing locations' }))
      .first()
      .fill('onsen');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/home?search=onsen');
    await page.getByRole('heading', { name: 'Search Results for "onsen"' }).waitFor();
    await page.getByRole('article').getByRole('link').first().click();
    await page.waitForURL('**/location/*');
    await page.getByRole('region', { name: 'Location Details' }).waitFor();
    await page.getByRole('link', { name: 'Explore' }).click();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.waitForURL('**/home?page=2');
    await expectEventually(() => page.getByRole('article').count()).toBe(9);
  });

  it('starts without requests for data of the first HTML', async () => {
    const page = await visitor();
    const requested: string[] = [];
    page.on('request', (request) => {
      // The page view is an event, not a query.
      if (/\/(graphql|api(?!\/events))/.test(request.url())) requested.push(request.postData() ?? request.url());
    });
    for (const path of ['/', '/home', await anyPlace()]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(requested).toEqual([]);
  });

  it('sends requests to the product alone', async () => {
    const page = await visitor();
    const external: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(app().origin) && !request.url().startsWith('data:')) external.push(request.url());
    });
    for (const path of ['/', '/home', '/home?view=map', await anyPlace()]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(external.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  });
});

describe('an address that does not exist', () => {
  it('is a 404 with a search and a way home', async () => {
    const page = await visitor({ mayComplain: /status of 404/ });
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    await page.getByRole('combobox', { name: 'Search healing locations' }).fill('sauna');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home?search=sauna');
    await page.goto('/no/such/page');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('an address that cannot be read', () => {
  it('is a page like all others: what happened, a search and a way home, without script', async () => {
    const page = await visitor({ mayComplain: /status of 400/ });
    const answer = await page.goto('/%E0%A4%A');
    expect(answer?.status()).toBe(400);
    await page.getByRole('heading', { level: 1, name: '400 Address Not Valid' }).waitFor();
    await expectEventually(() => page.title()).toBe('400 Address Not Valid · Wellspring');
    await page.getByRole('banner').getByRole('link', { name: 'Explore' }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    await page.getByRole('combobox', { name: 'Search healing locations' }).fill('sauna');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home?search=sauna');
    await page.goto('/%E0%A4%A');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('the picture of a shared link', () => {
  it('carries the name of the product', async () => {
    const page = await visitor();
    await page.goto('/');
    for (const path of ['/', '/home?category=25', await pathOfPlace(app(), 'Blue Lagoon')]) {
      const html = await fetch(app().origin + path).then((answer) => answer.text());
      const picture = /property="og:image" content="http:\/\/[^/]+([^"]+)"/.exec(html)?.[1];
      const seen = await page.evaluate(`(async () => {
        const image = new Image();
        image.src = ${JSON.stringify(picture)};
        await image.decode();
        const { width, height } = image;
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const pen = canvas.getContext('2d');
        pen.drawImage(image, 0, 0);
        const foot = pen.getImageData(0, height - 120, width, 120).data;
        const pixels = Array.from({ length: foot.length / 4 }, (_, at) => [...foot.subarray(at * 4, at * 4 + 3)].join());
        return {
          width,
          height,
          ground: pixels.filter((pixel) => pixel === '11,106,102').length > pixels.length / 2,
          letters: pixels.filter((pixel) => pixel === '255,255,255').length > 2000,
        };
      })()`);
      expect(seen).toEqual({ width: 1200, height: 630, ground: true, letters: true });
    }
  });
});

describe('the files that browsers and crawlers request', () => {
  it.each([
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/icons/icon-192.png', 'image/png'],
    ['/icons/icon-512.png', 'image/png'],
  ])('%s is there', async (path, type) => {
    const answer = await fetch(app().origin + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  });
});

it.each([390, 1280])('the documentation of the calls is accessible, %i px wide', async (width) => {
  const page = await visitor({ viewport: { width, height: 900 } });
  await page.goto('/api/docs');
  await expectAccessible(page);
});
