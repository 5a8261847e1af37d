import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import type { Locator, Page } from 'playwright-core';
import { inView, JAPAN, listBeside, openMap, positionOf } from './map.fixture.ts';
import { placesIn } from './places.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const twin = (name: string) => ({
  name,
  categoryId: 20,
  latitude: -48.5,
  longitude: -123.4,
  source: 'Register of baths',
  sourceId: name,
});

const { visitor, app } = openProduct({ places: [twin('Upper bath of the atoll'), twin('Lower bath of the atoll')] });

const clusters = (page: Page) => page.getByRole('button', { name: /places? here$/ });
/** A cluster that stands well within the map. */
const clusterInFrame = async (page: Page): Promise<Locator> => {
  const frame = await page.locator('[data-map] canvas').boundingBox();
  for (const each of await clusters(page).all()) {
    const box = await each.boundingBox();
    if (!box || !frame || box.x < frame.x + 200 || box.x > frame.x + frame.width - 200) continue;
    if (box.y < frame.y + 100 || box.y > frame.y + frame.height - 150) continue;
    return page.locator(`[data-pin="${await each.getAttribute('data-pin')}"]`);
  }
  throw new Error('No cluster is in the middle of the map');
};

/** Behind its name a pin says its fact. */
const pin = (page: Page, name: string) =>
  page.locator('[data-pin]').and(page.getByRole('link', { name: new RegExp(`^${name}(,|$)`) }));
