import { expectEventually } from '@wellspring/testkit/eventually';
import { makeList } from './lists.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { moveByKeyboard } from './sorting.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';
import type { Page } from 'playwright-core';

const { visitor, app } = openProduct();

const HOSTILE =
  '<img src=x onerror=alert(1)></script><script>alert(2)</script> \u202e\u200b🏞 "quoted" \'single\' & =1+1';

/** The answer to the next request of this page by this name: until it is there, a reload can undo what the page shows. */
const answered = (page: Page, operation: 'ChangeListItem' | 'List' | 'RemoveListItem') =>
  page.waitForResponse(
    (response) => (response.request().postData()?.includes(`"operationName":"${operation}"`) ?? false) && response.ok(),
  );

const namesIn = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Locations' }).getByRole('heading', { level: 3 }).allTextContents();

describe('a list', () => {
  it('is found by its words, shared by its link, and opens in a signed-out browser', async () => {
    const owner = await joinAs(app(), 'Ada');
    const list = await makeList(app(), owner, { name: 'Steam over Akureyri', description: 'Where the water is warm' });
    const page = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Community Lists' }).click();
    await page.getByLabel('Search community lists').fill('akureyri wat');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/public-lists?search=akureyri+wat');
    const card = page.getByRole('article', { name: list.name });
    await card.getByText('3 locations').waitFor();
    await card.getByText('Ada B.').waitFor();
    await expectEventually(() => card.getByRole('link').allTextContents()).toEqual(['View List']);
    // All of the card leads there.
    await card.click({ position: { x: 30, y: 30 } });
    await page.getByRole('heading', { level: 1, name: list.name }).waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied', { exact: true }).waitFor();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(link).toBe(`${app().origin}/lists/${list.shareCode}`);

    const second = await visitor({ viewport: PHONE });
    await second.goto(link);
    await expectEventually(() => namesIn(second)).toEqual(list.items.map(({ location }) => location.name));
    await second.getByText('Note: Note 1').waitFor();
    await second.getByRole('button', { name: 'Show map' }).click();
    await second.getByRole('link', { name: `2. ${list.items[1]?.location.name}` }).waitFor();
    await second.locator('summary', { hasText: 'Export' }).click();
    const download = second.waitForEvent('download');
    await second.getByRole('link', { name: 'GPX' }).click();
    expect((await download).suggestedFilename()).toBe('wellspring-Steam-over-Akureyri.gpx');
  });

  it('shows on its card the pictures of its first three places', async () => {
    const owner = await joinAs(app(), 'Ada');
    const { name, items } = await makeList(app(), owner, { name: 'Four springs' }, 4);
    const page = await visitor({ storageState: owner.storageState });
    for (const path of ['/public-lists', '/trip-planner']) {
      await page.goto(path);
      const card = page.getByRole('article', { name });
      await card.getByRole('link', { name: 'View List' }).waitFor();
      const pictures = await card.locator('img').all();
      const sources = await Promise.all(pictures.map((picture) => picture.getAttribute('src')));
      const shown = sources.map((source) => items.findIndex(({ locationId }) => source?.includes(locationId)));
      expect(shown).toEqual([0, 1, 2]);
    }
  });

  it('is shown only to its owner while it is private, and never cached', async () => {
    const owner = await joinAs(app(), 'Ada');
    const { id } = await makeList(app(), owner, { name: 'For myself', isPublic: false });
    const stranger = await visitor({ mayComplain: /status of 40[34]/ });
    const denied = await stranger.goto(`/lists/${id}`);
    await expectEventually(async () => [
      denied?.status(),
      await stranger.getByRole('heading', { level: 1 }).textContent(),
    ]).toEqual([403, 'Access denied']);
    await stranger.getByText('This list may be private or no longer exist.').waitFor();
    const file = await stranger.request.get(`/api/trip-lists/${id}/export?format=csv`);
    expect(file.status()).toBe(403);
    const missing = await stranger.goto('/lists/nowhere');
    await expectEventually(async () => [
      missing?.status(),
      await stranger.getByRole('heading', { level: 1 }).textContent(),
    ]).toEqual([404, 'List not found']);

    const page = await visitor({ storageState: owner.storageState });
    const shown = await page.goto(`/lists/${id}`);
    expect([shown?.status(), shown?.headers()['cache-control']]).toEqual([200, 'no-store']);
    await expectEventually(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectEventually(() => page.getByRole('button', { name: 'Share' }).count()).toBe(0);
  });

  it('is sorted by keyboard, annotated and shortened by its owner, who learns when another tab was faster', async () => {
    const owner = await joinAs(app(), 'Ada');
    const list = await makeList(app(), owner, { name: 'In order' });
    const [first = '', second = '', third = ''] = list.items.map(({ location }) => location.name);
    const page = await visitor({ storageState: owner.storageState });
    await page.goto(`/lists/${list.id}`);
    const changed = answered(page, 'ChangeListItem');
    await moveByKeyboard(page.getByRole('button', { name: `Move ${first}`, exact: true }), {
      key: 'ArrowRight',
      announced: {
        first: `${first} is picked up, at number 1 of 3.`,
        then: `${first} is picked up, at number 2 of 3.`,
      },
    });
    await changed;
    await expectEventually(() => namesIn(page)).toEqual([second, first, third]);

    await page.getByRole('button', { name: `Edit note of ${third}` }).click();
    await page.getByRole('textbox', { name: `Note of ${third}` }).fill('Come early');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.getByText('Note: Come early').waitFor();
    await page.getByRole('button', { name: `Remove ${second} from the list` }).click();
    await page.getByText('2 locations', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('3 locations', { exact: true }).waitFor();
    await expectEventually(() => namesIn(page)).toEqual([second, first, third]);
    const removed = answered(page, 'RemoveListItem');
    await page.getByRole('button', { name: `Remove ${second} from the list` }).click();
    await removed;
    await page.getByText('2 locations', { exact: true }).waitFor();
    // What the page reads by itself after its first HTML was read before the other tab changes the list.
    const read = answered(page, 'List');
    await page.reload();
    await read;
    await expectEventually(() => namesIn(page)).toEqual([first, third]);

    await owner.call('PUT', `/api/trip-lists/${list.id}/items/${list.items[0]?.locationId}`, {
      notes: 'From another tab',
    });
    await page.getByRole('button', { name: `Edit note of ${third}` }).click();
    await page.getByRole('textbox', { name: `Note of ${third}` }).fill('On top of what is gone');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page
      .getByText('This list was changed elsewhere meanwhile. Please look at it before you try again.', { exact: true })
      .waitFor();
    await page.getByText('Note: From another tab').waitFor();
    await expectEventually(() => page.getByRole('textbox', { name: `Note of ${third}` }).inputValue()).toBe(
      'On top of what is gone',
    );
  });

  it('is put in order by dragging, and stays so', async () => {
    const owner = await joinAs(app(), 'Ada');
    const list = await makeList(app(), owner, { name: 'Dragged' });
    const [first = '', second = '', third = ''] = list.items.map(({ location }) => location.name);
    const page = await visitor({ storageState: owner.storageState });
    await page.goto(`/lists/${list.id}`);
    const handleOf = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
    const centerOf = async (name: string) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await handleOf(name).boundingBox()) ?? {};
      return [x + width / 2, y + height / 2] as const;
    };
    await handleOf(third).scrollIntoViewIfNeeded();
    const changed = answered(page, 'ChangeListItem');
    await page.mouse.move(...(await centerOf(third)));
    await page.mouse.down();
    await page.mouse.move(...(await centerOf(second)), { steps: 8 });
    await page.getByText(`${third} is picked up, at number 2 of 3.`).waitFor({ state: 'attached' });
    await page.mouse.up();
    await changed;
    await expectEventually(() => namesIn(page)).toEqual([first, third, second]);
    await page.reload();
    await expectEventually(() => namesIn(page)).toEqual([first, third, second]);
  });

  it('holds markup, hidden and astral characters as text', async () => {
    const list = await makeList(app(), await joinAs(app(), 'Eve'), {
      name: HOSTILE.slice(0, 99),
      description: HOSTILE,
    });
    const page = await visitor();
    page.on('dialog', () => expect('a script of a stranger').toBe('never run'));
    await page.goto(`/lists/${list.id}`, { waitUntil: 'networkidle' });
    await expectEventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(list.name);
    await expectEventually(() => page.locator('main img[src="x"]').count()).toBe(0);
    await page.goto(`/public-lists?search=${encodeURIComponent(HOSTILE)}`, { waitUntil: 'networkidle' });
    await expectEventually(() => page.locator('main img[src="x"]').count()).toBe(0);
  });
});
