import type { Browser, Locator, Page } from 'playwright-core';
import { withHand, type Hand, type Interaction } from './hand.ts';
import { PHONE } from './slow-phone.ts';

const WIDE = { viewport: { width: 1280, height: 900 } };

const combobox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search healing locations' });
const card = (page: Page, at: number): Locator => page.getByRole('article').nth(at);
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const settled = (page: Page): Promise<void> =>
  page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });

const openMap = async ({ page, press }: Hand): Promise<void> => {
  await press(tab(page, 'Map View'));
  await page.locator('[data-pin]').first().waitFor();
};

/** Looks for a place by words, with the arrow keys among the suggestions. */
const search = async ({ page, type, key }: Hand): Promise<void> => {
  await type(combobox(page), 'hot lagoon');
  for (const name of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape', 'Enter']) await key(name);
  await page.getByRole('heading', { name: 'Search Results for "hot lagoon"' }).waitFor();
  await settled(page);
};

const browse = async ({ page, press }: Hand): Promise<void> => {
  const categories = page.getByRole('region', { name: 'Browse by Category' });
  for (const name of ['Hot Springs & Spas', 'All Locations']) {
    await press(categories.getByRole('link', { name }));
    await settled(page);
  }
  for (const name of ['Page 2', 'Next page', 'Previous page']) {
    await press(page.getByRole('link', { name, exact: true }));
    await settled(page);
  }
};

const openPlaces = async ({ page, press }: Hand, count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) {
    await press(card(page, at).getByRole('heading').getByRole('link'));
    await page.waitForURL('**/location/*');
    await page.goBack();
    await card(page, at).waitFor();
  }
};

const lookAtMap = async (hand: Hand): Promise<void> => {
  const { page, press } = hand;
  await openMap(hand);
  for (const name of ['Zoom in', 'Zoom in', 'Zoom out', 'Zoom out']) await press(page.getByRole('button', { name }));
  await press(page.getByRole('button', { name: 'Reset View' }));
  await press(tab(page, 'Grid View'));
  await card(page, 0).waitFor();
};

const chooseUnits = async ({ page, press }: Hand): Promise<void> => {
  for (const name of ['°F', '°C', 'miles', 'km']) await press(page.getByRole('radio', { name, exact: true }));
};

/** What a visitor does. */
const visit = async (hand: Hand): Promise<void> => {
  await hand.goTo('/');
  await hand.type(combobox(hand.page), 'onsen');
  await hand.key('Escape');
  await hand.goTo('/home');
  await search(hand);
  await hand.goTo('/home');
  await browse(hand);
  await openPlaces(hand, 3);
  await lookAtMap(hand);
  await chooseUnits(hand);
};

const mark = async ({ page, press, key }: Hand): Promise<void> => {
  for (const at of [0, 1, 2]) {
    await press(card(page, at).getByRole('button', { name: 'Add to Favorites' }));
    await press(card(page, at).getByRole('button', { name: 'Favorited' }));
    await press(card(page, at).getByRole('button', { name: /^Visit status of/ }));
    await page.getByRole('menu').waitFor();
    for (const name of ['ArrowDown', 'ArrowDown', 'Enter']) await key(name);
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
};

const openDialogs = async ({ page, press, key, type }: Hand): Promise<void> => {
  await press(card(page, 0).getByRole('button', { name: /^Add .* to a list$/ }));
  await page.getByRole('dialog').waitFor();
  await key('Escape');
  await press(card(page, 0).getByRole('button', { name: /^Report / }));
  await type(page.getByRole('textbox', { name: 'Description' }), 'It is closed');
  await key('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const review = async ({ page, press, type }: Hand): Promise<void> => {
  await press(card(page, 3).getByRole('heading').getByRole('link'));
  const form = page.getByRole('region', { name: 'Write a Review' });
  for (const name of ['4 stars', '5 stars']) await press(form.getByRole('radio', { name }));
  await type(form.getByLabel('Title'), 'Quiet');
  await type(form.getByLabel('Your review'), 'Warm water and kind people');
  await press(form.getByRole('button', { name: 'Submit Review' }));
  await page.getByText('Review submitted', { exact: true }).waitFor();
};

const lookAtOwn = async ({ page, press, goTo }: Hand): Promise<void> => {
  await goTo('/dashboard');
  for (const name of ['Favorites', 'My Lists', 'Profile', 'My Locations']) {
    await press(tab(page, name));
    await settled(page);
  }
};

const openMenu = async ({ page, press, key }: Hand): Promise<void> => {
  await press(page.getByRole('banner').locator('summary:visible'));
  await key('Escape');
};

/** What a member does. */
const contribute =
  (firstName: string) =>
  async (hand: Hand): Promise<void> => {
    const { page, goTo } = hand;
    const data = { email: `${firstName.toLowerCase()}@example.org`, password: 'a quiet Water in the hills', firstName };
    const joined = await page.request.post('/api/register', { data: { ...data, lastName: 'Byron' } });
    if (!joined.ok()) throw new Error(`${firstName} could not join: ${joined.status()}`);
    await page.request.post('/api/complete-onboarding');
    await goTo('/home');
    await openMenu(hand);
    await mark(hand);
    await openDialogs(hand);
    await review(hand);
    await lookAtOwn(hand);
  };

/** Some two hundred interactions across the screens, by visitors and members, on wide screens and on phones. */
export const interact = async (browser: Browser, baseURL: string): Promise<readonly Interaction[]> => {
  const [wide, phone] = [
    { ...WIDE, baseURL },
    { ...PHONE, baseURL },
  ];
  return [
    ...(await withHand(browser, wide, visit)),
    ...(await withHand(browser, wide, contribute('Ada'))),
    ...(await withHand(browser, phone, visit)),
    ...(await withHand(browser, phone, contribute('Bea'))),
  ];
};