describe('the map', () => {
  it('opens with all places, as many in its pins as in its list', async () => {
    const page = await visitor();
    const { total } = await placesIn(app());
    await page.goto('/home');
    await page.getByRole('tab', { name: 'Map View' }).click();
    await page.getByText('Google Maps API key not configured').waitFor();
    await eventuallyAcrossProcesses(async () => expect(await inView(page)).toBe(total));
    await eventuallyAcrossProcesses(async () => {
      const counts = (await clusters(page).all()).map(async (each) => Number(await each.getAttribute('data-count')));
      const singles = (await page.locator('[data-pin]').count()) - counts.length;
      expect((await Promise.all(counts)).reduce((sum, count) => sum + count, singles)).toBe(total);
    });
  });

  it('opens a cluster when it is clicked, and keeps the position in the address', async () => {
    const page = await visitor();
    await openMap(page, JAPAN);
    const before = await inView(page);
    const opened = await clusterInFrame(page);
    // Where the hand is: of marks that cover each other, the one that is nearest to it opens.
    const middle = await opened.boundingBox();
    if (!middle) throw new Error('The cluster is gone');
    await page.mouse.click(middle.x + middle.width / 2, middle.y + middle.height / 2);
    await eventuallyAcrossProcesses(async () => expect(await inView(page)).toBeLessThan(before));
    await eventuallyAcrossProcesses(() => expect(positionOf(page)).toMatch(/^\d+\.\d+,1\d\d\.\d{2,},\d/));
    await opened.waitFor({ state: 'detached' });
    const position = positionOf(page);
    await page.reload();
    await eventuallyAcrossProcesses(async () => expect(await inView(page)).toBeLessThan(before));
    expect(positionOf(page)).toBe(position);
  });

  it('leads from a pin to the page of the place, and back to where the map was', async () => {
    const page = await visitor();
    await openMap(page, JAPAN);
    const before = await inView(page);
    await pin(page, 'Yakushima Cedar Forest').click();
    await page.getByRole('heading', { level: 1, name: 'Yakushima Cedar Forest' }).waitFor();
    await page.goBack();
    await eventuallyAcrossProcesses(async () => expect(await inView(page)).toBe(before));
    expect(positionOf(page)).toBe('36.2,138.2,5');
  });

  it('highlights a pin from its row, and the row from its pin', async () => {
    const page = await visitor();
    await openMap(page, JAPAN);
    const row = listBeside(page).getByRole('link', { name: /Yakushima Cedar Forest/ });
    const lit = page.locator('[data-pin][data-lit]').and(page.getByRole('link', { name: 'Yakushima Cedar Forest' }));
    await row.hover();
    await lit.waitFor();
    await page.mouse.move(5, 5);
    await lit.waitFor({ state: 'detached' });
    await row.focus();
    await lit.waitFor();
    await page.getByRole('button', { name: 'Zoom in' }).focus();
    const ground = async () => (await row.getAttribute('class'))?.split(' ');
    await eventuallyAcrossProcesses(async () => expect(await ground()).not.toContain('bg-sunken'));
    await pin(page, 'Yakushima Cedar Forest').hover();
    await eventuallyAcrossProcesses(async () => expect(await ground()).toContain('bg-sunken'));
    await eventuallyAcrossProcesses(async () =>
      expect(await listBeside(page).locator('[data-row]').count()).toBe(await inView(page)),
    );
  });

  it('is moved by hand, zoomed by its buttons, and reset', async () => {
    const page = await visitor();
    const { total } = await placesIn(app());
    await openMap(page, JAPAN);
    const canvas = page.locator('[data-map] canvas');
    await page.getByText('Map: Natural Earth').scrollIntoViewIfNeeded();
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The map is not drawn');
    const [x, y] = [box.x + box.width * 0.8, box.y + box.height * 0.8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 200, y - 100, { steps: 5 });
    await page.mouse.up();
    await eventuallyAcrossProcesses(() => expect(positionOf(page)).not.toBe('36.2,138.2,5'));
    const moved = positionOf(page);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await eventuallyAcrossProcesses(() => expect(positionOf(page)).not.toBe(moved));
    await page.getByRole('button', { name: 'Reset View' }).click();
    await eventuallyAcrossProcesses(async () =>
      expect({ at: positionOf(page), inView: await inView(page) }).toEqual({ at: null, inView: total }),
    );
  });

  it('fits again after a new category, and shows a message when nothing matches', async () => {
    const page = await visitor();
    await openMap(page, JAPAN);
    const { total } = await placesIn(app(), '?categoryId=24');
    await page.getByRole('link', { name: 'Natural Healing Sites' }).first().click();
    await eventuallyAcrossProcesses(async () =>
      expect({ at: positionOf(page), inView: await inView(page) }).toEqual({ at: null, inView: total }),
    );
    await page.goto('/home?view=map&search=qqqxxzzy');
    await page.getByRole('heading', { name: 'No locations found' }).waitFor();
  });

  it('shows places at one point separately', async () => {
    const page = await visitor();
    await page.goto('/home?view=map&at=-48.5,-123.4,9');
    await pin(page, '(Upper|Lower) bath of the atoll').waitFor();
    await page.getByRole('button', { name: '1 more place here' }).click();
    const dialog = page.getByRole('dialog', { name: '2 places at this point' });
    await dialog.getByRole('link', { name: /Lower bath/ }).waitFor();
    await dialog.getByRole('link', { name: /Upper bath/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Upper bath of the atoll' }).waitFor();
  });
});

describe('the map on a phone', () => {
  it('shows the card at the first tap, and the card opens the page', async () => {
    const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto('/home?view=map&at=30.3,130.5,8');
    await pin(page, 'Yakushima Cedar Forest').tap();
    const card = page.getByRole('region', { name: 'Chosen place' });
    const top = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? NaN;
    const scale = page.locator('.maplibregl-ctrl-scale');
    await eventuallyAcrossProcesses(async () => expect(await top(scale)).toBeLessThan((await top(card)) - 20));
    await card.getByRole('link', { name: /Yakushima Cedar Forest/ }).tap();
    await page.getByRole('heading', { level: 1, name: 'Yakushima Cedar Forest' }).waitFor();
  });

  it('hides the card of a place when the place is out of view', async () => {
    const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto('/home?view=map&at=30.3,130.5,8');
    await pin(page, 'Yakushima Cedar Forest').tap();
    const card = page.getByRole('region', { name: 'Chosen place' });
    await card.waitFor();
    await page.getByRole('combobox', { name: 'City or address' }).fill('Reykjavik');
    await page.keyboard.press('Enter');
    await card.waitFor({ state: 'detached' });
  });

  it('has its list in a sheet at the bottom', async () => {
    const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto(JAPAN);
    const handle = page.getByRole('button', { name: /places in view/ });
    await handle.tap();
    await page.locator('[data-row]').first().tap();
    await page.waitForURL('**/location/*');
  });
});

describe('a browser without WebGL', () => {
  it('shows every place in the list', async () => {
    const page = await visitor({ mayComplain: /WebGL/i });
    await page.addInitScript(`HTMLCanvasElement.prototype.getContext = () => null;`);
    await page.goto('/home?view=map');
    await page.getByRole('alert').filter({ hasText: 'This browser cannot draw the map' }).waitFor();
    const { total } = await placesIn(app());
    await eventuallyAcrossProcesses(async () => expect(await inView(page)).toBe(total));
  });
});
