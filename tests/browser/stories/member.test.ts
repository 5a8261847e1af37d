import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { answerSum } from '../human-check.fixture.ts';
import { mailedLink } from '../mails.fixture.ts';
import { drawPhoto } from '../photos.fixture.ts';
import { openProduct, WIDE } from '../visitor.fixture.ts';

const { visitor, app } = openProduct();

const EMAIL = 'mara@example.org';
const PASSWORD = 'a quiet Water in the hills';
const LATER_PASSWORD = 'a warmer Water in the hills';

const joins = async (page: Page): Promise<void> => {
  await page.goto('/auth?mode=register');
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('Email').fill(EMAIL);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByLabel('First name').fill('Mara');
  await answerSum(page);
  await form.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Account created', { exact: true }).waitFor();
};

const confirms = async (page: Page): Promise<void> => {
  await page.goto(await mailedLink(app(), EMAIL, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm e-mail address' }).click();
  await page.getByText('Your e-mail address is confirmed.').waitFor();
};

const isShownAround = async (page: Page): Promise<void> => {
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  for (let step = 1; step < 4; step++) await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Get Started' }).click();
  await dialog.waitFor({ state: 'hidden' });
};

const findsAndSaves = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Search healing locations' }).fill('blu lagon');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('heading', { name: 'Search Results for "blu lagon"' }).waitFor();
  await page.getByRole('article').first().getByRole('link', { name: 'Blue Lagoon' }).first().click();
  await page.getByRole('heading', { name: 'Blue Lagoon', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await page.getByRole('button', { name: 'Favorited' }).waitFor();
};

const reviews = async (page: Page): Promise<void> => {
  const form = page.getByRole('region', { name: 'Write a Review' });
  await form.getByRole('radio', { name: '5 stars' }).check();
  await form.getByLabel('Title').fill('Calm water');
  await form.getByLabel('Your review').fill('Warm and clean.\nCome early.');
  const buffer = await drawPhoto(page);
  await form.locator('input[type=file]').setInputFiles([{ name: 'pool.png', mimeType: 'image/png', buffer }]);
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await page.getByRole('article', { name: 'Calm water' }).waitFor();
  await page.getByText('New achievements unlocked', { exact: true }).waitFor();
};

/** Answers the address of the list. */
const plansAndShares = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Add to list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add “Blue Lagoon” to a list' });
  await dialog.getByRole('textbox', { name: 'New list' }).fill('Warm weeks');
  await dialog.getByRole('button', { name: 'Create and add' }).click();
  await dialog.getByRole('alert').getByText('Added to “Warm weeks”').waitFor();
  await page.keyboard.press('Escape');
  await page.goto('/trip-planner');
  const card = page.getByRole('article', { name: 'Warm weeks' });
  await card.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('switch', { name: 'Public' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('List updated', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Share the list' }).click();
  await page.getByText('Link copied', { exact: true }).waitFor();
  return String(await page.evaluate('navigator.clipboard.readText()'));
};

const readsElsewhere = async (link: string): Promise<void> => {
  const reader = await visitor();
  await reader.goto(link);
  await reader.getByRole('heading', { name: 'Warm weeks', level: 1 }).waitFor();
  await reader.getByRole('heading', { name: 'Blue Lagoon' }).waitFor();
};

const logsOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').locator('summary', { hasText: 'Mara' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
};

const resetsPassword = async (page: Page): Promise<void> => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByRole('alert').waitFor();
  await page.goto(await mailedLink(app(), EMAIL, '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill(LATER_PASSWORD);
  await page.getByLabel('Confirm new password').fill(LATER_PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
};

const logsIn = async (page: Page, password: string): Promise<void> => {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(EMAIL);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Welcome back', { exact: true }).waitFor();
};

const takesAlong = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export my data' }).click();
  const copy = await readFile(await (await download).path(), 'utf8');
  for (const text of [EMAIL, 'Calm water', 'Warm weeks', 'Blue Lagoon']) expect(copy).toContain(text);
};

const leaves = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  await dialog.getByLabel('Your password').fill('not mine');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByText('The password is not right').waitFor();
  await dialog.getByLabel('Your password').fill(LATER_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL('**/deletions/*');
  await page.getByText('Everything is gone.').waitFor();
};

it('walks the whole story of a member, from joining to leaving', async () => {
  const page = await visitor({
    viewport: WIDE,
    permissions: ['clipboard-read', 'clipboard-write'],
    mayComplain: /status of 40[0134]/,
  });
  await joins(page);
  await confirms(page);
  await isShownAround(page);
  await findsAndSaves(page);
  await reviews(page);
  const link = await plansAndShares(page);
  await readsElsewhere(link);

  const elsewhere = await visitor({ mayComplain: /status of 401/ });
  await elsewhere.goto('/auth?mode=login');
  await logsIn(elsewhere, PASSWORD);
  await logsOut(page);
  await resetsPassword(page);
  expect((await elsewhere.request.get('/api/user')).status()).toBe(401);

  await logsIn(page, LATER_PASSWORD);
  await takesAlong(page);
  await leaves(page);
  const reader = await visitor({ mayComplain: /status of 404/ });
  expect((await reader.goto(link))?.status()).toBe(404);
});
