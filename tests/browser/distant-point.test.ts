import { expectEventually } from '@wellspring/testkit/eventually';
import { z } from 'zod';
import { fillIn, formOf } from './add-location.fixture.ts';
import { expectAccessible } from './axe.fixture.ts';
import { openedCorrection } from './correction.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { openProduct, WIDTHS } from './visitor.fixture.ts';

const WithId = z.object({ id: z.string() });

const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

describe('a point that is far from the town of a place', () => {
  for (const [width, viewport] of WIDTHS)
    it(`is questioned before the place is sent, and can be corrected or left, ${width}`, async () => {
      const { storageState, call } = await joinAs(app(), 'Mara');
      const page = await visitor({ storageState, viewport, reducedMotion: 'reduce' });
      await page.goto('/add-location?tab=manual');
      await fillIn(page, 'Far Pools');
      const form = formOf(page);
      await form.getByLabel('Latitude').fill('-2.36');
      await form.getByLabel('Longitude').fill('51.38');
      await form.getByRole('button', { name: 'Submit location' }).click();
      await form.getByText('Latitude and longitude seem to be swapped.').waitFor();
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Swap them' }).click();
      await expectEventually(() => form.getByLabel('Latitude').inputValue()).toBe('51.38');
      await expectEventually(() => form.getByLabel('Longitude').inputValue()).toBe('-2.36');

      await form.getByLabel('Latitude').fill('41.38');
      await form.getByRole('button', { name: 'Submit location' }).click();
      await form.getByRole('button', { name: 'Use the middle of Bath' }).waitFor();
      await form.getByRole('button', { name: 'Keep this point' }).click();
      await page.waitForURL('**/location/*');
      expect(await call('GET', '/api/my-locations')).toMatchObject([
        { latitude: 41.38, coordinatesAre: 'exact', pointNote: null },
      ]);
    });

  for (const [width, viewport] of WIDTHS)
    it(`is questioned in a correction, with every answer in the window, ${width}`, async () => {
      const { storageState, call } = await joinAs(app(), 'Nora');
      const details = {
        address: '1 Lane',
        city: 'Bath',
        country: 'United Kingdom',
        categoryId: 20,
        description: 'Warm.',
      };
      const place = { name: `Near Pools ${width}`, latitude: 51.38, longitude: -2.36, ...details };
      const { id } = WithId.parse(await call('POST', '/api/locations', place));
      const page = await visitor({ storageState, viewport, reducedMotion: 'reduce' });
      await page.goto(`/location/${id}`);
      const dialog = await openedCorrection(page);
      await dialog.getByLabel('Latitude').fill('-2.4');
      await dialog.getByLabel('Longitude').fill('51.4');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await dialog.getByRole('heading', { name: 'Is the point right?' }).waitFor();
      for (const name of ['Swap them', 'Use the middle of Bath', 'Keep this point', 'Back to the form']) {
        const box = await dialog.getByRole('button', { name }).boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      }
      await dialog.getByRole('button', { name: 'Swap them' }).click();
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await call('GET', `/api/locations/${id}`)).toMatchObject({ latitude: 51.4, coordinatesAre: 'exact' });
    });
});
