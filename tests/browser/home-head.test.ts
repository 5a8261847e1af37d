import { placesIn } from './places.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

describe('the head of home', () => {
  it.each([1280, 1920])('shows every category, %d px wide, in both views', async (width) => {
    const page = await visitor({ viewport: { width, height: 800 } });
    for (const view of ['grid', 'map']) {
      await page.goto(`/home?view=${view}`);
      const categories = page.getByRole('region', { name: 'Browse by Category' }).getByRole('link');
      await categories.nth(8).waitFor();
      for (const category of await categories.all()) {
        const { x, width: own } = (await category.boundingBox()) ?? { x: NaN, width: NaN };
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + own).toBeLessThanOrEqual(width);
      }
      await categories.nth(8).click({ trial: true });
    }
  });

  it('names the chosen category in the heading of the results, with its count', async () => {
    const page = await visitor();
    await page.goto('/home?category=20');
    await page.getByRole('heading', { name: 'Featured Locations: Hot Springs & Spas' }).waitFor();
    await page
      .getByText(`${(await placesIn(app(), '?limit=1&categoryId=20')).total} places`, { exact: true })
      .waitFor();
  });

  it.each([320, 360, 390, 768])('shows the whole placeholder of the search box, %d px wide', async (width) => {
    const page = await visitor({ viewport: { width, height: 800 } });
    for (const path of ['/', '/home', '/home?view=map']) {
      await page.goto(path);
      await page.getByPlaceholder('Search healing locations or enter a city name...').waitFor();
      const [words, room] = await page.evaluate<readonly [number, number]>(`(() => {
        const box = document.querySelector('[name=search]');
        const pen = document.createElement('canvas').getContext('2d');
        const { fontFamily, paddingLeft, paddingRight } = getComputedStyle(box);
        pen.font = getComputedStyle(box, '::placeholder').fontSize + ' ' + fontFamily;
        return [pen.measureText(box.placeholder).width, box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)];
      })()`);
      expect(words).toBeLessThanOrEqual(room);
      if (path === '/') continue;
      await page.getByText('Discover healing locations by type').waitFor();
      await page.getByRole('button', { name: 'Use My Location' }).getByText('Use My Location').click({ trial: true });
    }
  });
});
