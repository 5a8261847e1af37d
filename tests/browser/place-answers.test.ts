import { expectEventually } from '@wellspring/testkit/eventually';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const LATE_SCRIPTS = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/late-parts-')).length`;

describe('the page of a place on a phone', () => {
  it('answers in its first HTML what people ask first', async () => {
    const html = await fetch(app().origin + (await pathOfPlace(app(), 'Deildartunguhver'))).then((page) => page.text());
    for (const words of ['Hot spring', 'Free', 'Open all year', 'Everybody', 'Scalding', 'All facts and sources'])
      expect(html).toContain(words);
    expect(html.indexOf('Take care')).toBeLessThan(html.indexOf('Location Details'));
  });

  it('shows name, warmth and price without scrolling', async () => {
    const page = await visitor({ viewport: PHONE });
    await page.goto(await pathOfPlace(app(), 'Secret Lagoon'));
    const bar = await page.getByRole('button', { name: 'Directions' }).last().boundingBox();
    for (const seen of [page.getByRole('heading', { level: 1 }), page.getByText('How warm'), page.getByText('Price')]) {
      const box = await seen.first().boundingBox();
      expect(box?.y ?? Infinity).toBeLessThan(bar?.y ?? 0);
    }
  });

  it('opens a choice of maps, and keeps an open fold when its script comes', async () => {
    const page = await visitor({ viewport: PHONE });
    await page.goto(await pathOfPlace(app(), 'Secret Lagoon'));
    await page.getByText('All facts and sources').click();
    await page.getByRole('button', { name: 'Directions' }).last().click();
    const maps = page.getByRole('group', { name: 'Directions to Secret Lagoon' });
    await expectEventually(() => maps.getByRole('link').allTextContents()).toEqual([
      'Maps on this device',
      'Google Maps',
      'Apple Maps',
      'OpenStreetMap',
    ]);
    await page.keyboard.press('Escape');
    await maps.waitFor({ state: 'hidden' });
    await expectEventually(() => page.evaluate(LATE_SCRIPTS)).toBeGreaterThan(0);
    await page.getByRole('term').filter({ hasText: 'Licence' }).waitFor();
  });
});
