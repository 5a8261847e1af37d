import { expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

/** A sheet of A4 between its margins, in pixels. */
const SHEET = { width: 718, height: 1047 };

/** Of the picture of the map, in pixels; 0 until it is here. */
const WIDTH_OF_PRINTED_MAP = `document.querySelector('section[aria-label="Places, for paper"] img').naturalWidth`;

const onPaper = async (path: string): Promise<Page> => {
  const page = await visitor();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  return page;
};
const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page[^s]/g)].length;
};

describe('a printed page', () => {
  it('of a place has its picture and its position, no overlaps and no empty sheet', async () => {
    const page = await onPaper(await pathOfPlace(app(), 'Blue Lagoon'));
    const where = page.getByRole('region', { name: /^Where it is/ });
    await where.locator('.stands-in-for-map').waitFor();
    await page.getByText('No photos available').waitFor();
    const covered = await page.evaluate<readonly string[]>(`(() => {
      const parts = [...document.querySelectorAll('main :is(section, figure, header)')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0);
      const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      return parts.flatMap((a, at) => parts.slice(at + 1)
        .filter((b) => !a.contains(b) && !b.contains(a) && meet(a.getBoundingClientRect(), b.getBoundingClientRect()))
        .map((b) => a.textContent.slice(0, 40) + ' / ' + b.textContent.slice(0, 40)));
    })()`);
    expect(covered).toEqual([]);
    const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
    expect(await sheetsOf(page)).toBeLessThanOrEqual(Math.ceil(height / SHEET.height) + 1);
  });

  it('of home begins with its places', async () => {
    const page = await onPaper('/home');
    const first = await page.getByRole('article').first().boundingBox();
    expect(first?.y).toBeLessThan(200);
    await expectEventually(() => page.getByText('Browse by Category').isVisible()).toBe(false);
  });

  it('of the map is a picture of it with numbers and their list, without the notice about the key and the numbers of the community', async () => {
    const page = await visitor();
    await page.goto('/home?view=map&at=36,138,6');
    await page.getByText('Google Maps API key not configured').waitFor();
    await page.locator('[data-row]').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const list = page.getByRole('region', { name: 'Places, for paper' });
    await list
      .getByText(/, .*Japan/)
      .first()
      .waitFor();
    await page.pdf();
    await expectEventually(() => page.evaluate(WIDTH_OF_PRINTED_MAP)).toBe(720);
    expect(await list.locator('.stands-in-for-map span').first().textContent()).toBe('1');
    await expectEventually(() => page.getByText('Google Maps API key not configured').isVisible()).toBe(false);
    expect(await page.getByText('Sacred Places').isVisible()).toBe(false);
  });
});
