import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import { fillIn, formOf, submittedBy } from './add-location.fixture.ts';
import { expectAccessible } from './axe.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { endSession, expectSignInPrompt } from './signed-out.fixture.ts';
import { openProduct, WIDTHS } from './visitor.fixture.ts';

// More members join here than may from one address.
const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

describe('sharing a place', () => {
  it('is for members: a visitor is led to the page that signs in, and back', async () => {
    const { email, password } = await joinAs(app(), 'Vera');
    const page = await visitor();
    await page.goto('/add-location');
    await page.waitForURL(`**/auth?next=${encodeURIComponent('/add-location')}`);
    const login = page.getByRole('form', { name: 'Login' });
    await login.getByLabel('Email').fill(email);
    await login.getByLabel('Password').fill(password);
    await login.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/add-location');
    await page.getByRole('heading', { name: 'Share Your Sacred Place' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Add Location' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Add Location' }).waitFor();
  });

  it('keeps typed text during a reload of the page, and during a new sign-in', async () => {
    const { email, password, storageState, call } = await joinAs(app(), 'Kira');
    const page = await visitor({ storageState });
    await page.goto('/add-location?tab=manual');
    await fillIn(page, 'Moss Pools');
    await page.reload();
    await expectEventually(() => formOf(page).getByLabel('Name').inputValue()).toBe('Moss Pools');
    // It is chosen once the categories have come.
    await eventuallyAcrossProcesses(async () =>
      expect(await formOf(page).getByLabel('Category').inputValue()).toBe('20'),
    );
    await endSession(page, 'Kira');
    await expectSignInPrompt(page, () => formOf(page).getByRole('button', { name: 'Submit location' }).click());
    const login = page.getByRole('form', { name: 'Login' });
    await login.getByLabel('Email').fill(email);
    await login.getByLabel('Password').fill(password);
    await login.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/add-location?tab=manual');
    await formOf(page).getByText('This is the middle of Bath: drag the pin').waitFor();
    await formOf(page).getByRole('button', { name: 'Submit location' }).click();
    await page.waitForURL('**/location/*');
    expect(await submittedBy(call)).toBe(1);
    await page.goto('/add-location?tab=manual');
    await expectEventually(() => formOf(page).getByLabel('Name').inputValue()).toBe('');
  });

  for (const [width, viewport] of WIDTHS)
    it(`says at each field what is wrong with it, leads to the first, and has nothing wrong for axe, ${width}`, async () => {
      const { storageState } = await joinAs(app(), 'Erik');
      const page = await visitor({ storageState, viewport, reducedMotion: 'reduce' });
      await page.goto('/add-location?tab=manual');
      const form = formOf(page);
      await form.getByLabel('Latitude').fill('95');
      await form.getByRole('button', { name: 'Submit location' }).click();
      await page.getByRole('alert').getByText('8 fields need another look').waitFor();
      for (const words of [
        'Name is required',
        'Please select a category',
        'Description is required',
        'Address is required',
        'City is required',
        'Country is required',
        'Latitude must be between -90 and 90',
        'Latitude and longitude belong together',
      ])
        await expectEventually(() => form.getByText(words, { exact: true }).count()).toBe(2);
      await expectEventually(() => page.evaluate('document.activeElement.name')).toBe('name');
      await page.getByRole('alert').getByRole('button', { name: 'Please select a category' }).press('Enter');
      await form.locator('select[name=categoryId]:focus').waitFor();
      await expectAccessible(page);
    });

  it('shows the places that it may be, and creates one place however often it is sent', async () => {
    const { storageState, call } = await joinAs(app(), 'Sol');
    await call('POST', '/api/locations', {
      name: 'Moss Pool of Bath',
      categoryId: 20,
      description: 'Warm.',
      address: '12 Moss Lane',
      city: 'Bath',
      country: 'United Kingdom',
    });
    const page = await visitor({ storageState, reducedMotion: 'reduce' });
    await page.goto('/add-location?tab=manual');
    await fillIn(page, 'Moss Pool, Bath');
    await formOf(page).getByRole('button', { name: 'Submit location' }).click();
    const question = page.getByRole('region', { name: 'Is it one of these?' });
    const link = question.getByRole('link', { name: 'Moss Pool of Bath' });
    await expectEventually(() => link.getAttribute('href')).toMatch(/^\/location\//);
    await question.getByText(/yours, pending/).waitFor();
    expect(await submittedBy(call)).toBe(1);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'No, submit my place' }).dblclick();
    await page.waitForURL('**/location/*');
    expect(await submittedBy(call)).toBe(2);
    await page.getByRole('article').getByText('Pending', { exact: true }).first().waitFor();
  });

  it('moves the pin of its address by keys', async () => {
    const { storageState } = await joinAs(app(), 'Pia');
    const page = await visitor({ storageState });
    await page.goto('/add-location?tab=manual');
    await fillIn(page, 'Moss Pools');
    const longitude = formOf(page).getByLabel('Longitude');
    const before = Number(await longitude.inputValue());
    const pin = page.getByRole('button', { name: 'The place' });
    await pin.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectEventually(async () => Number(await longitude.inputValue())).toBeGreaterThan(before);
    await expectEventually(() => page.evaluate(`document.activeElement.getAttribute('aria-label')`)).toBe('The place');
    await page.getByText('This is the middle of Bath: drag the pin').waitFor({ state: 'detached' });
    await formOf(page).getByLabel('City').fill('Bristol');
    await formOf(page).getByLabel('City').blur();
    await formOf(page).getByLabel('Hours').focus();
    await expectEventually(async () => Number(await longitude.inputValue())).toBeGreaterThan(before);
  });
});
