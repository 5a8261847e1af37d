import { expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct, PHONE, WIDTHS } from './visitor.fixture.ts';

/** A place with long texts. */
const WORDY = {
  name: 'Wordy Waters',
  categoryId: 20,
  latitude: -54.8,
  longitude: -68.3,
  temperature: 'About 45 °C at the source, 38 to 40 °C in a pool',
  bestTimeToVisit: 'Late spring and autumn, on weekday mornings before the buses',
  source: 'Register of baths',
  sourceId: 'wordy',
};

/** Written from right to left. */
const ARABIC = {
  name: 'حمام الصالحين',
  categoryId: 20,
  description: 'مياه كبريتية ساخنة.',
  source: 'Register of baths',
  sourceId: 'arabic',
};

/** Chromium has its own name for this country. */
const FAR = {
  name: 'Peat Baths of Stanley',
  categoryId: 20,
  city: 'Stanley',
  country: 'Falkland Islands',
  source: 'Register of baths',
  sourceId: 'far',
};

const { visitor, app } = openProduct({ places: [WORDY, ARABIC, FAR] });

const colours = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`(() => {
    const { backgroundColor, color } = getComputedStyle(document.querySelector(${JSON.stringify(selector)}));
    return [backgroundColor, color];
  })()`);

describe('in forced colours', () => {
  it('the chosen tab, the chosen category and the Search button still show', async () => {
    const page = await visitor({ forcedColors: 'active' });
    await page.goto('/home?category=20');
    const tab = await colours(page, '[role=tab][aria-selected=true]');
    expect(tab).not.toEqual(await colours(page, '[role=tab][aria-selected=false]'));
    const category = await colours(page, 'section a[aria-current]');
    expect(category).not.toEqual(await colours(page, 'section a:not([aria-current])'));
    const search = await colours(page, 'form[role=search] button');
    expect(search[0]).not.toBe((await colours(page, 'body'))[0]);
  });
});

describe('a printed page of a place', () => {
  it('shows its text and no controls', async () => {
    const page = await visitor();
    await page.goto(await pathOfPlace(app(), 'Blue Lagoon'));
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 1, name: 'Blue Lagoon' }).waitFor();
    await page.getByText('Location Details').waitFor();
    await page.locator('#root > div > header').waitFor({ state: 'hidden' });
    await page.getByRole('contentinfo').waitFor({ state: 'hidden' });
    await expectEventually(() => page.getByRole('button').count()).toBe(0);
  });
});

describe('the navigation on a phone', () => {
  it('hides its links behind a toggle', async () => {
    const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto('/');
    const explore = page.getByRole('banner').getByRole('link', { name: 'Explore' });
    await explore.waitFor({ state: 'hidden' });
    await page.locator('summary[aria-label=Menu]').tap();
    await explore.tap();
    await page.waitForURL('**/home');
    await explore.waitFor({ state: 'hidden' });
  });
});

describe('the row of categories', () => {
  it('is one row below 1280 pixels, and a mouse can reach its last category', async () => {
    const page = await visitor({ viewport: { width: 1_000, height: 800 } });
    await page.goto('/home');
    const categories = page.getByRole('region', { name: 'Browse by Category' });
    const tops = await page.evaluate<readonly number[]>(
      `[...document.querySelectorAll('[aria-labelledby=categories-heading] a')].map((link) => link.getBoundingClientRect().top)`,
    );
    expect(new Set(tops).size).toBe(1);
    const last = categories.getByRole('link', { name: 'Accommodations & Stays' });
    await categories.locator('button').last().click();
    await last.click();
    await page.waitForURL('**category=28');
  });
});

describe('contour lines', () => {
  it('reach from the header to the footer of a page that does not exist', async () => {
    const page = await visitor({ mayComplain: /status of 404/ });
    await page.goto('/no/such/page');
    const [ornament, footer] = await Promise.all([
      page.locator('main .contours').boundingBox(),
      page.getByRole('contentinfo').boundingBox(),
    ]);
    expect((ornament?.y ?? 0) + (ornament?.height ?? 0)).toBeCloseTo(footer?.y ?? -1, 0);
  });
});

