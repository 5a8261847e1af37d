import { startApp, type App } from '@wellspring/testkit/app';
import { launchBrowser } from '@wellspring/testkit/browser';
import { eventually } from '@wellspring/testkit/eventually';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const WIDTHS = [
  ['wide', WIDE],
  ['on a phone', PHONE],
] as const;

export type Visit = BrowserContextOptions & {
  /** complaints of the browser that belong to the story, such as the 404 of a page that is opened on purpose */
  readonly mayComplain?: RegExp;
  /** the units of temperatures and distances; null: nothing was chosen, the locale decides */
  readonly units?: 'C km' | 'F mi' | null;
};

type Product = {
  /** the running product of this test file */
  readonly app: () => App;
  /** A new visitor, whose browser complains about nothing; if it does (script error, console error, CSP), the test fails. */
  readonly visitor: (visit?: Visit) => Promise<Page>;
};

/** The browser's advice on its own drawing by software. */
const ON_DRAWING = /GL Driver Message \(OpenGL, Performance,.*GPU stall due to ReadPixels/;

/** What is typed before the client has taken the page over is between the browser and the page. Other documents have no state. */
const IS_TAKEN_OVER = `document.getElementById('state') === null ||
  Object.keys(document.getElementById('root')).some((key) => key.startsWith('__reactContainer'))`;

/** As if the reader had chosen them before; a page may be without storage. */
const rememberUnits = (units: string): string =>
  `try { localStorage.setItem('wellspring-units', '${units}'); } catch {}`;

/** Every action on a page of this visitor waits for its script, also after a link from another page. */
const waitForScript = (page: Page): void => {
  const [goto, reload, waitForURL] = [page.goto.bind(page), page.reload.bind(page), page.waitForURL.bind(page)];
  const takenOver = () => eventually(async () => expect(await page.evaluate(IS_TAKEN_OVER)).toBe(true), 30_000, 10);
  page.goto = async (...where) => {
    const response = await goto(...where);
    await takenOver();
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload(...how);
    await takenOver();
    return response;
  };
  page.waitForURL = async (...which) => {
    await waitForURL(...which);
    await takenOver();
  };
};

const DETERMINISTIC_IDS = new URL('deterministic-ids.fixture.ts', import.meta.url).href;

/**
 * The real product and a real browser for one test file. `places` are imported beside the demo's. `launch`: another browser. `sameIds`: ids
 * are the same in each run. `root`: another checkout to start the product from
 */
export const openProduct = ({
  env = {},
  places = [],
  launch = launchBrowser,
  sameIds = false,
  root,
}: {
  env?: Record<string, string>;
  places?: readonly object[];
  launch?: () => Promise<Browser>;
  sameIds?: boolean;
  root?: string;
} = {}): Product => {
  let app: App | undefined;
  let browser: Browser | undefined;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  const running = (): App => {
    if (!app) throw new Error('The product runs only during tests');
    return app;
  };

  beforeAll(async () => {
    browser = await launch();
    app = sameIds
      ? await startApp({ env: { ...env, NODE_OPTIONS: `--import=${DETERMINISTIC_IDS}` } })
      : await startApp({ env, filled: process.env['FILLED_DATA'], root });
    if (places.length > 0) await app.importPlaces(places);
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const reported = complaints;
    complaints = [];
    expect(reported).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), app?.stop()]);
  });

  return {
    app: running,
    visitor: async ({ mayComplain, units = 'C km', ...options } = {}) => {
      if (!browser) throw new Error('The browser runs only during tests');
      const context = await browser.newContext({
        baseURL: running().origin,
        viewport: WIDE,
        locale: 'en-US',
        timezoneId: 'UTC',
        ...options,
      });
      contexts.push(context);
      if (units !== null) await context.addInitScript(rememberUnits(units));
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      if (options.javaScriptEnabled !== false) waitForScript(page);
      const complain = (text: string): void => {
        if (!ON_DRAWING.test(text) && !mayComplain?.test(text))
          complaints.push(`${new URL(page.url()).pathname}: ${text}`);
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complain(message.text());
      });
      page.on('pageerror', (error) => complain(error.message));
      return page;
    },
  };
};
