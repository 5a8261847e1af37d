import { expectEventually } from '@wellspring/testkit/eventually';
import { pathOfPlace } from './places.fixture.ts';
import { fetchTown, TOWN } from './town.fixture.ts';
import { openProduct, WIDTHS } from './visitor.fixture.ts';

const at = (name: string, east: number) => ({
  name,
  description: 'Warm water',
  categoryId: 20,
  latitude: TOWN.latitude,
  longitude: TOWN.longitude + east,
});
const { visitor, app } = openProduct({ places: [at('Bath of the town', 0), at('Bath at the corner', 0.01)] });

/** Pictures that are drawn: what could not be had has no width. */
const DRAWN_PICTURES = `[...document.querySelectorAll('img[src*="/map-picture/"]')].filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc)`;

describe('what is around a place', () => {
  beforeAll(() => fetchTown(app()));

  it('is on the picture of its map: streets, and whose data they are', async () => {
    const page = await visitor();
    await page.goto(await pathOfPlace(app(), 'Bath of the town'));
    const where = page.getByRole('region', { name: /^Where it is/ });
    await where.scrollIntoViewIfNeeded();
    await expectEventually(async () => (await page.evaluate<string[]>(DRAWN_PICTURES)).length).toBe(2);
    const pictures = await page.evaluate<string[]>(DRAWN_PICTURES);
    const drawings = await Promise.all(pictures.map(async (src) => (await fetch(src)).text()));
    expect(drawings.map((svg) => svg.includes('class="e"'))).toEqual([true, true]);
    await where.getByRole('link', { name: '© OpenStreetMap' }).waitFor();
  });

  it('is on the picture of its map: other places, as dots where they are', async () => {
    const page = await visitor();
    await page.goto(await pathOfPlace(app(), 'Bath of the town'));
    const where = page.getByRole('region', { name: /^Where it is/ });
    const [own, other] = [where.getByRole('img', { name: 'Bath of the town' }), where.locator('[data-around]')];
    await other.waitFor();
    const [from, to] = [await own.boundingBox(), await other.boundingBox()];
    const middle = (box: typeof from) => [
      (box?.x ?? NaN) + (box?.width ?? NaN) / 2,
      (box?.y ?? NaN) + (box?.height ?? NaN) / 2,
    ];
    const [[fromX = NaN, fromY = NaN], [toX = NaN, toY = NaN]] = [middle(from), middle(to)];
    // A hundredth of a degree at zoom 14.
    expect(toX - fromX).toBeCloseTo((0.01 / 360) * 256 * 2 ** 14, 0);
    expect(toY).toBeCloseTo(fromY, 0);
  });

  for (const [width, viewport] of WIDTHS)
    it(`is on its map: other places, whose pages are a press away, ${width}`, async () => {
      const page = await visitor({ viewport });
      await page.goto(await pathOfPlace(app(), 'Bath of the town'));
      const where = page.getByRole('region', { name: /^Where it is/ });
      await where.getByRole('button', { name: 'Show the map' }).click();
      const other = where.getByRole('link', { name: 'Bath at the corner' });
      await other.waitFor();
      expect(await where.getByRole('link', { name: 'Bath of the town' }).count()).toBe(0);
      await where.getByRole('img', { name: 'Bath of the town' }).waitFor();
      await other.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Bath at the corner' }).waitFor();
    });

  it('tells a finger first what the other place is', async () => {
    const page = await visitor({ viewport: WIDTHS[1][1], hasTouch: true });
    await page.goto(await pathOfPlace(app(), 'Bath of the town'));
    const where = page.getByRole('region', { name: /^Where it is/ });
    await where.getByRole('button', { name: 'Show the map' }).tap();
    await where.getByRole('link', { name: 'Bath at the corner' }).tap();
    const card = where.getByRole('region', { name: 'Chosen place' });
    await card.getByText('away').waitFor();
    await card.getByRole('button', { name: 'Close' }).tap();
    await expectEventually(() => card.count()).toBe(0);
  });
});
