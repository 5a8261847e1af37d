import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe.fixture.ts';
import { mailedLink } from './mails.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();
const PASSWORD = 'warm water in the hills';

/** A member who has proved their mailbox, and a browser without a session. */
const confirmed = async (page: Page, email: string): Promise<void> => {
  expect((await page.request.post('/api/register', { data: { email, password: PASSWORD } })).ok()).toBe(true);
  await page.request.post('/api/forgot-password', { data: { email } });
  const token = (await mailedLink(app(), email, '/reset-password')).split('token=')[1];
  const reset = await page.request.post('/api/reset-password', { data: { token, newPassword: PASSWORD } });
  expect(reset.ok()).toBe(true);
  await page.context().clearCookies();
};

const status = async (page: Page): Promise<number> => (await page.request.get('/api/user')).status();

describe('a link that signs in', () => {
  it('is requested on the login form, does nothing when it is opened, and signs in when its button is pressed', async () => {
    const page = await visitor({ viewport: PHONE, mayComplain: /status of 40[01]/ });
    const email = 'ann@example.org';
    await confirmed(page, email);
    await page.goto('/auth?mode=login');
    await page.getByRole('link', { name: 'E-mail me a sign-in link' }).click();
    // The page before has a different address in each of its forms.
    const form = page.getByRole('form', { name: 'Sign-in link' });
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
    await page.getByRole('alert').filter({ hasText: 'we have sent a link that signs you in' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const link = await mailedLink(app(), email, '/sign-in-link', '#');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url() + (request.headers()['referer'] ?? '')));
    await page.goto('/home');
    await page.goto(link);
    const button = page.getByRole('button', { name: 'Sign in' });
    await button.waitFor();
    await expectEventually(async () => [new URL(page.url()).hash, await status(page)]).toEqual(['', 401]);
    expect(requested.filter((url) => url.includes('token='))).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await button.click();
    await page.getByText('Welcome back').first().waitFor();
    expect(await status(page)).toBe(200);

    await page.goto(link);
    await button.click();
    await page.getByText('This sign-in link is not valid any more. Please ask for a new one.').waitFor();
    await page.getByRole('button', { name: 'E-mail me a sign-in link' }).waitFor();
  });

  it('is offered to a member who is locked out by a guesser, and to the guesser the time of the next attempt', async () => {
    const page = await visitor({ mayComplain: /status of 4(01|29)/ });
    const email = 'ben@example.org';
    await confirmed(page, email);
    const guess = () => page.request.post('/api/login', { data: { email, password: 'cold water' } });
    for (let at = 0; at < 10; at += 1) expect((await guess()).status()).toBe(401);
    await page.goto('/auth?mode=login');
    const login = page.getByRole('form', { name: 'Login' });
    await login.getByLabel('Email').fill(email);
    await login.getByLabel('Password').fill(PASSWORD);
    await login.getByRole('button', { name: 'Login' }).click();
    await login.getByText(/Too many attempts\. Please try again in \d+ (minutes?|seconds?)\./).waitFor();
    await login.getByRole('link', { name: 'E-mail me a sign-in link' }).waitFor();
  });
});

it('signing out in one tab leaves the others a visitor at once', async () => {
  const page = await visitor({ mayComplain: /status of 401/ });
  const email = 'cid@example.org';
  expect((await page.request.post('/api/register', { data: { email, password: PASSWORD } })).ok()).toBe(true);
  await page.request.post('/api/complete-onboarding');
  const other = await page.context().newPage();
  await page.goto('/public-lists');
  await other.goto('/public-lists');
  const visitorsLink = other.getByRole('link', { name: 'Sign In' }).first();
  await expectEventually(() => visitorsLink.isVisible()).toBe(false);
  await page.locator('summary').filter({ hasText: email }).click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await eventuallyAcrossProcesses(async () => expect(await visitorsLink.isVisible()).toBe(true));
});
