import { expectEventually } from '@wellspring/testkit/eventually';
import { joinAs } from './member.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { endSession, expectSignInPrompt } from './signed-out.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

describe('the account of a member', () => {
  it('leads a visitor to the page that signs in', async () => {
    const page = await visitor();
    await expectSignInPrompt(page, () => page.goto('/profile', { waitUntil: 'commit' }));
    await page.waitForURL(`**/auth?next=${encodeURIComponent('/profile')}`);
  });

  it('shows who they are and what they did, and leads to what can be changed', async () => {
    const { email, call, storageState } = await joinAs(app(), 'Tara');
    await call('PUT', '/api/user/profile', { username: 'tara' });
    const saved = (await pathOfPlace(app(), 'Blue Lagoon')).replace('/location/', '/api/locations/');
    await call('POST', `${saved}/favorite`, { isFavorite: true });
    const page = await visitor({ storageState, viewport: PHONE });
    await page.goto('/profile');
    const overview = page.getByRole('region', { name: 'Account Overview' });
    await overview.getByText('@tara', { exact: true }).waitFor();
    await overview.getByText('Joined', { exact: true }).waitFor();
    await expectEventually(() =>
      page.getByRole('region', { name: 'Activity' }).locator('dd').allTextContents(),
    ).toEqual(['0', '1']);
    const settings = page.getByRole('region', { name: 'Account Settings' });
    await expectEventually(() => settings.getByLabel('Email').inputValue()).toBe(email);
    await expectEventually(() => settings.getByLabel('Email').isEditable()).toBe(false);
    await settings.getByLabel('Last name').fill('Brook');
    await settings.getByRole('button', { name: 'Save profile' }).click();
    await overview.getByText('Tara Brook', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'View My Lists & Favorites' }).click();
    await page.waitForURL('**/dashboard');
    await page.goBack();
    await page.getByRole('link', { name: 'Change Password' }).click();
    await page.waitForURL('**/forgot-password');
    await page.getByRole('form', { name: 'Forgot password' }).waitFor();
    await expectEventually(() => page.getByLabel('Email').inputValue()).toBe(email);
  });
});

describe('the profile of a member', () => {
  it('is changed where it stands, and says what was refused', async () => {
    const { storageState, password } = await joinAs(app(), 'Pia');
    const { call } = await joinAs(app(), 'Quinn');
    await call('PUT', '/api/profile', { username: 'quinn' });
    const page = await visitor({ storageState, mayComplain: /status of 4(00|09)/ });
    await page.goto('/dashboard?tab=profile');
    const profile = page.getByRole('form', { name: 'Profile' });
    await profile.getByLabel('Username').fill('qu');
    await profile.getByRole('button', { name: 'Save profile' }).click();
    await profile.getByText('Username must be at least 3 characters').waitFor();
    await profile.getByLabel('Username').fill('Quinn');
    await profile.getByLabel('First name').fill('Petra');
    await page.getByRole('tab', { name: 'Favorites' }).click();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await profile.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Update failed', { exact: true }).waitFor();
    await profile.getByText('This username is already taken').waitFor();
    await profile.getByLabel('Username').fill('petra.w');
    await profile.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Profile updated', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Welcome, Petra' }).waitFor();
    await page.getByText('@petra.w').waitFor();

    const form = page.getByRole('form', { name: 'Change password' });
    await form.getByLabel('Current password').fill('something else');
    await form.getByLabel('New password', { exact: true }).fill('warmer water 2');
    await form.getByText('Password strength:').waitFor();
    await form.getByLabel('Confirm new password').fill('colder water 2');
    await form.getByRole('button', { name: 'Change password' }).click();
    await page.getByText("Passwords don't match", { exact: true }).waitFor();
    await form.getByText('New password and confirm password must be the same').waitFor();
    await form.getByLabel('Confirm new password').fill('warmer water 2');
    await form.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password change failed', { exact: true }).waitFor();
    await form.getByText('The current password is not right').waitFor();
    await expectEventually(() => form.getByLabel('New password', { exact: true }).inputValue()).toBe('warmer water 2');
    await form.getByLabel('Current password').fill(password);
    await form.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome, Petra' }).waitFor();
  });

  it('has a picture, which shows at once and can be removed', async () => {
    const { storageState } = await joinAs(app(), 'Rosa');
    const page = await visitor({ storageState, mayComplain: /status of 503/ });
    await page.goto('/dashboard?tab=profile');
    const picture = page.getByRole('group', { name: 'Profile picture' });
    const input = picture.locator('input[type=file]');
    await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await page.getByText('Invalid file type', { exact: true }).waitFor();
    const drawn = await page.evaluate<string>(
      `(() => { const canvas = document.createElement('canvas'); canvas.width = canvas.height = 400;
        const pen = canvas.getContext('2d'); pen.fillStyle = 'teal'; pen.fillRect(0, 0, 400, 400);
        return canvas.toDataURL('image/png').split(',')[1]; })()`,
    );
    const buffer = Buffer.from(drawn, 'base64');
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: buffer.subarray(0, 20) });
    await page.getByText('Photo cannot be read', { exact: true }).waitFor();
    const away = { status: 503, json: { message: 'Photos cannot be taken in right now.' } };
    await page.route('**/api/user/photo', (route) => route.fulfill(away), { times: 1 });
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await page.getByText('Update failed', { exact: true }).waitFor();
    await picture.getByRole('button', { name: 'Add a picture' }).waitFor();
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await page.getByText('Profile updated', { exact: true }).waitFor();
    await page.locator('main header img[src^="/media/"]').waitFor();
    await picture.getByRole('button', { name: 'Remove' }).click();
    await page.locator('main header img').waitFor({ state: 'detached' });
    await expectEventually(() => picture.getByRole('img').count()).toBe(0);
  });

  it('keeps typed text while the member signs in again', async () => {
    const { storageState, email, password } = await joinAs(app(), 'Sina');
    const page = await visitor({ storageState, mayComplain: /status of 401/ });
    await page.goto('/dashboard?tab=profile');
    await page.getByRole('form', { name: 'Profile' }).getByLabel('Last name').fill('Winter');
    await endSession(page, 'Sina');
    await expectSignInPrompt(page, () => page.getByRole('button', { name: 'Save profile' }).click());
    const login = page.getByRole('form', { name: 'Login' });
    await login.getByLabel('Email').fill(email);
    await login.getByLabel('Password').fill(password);
    await login.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard?tab=profile');
    await expectEventually(() => page.getByRole('form', { name: 'Profile' }).getByLabel('Last name').inputValue()).toBe(
      'Winter',
    );
  });
});
