import { fillIn, formOf } from './add-location.fixture.ts';
import { expectNothingWrong } from './axe.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { openProduct, WIDTHS } from './visitor.fixture.ts';

const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

describe('a point that is far from the town of a place', () => {
  for (const [width, viewport] of WIDTHS)
    it(`is asked about before the place is sent, and can be mended or kept, ${width}`, async () => {
      const { storageState, call } = await joinAs(app(), 'Mara');
      const page = await visitor({ storageState, viewport, reducedMotion: 'reduce' });
      await page.goto('/add-location?tab=manual');
      await fillIn(page, 'Far Pools');
      const form = formOf(page);
      await form.getByLabel('Latitude').fill('-2.36');
      await form.getByLabel('Longitude').fill('51.38');
      await form.getByRole('button', { name: 'Submit location' }).click();
      await form.getByText('Latitude and longitude seem to be swapped.').waitFor();
      await expectNothingWrong(page);
      await form.getByRole('button', { name: 'Swap them' }).click();
      expect(await form.getByLabel('Latitude').inputValue()).toBe('51.38');
      expect(await form.getByLabel('Longitude').inputValue()).toBe('-2.36');

      await form.getByLabel('Latitude').fill('41.38');
      await form.getByRole('button', { name: 'Submit location' }).click();
      await form.getByRole('button', { name: 'Use the middle of Bath' }).waitFor();
      await form.getByRole('button', { name: 'Keep this point' }).click();
      await page.waitForURL('**/location/*');
      expect(await call('GET', '/api/my-locations')).toMatchObject([
        { latitude: 41.38, coordinatesAre: 'exact', pointNote: null },
      ]);
    });
});
