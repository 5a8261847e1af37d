import { TripList } from '@wellspring/rest-contract/trip-list';
import { joinAs, type Member } from './member.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const emptyList = async ({ call }: Member, name: string): Promise<TripList> =>
  TripList.parse(await call('POST', '/api/trip-lists', { name }));

const DIALOG = 'Add “Blue Lagoon” to a list';

describe('a place', () => {
  it('is put into a list of the member by the keyboard, from its card, once', async () => {
    const member = await joinAs(app(), 'Ada');
    const { storageState } = member;
    await emptyList(member, 'Warm weeks');
    const page = await visitor({ storageState, mayComplain: /status of 409/ });
    await page.goto('/home?search=Blue%20Lagoon');
    const opener = page.getByRole('button', { name: 'Add Blue Lagoon to a list' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: DIALOG });
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

  it('that another tab has put into the list meanwhile is told in words', async () => {
    const member = await joinAs(app(), 'Ada');
    const { storageState } = member;
    const { id } = await emptyList(member, 'Warm weeks');
    const place = await pathOfPlace(app(), 'Blue Lagoon');
    const page = await visitor({ storageState });
    await page.goto(place);
    await page.getByRole('button', { name: 'Add to list' }).click();
    const list = page.getByRole('dialog', { name: DIALOG }).getByRole('button', { name: /^Warm weeks/ });
    await list.waitFor();
    await member.call('POST', `/api/trip-lists/${id}/items`, { locationId: place.replace('/location/', '') });
    await list.click();
    await page.getByRole('alert').getByText('This location is already in the list').waitFor();
  });

  it('is put into a new list, which is made once, from its page on a phone', async () => {
    const member = await joinAs(app(), 'Ada');
    const { storageState } = member;
    const page = await visitor({ storageState, viewport: PHONE, mayComplain: /status of 500/ });
    await page.goto(await pathOfPlace(app(), 'Blue Lagoon'));
    await page.getByRole('button', { name: 'Add to list' }).click();
    const dialog = page.getByRole('dialog', { name: DIALOG });
    const make = dialog.getByRole('button', { name: 'Create and add' });
    await make.click();
    await dialog.getByText('Please enter a list name').waitFor();
    await dialog.getByLabel('New list').last().fill('Cold plunges');
    await page.reload();
    await page.getByRole('button', { name: 'Add to list' }).click();
    expect(await dialog.getByLabel('New list').last().inputValue()).toBe('Cold plunges');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"AddToList"')
        ? route.fulfill({ status: 500, json: { message: 'Something went wrong' } })
        : route.fallback(),
    );
    await make.click();
    await dialog.getByRole('alert').getByText('Something went wrong').waitFor();
    await page.unroute('**/graphql');
    await make.click();
    await dialog.getByRole('alert').getByText('Added to “Cold plunges”').waitFor();
    expect(await dialog.getByRole('button', { name: /^Cold plunges/ }).count()).toBe(1);
    expect(await member.call('GET', '/api/trip-lists')).toMatchObject([{ name: 'Cold plunges', itemCount: 1 }]);
  });

  it('is put into lists by members alone: a visitor is led to the page that signs in', async () => {
    const page = await visitor();
    const place = await pathOfPlace(app(), 'Blue Lagoon');
    await page.goto(place);
    await page.getByRole('button', { name: 'Add to list' }).click();
    await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === place);
  });
});
