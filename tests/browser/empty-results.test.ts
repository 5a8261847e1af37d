import { expectEventually } from '@wellspring/testkit/eventually';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor } = openProduct();

describe('a list without results', () => {
  it('shows a message, and offers the places near a town of the gazetteer', async () => {
    const page = await visitor();
    await page.goto('/home?search=Ouagadougou');
    await page.getByRole('heading', { name: 'No locations found' }).waitFor();
    await page.getByText('Try adjusting your search terms or browse all locations.').waitFor();
    await page.getByRole('link', { name: /Show places near Ouagadougou/ }).click();
    await page.getByText(/nearest to Ouagadougou.* first/).waitFor();
    await page.getByRole('article').nth(8).waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText(/nearest to/).waitFor({ state: 'detached' });
  });

  it('offers them on a phone too, with the whole text visible', async () => {
    const page = await visitor({ viewport: PHONE });
    await page.goto('/home?search=Ouagadougou');
    const box = await page.getByRole('link', { name: /Show places near Ouagadougou/ }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(16);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width - 16);
  });

  it('shows a message for unknown words', async () => {
    const page = await visitor();
    await page.goto('/home?search=qqqxxzzy');
    await page.getByRole('heading', { name: 'No locations found' }).waitFor();
    await expectEventually(() => page.getByRole('link', { name: /Show places near/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Browse all locations' }).click();
    await page.waitForURL('**/home');
    await page.getByRole('article').nth(8).waitFor();
  });

  it('shows a message for an empty category', async () => {
    const page = await visitor();
    await page.goto('/home?category=99');
    await page.getByText('No locations available in this category.').waitFor();
  });

  it('says that places cannot be loaded right now, and tries again on request', async () => {
    const page = await visitor({ mayComplain: /Failed to load resource/ });
    await page.goto('/home');
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('link', { name: 'Wellness Centers' }).first().click();
    await page.getByRole('alert').getByRole('heading', { name: 'Error Loading Locations' }).waitFor();
    await page.getByText('Please try again later.').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('article').first().waitFor();
  });
});
