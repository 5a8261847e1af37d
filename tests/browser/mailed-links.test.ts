import { eventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe.fixture.ts';
import { mailedLink } from './mails.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const register = (page: Page, email: string) =>
  page.request.post('/api/register', { data: { email, password: 'warm water 1' } });

describe('the link that resets a password', () => {
  it('is asked for, mailed, and ends the old session', async () => {
    const page = await visitor({ mayComplain: /status of 40[01]/ });
    const email = 'ann@example.org';
    expect((await register(page, email)).ok()).toBe(true);

    await page.goto('/forgot-password?email=ann');
    const field = page.getByLabel('Email');
    expect(await field.inputValue()).toBe('ann');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.locator('input[name=email]:focus').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await field.fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'we have sent a link to reset its password' }).waitFor();
    await page.getByRole('link', { name: 'Back to Login' }).waitFor();

    await page.goto(await mailedLink(app(), email, '/reset-password'));
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
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

  it('says so when it has no token, and when the network is away', async () => {
    const page = await visitor({ colorScheme: 'dark', viewport: PHONE, mayComplain: /ERR_INTERNET_DISCONNECTED/ });
    await page.goto('/reset-password');
    await page.getByText('Invalid reset link. Please request a new password reset.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.getByLabel('Email').fill('ann@example.org');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Network error. Please check your connection and try again.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('ann@example.org');
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('the link that confirms an address', () => {
  it('confirms it once, and a member whose link is old gets another', async () => {
    const page = await visitor({ mayComplain: /status of 400/ });
    const email = 'bea@example.org';
    expect((await register(page, email)).ok()).toBe(true);
    const old = await mailedLink(app(), email, '/verify-email');

    await page.goto('/verify-email?token=old');
    await page.getByText('This link is not valid any more. Please ask for a new one.').waitFor();
    await page.getByRole('button', { name: 'Send another link' }).click();
    await page.getByText('We have sent you another link. Please look into your mail.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const link = await eventually(async () => {
      const newest = await mailedLink(app(), email, '/verify-email');
      if (newest === old) throw new Error('Not mailed yet');
      return newest;
    });

    let calls = 0;
    page.on('request', (request) => void (calls += request.url().endsWith('/api/verify-email') ? 1 : 0));
    await page.goto(link);
    await page.getByText('Your e-mail address is confirmed.').waitFor();
    await page.getByRole('link', { name: 'Explore places' }).waitFor();
    expect(calls).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
  });
});
