import { expectEventually } from '@wellspring/testkit/eventually';
import type { Locator, Page } from 'playwright-core';
import { fillIn, formOf } from './add-location.fixture.ts';
import { expectAccessible } from './axe.fixture.ts';
import { openedCorrection } from './correction.fixture.ts';
import { joinAs, signInAs } from './member.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce', units: 'C km' } as const;

const openedFacts = async (form: Locator): Promise<void> => {
  await form.getByRole('button', { name: /^Facts/ }).click();
  await form.getByRole('group', { name: 'Amenities' }).waitFor();
};

/** A finger needs 44 px for each control. In the page, whose types these tests do not have. */
const SMALL_CONTROLS = `[...document.querySelectorAll('fieldset[name]')].flatMap((fact) =>
  [...fact.querySelectorAll('button, select, summary, label:has(input), input:not([type=checkbox], [type=radio])')]
    .map((control) => [control, control.getBoundingClientRect().height])
    .filter(([, height]) => height > 0 && height < 43.5)
    .map(([control]) => fact.name + ': ' + control.outerHTML.slice(0, 80)))`;

const facts = async (page: Page): Promise<unknown> => {
  const answer = await fetch(`${app().origin}${new URL(page.url()).pathname.replace('/location/', '/api/locations/')}`);
  return answer.json();
};

describe('facts of a place, on a phone', () => {
  it('are entered with the place, and what a text says is proposed', async () => {
    const member = await joinAs(app(), 'Runa');
    const page = await visitor({ ...ON_A_PHONE, storageState: member.storageState });
    await page.goto('/add-location?tab=manual');
    await fillIn(page, 'Fern Spring');
    const form = formOf(page);
    await form.getByLabel('Temperature').fill('35 to 40 °C in the pool');
    await form.getByText('We understood: 35–40 °C').waitFor();
    await form.getByRole('button', { name: 'Use it' }).click();
    await openedFacts(form);
    await expectEventually(() => form.getByLabel('Highest, in °C').inputValue()).toBe('40');
    await form.getByRole('slider', { name: /Highest/ }).press('ArrowRight');
    await form.getByRole('radiogroup', { name: 'Sauna' }).getByRole('radio', { name: 'Yes' }).click();
    await form
      .getByRole('radiogroup', { name: 'Dogs welcome' })
      .getByRole('radio', { name: 'No', exact: true })
      .click();
    await form.getByLabel('Kind of price').selectOption('Paid');
    await form.getByLabel('Amount').fill('12,5');
    expect(await page.evaluate(SMALL_CONTROLS)).toEqual([]);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Submit location' }).click();
    await form.getByRole('group', { name: 'Price' }).getByText('Currency is required').waitFor();
    await form.getByLabel('Currency').fill('EUR');
    await page.reload();
    await openedFacts(form);
    await expectEventually(() => form.getByLabel('Currency').inputValue()).toBe('EUR');
    await form.getByText('This is the middle of Bath: drag the pin').waitFor();
    await form.getByRole('button', { name: 'Submit location' }).click();
    await page.waitForURL('**/location/*');
    const admin = await signInAs(app(), 'admin');
    const path = new URL(page.url()).pathname.replace('/location/', '/api/admin/locations/');
    await admin.call('PUT', `${path}/verify`, { isVerified: true });
    expect(await facts(page)).toMatchObject({
      waterTemperature: { minC: 35, maxC: 41, at: 'pool', basis: 'told' },
      amenities: { has: ['sauna'], lacks: ['dogs'] },
      price: { kind: 'paid', amount: 12.5, currency: 'EUR' },
    });

    await page.reload();
    const dialog = await openedCorrection(page);
    await openedFacts(dialog);
    await dialog
      .getByRole('group', { name: 'Amenities' })
      .getByRole('radiogroup', { name: 'Dogs welcome' })
      .getByRole('radio', { name: 'Yes' })
      .click();
    await dialog.getByRole('group', { name: 'Season' }).getByRole('checkbox', { name: 'May' }).first().check();
    await dialog.getByRole('button', { name: 'Send correction' }).click();
    await page.getByText('Your correction waits for an admin.').waitFor();
    const keeper = await visitor({ ...ON_A_PHONE, storageState: admin.storageState });
    await keeper.goto('/admin?tab=locations');
    const proposals = keeper.getByRole('region', { name: 'Claims, corrections and photos' });
    await proposals.getByRole('button', { name: 'Show 1 proposal' }).click();
    const row = proposals.getByRole('row', { name: /Amenities/ });
    await expectEventually(() => row.getByRole('cell').allTextContents()).toEqual([
      'There is: Sauna; There is no: Dogs welcome',
      'There is: Sauna, Dogs welcome',
    ]);
    await proposals.getByRole('button', { name: 'Accept' }).click();
    await keeper.getByText('Proposal accepted', { exact: true }).waitFor();
    await expectEventually(() => facts(page)).toMatchObject({
      amenities: { has: ['sauna', 'dogs'], lacks: [] },
      season: { open: ['may'], best: [] },
      price: { kind: 'paid', amount: 12.5, currency: 'EUR' },
    });
  });
});
