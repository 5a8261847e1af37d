import type { Page, Request } from 'playwright-core';
import { openProduct } from './visitor.fixture.ts';

const { visitor } = openProduct();

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search healing locations' });
const isOf = (request: Request, text: string): boolean => request.postData()?.includes(`"q":"${text}"`) ?? false;
const typing = async (page: Page, text: string) => {
  await page.goto('/home');
  await boxOf(page).click();
  // All letters at once: nothing comes for the first ones alone, and goes again.
  await boxOf(page).fill(text);
  await page.getByRole('option').first().waitFor();
};
/** What a screen reader would say is chosen. */
const activeText = async (page: Page): Promise<string> => {
  const id = await boxOf(page).getAttribute('aria-activedescendant');
  return id === null ? '' : ((await page.locator(`[id="${id}"]`).textContent()) ?? '');
};

describe('suggestions while typing', () => {
  it('are walked by arrow keys and chosen by Enter', async () => {
    const page = await visitor();
    await typing(page, 'blue lagoo');
    expect(await boxOf(page).getAttribute('aria-expanded')).toBe('true');
    expect(await activeText(page)).toBe('');
    await page.keyboard.press('ArrowDown');
    expect(await activeText(page)).toContain('Blue Lagoon');
    expect(await page.getByRole('option', { selected: true }).textContent()).toContain('Blue Lagoon');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/location/*');
    await page.getByRole('heading', { level: 1, name: 'Blue Lagoon' }).waitFor();
  });

  it('go round: up from the box is the last, down from the last is the box', async () => {
    const page = await visitor();
    await typing(page, 'ho');
    const options = await page.getByRole('option').allTextContents();
    expect(options.length).toBeGreaterThan(1);
    expect(options.length).toBeLessThanOrEqual(8);
    await page.keyboard.press('ArrowUp');
    expect(await activeText(page)).toBe(options.at(-1));
    await page.keyboard.press('ArrowDown');
    expect(await activeText(page)).toBe('');
  });

  it('close on Escape and leave the text; Enter then searches', async () => {
    const page = await visitor();
    await typing(page, 'blue');
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await boxOf(page).inputValue()).toBe('blue');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home?search=blue');
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  it('close when the reader goes elsewhere', async () => {
    const page = await visitor();
    await typing(page, 'blue');
    await page.keyboard.press('Tab');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
  });

  it('are chosen by mouse', async () => {
    const page = await visitor();
    await typing(page, 'blue la');
    await page.getByRole('option', { name: /^Blue Lagoon/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Blue Lagoon' }).waitFor();
  });

  it('that come late do not replace those for newer text', async () => {
    const page = await visitor();
    await page.goto('/home');
    const { promise: newerShown, resolve: showNewer } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (isOf(route.request(), 'blue l')) await newerShown;
      await route.continue();
    });
    await boxOf(page).click();
    const asked = page.waitForRequest((request) => isOf(request, 'blue l'));
    await page.keyboard.type('blue l');
    const late = await asked;
    await boxOf(page).fill('terme');
    await page.getByRole('option', { name: /Term/ }).first().waitFor();
    showNewer();
    await (await late.response())?.finished();
    expect(await page.getByRole('option', { name: /Blue Lagoon/ }).count()).toBe(0);
  });
});
