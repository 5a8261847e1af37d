import { type App } from '@wellspring/testkit/app';
import type { Page } from 'playwright-core';
import { formOf } from './add-location.fixture.ts';
import { drawPhoto } from './photos.fixture.ts';

type Served = Pick<App, 'origin'>;

export const statusOf = async ({ origin }: Served, path: string): Promise<number> =>
  (await fetch(`${origin}${path}`)).status;
export const shown = async ({ origin }: Served, path: string): Promise<string> =>
  (await fetch(`${origin}${path}`)).text();

/** From research to a pending place with a photo; answers its id. */
export const submitResearched = async (page: Page, name: string): Promise<string> => {
  await page.goto('/add-location');
  await page.getByRole('textbox', { name: 'What are you looking for?' }).fill('Tecopa Hot Springs, California');
  await page.getByRole('button', { name: 'Research this place' }).click();
  await page.getByRole('tab', { name: 'Review & Edit', selected: true }).waitFor();
  const form = formOf(page);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Category').selectOption({ label: 'Hot Springs & Spas' });
  await form.getByLabel('Description').fill('Three warm pools under old trees.');
  await form.getByLabel('Address').fill('12 Moss Lane');
  await form.getByLabel('City').fill('Tecopa');
  const buffer = await drawPhoto(page);
  await form.locator('input[type=file]').setInputFiles([{ name: 'pool.png', mimeType: 'image/png', buffer }]);
  await form.getByRole('textbox', { name: 'Caption of photo 1' }).fill('The pool');
  await form.getByRole('button', { name: 'Submit location' }).click();
  await page.getByText('Location submitted', { exact: true }).waitFor();
  await page.waitForURL('**/location/*');
  await page.getByRole('article').getByText('Pending', { exact: true }).first().waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

/** Only who submitted it and admins find it, anywhere. */
export const expectHidden = async (
  app: Served,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> => {
  expect([await statusOf(app, `/api/locations/${id}`), await statusOf(app, `/location/${id}`)]).toEqual([404, 404]);
  for (const path of [
    `/api/locations?search=${encodeURIComponent(name)}`,
    '/api/locations?sort=newest&limit=100',
    '/api/locations/suggest?q=Moss%20Pools',
    '/api/map?bbox=-117,35,-116,36&zoom=12',
    `/home?search=${encodeURIComponent(name)}`,
  ])
    expect([path, (await shown(app, path)).includes(id)]).toEqual([path, false]);
};
