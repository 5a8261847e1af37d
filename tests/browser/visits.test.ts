import { failSlowly } from './failing.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { endSession, isToldToSignIn } from './signed-out.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

describe('a visit', () => {
  it('is marked in the menu of a card, and noted with date, rating and notes on the page of the place', async () => {
    const { storageState } = await joinAs(app(), 'Ada');
    const page = await visitor({ storageState });
    await page.goto('/home?search=Blue%20Lagoon');
    const card = page.getByRole('article').filter({ hasText: 'Blue Lagoon' }).first();
    await card.getByRole('button', { name: 'Visit status of Blue Lagoon: Not marked' }).press('Enter');
    await page.locator('[role=menu]:focus').press('ArrowDown');
    await page.locator('[role=menuitemradio]:focus', { hasText: 'Visited' }).press('ArrowDown');
    await page.locator('[role=menuitemradio]:focus', { hasText: 'Want to visit' }).press('Enter');
    await card.locator('button:focus[aria-label="Visit status of Blue Lagoon: Want to visit"]').waitFor();

    await page.goto(await pathOfPlace(app(), 'Blue Lagoon'));
    const own = page.getByRole('region', { name: 'Your visit' });
    await own.getByText('Want to visit').waitFor();
    await page.getByRole('button', { name: 'Visit status: Want to visit' }).click();
    await page.getByRole('menuitemradio', { name: /^Visited/ }).click();
    await own.getByText('Visited').waitFor();
    await own.getByRole('button', { name: 'Add date, notes and rating' }).click();
    await own.getByLabel('Date').fill('2026-05-01');
    await own.getByRole('radio', { name: '4 stars' }).check();
    await own.getByLabel('Notes').fill('x'.repeat(2_001));
    await own.getByRole('button', { name: 'Save visit' }).click();
    await own.getByText('Notes must be at most 2000 characters').waitFor();
    await own.getByLabel('Notes').fill('Come early.\nBring a towel.');
    await own.getByRole('button', { name: 'Save visit' }).click();
    await page.getByText('Visit saved', { exact: true }).waitFor();
    await page.reload();
    await own.getByText('Come early.\nBring a towel.').waitFor();
    await own.getByText('May 1, 2026').waitFor();
    await own.getByRole('img', { name: '4 out of 5 stars' }).waitFor();

    await page.getByRole('button', { name: 'Visit status: Visited' }).click();
    await page.getByRole('menuitemradio', { name: /^Not marked/ }).click();
    await own.waitFor({ state: 'detached' });
  });

  it('and a heart are shown at once, and taken back in words when they are not kept', async () => {
    const { storageState } = await joinAs(app(), 'Ada');
    const page = await visitor({ storageState, mayComplain: /status of 500/ });
    await page.goto(await pathOfPlace(app(), 'Blue Lagoon'));
    await failSlowly(page, 'SetVisit');
    await failSlowly(page, 'SetFavorite');
    await page.getByRole('button', { name: 'Visit status: Track visit' }).click();
    await page.getByRole('menuitemradio', { name: /^Visited/ }).click();
    await page.getByRole('button', { name: 'Visit status: Visited' }).waitFor();
    await page.getByText('Failed to update visit status.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Visit status: Track visit' }).waitFor();

    await page.getByRole('button', { name: 'Add to Favorites' }).click();
    await page.getByRole('button', { name: 'Favorited' }).waitFor();
    await page.getByText('Failed to update favorite status.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add to Favorites' }).waitFor();
  });

  it('and a heart stand on the map at once, with words and a legend', async () => {
    const { storageState, call } = await joinAs(app(), 'Ada');
    const place = await pathOfPlace(app(), 'Arya Vaidya Sala');
    await call('POST', `${place.replace('/location/', '/api/locations/')}/visit`, { visitStatus: 'visited' });
    const page = await visitor({ storageState, viewport: PHONE, hasTouch: true });
    await page.goto('/home?view=map&search=Arya%20Vaidya%20Sala');
    const pin = page.locator('[data-pin]');
    await page.getByRole('link', { name: 'Arya Vaidya Sala, visited', exact: true }).waitFor();
    await page.getByRole('list', { name: 'Marks on the map' }).getByText('Visited').waitFor();
    await pin.tap();
    await page.getByRole('region', { name: 'Chosen place' }).getByRole('button', { name: 'Add to Favorites' }).tap();
    await page.getByRole('link', { name: 'Arya Vaidya Sala, saved, visited', exact: true }).waitFor();
    expect(await pin.locator('[data-mark]').count()).toBe(2);
  });

  it('is not for visitors, and a session that ended leads to the page that signs in', async () => {
    const page = await visitor();
    await page.goto(await pathOfPlace(app(), 'Blue Lagoon'));
    await page.getByRole('button', { name: 'Track visit' }).click();
    await page.getByText('You need to be logged in to track visits.', { exact: true }).waitFor();

    const { storageState } = await joinAs(app(), 'Ada');
    const member = await visitor({ storageState });
    await member.goto('/home?search=Blue%20Lagoon');
    await member.getByRole('button', { name: 'Visit status of Blue Lagoon: Not marked' }).click();
    const visited = member.getByRole('menuitemradio', { name: /^Visited/ });
    await visited.waitFor();
    await endSession(member, 'Ada');
    await isToldToSignIn(member, () => visited.click());
    await member.waitForURL(
      (url) => url.pathname === '/auth' && url.searchParams.get('next') === '/home?search=Blue%20Lagoon',
    );
  });
});
