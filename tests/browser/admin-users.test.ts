import type { Page } from 'playwright-core';
import { joinAs, signInAs, type Member } from './member.fixture.ts';
import { isToldToSignIn } from './signed-out.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

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
    await expect(member.call('GET', '/api/admin/users')).rejects.toThrow('401');
  });

  it('has actions for owners alone, and none on an owner', async () => {
    const owners = await usersTab('owner');
    await owners.getByRole('columnheader', { name: 'Actions' }).waitFor();
    const own = owners.getByRole('row').filter({ hasText: 'owner@demo.invalid' });
    expect(await own.getByRole('button').count()).toBe(0);
    const admins = await usersTab('admin');
    await admins.getByText('owner@demo.invalid').waitFor();
    expect(await admins.getByRole('columnheader', { name: 'Actions' }).count()).toBe(0);
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

  it('tells an owner who is signed out meanwhile, and leads to the sign-in', async () => {
    const member = await joinAs(app(), 'Ulla');
    const page = await usersTab('owner');
    const row = await rowOf(page, member);
    await page.context().clearCookies();
    await row.getByRole('button', { name: 'Make Admin: Ulla Byron' }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Make Admin', exact: true });
    await isToldToSignIn(page, () => confirm.click());
    await page.waitForURL(/\/auth\?mode=login/);
  });
});
