import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { openMap, positionOf } from './map.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor } = openProduct();

describe('the centre of the map', () => {
  it('is the position of the visitor, if they allow it', async () => {
    const page = await visitor({ geolocation: { latitude: 64.14, longitude: -21.94 }, permissions: ['geolocation'] });
    await openMap(page, '/home?view=map');
    await page.getByRole('button', { name: 'Use My Location' }).click();
    await page.getByRole('img', { name: /^You are here/ }).waitFor();
    await eventuallyAcrossProcesses(() => expect(positionOf(page)).toBe('64.14,-21.94,10'));
    await page.getByRole('button', { name: 'Reset View' }).click();
    await page.getByRole('img', { name: /^You are here/ }).waitFor({ state: 'detached' });
  });

  it('stays, with a notice, if they do not allow it', async () => {
    const page = await visitor({ permissions: [] });
    await openMap(page, '/home?view=map');
    await page.getByRole('button', { name: 'Use My Location' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /location/i })
      .filter({ hasText: /could not|allow/i })
      .waitFor();
  });

  it('is a city after Enter, and unknown words are reported', async () => {
    const page = await visitor();
    await openMap(page, '/home?view=map');
    const box = page.getByRole('combobox', { name: 'City or address' });
    await box.fill('Kyoto');
    expect(positionOf(page)).toBeNull();
    await box.press('Enter');
    await eventuallyAcrossProcesses(() => expect(positionOf(page)).toMatch(/^35\.\d+,135\.\d+,10$/));
    await eventuallyAcrossProcesses(async () => expect(await box.inputValue()).toMatch(/^Kyoto, /));
    await box.fill('Qqqxxzzy');
    await box.press('Enter');
    await page.getByText('No place called “Qqqxxzzy” was found. Try a city and its country.').waitFor();
    expect(positionOf(page)).toMatch(/^35\./);
  });
});
