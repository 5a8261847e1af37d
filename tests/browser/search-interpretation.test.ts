import { expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { openProduct } from './visitor.fixture.ts';

const { visitor } = openProduct();

const ask = async (page: Page, text: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: 'Search healing locations' });
  await box.click();
  await page.keyboard.type(text);
  await box.press('Enter');
  await page.getByRole('heading', { name: `Search Results for "${text}"` }).waitFor();
};
/** Kilometres as the cards say them, in their order. */
const distances = async (page: Page): Promise<number[]> => {
  const cards = await page.getByRole('article').allTextContents();
  return cards.map((text) => Number((/([\d,.]+) km away/.exec(text)?.[1] ?? 'NaN').replaceAll(',', '')));
};
const sentence = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

describe('a search that names a place', () => {
  it('lists places near it with a message, and is undone by one click', async () => {
    const page = await visitor();
    await page.goto('/');
    await ask(page, 'hot springs near Reykjavik');
    await sentence(page, /Hot springs near Reykjavík.*\./).waitFor();
    await page.getByText('2 places', { exact: true }).waitFor();
    await expectEventually(() => page.getByRole('article').first().textContent()).toContain('Deildartunguhver');
    const close = page.getByRole('region', { name: 'Similar places' });
    await close.getByRole('article').filter({ hasText: 'Blue Lagoon' }).waitFor();
    const shown = await distances(page);
    expect(shown).toHaveLength(5);
    expect(Math.max(...shown)).toBeLessThanOrEqual(150);

    await page.getByRole('link', { name: 'Search for exactly “hot springs near Reykjavik”' }).click();
    await page.getByRole('heading', { name: 'No locations found' }).waitFor();
    await expectEventually(() => sentence(page, /^Hot springs near/i).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('search')).toBe('"hot springs near Reykjavik"');
    await page.goBack();
    await sentence(page, /^Hot springs near/i).waitFor();
    await page.reload();
    await sentence(page, /^Hot springs near/i).waitFor();
  });

  it('opens the map on the town and what is nearest to it, and names the town in its box', async () => {
    const page = await visitor();
    await page.goto('/home?search=hot+springs+near+Reykjavik&view=map');
    await page.getByRole('heading', { name: '2 places in view' }).waitFor();
    await expectEventually(() => page.getByRole('combobox', { name: 'City or address' }).inputValue()).toMatch(
      /^Reykjavík, /,
    );
  });

  it('says when nothing is near, and links to the nearest place, in the first HTML and above the map', async () => {
    const page = await visitor();
    const html = await (await page.request.get('/home?search=vegan+restaurant+london')).text();
    expect(html.includes('Nothing near London, England, United Kingdom')).toBe(true);
    expect(/The nearest is.*Tibits.*747.km away/s.test(html)).toBe(true);
    await page.goto('/home?search=vegan+restaurant+london&view=map');
    await page.getByRole('heading', { name: 'Nothing near London, England, United Kingdom' }).waitFor();
    await page.getByRole('link', { name: 'Tibits', exact: true }).first().click();
    await page.waitForURL('**/location/*');
  });

  it('offers the places near a town that has none', async () => {
    const page = await visitor();
    await page.goto('/home');
    await ask(page, 'paris');
    await page.getByRole('heading', { name: 'No locations found' }).waitFor();
    await page.getByRole('link', { name: /^Show places near Paris/ }).click();
    await page.getByText(/none within .*, nearest to Paris.* first/).waitFor();
    await page.getByRole('article').nth(8).waitFor();
    const shown = await distances(page);
    expect(shown).toHaveLength(9);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });
});

it('a search with a typo says what it shows, and is undone by one click', async () => {
  const page = await visitor();
  await page.goto('/home');
  await ask(page, 'blu lagooon');
  await sentence(page, /Showing results for blu lagoon\./).waitFor();
  await expectEventually(() => page.getByRole('article').first().textContent()).toContain('Blue Lagoon');
  await page.getByRole('link', { name: 'Search for exactly “blu lagooon”' }).click();
  await page.getByRole('heading', { name: 'No locations found' }).waitFor();
});

it('the box suggests the town, then places, then the words as they are', async () => {
  const page = await visitor();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search healing locations' }).click();
  await page.keyboard.type('kyoto');
  await page.getByRole('option', { name: 'Near Kyoto, Japan' }).waitFor();
  const options = await page.getByRole('listbox').getByRole('option').allTextContents();
  expect(options.at(-1)).toBe('Search for “kyoto”');
  expect(options.length).toBeGreaterThan(2);
  await page.getByRole('option', { name: 'Near Kyoto, Japan' }).click();
  await page.getByText(/nearest to Kyoto, Japan first/).waitFor();
});

it('the empty box offers the kinds of most places, and what was searched for before', async () => {
  const page = await visitor();
  await page.goto('/home');
  await ask(page, 'lagoon');
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search healing locations' }).click();
  await page.getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: 'lagoon' }).waitFor();
  const kind = page.getByRole('group', { name: 'Popular kinds' }).getByRole('option').first();
  const total = /(\d+ places)$/.exec((await kind.textContent()) ?? '')?.[1] ?? 'no count';
  await kind.click();
  await page.waitForURL(/\/home\?kind=/);
  await page.getByText(total, { exact: true }).waitFor();
});
