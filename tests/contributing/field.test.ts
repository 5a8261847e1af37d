import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { fillIn, formOf } from '../browser/add-location.fixture.ts';
import { expectAccessible } from '../browser/axe.fixture.ts';
import { joinAs, signInAs } from '../browser/member.fixture.ts';
import { openProduct } from '../browser/visitor.fixture.ts';
import { copyOfRepository, succeeds } from './checkout.ts';

const checkout = await copyOfRepository();
const { root, read, write, node } = checkout;
const SCHEMA = 'packages/place-schema/src';

const ROWS = `
  dressCode: { kind: 'text', max: 200, group: 'visit', shown: ['details'], search: 'prose', columns: ['dress'], isExported: true },
  depth: {
    kind: 'number',
    min: 0,
    max: 10_000,
    decimals: 1,
    unit: 'meter',
    group: 'effect',
    shown: ['card', 'details'],
    search: 'keywords',
    jsonLd: 'additionalProperty',
    isExported: true,
  },
  entry: {
    kind: 'choice',
    choices: ['stairs', 'poolLift'],
    group: 'visit',
    shown: ['card', 'facts', 'details'],
    search: 'keywords',
    isExported: true,
  },
  comforts: {
    kind: 'set',
    choices: ['sauna', 'towels'],
    group: 'visit',
    shown: ['card', 'details'],
    search: 'keywords',
    isExported: true,
  },
`;

const MESSAGES = `
  "dressCode": "Dress code",
  "depth": "Depth",
  "depthHelp": "Of the deepest pool, in metres.",
  "entry": "Way in",
  "entry_stairs": "Stairs",
  "entry_poolLift": "Pool lift",
  "comforts": "Comforts",
  "comforts_sauna": "Sauna",
  "comforts_towels": "Towels",
`;

/** Puts lines before the end of the only table of a file. */
const append = async (path: string, end: string, lines: string): Promise<void> => {
  const [before, after, ...more] = (await read(path)).split(end);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`${path} has no single ${end}`);
  await write(path, `${before}${lines.slice(1)}${end}${after}`);
};

await append(`${SCHEMA}/fields.ts`, '} as const satisfies', ROWS);
await append('packages/words/messages/en/fields.json', '  "name": ', MESSAGES);

await succeeds(node('tools/generate.mjs'));

const Places = z.object({ locations: z.array(z.object({ id: z.string(), name: z.string() })) });
const Made = z.object({ id: z.string() });

