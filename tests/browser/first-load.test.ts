import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { joinAs, signInAs } from './member.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

/** The words for a lost connection are among them: they cannot be fetched when they are needed. */
const MOST_BYTES = 181_500;
/** Most who come for the first time see the landing page. */
const MOST_BYTES_OF_LANDING = 158_800;
/** Members have forms, with the rules of what may be typed. */
const MOST_BYTES_OF_MEMBERS = 204_500;
/** Beside the script: every icon of every screen, once. */
const MOST_BYTES_OF_ICONS = 4_500;
/** They may be heavier, and come when the words stand. */
const ASIDE =
  /\/(map-|maplibre|google|location-map|list-map|point-map|photos-group|photo-order|add-photos|refused-photos|photo-rule|image-plus|sortable|lightbox|list-editor|day-charts)/;

/** Scripts, in order, that the page fetched by itself until it looked ahead to the screens that most visits go on to. */
const firstScripts = async (page: Page): Promise<readonly string[]> => {
  const links = await page.locator('link[rel=modulepreload]').all();
  const own = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(own).not.toEqual([]);
  const ahead = await page.waitForFunction((named) => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js'));
    const end = scripts.findIndex((path) => /\/(home|location)-page-/.test(path) && !named.includes(path));
    return end < 0 ? null : scripts.slice(0, end);
  }, own);
  return (await ahead.jsonValue()) ?? [];
};

const gzippedBytes = async (path: string): Promise<number> =>
  gzipSync(Buffer.from(await (await fetch(`${app().origin}${path}`)).arrayBuffer())).length;

const weightOf = async (page: Page, address: string): Promise<number> => {
  await page.goto(address);
  const weights = await Promise.all((await firstScripts(page)).filter((path) => !ASIDE.test(path)).map(gzippedBytes));
  return weights.reduce((sum, weight) => sum + weight, 0);
};

const heavier = async (page: Page, addresses: readonly string[], most = MOST_BYTES): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const address of addresses) {
    const bytes = await weightOf(page, address);
    if (bytes > most) found.push(`${address}: ${bytes} bytes`);
  }
  return found;
};

describe('the first load of a screen', () => {
  it('takes at most 181.5 kB of script for visitors, and names what the screen needs beside the common script', async () => {
    const place = await pathOfPlace(app(), 'Blue Lagoon');
    const screens = ['/', '/contact', '/home', place, '/auth', '/auth?mode=register', '/public-lists'];
    const forms = [
      '/forgot-password',
      '/reset-password?token=none',
      '/verify-email?token=none',
      '/sign-in-link',
      '/deletions/none',
    ];
    expect(await heavier(await visitor({ mayComplain: /404|400/ }), [...screens, ...forms])).toEqual([]);
  });

  it('takes at most 158.8 kB of script for the landing page', async () => {
    expect(await weightOf(await visitor(), '/')).toBeLessThanOrEqual(MOST_BYTES_OF_LANDING);
  });

  it('draws its icons from one small file, which browsers cache', async () => {
    const html = await (await fetch(`${app().origin}/home`)).text();
    const used = [...html.matchAll(/<use href="([^"#]*)#([\w-]+)"/g)];
    const [file = '', ...others] = new Set(used.map(([, path]) => path));
    expect(others).toEqual([]);
    const response = await fetch(`${app().origin}${file}`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const drawings = await response.text();
    expect(used.filter(([, , name]) => !drawings.includes(`<symbol id="${name}"`))).toEqual([]);
    expect(await gzippedBytes(file)).toBeLessThanOrEqual(MOST_BYTES_OF_ICONS);
  });

  it('loads styles, fonts and pictures before scripts', async () => {
    const html = await (await fetch(`${app().origin}/home`)).text();
    const scripts = html.match(/<link rel="modulepreload"[^>]*>|<script type="module"[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);
    expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('rel="modulepreload"'));
  });

  it('takes at most 204.5 kB for members, whose screens have forms', async () => {
    const { call, storageState } = await joinAs(app(), 'Mara');
    const list = await call('POST', '/api/trip-lists', { name: 'Warm weeks', isPublic: true });
    const id = typeof list === 'object' && list && 'id' in list ? String(list.id) : '';
    const place = await pathOfPlace(app(), 'Blue Lagoon');
    const screens = ['/', '/home', place, '/dashboard', '/profile', '/trip-planner', `/lists/${id}`];
    const forms = ['/add-location', '/add-location?tab=manual'];
    expect(await heavier(await visitor({ storageState }), [...screens, ...forms], MOST_BYTES_OF_MEMBERS)).toEqual([]);
  });

  it('takes no more for admins', async () => {
    const { storageState } = await signInAs(app(), 'admin');
    expect(await heavier(await visitor({ storageState }), ['/admin', '/admin?tab=analytics'])).toEqual([]);
  });
});
