import { LocationList } from '@wellspring/rest-contract/location';
import { expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { expectAccessible } from './axe.fixture.ts';
import { signInAs } from './member.fixture.ts';
import { openProduct, PHONE, WIDTHS } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const storedPlace = async (name: string) => {
  const answer = await fetch(`${app().origin}/api/locations?search=${encodeURIComponent(name)}`);
  return LocationList.parse(await answer.json()).locations.find((place) => place.name === name);
};

/** Opens the place by the keys of the list. */
const opened = async (page: Page, name: string) => {
  await page.goto(`/admin?tab=locations&search=${encodeURIComponent(name)}`);
  await page.getByRole('row', { name: new RegExp(name) }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit location' });
  await dialog.getByLabel('Name').waitFor();
  return dialog;
};

describe('an admin edits a place', () => {
  for (const [width, viewport] of WIDTHS)
    it(`and moves its pin by keys, beside the numbers and what is stored, ${width}`, async () => {
      const { storageState } = await signInAs(app(), 'admin');
      const before = await storedPlace('Rudas Baths');
      const page = await visitor({ storageState, viewport, reducedMotion: 'reduce' });
      const dialog = await opened(page, 'Rudas Baths');
      const [latitude, longitude] = [dialog.getByLabel('Latitude'), dialog.getByLabel('Longitude')];
      await latitude.scrollIntoViewIfNeeded();
      const pin = dialog.getByRole('button', { name: 'The place' });
      await pin.focus();
      await page.keyboard.press('ArrowUp');
      await expectEventually(async () => Number(await latitude.inputValue())).toBeGreaterThan(before?.latitude ?? 90);
      await dialog.getByText(`Stored: ${String(before?.latitude)}`).waitFor();
      await longitude.fill('190.5');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByRole('alert').getByText('Longitude must be between -180 and 180', { exact: true }).waitFor();
      // The focus stands at what was refused, and the words belong to it.
      await dialog.locator('[name="longitude"][aria-invalid="true"]:focus').waitFor();
      await longitude.fill('19.05');
      await expectAccessible(page);
      const moved = Number(await latitude.inputValue());
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Location updated', { exact: true }).waitFor();
      await expectEventually(() => storedPlace('Rudas Baths')).toMatchObject({ latitude: moved, longitude: 19.05 });
      await page.locator('tr:focus').waitFor();
    });

  it('in a dialog that is the window of a phone, its buttons always in sight', async () => {
    const { storageState } = await signInAs(app(), 'admin');
    const page = await visitor({ storageState, viewport: PHONE, hasTouch: true, isMobile: true });
    const dialog = await opened(page, 'Rudas Baths');
    await expectEventually(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    const save = await dialog.getByRole('button', { name: 'Save' }).boundingBox();
    expect(save && save.y + save.height).toBeLessThanOrEqual(PHONE.height);
  });
});
