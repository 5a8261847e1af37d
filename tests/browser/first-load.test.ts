import { gzipSync } from 'node:zlib';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { joinAs, signInAs } from './member.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { pendingRequestsOf } from './stable-page.fixture.ts';
import { openProduct, type Visit } from './visitor.fixture.ts';

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

/**
 * What a page does a second later, or still later, is for the screens that follow. Here it never does: only so does a count not depend on
 * how fast the machine is, and on which of two scripts is requested first.
 */
const NOTHING_LATER = `(() => {
  const { setTimeout } = window;
  window.setTimeout = (run, wait, ...rest) => (wait >= 1_000 ? 0 : setTimeout(run, wait, ...rest));
})()`;

/** The page has nothing to do, then tells which scripts it has requested. */
const SCRIPTS_WHEN_IDLE = `new Promise((resolve) => requestIdleCallback(resolve)).then(() =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js')))`;

/** Nothing waits: what a page would do later by itself it does at once. */
const NOTHING_WAITS = `(() => {
  const { setTimeout } = window;
  window.setTimeout = (run, wait, ...rest) => setTimeout(run, 0, ...rest);
})()`;

type OpenedPage = { readonly page: Page; readonly pendingRequests: () => readonly string[] };

/** A page that fetches nothing ahead. */
const openPage = async (visit?: Visit): Promise<OpenedPage> => {
  const page = await visitor(visit);
  await page.addInitScript(NOTHING_LATER);
  return { page, pendingRequests: pendingRequestsOf(page) };
};

/** Scripts that the page fetches by itself until it stands: it waits for no answer, and requests no more than the moment before. */
const neededScripts = async ({ page, pendingRequests }: OpenedPage): Promise<readonly string[]> => {
  let scripts: readonly string[] = [];
  await eventuallyAcrossProcesses(async () => {
    const before = scripts;
    scripts = await page.evaluate<readonly string[]>(SCRIPTS_WHEN_IDLE);
    expect(pendingRequests()).toEqual([]);
    expect(scripts).toEqual(before);
  });
  return scripts;
};

const gzippedBytes = async (path: string): Promise<number> =>
  gzipSync(Buffer.from(await (await fetch(`${app().origin}${path}`)).arrayBuffer())).length;

const weightOf = async (opened: OpenedPage, address: string): Promise<number> => {
  await opened.page.goto(address);
  expect(await opened.page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(0);
  const scripts = await neededScripts(opened);
  const weights = await Promise.all(scripts.filter((path) => !ASIDE.test(path)).map(gzippedBytes));
  return weights.reduce((sum, weight) => sum + weight, 0);
};

const heavier = async (
  opened: OpenedPage,
  addresses: readonly string[],
  most = MOST_BYTES,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const address of addresses) {
    const bytes = await weightOf(opened, address);
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
    expect(await heavier(await openPage({ mayComplain: /404|400/ }), [...screens, ...forms])).toEqual([]);
  });

  it('takes at most 158.8 kB of script for the landing page', async () => {
    expect(await weightOf(await openPage(), '/')).toBeLessThanOrEqual(MOST_BYTES_OF_LANDING);
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
    expect(await heavier(await openPage({ storageState }), [...screens, ...forms], MOST_BYTES_OF_MEMBERS)).toEqual([]);
  });

  it('takes nothing of other screens before somebody does something', async () => {
    const page = await visitor();
    await page.addInitScript(NOTHING_WAITS);
    await page.goto(await pathOfPlace(app(), 'Blue Lagoon'), { waitUntil: 'networkidle' });
    const later = async () =>
      (await page.evaluate<readonly string[]>(SCRIPTS_WHEN_IDLE)).filter((path) => /home-page|toast-view/.test(path));
    expect(await later()).toEqual([]);
    await page.mouse.move(8, 8);
    await eventuallyAcrossProcesses(async () => expect(await later()).toHaveLength(2));
  });

  it('takes no more for admins', async () => {
    const { storageState } = await signInAs(app(), 'admin');
    expect(await heavier(await openPage({ storageState }), ['/admin', '/admin?tab=analytics'])).toEqual([]);
  });
});
