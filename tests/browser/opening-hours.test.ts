import { pathOfPlace, placesIn } from './places.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

describe('opening hours on the screens', () => {
  it('say on the page of a place whether it is open, with the days folded', async () => {
    const page = await visitor();
    await page.goto(await pathOfPlace(app(), 'Deildartunguhver'));
    await page.getByText('Open now', { exact: true }).waitFor();
    await page.getByText('Hours of the week').click();
    await page.getByRole('row', { name: /^Today, / }).waitFor();
    expect(await page.getByRole('row').count()).toBe(7);
    expect(await page.getByRole('row').first().innerText()).toContain('All day');
  });

  it('filter a list, and can be taken back', async () => {
    const page = await visitor();
    await page.goto('/home');
    await page.getByRole('link', { name: 'Open now', exact: true }).click();
    await page.waitForURL(/openNow=1/);
    const { total } = await placesIn(app(), '?openNow=1');
    expect(total).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Remove the filter Open now' }).click();
    await page.waitForURL((url) => !url.search.includes('openNow'));
  });
});
