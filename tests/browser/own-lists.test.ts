import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { failSlowly } from './failing.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const newList = (page: Page) => page.getByRole('form', { name: 'New list' });
const made = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

const makeList = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'New List' }).click();
  await newList(page).getByLabel('Name').fill(name);
  await newList(page).getByRole('button', { name: 'Create list' }).click();
  await made(page, name).waitFor();
};

describe('My Lists', () => {
  it('tells visitors what they are good for, and leads to the page that signs in', async () => {
    const page = await visitor();
    await page.goto('/trip-planner');
    await page.getByRole('link', { name: 'Sign In to Create Lists' }).click();
    await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === '/trip-planner');
  });

  it('are made, shared, changed and deleted, and what fails leaves what was typed', async () => {
    const { storageState } = await joinAs(app(), 'Ada');
    const page = await visitor({
      storageState,
      mayComplain: /status of 500/,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto('/trip-planner');
    await page.getByText('No lists yet', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'New List' }).click();
    const form = newList(page);
    await form.getByLabel('Name').fill('  ');
    await form.getByRole('button', { name: 'Create list' }).click();
    await form.getByText('Please enter a list name').waitFor();
    await form.getByLabel('Name').fill('x'.repeat(101));
    await form.getByRole('button', { name: 'Create list' }).click();
    await form.getByText('Name must be at most 100 characters').waitFor();

    await form.getByLabel('Name').fill(' Warm weeks ');
    await form.getByLabel('Description').fill('Come early.');
    await failSlowly(page, 'CreateList');
    await form.getByRole('button', { name: 'Create list' }).click();
    await page.getByText('Error creating list', { exact: true }).waitFor();
    expect(await form.getByLabel('Description').inputValue()).toBe('Come early.');
    await page.unroute('**/graphql');
    await form.getByRole('button', { name: 'Create list' }).click();
    await page.getByText('List created', { exact: true }).waitFor();
    await page.locator('button:focus', { hasText: 'New List' }).waitFor();

    const card = made(page, 'Warm weeks');
    await card.getByText('0 locations').waitFor();
    await card.getByRole('button', { name: 'Share the list' }).click();
    await page.getByText('Make list public first', { exact: true }).waitFor();
    await page.getByText('Only public lists can be shared', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('switch', { name: 'Public' }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('List updated', { exact: true }).waitFor();
    await card.getByText('Public', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Share the list' }).click();
    await page.getByText('Link copied', { exact: true }).waitFor();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))`);
    await card.getByRole('button', { name: 'Share the list' }).click();
    await page.getByText('The link could not be copied', { exact: true }).waitFor();
    const reader = await visitor();
    await reader.goto(link);
    await reader.getByRole('heading', { name: 'Warm weeks', level: 1 }).waitFor();

    const remove = async () => {
      await card.getByRole('button', { name: 'Delete the list' }).click();
      await page.getByRole('dialog', { name: 'Delete this list?' }).getByRole('button', { name: 'Delete' }).click();
      await page.getByText('List deleted', { exact: true }).waitFor();
      await page.getByText('No lists yet', { exact: true }).waitFor();
    };
    await remove();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.waitFor();
    await reader.reload();
    await reader.getByRole('heading', { name: 'Warm weeks', level: 1 }).waitFor();
    await remove();
    // The page goes away before the toast does: the deletion is sent all the same.
    await page.goto('/home');
    await eventuallyAcrossProcesses(async () => expect((await reader.request.get(link)).status()).toBe(404));
    await page.goto('/trip-planner');
    await page.getByText('No lists yet', { exact: true }).waitFor();
  });

  it('that another tab has changed meanwhile are told, and what was typed is kept', async () => {
    const { storageState } = await joinAs(app(), 'Ada');
    const page = await visitor({ storageState });
    await page.goto('/trip-planner');
    await makeList(page, 'Plans');
    const other = await page.context().newPage();
    await other.goto('/trip-planner');
    for (const [tab, name] of [
      [page, 'First tab'],
      [other, 'Second tab'],
    ] as const) {
      await made(tab, 'Plans').getByRole('button', { name: 'Edit' }).click();
      await tab.getByRole('form', { name: 'Edit Plans' }).getByLabel('Name').fill(name);
    }
    await page.getByRole('button', { name: 'Save changes' }).click();
    await made(page, 'First tab').waitFor();
    const form = other.getByRole('form');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await other.getByText('Error updating list', { exact: true }).waitFor();
    await form.getByRole('alert').getByText('it is now called “First tab” and is private').waitFor();
    expect(await form.getByLabel('Name').inputValue()).toBe('Second tab');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await other.getByText('List updated', { exact: true }).waitFor();
    await made(other, 'Second tab').waitFor();
  });

  it('stand there page by page', async () => {
    const { storageState } = await joinAs(app(), 'Ada');
    const page = await visitor({ storageState });
    await page.goto('/trip-planner');
    await page.evaluate(`(async () => { for (let at = 1; at <= 26; at++)
      await fetch('/api/trip-lists', { method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'List ' + at }) }); })()`);
    await page.reload();
    await made(page, 'List 26').waitFor();
    expect(await page.getByRole('article').count()).toBe(24);
    await page.getByRole('button', { name: 'Show more' }).click();
    await made(page, 'List 1').waitFor();
    expect(await page.getByRole('article').count()).toBe(26);
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });
});
