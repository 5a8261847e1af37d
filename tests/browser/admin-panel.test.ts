import { User } from '@wellspring/rest-contract/user';
import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { expectAccessible } from './axe.fixture.ts';
import { joinAs, signInAs, type Member } from './member.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

/** The row of a member, found by their e-mail address. */
const rowOf = async (page: Page, { email }: Member) => {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('1 user', { exact: true }).waitFor();
  return page.getByRole('row').filter({ hasText: email });
};

const usersTab = async (role: 'owner' | 'admin'): Promise<Page> => {
  const page = await visitor({ storageState: (await signInAs(app(), role)).storageState });
  await page.goto('/admin?tab=users');
  await page.getByRole('heading', { name: 'Users', exact: true }).waitFor();
  return page;
};

describe('the admin panel', () => {
  it.each([
    ['on a wide screen', undefined, 'Admin'],
    ['on a phone', PHONE, 'Admin Panel'],
  ])('is a press away for admins %s', async (_, viewport, name) => {
    const { storageState } = await signInAs(app(), 'admin');
    const page = await visitor({ storageState, ...(viewport && { viewport }) });
    await page.goto('/');
    if (viewport) await page.getByRole('banner').locator('summary[aria-label=Menu]').click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('heading', { name: 'Admin Panel' }).waitFor();
    await page.getByText('Total Users').waitFor();
  });

  it('shows the tab of its address on a phone, too', async () => {
    const { storageState } = await signInAs(app(), 'admin');
    const page = await visitor({ storageState, viewport: PHONE });
    await page.goto('/admin?tab=settings');
    const tab = page.getByRole('tab', { name: 'Site Settings' });
    await page.getByRole('heading', { name: 'Hero Images' }).waitFor();
    const { x, width } = (await tab.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
  });

  it('loads no script on the pages of a member', async () => {
    const page = await visitor({ storageState: (await joinAs(app(), 'Olga')).storageState });
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'My Account', exact: true }).waitFor();
    await expectEventually(() =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Admin/ }).count(),
    ).toBe(0);
    await expectEventually(() => page.getByText('Mail me what waits').count()).toBe(0);
  });
});

describe('the list of users', () => {
  it('lets owners say who is an admin, after asking', async () => {
    const member = await joinAs(app(), 'Nora');
    const page = await usersTab('owner');
    const row = await rowOf(page, member);
    const press = async (action: string) => {
      await row.getByRole('button', { name: `${action}: Nora Byron` }).click();
      await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
      await page.getByText('Admin status updated').first().waitFor();
    };
    await press('Make Admin');
    await row.getByText('Administrator').waitFor();
    await member.call('GET', '/api/admin/users');
    await press('Remove Admin');
    await row.getByText('Member').waitFor();
    await eventuallyAcrossProcesses(() => expect(member.call('GET', '/api/admin/users')).rejects.toThrow('401'));
  });

  it('lets admins suspend a member, who reads why, and restore them', async () => {
    const member = await joinAs(app(), 'Otto');
    const page = await usersTab('admin');
    const row = await rowOf(page, member);
    await row.getByRole('button', { name: 'Suspend Otto Byron' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
    await dialog.getByText('Please say why').waitFor();
    await dialog.getByLabel('Reason').fill('Wrote <b>adverts</b>');
    await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
    await row.getByText('Suspended').waitFor();

    const other = await visitor({ mayComplain: /status of 403/ });
    await other.goto('/auth?mode=login');
    await other.getByRole('textbox', { name: 'Email' }).fill(member.email);
    await other.getByLabel('Password').first().fill(member.password);
    await other.getByRole('button', { name: 'Login' }).click();
    await other.getByRole('main').getByText('This account is suspended: Wrote <b>adverts</b>').waitFor();

    await row.getByRole('button', { name: 'Restore Otto Byron' }).click();
    await dialog.getByText('Wrote <b>adverts</b>').waitFor();
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
    await row.getByText('Suspended').waitFor({ state: 'detached' });
    await other.getByRole('button', { name: 'Login' }).click();
    await other.getByText('Welcome back', { exact: true }).waitFor();
  });
});

describe('the mail of what waits', () => {
  it('can be switched off and on by each admin', async () => {
    const { call, storageState } = await signInAs(app(), 'admin');
    const getsDigest = async () => User.parse(await call('GET', '/api/user')).getsDigest;
    const page = await visitor({ storageState, reducedMotion: 'reduce' });
    await page.goto('/profile');
    const choice = page.getByRole('checkbox', { name: 'Mail me what waits' });
    await expectEventually(() => choice.isChecked()).toBe(true);
    await choice.uncheck();
    await page.getByText('Profile updated', { exact: true }).waitFor();
    await expectEventually(() => getsDigest()).toBe(false);
    await page.reload();
    await page.getByRole('checkbox', { name: 'Mail me what waits', checked: false }).waitFor();
    await expectAccessible(page);
    await choice.check();
    await page.getByText('Profile updated', { exact: true }).waitFor();
    await expectEventually(() => getsDigest()).toBe(true);
  });
});