describe('C153: a text, a number, a choice and a set that are added to the table of fields', () => {
  it('are generated into the graph, its operations and the columns of imports', async () => {
    const schema = await read('services/catalog/schema.graphql');
    expect(schema).toMatch(/enum Comforts \{\n {2}sauna\n {2}towels\n\}/);
    expect(schema.match(/^ {2}comforts: \[Comforts!\]/gm)).toHaveLength(3);
    expect(await read('web/src/features/locations/home/locations.graphql')).toMatch(/\n {2}comforts\n/);
    expect(await read('docs/operations.md')).toContain('| `dressCode` or `dress` | text, at most 200 characters |');
  });

  it('keep to the types on the servers and in the web client', async () => {
    await succeeds(node('node_modules/.bin/tsc', '-p', '.'));
    await succeeds(node('node_modules/.bin/tsc', '-p', 'web'));
  });

  describe('in the product', () => {
    beforeAll(async () => {
      // The client of the repository, which the copy has until it builds its own.
      await rm(join(root, 'web', 'dist'));
      await succeeds(node('tools/web-build.mjs'));
    });
    const { app, visitor } = openProduct({ root });

    /** What the page of a place says in its details, each row with its label. */
    const details = async (page: Page): Promise<readonly string[]> => {
      const region = page.getByRole('region', { name: 'Location Details' });
      await region.waitFor();
      return region.locator('dl > div').allTextContents();
    };

    /** The place of this name, once these words find it. */
    const foundBy = (words: string, name: string) =>
      eventuallyAcrossProcesses(async () => {
        const answer = await fetch(`${app().origin}/api/locations?search=${encodeURIComponent(words)}`);
        const place = Places.parse(await answer.json()).locations.find((each) => each.name === name);
        if (!place) throw new Error(`"${words}" does not find ${name}`);
        return place;
      });

    it('are filled in by a member, shown on the page, changed by an admin, and found by search', async () => {
      const member = await joinAs(app(), 'Mara');
      const page = await visitor({ storageState: member.storageState, reducedMotion: 'reduce' });
      await page.goto('/add-location?tab=manual');
      await fillIn(page, 'Moss Pools');
      const form = formOf(page);
      await form.getByLabel('Dress code').fill('Swimwear only');
      await form.getByLabel('Depth').fill('1.5');
      await form.getByLabel('Way in').selectOption({ label: 'Pool lift' });
      await form.getByRole('group', { name: 'Comforts' }).getByLabel('Towels').check();
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Submit location' }).click();
      await page.waitForURL('**/location/*');
      const submitted = ['Dress codeSwimwear only', 'Depth1.5 m', 'Way inPool lift', 'ComfortsTowels'];
      expect(await details(page)).toEqual(expect.arrayContaining(submitted));
      const path = new URL(page.url()).pathname;

      const admin = await signInAs(app(), 'admin');
      await admin.call('PUT', `/api/admin/locations/${path.split('/').at(-1)}/verify`, { isVerified: true });
      const keeper = await visitor({ storageState: admin.storageState, reducedMotion: 'reduce' });
      await keeper.goto('/admin?tab=locations&search=Moss+Pools');
      await keeper.getByRole('row', { name: /Moss Pools/ }).focus();
      await keeper.keyboard.press('Enter');
      const dialog = keeper.getByRole('dialog', { name: 'Edit location' });
      await dialog.getByLabel('Depth').fill('2.25');
      await dialog.getByLabel('Way in').selectOption({ label: 'Stairs' });
      await dialog.getByRole('group', { name: 'Comforts' }).getByLabel('Sauna').check();
      await expectAccessible(keeper);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await keeper.getByText('Location updated', { exact: true }).waitFor();

      const stranger = await visitor();
      for (const words of ['swimwear', 'stairs', 'towels']) await foundBy(words, 'Moss Pools');
      await stranger.goto('/home?search=stairs');
      const card = stranger.getByRole('article').filter({ hasText: 'Moss Pools' });
      await card.getByText('Sauna, Towels').waitFor();
      await stranger.goto(path);
      expect(await details(stranger)).toEqual(
        expect.arrayContaining(['Dress codeSwimwear only', 'Depth2.3 m', 'Way inStairs', 'ComfortsSauna, Towels']),
      );
      const schema = await stranger.locator('script[type="application/ld+json"]').first().textContent();
      expect(schema).toContain('"name":"Depth","value":"2.3 m"');
    });

    it('are imported from their columns, and exported with a trip list', async () => {
      const values = { dress: 'Robes at the door', depth: 2100, entry: 'Pool lift', comforts: 'sauna, towels' };
      const where = { city: 'Bath', country: 'United Kingdom', latitude: 51.381, longitude: -2.359 };
      await app().importPlaces([{ name: 'Fern Pools', categoryId: 20, sourceId: 'fern', ...where, ...values }]);
      const { id: locationId } = await foundBy('depth 2100', 'Fern Pools');
      const { call, storageState } = await joinAs(app(), 'Nora');
      const { id } = Made.parse(await call('POST', '/api/trip-lists', { name: 'Warm weeks', isPublic: true }));
      await call('POST', `/api/trip-lists/${id}/items`, { locationId });
      const page = await visitor({ storageState });
      await page.goto(`/lists/${id}`);
      await page.locator('summary', { hasText: 'Export' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'CSV' }).click();
      const [head, row] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
      expect(head).toMatch(/Dress code.*Depth.*Way in.*Comforts/);
      expect(row).toMatch(/Robes at the door.*"2,100 m".*Pool lift.*"Sauna, Towels"/);
    });
  });
});
