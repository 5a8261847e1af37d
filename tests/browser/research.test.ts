import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import { formOf } from './add-location.fixture.ts';
import { expectAccessible } from './axe.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

describe('researching a place', () => {
  it('fills the form, each field with its source, and Search Again takes all of it back', async () => {
    const { storageState } = await joinAs(app(), 'Rosa');
    const page = await visitor({ storageState, reducedMotion: 'reduce' });
    await page.goto('/add-location');
    const query = page.getByRole('textbox', { name: 'What are you looking for?' });
    const research = page.getByRole('button', { name: 'Research this place' });
    await query.fill(' ab ');
    await research.click();
    await page.getByText('Please enter at least 3 characters to search for a healing location').waitFor();
    await query.fill('Tecopa Hot Springs, California');
    await research.click();
    await page.waitForURL('**/add-location?tab=manual');
    await page.getByText('Research complete!', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Review & Edit', selected: true }).waitFor();
    const form = formOf(page);
    await expectEventually(() => form.getByLabel('Name').inputValue()).toBe('Tecopa Hot Springs');
    await expectEventually(() => form.getByLabel('State or region').inputValue()).toBe('California');
    await expectEventually(() => form.getByLabel('City').inputValue()).toBe('');
    const filled = () =>
      page.evaluate<number>(
        `[...document.querySelectorAll('form[aria-label=Location] :is(input, textarea, select)')].filter(({ type, value }) => !['file', 'checkbox', 'radio'].includes(type) && value !== '').length`,
      );
    // a choice shows its value once what there is to choose has come
    await eventuallyAcrossProcesses(async () => expect(await form.getByText(/^Source: /).count()).toBe(await filled()));
    await expectAccessible(page);

    await form.getByLabel('Name').fill('Tecopa');
    await form.getByText(/^Found: “Tecopa Hot Springs”/).waitFor();
    await page.reload();
    await page.getByRole('tab', { name: 'Review & Edit', selected: true }).waitFor();
    await form.getByRole('button', { name: 'Use this' }).click();
    await expectEventually(() => form.getByLabel('Name').inputValue()).toBe('Tecopa Hot Springs');
    await page.getByRole('button', { name: 'Search Again' }).click();
    await page.waitForURL('**/add-location');
    await eventuallyAcrossProcesses(async () => expect(await query.inputValue()).toBe(''));
    await page.getByRole('tab', { name: 'Manual Entry' }).click();
    await expectEventually(() => form.getByLabel('Name').inputValue()).toBe('');
  });

  it('without an answer can be cancelled, and is cancelled when the screen is left', async () => {
    const { storageState } = await joinAs(app(), 'Lea');
    const page = await visitor({ storageState });
    await page.route('**/api/locations/research', () => undefined);
    await page.goto('/add-location');
    const research = page.getByRole('button', { name: 'Research this place' });
    await page.getByRole('textbox', { name: 'What are you looking for?' }).fill('Tecopa Hot Springs');
    for (const leave of ['button', 'link'] as const) {
      await research.click();
      await page.getByText('Researching this place.').waitFor();
      const givenUp = page.waitForEvent('requestfailed', (request) =>
        request.url().endsWith('/api/locations/research'),
      );
      if (leave === 'button') await page.getByRole('button', { name: 'Cancel' }).click();
      else await page.getByRole('banner').getByRole('link', { name: 'Community Lists' }).click();
      await givenUp;
    }
  });

  it('finds what its tip gives as an example', async () => {
    const { storageState } = await joinAs(app(), 'Tipper');
    const page = await visitor({ storageState });
    await page.goto('/add-location');
    const tip = (await page.getByText(/^Tip: /).textContent()) ?? '';
    const [, example = ''] = /“(.+)”/.exec(tip) ?? [];
    await page.getByRole('textbox', { name: 'What are you looking for?' }).fill(example);
    await page.getByRole('button', { name: 'Research this place' }).click();
    await page.getByText('Research complete!', { exact: true }).waitFor();
    await expectEventually(() => formOf(page).getByLabel('Name').inputValue()).toBe(example.split(',')[0]);
  });
});