describe('the line above the numbers', () => {
  it('is as wide as what stands below it', async () => {
    const page = await visitor();
    await page.goto('/home');
    const [left, content] = await page.evaluate<readonly number[]>(`(() => {
      const numbers = document.querySelector('[aria-label="Community in numbers"]');
      const lined = [numbers, ...numbers.querySelectorAll('*')].find((one) => parseFloat(getComputedStyle(one).borderTopWidth) > 0);
      return [lined, numbers.querySelector('dd')].map((one) => one.getBoundingClientRect().left);
    })()`);
    expect(left).toBe(content);
  });
});

describe('the details of a place', () => {
  for (const [width, viewport] of WIDTHS)
    for (const view of ['grid', 'map'])
      it(`are not cut off, ${view}, ${width}`, async () => {
        const page = await visitor({ viewport });
        await page.goto(`/home?search=wordy&view=${view}`, { waitUntil: 'networkidle' });
        const temperature = page.getByText(WORDY.temperature).first();
        await temperature.waitFor({ state: 'attached' });
        const cut = await page.evaluate<readonly string[]>(`
          [...document.querySelectorAll('article span, [data-row] span')]
            .filter((one) => one.children.length === 0 && !one.classList.contains('sr-only'))
            .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
            .filter((one) => getComputedStyle(one).overflow === 'hidden')
            .map((one) => one.textContent)
        `);
        expect(cut).toEqual([]);
      });
});

describe('a pin', () => {
  it('has its temperature in the colour of its water, beside the hue of its category, and an edge in forced colours', async () => {
    const page = await visitor();
    await page.goto('/home?search=wordy&view=map');
    const pin = page.locator(`a[data-pin][aria-label^="${WORDY.name}"]`);
    await pin.waitFor();
    const style = (property: string, of: string): Promise<string> =>
      page.evaluate(
        `getComputedStyle(document.querySelector('a[data-pin][aria-label^="${WORDY.name}"] ${of}')).${property}`,
      );
    await pin.getByText(/40.°C/).waitFor();
    expect(await style('color', '.text-temp')).toBe('rgb(168, 79, 20)');
    expect(await style('backgroundColor', '.bg-cat')).toBe('rgb(180, 73, 45)');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await style('boxShadow', '')).toBe('none');
    expect(await style('borderTopStyle', '')).toBe('solid');
  });
});

describe('text that is written from right to left', () => {
  it('ends on the left, with its full stop', async () => {
    const page = await visitor();
    for (const path of ['/home?search=الصالحين', await pathOfPlace(app(), ARABIC.name)]) {
      await page.goto(path);
      await page.getByText(ARABIC.description).waitFor();
      const [first = 0, last = 0] = await page.evaluate<readonly number[]>(`(() => {
        const paragraph = [...document.querySelectorAll('main p')].find((one) => one.textContent === ${JSON.stringify(ARABIC.description)});
        return [0, paragraph.textContent.length - 1].map((at) => {
          const range = document.createRange();
          range.setStart(paragraph.firstChild, at);
          range.setEnd(paragraph.firstChild, at + 1);
          return range.getBoundingClientRect().left;
        });
      })()`);
      expect(last).toBeLessThan(first);
    }
  });
});

describe('a country that server and browser call differently', () => {
  it.each([
    ['Victoria Park', 'de', 'Hongkong'],
    ['Victoria Park', 'ar', 'هونغ كونغ'],
    [FAR.name, 'de', 'Falklandinseln'],
  ])('stays as it is in the first HTML: %s, %s', async (name, locale, country) => {
    const page = await visitor({ locale });
    for (const path of [`/home?search=${encodeURIComponent(name)}`, await pathOfPlace(app(), name)]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByText(country).first().waitFor();
    }
  });
});
