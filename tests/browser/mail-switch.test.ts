import { User } from '@wellspring/rest-contract/user';
import { expectNothingWrong } from './axe.fixture.ts';
import { joinAs, signInAs } from './member.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

describe('the mail of what waits', () => {
  it('can be switched off and on by each admin', async () => {
    const { call, storageState } = await signInAs(app(), 'admin');
    const getsDigest = async () => User.parse(await call('GET', '/api/user')).getsDigest;
    const page = await visitor({ storageState, reducedMotion: 'reduce' });
    await page.goto('/profile');
    const choice = page.getByRole('checkbox', { name: 'Mail me what waits' });
    expect(await choice.isChecked()).toBe(true);
    await choice.uncheck();
    await page.getByText('Profile updated', { exact: true }).waitFor();
    expect(await getsDigest()).toBe(false);
    await page.reload();
    await page.getByRole('checkbox', { name: 'Mail me what waits', checked: false }).waitFor();
    await expectNothingWrong(page);
    await choice.check();
    await page.getByText('Profile updated', { exact: true }).waitFor();
    expect(await getsDigest()).toBe(true);
  });

  it('stays as it was, and it is said so, where the change does not arrive', async () => {
    const { storageState } = await signInAs(app(), 'owner');
    const page = await visitor({ storageState, mayComplain: /Failed to load resource/ });
    await page.goto('/profile');
    await page.route('**/api/user/mails', (route) => route.fulfill({ status: 503, json: { message: 'Not now.' } }));
    const choice = page.getByRole('checkbox', { name: 'Mail me what waits' });
    await choice.click();
    await page.getByText('Not now.', { exact: true }).waitFor();
    expect(await choice.isChecked()).toBe(true);
  });

  it('is nothing that members are asked about', async () => {
    const { storageState } = await joinAs(app(), 'Nora');
    const page = await visitor({ storageState });
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'My Account', exact: true }).waitFor();
    expect(await page.getByText('Mail me what waits').count()).toBe(0);
  });
});
