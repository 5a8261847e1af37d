import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

describe('a browser with an invalid language tag', () => {
  it('shows every screen', async () => {
    const page = await visitor();
    await page.addInitScript(`
      Object.defineProperty(navigator, 'language', { get: () => 'en-US@posix' });
      Object.defineProperty(navigator, 'languages', { get: () => ['en-US@posix'] });
    `);
    for (const path of ['/', '/home', await pathOfPlace(app(), 'Blue Lagoon')]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectEventually(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await expectEventually(() => page.getByRole('contentinfo').count()).toBe(1);
    }
  });
});

describe('a part of a page that fails', () => {
  it('shows an error with a link, and the rest of the page stays', async () => {
    const page = await visitor({ mayComplain: /unwilling|An error occurred in/ });
    await page.goto('/', { waitUntil: 'networkidle' });
    // The page numbers cannot be reckoned any more.
    await page.evaluate(`
      const { flatMap } = Array.prototype;
      window.mend = () => (Array.prototype.flatMap = flatMap);
      Array.prototype.flatMap = function (...all) {
        if (this.every((each) => typeof each === 'number')) throw new Error('unwilling');
        return flatMap.apply(this, all);
      };
    `);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.getByRole('alert').getByRole('heading', { name: 'This part of the page cannot be shown' }).waitFor();
    await page.getByRole('heading', { name: 'Discover Sacred Places' }).waitFor();
    await page.getByRole('link', { name: 'Hot Springs & Spas' }).first().waitFor();
    await page.getByRole('heading', { name: 'Every place on one map' }).waitFor();
    await page.evaluate('window.mend()');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[aria-current=page]').getByText('2', { exact: true }).waitFor();
  });
});

describe('a script that does not load', () => {
  it('is replaced by an error message, and the map loads when the network is back', async () => {
    const page = await visitor({
      mayComplain: /Failed to load resource|Failed to fetch|ChunkLoadError|error occurred/,
    });
    await page.goto('/home');
    await page.route(/\/assets\/map-/, (route) => route.abort());
    await page.getByRole('tab', { name: 'Map View' }).click();
    await page.getByRole('alert').getByRole('heading', { name: 'Unable to load map data' }).waitFor();
    await page.getByRole('combobox', { name: 'Search healing locations' }).waitFor();
    await page.unroute(/\/assets\/map-/);
    await page.evaluate(`window.dispatchEvent(new Event('online'))`);
    await page.locator('[data-pin]').first().waitFor();
    // Its style sheet came as well.
    await expectEventually(() =>
      page.evaluate(`getComputedStyle(document.querySelector('.maplibregl-map')).overflow`),
    ).toBe('hidden');
  });

  it('is loaded with a fresh page after a release, when the reader tries again', async () => {
    const page = await visitor({
      mayComplain: /Failed to load resource|Failed to fetch|ChunkLoadError|error occurred/,
    });
    await page.goto('/home');
    let released = true;
    await page.route(/\/assets\/map-view.*js/, (route) =>
      released ? route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }) : route.continue(),
    );
    await page.getByRole('tab', { name: 'Map View' }).click();
    // The browser remembers that the script was not there: only a fresh page asks for it again.
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    released = false;
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-pin]').first().waitFor();
  });
});

describe('after an outage', () => {
  it('lists, suggestions and the map recover without a reload', async () => {
    const page = await visitor({ mayComplain: /Failed to load resource/ });
    await page.goto('/home');
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('link', { name: 'Wellness Centers' }).first().click();
    await page.getByRole('heading', { name: 'Error Loading Locations' }).waitFor();
    await page.unroute('**/graphql');
    await eventuallyAcrossProcesses(async () => expect(await page.getByRole('article').count()).toBe(9));
    await expectEventually(() => page.getByRole('alert').count()).toBe(0);
  });
});
