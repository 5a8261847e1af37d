import { openProduct } from './visitor.fixture.ts';
import { googleStandIn, type StandInReport } from './google.fixture.ts';
import type { Page } from 'playwright-core';

const { app, visitor } = openProduct({ env: { GOOGLE_MAPS_API_KEY: 'a-key' } });

/** What the stand-in could do, once it has drawn. */
const report = (page: Page): Promise<StandInReport> =>
  page
    .waitForFunction(() => globalThis.standIn)
    .then((handle) => handle.jsonValue())
    .then((found) => {
      if (!found) throw new Error('The stand-in has reported nothing');
      return found;
    });

const ALL = { evaluated: true, styled: true, loadedMore: true, queried: true, worked: true, violations: [] };

const policyOf = async (path: string): Promise<string> =>
  (await fetch(app().origin + path)).headers.get('content-security-policy') ?? '';

describe('with a key for Google Maps', () => {
  it('Google’s script works on a page as documented, after navigation and after a reload', async () => {
    const page = await visitor();
    await googleStandIn(page);
    await page.goto('/home');
    await page.getByRole('tab', { name: 'Map View' }).click();
    expect(await report(page)).toEqual(ALL);
    await page.reload();
    expect(await report(page)).toEqual(ALL);
    await page.goto('/home?view=map');
    expect(await report(page)).toEqual(ALL);
  });

  it('a page is cached, but each visitor gets it with another nonce', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await fetch(`${app().origin}/home`);
        const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
        const html = await response.text();
        expect(html).toContain(`nonce="${nonce}"`);
        expect(response.headers.get('etag')).toBeNull();
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('inline scripts without the nonce do not run, not even Google’s', async () => {
    const page = await visitor({ mayComplain: /Content Security Policy/ });
    await page.route('https://**/*', (route) => route.fulfill({ contentType: 'text/javascript', body: 'ran = true' }));
    await page.route('**/home', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</body>',
        `<script src="https://ajax.googleapis.com/ajax/libs/angularjs/1.8.3/angular.min.js"></script>
        <script src="https://accounts.google.com/o/oauth2/revoke?callback=alert"></script>
        <script>ran = true</script></body>`,
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/home');
    await page.getByRole('tab', { name: 'Map View' }).waitFor();
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  });

  it('only pages of the app allow Google’s origins', async () => {
    for (const path of ['/api/docs', '/api/locations', '/graphql', '/favicon.svg', '/sitemap.xml', '/assets/none.js']) {
      const policy = await policyOf(path);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/google|nonce|unsafe/);
    }
    for (const path of ['/', '/home', '/nowhere']) expect(await policyOf(path)).toContain("'strict-dynamic'");
  });
});
