import { rename, rm, writeFile } from 'node:fs/promises';
import { join as pathJoin } from 'node:path';
import { expectEventually } from '@wellspring/testkit/eventually';
import type { Locator, Page } from 'playwright-core';
import { axeFindings } from './axe.fixture.ts';
import { drawPhoto } from './photos.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const SPRING = { name: 'Spring of many words', categoryId: 24, source: 'Register of baths', sourceId: 'many-words' };
const { visitor, app } = openProduct({ places: [SPRING] });

const join = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  const status: unknown = await page.evaluate(
    `fetch('/api/register', { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', password: 'quiet water 42', firstName: 'Ada', lastName: 'Byron' }) })
      .then(({ status }) => status)`,
  );
  expect(status).toBe(201);
  await page.reload();
};

const login = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.evaluate(
    `fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', password: 'quiet water 42' }) })`,
  );
  await page.reload();
};

const fillIn = async (form: Locator): Promise<void> => {
  await form.getByRole('radio', { name: '3 stars' }).check();
  await form.getByLabel('Title').fill('Kept');
  await form.getByLabel('Your review').fill('Every word of it is kept.');
};

const AWAY =
  'Photos cannot be taken in right now. Please try again in a moment, or send what you wrote without photos.';

describe('the reviews of a place', () => {
  it('are written with a photo, seen with the rating, edited and deleted by a member', async () => {
    const page = await visitor({ reducedMotion: 'reduce', viewport: PHONE });
    await join(page, await pathOfPlace(app(), SPRING.name));
    const form = page.getByRole('region', { name: 'Write a Review' });
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await form.getByText('Rating must be between 1 and 5').waitFor();
    await form.getByText('Title is required').waitFor();
    await form.getByText('Review must be at least 10 characters').waitFor();

    await form.getByRole('radio', { name: '4 stars' }).check();
    await form.getByLabel('Title').fill('Calm water');
    await form.getByLabel('Your review').fill('Warm and clean.\nCome early.');
    const buffer = await drawPhoto(page);
    const photo = { name: 'pool.png', mimeType: 'image/png', buffer };
    const input = form.locator('input[type=file]');
    await input.setInputFiles([photo, photo, photo, { ...photo, name: 'fourth.png' }]);
    await page.getByText('Too many photos', { exact: true }).waitFor();
    await form.getByText('fourth.png: A review can have up to 3 photos').waitFor();
    await form.getByRole('button', { name: 'Remove photo 3' }).click();
    await form.getByRole('button', { name: 'Remove photo 2' }).click();
    await expectEventually(() => form.getByRole('img', { name: /^Photo/ }).count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Submit Review' }).click();

    await page.getByText('Review submitted', { exact: true }).waitFor();
    const review = page.getByRole('article', { name: 'Calm water' });
    await review.getByText('Warm and clean.\nCome early.').waitFor();
    await review.getByText('Ada B.').waitFor();
    await review.getByRole('img', { name: '4 out of 5 stars' }).waitFor();
    const link = review.getByRole('list', { name: 'Photos' }).getByRole('link');
    await expectEventually(() => link.getAttribute('target')).toBe('_blank');
    const shown = await page.request.get(String(await link.getAttribute('href')));
    expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/webp']);
    await page.getByText('(1 review)').waitFor();

    const edit = page.getByRole('region', { name: 'Edit your review' });
    await expectEventually(() => edit.getByLabel('Title').inputValue()).toBe('Calm water');
    await edit.getByRole('radio', { name: '5 stars' }).check();
    await edit.getByRole('button', { name: 'Remove photo 1' }).click();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Review updated', { exact: true }).waitFor();
    await review.getByRole('img', { name: '5 out of 5 stars' }).waitFor();
    await page.getByText('5.0', { exact: true }).first().waitFor();
    await expectEventually(() => link.count()).toBe(0);

    await review.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this review?' });
    expect(await axeFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No reviews yet. Be the first to review this location!').waitFor();
    await page.getByRole('region', { name: 'Write a Review' }).getByLabel('Title').waitFor();
  });

  it('stay in the form while photos cannot be stored, and can be sent without them', async () => {
    const page = await visitor({ mayComplain: /503|Failed to load resource/ });
    await login(page, await pathOfPlace(app(), SPRING.name));
    const form = page.getByRole('region', { name: 'Write a Review' });
    await fillIn(form);
    const buffer = await drawPhoto(page);
    await form.locator('input[type=file]').setInputFiles([{ name: 'pool.png', mimeType: 'image/png', buffer }]);
    const files = pathJoin(app().dataDir, 'files');
    await rename(files, `${files}.away`);
    await writeFile(files, 'a disk that is not there');
    try {
      await form.getByRole('button', { name: 'Submit Review' }).click();
      await page.getByText(AWAY, { exact: true }).waitFor();
      await expectEventually(() => form.getByLabel('Your review').inputValue()).toBe('Every word of it is kept.');
      await form.getByRole('button', { name: 'Remove photo 1' }).click();
      await form.getByRole('button', { name: 'Submit Review' }).click();
      await page.getByText('Review submitted', { exact: true }).waitFor();
      await page.getByRole('article', { name: 'Kept' }).getByText('Every word of it is kept.').waitFor();
    } finally {
      await rm(files);
      await rename(`${files}.away`, files);
    }
  });
});
