import { TripList } from '@wellspring/rest-contract/trip-list';
import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import { joinAs } from './member.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

describe('a list of the member', () => {
  it('is created, made public, shared, and deleted for everybody once its page is left', async () => {
    const { storageState } = await joinAs(app(), 'Ada');
    const page = await visitor({ storageState, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/trip-planner');
    await page.getByRole('button', { name: 'New List' }).click();
    const form = page.getByRole('form', { name: 'New list' });
    await form.getByLabel('Name').fill('Warm weeks');
    await form.getByRole('switch', { name: 'Public' }).check();
    await form.getByRole('button', { name: 'Create list' }).click();
    const card = page.getByRole('article', { name: 'Warm weeks', exact: true });
    await card.getByRole('button', { name: 'Share the list' }).click();
    await page.getByText('Link copied', { exact: true }).waitFor();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    const reader = await visitor();
    await reader.goto(link);
    await reader.getByRole('heading', { name: 'Warm weeks', level: 1 }).waitFor();

    // Nothing is deleted before the reader has looked again, however long that takes.
    const looked = Promise.withResolvers<void>();
    const address = '**/api/trip-lists/*';
    await page.route(address, (route) => looked.promise.then(() => route.continue()));
    await card.getByRole('button', { name: 'Delete the list' }).click();
    await page.getByRole('dialog', { name: 'Delete this list?' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No lists yet', { exact: true }).waitFor();
    await reader.reload();
    await reader.getByRole('heading', { name: 'Warm weeks', level: 1 }).waitFor();
    looked.resolve();
    await page.unroute(address);
    // The page goes away before the toast does: the deletion is sent all the same.
    await page.goto('/home');
    await eventuallyAcrossProcesses(async () => expect((await reader.request.get(link)).status()).toBe(404));
  });
});

describe('a place', () => {
  it('is added to a list of the member once, by keyboard, from its card', async () => {
    const member = await joinAs(app(), 'Ada');
    const { storageState } = member;
    TripList.parse(await member.call('POST', '/api/trip-lists', { name: 'Warm weeks' }));
    const page = await visitor({ storageState, mayComplain: /status of 409/ });
    await page.goto('/home?search=Blue%20Lagoon');
    const opener = page.getByRole('button', { name: 'Add Blue Lagoon to a list' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add “Blue Lagoon” to a list' });
    const list = dialog.getByRole('button', { name: /^Warm weeks/ });
    await list.press('Enter');
    await dialog.getByRole('alert').getByText('Added to “Warm weeks”').waitFor();
    await dialog.locator('button[aria-pressed=true]', { hasText: 'Warm weeks' }).waitFor();
    await list.press('Enter');
    await dialog.getByRole('alert').getByText('Taken out of “Warm weeks”').waitFor();
    await dialog.locator('button[aria-pressed=false]', { hasText: 'Warm weeks' }).waitFor();
    await list.press('Enter');
    await dialog.locator('button[aria-pressed=true]', { hasText: 'Warm weeks' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('button:focus[aria-label="Add Blue Lagoon to a list"]').waitFor();

    await page.goto('/trip-planner');
    await page.getByRole('article', { name: 'Warm weeks' }).getByText('1 location', { exact: true }).waitFor();
  });
});

describe('a visit', () => {
  it('is marked in the menu of a card, and saved with date, rating and notes on the page of the place', async () => {
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

  it('appears on the map at once, as a favorite does, with labels and a legend', async () => {
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
    await expectEventually(() => pin.locator('[data-mark]').count()).toBe(2);
  });
});
