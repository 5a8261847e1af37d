import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe.fixture.ts';
import { mailedLink } from './mails.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const register = (page: Page, email: string) =>
  page.request.post('/api/register', { data: { email, password: 'warm water 1' } });

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm e-mail address' });

/** How often the page has requested the confirmation of the address. */
const callsOf = (page: Page): (() => number) => {
  let calls = 0;
  page.on('request', (request) => void (calls += request.url().endsWith('/api/verify-email') ? 1 : 0));
  return () => calls;
};

describe('the link that resets a password', () => {
  it('is requested, mailed, and ends the old session', async () => {
    const page = await visitor({ mayComplain: /status of 40[01]/ });
    const email = 'ann@example.org';
    expect((await register(page, email)).ok()).toBe(true);

    await page.goto('/forgot-password?email=ann');
    const field = page.getByLabel('Email');
    await expectEventually(() => field.inputValue()).toBe('ann');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.locator('input[name=email]:focus').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await field.fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'we have sent a link to reset its password' }).waitFor();
    await page.getByRole('link', { name: 'Back to Login' }).waitFor();

    await page.goto(await mailedLink(app(), email, '/reset-password'));
    await expectEventually(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByLabel('New password', { exact: true }).fill('warm');
    await page.getByText('Password strength: Weak').waitFor();
    await page.getByLabel('Confirm new password').fill('cold');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByText('Password must be at least 6 characters long').waitFor();
    await page.getByText("Passwords don't match").waitFor();
    await page.getByLabel('New password', { exact: true }).fill('warmer water 2');
    await page.getByLabel('Confirm new password').fill('warmer water 2');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByRole('link', { name: 'Go to Login' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect((await page.request.get('/api/user')).status()).toBe(401);
    const login = await page.request.post('/api/login', { data: { email, password: 'warmer water 2' } });
    expect(login.ok()).toBe(true);
  });

  it('shows a message without a token, and without the network', async () => {
    const page = await visitor({ colorScheme: 'dark', viewport: PHONE, mayComplain: /ERR_INTERNET_DISCONNECTED/ });
    await page.goto('/reset-password');
    await page.getByText('Invalid reset link. Please request a new password reset.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.getByLabel('Email').fill('ann@example.org');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Network error. Please check your connection and try again.').waitFor();
    await expectEventually(() => page.getByLabel('Email').inputValue()).toBe('ann@example.org');
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('a member whose address is not confirmed', () => {
  it('sees that on every page, has the link sent again, and changes the address', async () => {
    const page = await visitor({ viewport: PHONE, mayComplain: /status of 40[09]/ });
    expect((await register(page, 'dora@example.or')).ok()).toBe(true);
    expect((await register(await visitor(), 'taken@example.org')).ok()).toBe(true);
    await page.goto('/contact');
    const notice = page.getByRole('complementary', { name: 'Your e-mail address' });
    await notice.getByText('dora@example.or').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Resend' }).click();
    await notice.getByText('We have sent you another link.').waitFor();

    await notice.getByRole('button', { name: 'Change address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New e-mail address').fill('taken@example.org');
    await dialog.getByLabel('Current password').fill('cold water 1');
    await page.keyboard.press('Enter');
    await dialog.getByText('The current password is not right').waitFor();
    await dialog.getByLabel('Current password').fill('warm water 1');
    await page.keyboard.press('Enter');
    await dialog.getByText('An account with this e-mail already exists').waitFor();
    await dialog.locator('input[name=email]:focus').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('New e-mail address').fill('dora@example.org');
    await page.keyboard.press('Enter');
    await notice.getByText('The address is changed.').waitFor();
    await page.goto(await mailedLink(app(), 'dora@example.org', '/verify-email'));
    await confirmButton(page).click();
    await page.getByText('Your e-mail address is confirmed.').waitFor();
    await page.goto('/contact');
    await page.getByRole('heading', { name: 'Contact Us' }).waitFor();
    await expectEventually(() => notice.count()).toBe(0);
  });
});

describe('the link that confirms an address', () => {
  it('confirms it once the button is pressed, and a member whose link is old gets another', async () => {
    const page = await visitor({ mayComplain: /status of 400/ });
    const email = 'bea@example.org';
    expect((await register(page, email)).ok()).toBe(true);
    const old = await mailedLink(app(), email, '/verify-email');

    await page.goto('/verify-email?token=old');
    await confirmButton(page).click();
    await page.getByText('This link is not valid any more. Please ask for a new one.').waitFor();
    await page.getByRole('button', { name: 'Send another link' }).click();
    await page.getByText('We have sent you another link. Please look into your mail.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const link = await eventuallyAcrossProcesses(async () => {
      const newest = await mailedLink(app(), email, '/verify-email');
      if (newest === old) throw new Error('Not mailed yet');
      return newest;
    });

    const calls = callsOf(page);
    await page.goto(link);
    await confirmButton(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(calls()).toBe(0);
    await confirmButton(page).click();
    await page.getByText('Your e-mail address is confirmed.').waitFor();
    await page.getByRole('link', { name: 'Explore places' }).waitFor();
    expect(calls()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('asks in another browser for the password, or for a new one, and signs in there alone', async () => {
    const stranger = await visitor({ mayComplain: /status of 40[13]/ });
    const email = 'cleo@example.org';
    expect((await register(stranger, email)).ok()).toBe(true);
    const page = await visitor({ viewport: PHONE, mayComplain: /status of 40[03]/ });
    await page.goto(await mailedLink(app(), email, '/verify-email'));
    await confirmButton(page).click();
    await page.getByLabel('Password', { exact: true }).fill('a guess that is wrong');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm with this password' }).click();
    await page.getByText('The password is not right').waitFor();
    await page.locator('input[name=password]:focus').waitFor();
    await page.getByRole('button', { name: 'I do not know the password' }).click();
    await page.getByLabel('New password', { exact: true }).fill('cold water of mine');
    await page.getByLabel('Confirm new password').fill('cold water of mine');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm with a new password' }).click();
    await page.getByText('Your e-mail address is confirmed.').waitFor();
    expect((await page.request.get('/api/user')).status()).toBe(200);
    expect((await stranger.request.get('/api/user')).status()).toBe(401);
    const login = await stranger.request.post('/api/login', { data: { email, password: 'warm water 1' } });
    expect(login.status()).toBe(401);
  });

  it('tells its token to no request but the one of the button, and keeps it out of the address', async () => {
    const page = await visitor({ mayComplain: /status of 400/ });
    const leaked: string[] = [];
    page.on('request', (request) => {
      const { referer = '' } = request.headers();
      if (`${request.url()} ${referer}`.includes('a-secret') && !request.isNavigationRequest())
        leaked.push(request.url());
    });
    for (const path of ['/verify-email', '/reset-password']) {
      const answer = await page.goto(`${path}?token=a-secret`);
      expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      await page.waitForURL(path);
      await page.getByText(path === '/verify-email' ? 'Press the button' : 'Invalid reset link').waitFor();
    }
    expect(leaked).toEqual([]);
    await page.reload();
    await page.getByText('Invalid reset link. Please request a new password reset.').waitFor();
    await page.goto('/verify-email');
    await page.getByText('This page needs the link from our mail.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
