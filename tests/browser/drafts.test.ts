import { expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { joinAs } from './member.fixture.ts';
import { drawPhoto } from './photos.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { endSession } from './signed-out.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const SPRING = { name: 'Spring of kept words', categoryId: 24, source: 'Register of baths', sourceId: 'kept-words' };
// More members join here than may from one address.
const { visitor, app } = openProduct({ places: [SPRING], env: { TRUST_PROXY: '1' } });

const RESTORED = 'Restored what you typed';

const reviewIn = (page: Page) => page.getByRole('region', { name: 'Write a Review' });

describe('what is typed in a form', () => {
  it('is there after a reload, another page, and a session that ended; photos are named', async () => {
    const member = await joinAs(app(), 'Keep');
    const page = await visitor({ storageState: member.storageState, mayComplain: /401/ });
    const path = await pathOfPlace(app(), SPRING.name);
    await page.goto(path);
    const form = reviewIn(page);
    await form.getByRole('radio', { name: '4 stars' }).check();
    await form.getByLabel('Title').fill('Calm water');
    await form.getByLabel('Your review').fill('Warm and clean.');
    const buffer = await drawPhoto(page);
    await form.locator('input[type=file]').setInputFiles([{ name: 'pool.png', mimeType: 'image/png', buffer }]);
    await form.getByRole('img', { name: 'Photo 1' }).waitFor();

    await page.reload();
    await form.getByText(RESTORED).waitFor();
    await form.getByText('1 photo has to be chosen again: pool.png').waitFor();
    await expectEventually(() => form.getByLabel('Title').inputValue()).toBe('Calm water');

    await page.getByRole('link', { name: 'Community Lists' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Community Lists' }).waitFor();
    await page.goBack();
    await form.getByText(RESTORED).waitFor();

    await endSession(page, 'Keep');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await page.waitForURL((url) => url.pathname === '/auth');
    await page.getByRole('form', { name: 'Login' }).getByLabel('Email').fill(member.email);
    await page.getByRole('form', { name: 'Login' }).getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL(`**${path}`);
    await form.getByText(RESTORED).waitFor();
    await expectEventually(() => form.getByLabel('Your review').inputValue()).toBe('Warm and clean.');
    await expectEventually(() => form.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);

    await form.getByRole('button', { name: 'Discard' }).click();
    await expectEventually(() => form.getByLabel('Title').inputValue()).toBe('');
  });

  it('in a dialog remains after Escape, and is discarded by Cancel and by signing out', async () => {
    const { storageState } = await joinAs(app(), 'Escape');
    const page = await visitor({ storageState });
    await page.goto(await pathOfPlace(app(), SPRING.name));
    const open = page.getByRole('button', { name: `Report ${SPRING.name}` });
    const words = page.getByRole('dialog').getByLabel('Description');
    await open.click();
    await words.fill('It is closed.');
    await page.keyboard.press('Escape');
    await open.click();
    await page.getByRole('dialog').getByText(RESTORED).waitFor();
    await expectEventually(() => words.inputValue()).toBe('It is closed.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await open.click();
    await expectEventually(() => words.inputValue()).toBe('');
    await words.fill('It is closed.');
    await page.keyboard.press('Escape');

    await page.getByRole('banner').getByText('Escape', { exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    await expectEventually(() =>
      page.evaluate(`Object.keys(sessionStorage).filter((key) => key.includes('draft'))`),
    ).toEqual([]);
  });
});
