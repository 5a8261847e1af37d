import { pathOfPlace } from './places.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const BATH = {
  name: 'Bath of the two scales',
  categoryId: 20,
  latitude: 38.5788,
  longitude: -122.5797,
  temperature: '38–41 °C',
  source: 'Register of baths',
  sourceId: 'two-scales',
};

const { visitor, app } = openProduct({ places: [BATH] });

describe('temperatures and distances', () => {
  it('are told as the locale suggests, until the reader chooses, and then kept', async () => {
    const page = await visitor({ units: null });
    await page.goto(await pathOfPlace(app(), BATH.name));
    const warmth = page.getByText('38–41 °C').first();
    await page.getByText('100–106 °F').first().waitFor();
    const nearby = page.getByRole('region', { name: 'Nearby' });
    await nearby.scrollIntoViewIfNeeded();
    await nearby
      .getByText(/\d mi$/)
      .first()
      .waitFor();
    await page.getByRole('radio', { name: '°C' }).check();
    await page.getByRole('radio', { name: 'km' }).check();
    await warmth.waitFor();
    await nearby
      .getByText(/\d km$/)
      .first()
      .waitFor();
    await page.reload();
    await warmth.waitFor();
  });

  it('are metric where that is usual', async () => {
    const page = await visitor({ units: null, locale: 'de-DE' });
    await page.goto(await pathOfPlace(app(), BATH.name));
    await page.getByText('38–41 °C').first().waitFor();
    await page.getByRole('radio', { name: '°C' }).and(page.locator(':checked')).waitFor();
  });
});

describe('what is near a place', () => {
  it('are the nearest, five at most, each with its distance, nearest first; what is far only where nothing else is known', async () => {
    const page = await visitor();
    await page.goto(await pathOfPlace(app(), BATH.name));
    const nearby = page.getByRole('region', { name: 'Nearby' });
    await nearby.scrollIntoViewIfNeeded();
    await nearby
      .getByText(/\d km$/)
      .first()
      .waitFor();
    const told = await nearby.getByText(/\d km$/).allTextContents();
    const distances = told.map((text) => Number(text.replace(/[^\d.]/g, '')));
    expect(distances.length).toBeGreaterThanOrEqual(2);
    expect(distances.length).toBeLessThanOrEqual(5);
    expect(distances.slice(2).filter((km) => km > 150)).toEqual([]);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });
});
