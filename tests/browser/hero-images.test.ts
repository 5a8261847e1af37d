import { AdminHeroImage } from '@wellspring/rest-contract/hero-image';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { z } from 'zod';
import { expectAccessible } from './axe.fixture.ts';
import { signInAs } from './member.fixture.ts';
import { drawPhoto } from './photos.fixture.ts';
import { moveByKeyboard } from './sorting.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

/** The first picture that the first HTML of the landing page names. */
const firstOfLanding = async (): Promise<string | undefined> => {
  const html = await (await fetch(`${app().origin}/`)).text();
  return /"(\/media\/hero\/[^"]+-1920\.webp)"/.exec(html)?.[1];
};

const leads = (url: string | undefined) =>
  eventuallyAcrossProcesses(async () => expect(url).toBe(await firstOfLanding()));

describe('an admin', () => {
  it('uploads hero images, puts them in order by keys, switches one off and deletes one', async () => {
    const admin = await signInAs(app(), 'admin');
    const stored = async () => z.array(AdminHeroImage).parse(await admin.call('GET', '/api/admin/hero-images'));
    const page = await visitor({ storageState: admin.storageState, reducedMotion: 'reduce' });
    await page.goto('/admin?tab=settings');
    const section = page.getByRole('region', { name: 'Hero Images' });
    const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
    await section
      .locator('input[type=file]')
      .setInputFiles([
        file('valley.png', 'image/png', await drawPhoto(page, 'teal')),
        file('notes.gif', 'image/gif', Buffer.from('GIF89a')),
      ]);
    await section.getByText('Please select only JPEG, PNG, or WebP images').waitFor();
    await section.getByRole('button', { name: 'Upload 1 image' }).click();
    await page.getByText('1 image uploaded', { exact: true }).waitFor();
    await section.getByText('valley.png', { exact: true }).waitFor();
    await expectAccessible(page);

    const [first, second] = await stored();
    await leads(first?.url);
    const name = first?.originalName ?? '';
    await moveByKeyboard(section.getByRole('button', { name: `Move ${name}`, exact: true }), {
      key: 'ArrowRight',
      announced: { first: `${name} is picked up, at number 1 of`, then: `${name} is picked up, at number 2 of` },
    });
    await page.getByText(`${name} is now number 2.`).waitFor({ state: 'attached' });
    await leads(second?.url);

    await section.getByRole('switch', { name: `Show ${second?.originalName ?? ''}`, exact: true }).click();
    await leads(first?.url);

    await section.getByRole('button', { name: 'Delete valley.png' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this hero image?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Hero image deleted', { exact: true }).waitFor();
    await section.getByText('valley.png', { exact: true }).waitFor({ state: 'detached' });
    await section.locator('button[aria-label^="Delete"]:focus').waitFor();
    expect((await stored()).map(({ originalName }) => originalName)).not.toContain('valley.png');
  });
});
