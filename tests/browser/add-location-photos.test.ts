import { expectEventually } from '@wellspring/testkit/eventually';
import { fillIn, formOf, submittedBy } from './add-location.fixture.ts';
import { expectAccessible } from './axe.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { drawPhoto } from './photos.fixture.ts';
import { moveByKeyboard } from './sorting.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

// More members join here than may from one address.
const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

describe('a place with photos', () => {
  it('is submitted with them, in their order, and each that fails can be tried again', async () => {
    const { storageState, call } = await joinAs(app(), 'Foto');
    const page = await visitor({ storageState, mayComplain: /Failed to load resource/, reducedMotion: 'reduce' });
    await page.goto('/add-location?tab=manual');
    await fillIn(page, 'Moss Pools');
    const form = formOf(page);
    const buffer = await drawPhoto(page);
    const photo = (name: string, mimeType = 'image/png') => ({ name, mimeType, buffer });
    const files = [photo('pool.png'), photo('gate.png'), photo('notes.pdf', 'application/pdf')];
    await form.locator('input[type=file]').setInputFiles(files);
    await page.getByText('Invalid file type', { exact: true }).waitFor();
    await form.getByText('notes.pdf: Please upload only image files (JPG, PNG, etc.)').waitFor();
    await form.getByRole('textbox', { name: 'Caption of photo 1' }).fill('The pool');
    await form.getByRole('textbox', { name: 'Caption of photo 2' }).fill('The gate');
    await moveByKeyboard(form.getByRole('button', { name: 'Move photo 2', exact: true }), {
      key: 'ArrowUp',
      announced: {
        first: 'The photo is picked up, at number 2 of 2.',
        then: 'The photo is picked up, at number 1 of 2.',
      },
    });
    await page.getByText('The photo is now number 1.').waitFor();
    await expectEventually(() => form.getByRole('textbox', { name: 'Caption of photo 1' }).inputValue()).toBe(
      'The gate',
    );
    await form.getByRole('radio', { name: 'Photo 2 is the main photo' }).check();
    await expectAccessible(page);

    let isAway = true;
    await page.route('**/api/locations/*/photos', (route) => {
      if (!isAway) return route.fallback();
      isAway = false;
      return route.fulfill({ status: 503, json: { message: 'Photos cannot be taken in right now.' } });
    });
    await form.getByRole('button', { name: 'Submit location' }).click();
    const sending = page.getByRole('region', { name: '“Moss Pools” is submitted' });
    await sending.getByText('Photos cannot be taken in right now.').waitFor();
    await sending.getByText('Sent', { exact: true }).waitFor();
    await expectAccessible(page);
    await sending.getByRole('button', { name: 'Try photo 1 again' }).click();
    await page.getByText('Location submitted', { exact: true }).waitFor();
    await page.waitForURL('**/location/*');
    expect(await submittedBy(call)).toBe(1);
    const photos = await call('GET', `/api/locations/${new URL(page.url()).pathname.split('/').at(-1)}/photos`);
    expect(photos).toMatchObject([
      { caption: 'The pool', isPrimary: true },
      { caption: 'The gate', isPrimary: false },
    ]);
  });

  it('is reloaded without them, with a note', async () => {
    const { storageState } = await joinAs(app(), 'Lost');
    const page = await visitor({ storageState });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/add-location?tab=manual');
    const form = formOf(page);
    await form.getByLabel('Name').fill('Moss Pools');
    const buffer = await drawPhoto(page);
    await form.locator('input[type=file]').setInputFiles([{ name: 'pool.png', mimeType: 'image/png', buffer }]);
    await form.getByRole('img', { name: 'Photo 1' }).waitFor();
    await page.reload();
    await page.getByText('1 photo has to be chosen again: pool.png').waitFor();
    await expectEventually(() => form.getByLabel('Name').inputValue()).toBe('Moss Pools');
  });

  it('takes what is dropped or pasted', async () => {
    const { storageState } = await joinAs(app(), 'Drop');
    const page = await visitor({ storageState });
    await page.goto('/add-location?tab=manual');
    await formOf(page)
      .getByRole('group', { name: /add, drop or paste/ })
      .waitFor();
    const drawn = (await drawPhoto(page)).toString('base64');
    await page.evaluate(`(() => {
      const given = new DataTransfer();
      const bytes = Uint8Array.from(atob('${drawn}'), (character) => character.charCodeAt(0));
      given.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
      const zone = document.querySelector('[role=group][aria-label*="drop or paste"]');
      zone.dispatchEvent(new DragEvent('drop', { dataTransfer: given, bubbles: true, cancelable: true }));
      globalThis.given = given;
    })()`);
    await formOf(page).getByRole('textbox', { name: 'Caption of photo 1' }).waitFor();
    await page.evaluate(
      `document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true }))`,
    );
    await formOf(page).getByRole('textbox', { name: 'Caption of photo 2' }).waitFor();
    await formOf(page).getByRole('button', { name: 'Remove photo 1' }).click();
    await formOf(page).getByRole('textbox', { name: 'Caption of photo 2' }).waitFor({ state: 'detached' });
  });
});
