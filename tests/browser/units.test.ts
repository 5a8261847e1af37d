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
  it('use the units of the locale until the reader chooses, and the choice is saved', async () => {
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

  it('are metric where the locale is metric', async () => {
    const page = await visitor({ units: null, locale: 'de-DE' });
    await page.goto(await pathOfPlace(app(), BATH.name));
    await page.getByText('38–41 °C').first().waitFor();
    await page.getByRole('radio', { name: '°C' }).and(page.locator(':checked')).waitFor();
  });
});

describe('the places near a place', () => {
  it('are the nearest, five at most, each with its distance, nearest first; distant ones only where there are no others', async () => {
    const page = await visitor();
    await page.goto(await pathOfPlace(app(), BATH.name));
    const nearby = page.getByRole('region', { name: 'Nearby' });
    await nearby.scrollIntoViewIfNeeded();
    await nearby
      .getByText(/\d km$/)
      .first()
      .waitFor();
    const texts = await nearby.getByText(/\d km$/).allTextContents();
    const distances = texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
    expect(distances.length).toBeGreaterThanOrEqual(2);
    expect(distances.length).toBeLessThanOrEqual(5);
    expect(distances.slice(2).filter((km) => km > 150)).toEqual([]);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });
});
