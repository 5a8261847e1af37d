import { expectEventually } from '@wellspring/testkit/eventually';
import { expectAccessible } from './axe.fixture.ts';
import { openedCorrection } from './correction.fixture.ts';
import { joinAs, signInAs, type Member } from './member.fixture.ts';
import { openProduct, WIDTHS } from './visitor.fixture.ts';

// More members join here than may from one address.
const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

/** The path of a place that this member has submitted. */
const submittedBy = async ({ call }: Member, name: string): Promise<string> => {
  const place = await call('POST', '/api/locations', {
    name,
    categoryId: 20,
    description: 'Three warm pools under old trees.',
    address: '12 Moss Lane',
    city: 'Bath',
    country: 'United Kingdom',
    hours: 'Daily 9–17',
  });
  const id = typeof place === 'object' && place && 'id' in place ? String(place.id) : '';
  return `/location/${id}`;
};

const publish = async (path: string): Promise<void> => {
  const admin = await signInAs(app(), 'admin');
  await admin.call('PUT', path.replace('/location/', '/api/admin/locations/') + '/verify', { isVerified: true });
};

describe('a correction', () => {
  for (const [width, viewport] of WIDTHS)
    it(`of a published place waits for an admin, who sees what is and what would be, ${width}`, async () => {
      const member = await joinAs(app(), 'Olga');
      const path = await submittedBy(member, `Moss Pools, ${width}`);
      await publish(path);
      const page = await visitor({ storageState: member.storageState, viewport, reducedMotion: 'reduce' });
      await page.goto(path);
      const dialog = await openedCorrection(page);
      await expectEventually(() => dialog.getByLabel('Hours').inputValue()).toBe('Daily 9–17');
      await dialog.getByLabel('Address').fill('');
      await dialog.getByRole('button', { name: 'Send correction' }).click();
      await dialog.getByRole('alert').getByText('Address is required').waitFor();
      await expectAccessible(page);
      await dialog.getByLabel('Address').fill('12 Moss Lane');
      await dialog.getByRole('button', { name: 'Send correction' }).click();
      await dialog.getByText('Nothing was changed').waitFor();
      await dialog.getByLabel('Hours').fill('Daily 8–22');
      await dialog.getByRole('button', { name: 'Send correction' }).click();
      const waiting = page.getByRole('region', { name: 'Correction' });
      await waiting.getByText('Your correction waits for an admin.').waitFor();
      await waiting.getByText('Daily 8–22').waitFor();
      await expectEventually(() => page.getByText('Daily 9–17').count()).toBeGreaterThan(0);
      await expectAccessible(page);

      const admin = await signInAs(app(), 'admin');
      const keeper = await visitor({ storageState: admin.storageState, reducedMotion: 'reduce' });
      await keeper.goto('/admin?tab=locations');
      const proposals = keeper.getByRole('region', { name: 'Claims, corrections and photos' });
      await proposals.getByRole('button', { name: 'Show 1 proposal' }).click();
      const row = proposals.getByRole('row', { name: /Hours/ });
      await expectEventually(() => row.getByRole('cell').allTextContents()).toEqual(['Daily 9–17', 'Daily 8–22']);
      await proposals.getByRole('button', { name: 'Accept' }).click();
      await keeper.getByText('Proposal accepted', { exact: true }).waitFor();

      await page.reload();
      await page.getByText('Daily 8–22').first().waitFor();
      await page.getByRole('button', { name: 'Correct this place' }).waitFor();
    });

  it('of a place that is not published stands at once, and its point by latitude and longitude too', async () => {
    const member = await joinAs(app(), 'Pia');
    const path = await submittedBy(member, 'Fern Pools');
    const page = await visitor({ storageState: member.storageState });
    await page.goto(path);
    const dialog = await openedCorrection(page);
    await dialog.getByLabel('Hours').fill('Always');
    await dialog.getByLabel('Latitude').fill('51.5');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Location updated', { exact: true }).waitFor();
    await page.getByText('Always', { exact: true }).first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    const again = await openedCorrection(page);
    await expectEventually(() => again.getByLabel('Latitude').inputValue()).toBe('51.5');
  });

  it('is still there after the sign-in when it is sent without a session', async () => {
    const member = await joinAs(app(), 'Rita');
    const path = await submittedBy(member, 'Heron Pools');
    const page = await visitor({ storageState: member.storageState, mayComplain: /status of 401/ });
    await page.goto(path);
    const dialog = await openedCorrection(page);
    await dialog.getByLabel('Hours').fill('Sundays only');
    await member.call('POST', '/api/logout');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL((url) => url.pathname === '/auth');
    const login = page.getByRole('form', { name: 'Login' });
    await login.getByLabel('Email').fill(member.email);
    await login.getByLabel('Password').fill(member.password);
    await login.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((url) => url.pathname === path);
    const again = await openedCorrection(page);
    await expectEventually(() => again.getByLabel('Hours').inputValue()).toBe('Sundays only');
    await expectEventually(() => again.getByLabel('Address').inputValue()).toBe('12 Moss Lane');
    await again.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Sundays only', { exact: true }).first().waitFor();
  });
});
