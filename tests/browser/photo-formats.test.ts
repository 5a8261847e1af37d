import { AdminHeroImage } from '@wellspring/rest-contract/hero-image';
import { expectEventually } from '@wellspring/testkit/eventually';
import sharp from 'sharp';
import { z } from 'zod';
import { fillIn, formOf } from './add-location.fixture.ts';
import { expectAccessible } from './axe.fixture.ts';
import { joinAs, signInAs } from './member.fixture.ts';
import { avifPhoto, heicPhoto, largePhoto, misnamedJpeg, sheerPhoto, without } from './photo-formats.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

// More members join here than may from one address.
const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

const MB_5 = 5 * 1024 * 1024;
const HEIC =
  'This photo is in the HEIC format, which cannot be read here. On an iPhone choose Settings, Camera, Formats, Most Compatible, or send it as JPEG.';
const UNREADABLE = 'This image cannot be read. It may be damaged or incomplete. Please choose another.';

/** Each text that the status of a form has had. */
const RECORD_ANNOUNCEMENTS = `globalThis.announced = [];
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=status]'))
      if (textContent && !announced.includes(textContent)) announced.push(textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });`;

/** The script that makes chosen photos ready. */
const PREPARING = /prepare-photos-[^/]*\.js/;

const Photos = z.array(z.object({ url: z.string() }));
const metadataOf = async (url: string) => {
  const answer = await fetch(`${app().origin}${url}`);
  return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
};

describe('photos in the formats of phones and sites', () => {
  it('stand on the page of a review: 48 megapixels made smaller and upright, AVIF converted; HEIC refused with advice', async () => {
    const large = await largePhoto();
    expect(large.buffer.length).toBeGreaterThan(MB_5);
    const { storageState } = await joinAs(app(), 'Pixel');
    const page = await visitor({ storageState, reducedMotion: 'reduce' });
    await page.goto(await pathOfPlace(app(), 'Blue Lagoon'));
    await page.evaluate(RECORD_ANNOUNCEMENTS);
    const form = page.getByRole('region', { name: 'Write a Review' });
    await form.locator('input[type=file]').setInputFiles([large, heicPhoto(), await avifPhoto()]);
    await form.getByText(`phone.heic: ${HEIC}`).waitFor();
    await page.getByText('Photo cannot be read', { exact: true }).waitFor();
    await form.getByRole('img', { name: 'Photo 2' }).waitFor();
    const announced = z.array(z.string()).parse(await page.evaluate('announced'));
    expect(announced).toContain('Making photo 1 of 3 smaller ...');
    expect(announced).toContain('Making photo 3 of 3 smaller ...');
    await expectAccessible(page);
    await form.getByRole('radio', { name: '4 stars' }).check();
    await form.getByLabel('Title').fill('Large water');
    await form.getByLabel('Your review').fill('Seen by a phone of 48 megapixels.');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    const review = page.getByRole('article', { name: 'Large water' });
    const links = review.getByRole('list', { name: 'Photos' }).getByRole('link');
    await links.nth(1).waitFor();
    const addresses = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
    const [first, second] = await Promise.all(
      addresses.map((address) => metadataOf(String(address).replace(/-\d+\.webp$/, '-1920.webp'))),
    );
    expect([first?.width, first?.height]).toEqual([1_440, 1_920]);
    expect([second?.width, second?.height]).toEqual([320, 240]);
  });

  it('are refused by their format, with what to do, where a program sends them to /api', async () => {
    const { storageState } = await joinAs(app(), 'Program');
    const page = await visitor({ storageState });
    const path = await pathOfPlace(app(), 'Blue Lagoon');
    const answer = await page.request.post(`/api/locations/${path.split('/').at(-1)}/reviews`, {
      multipart: { rating: '4', title: 'Warm', content: 'Warm and clean.', photos: heicPhoto('phone.jpg') },
    });
    expect([answer.status(), await answer.json()]).toEqual([400, { code: 'VALIDATION', message: HEIC }]);
  });

  it('go with a place: a file that lacks only its end, and one named for another format; half a file is refused', async () => {
    const { storageState, call } = await joinAs(app(), 'Cut');
    const page = await visitor({ storageState });
    await page.goto('/add-location?tab=manual');
    await fillIn(page, 'Broken Pools');
    const form = formOf(page);
    const large = await largePhoto();
    // Photos are made ready only after the button was pressed.
    const pressed = Promise.withResolvers<void>();
    await page.route(PREPARING, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    const small = await misnamedJpeg();
    await form
      .locator('input[type=file]')
      .setInputFiles([
        without(large, 40, 'cut.jpg'),
        without(large, large.buffer.length / 2, 'half.jpg'),
        small,
        without(small, 40, 'small-cut.jpg'),
        await sheerPhoto(),
        { name: 'wrong.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(MB_5 + 1) },
      ]);
    // All that was chosen goes, although the place is submitted before it is ready.
    await form.getByRole('button', { name: 'Submit location' }).click();
    pressed.resolve();
    await form.getByText(`half.jpg: ${UNREADABLE}`).waitFor();
    await form.getByText('wrong.jpg: Images must be smaller than 5MB').waitFor();
    await form.getByRole('textbox', { name: 'Caption of photo 4' }).waitFor();
    await form.getByRole('button', { name: 'Submit location' }).click();
    await page.waitForURL('**/location/*');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const photos = Photos.parse(await call('GET', `/api/locations/${id}/photos`));
    const sizes = await Promise.all(photos.map(({ url }) => metadataOf(url.replace('-960.webp', '-1920.webp'))));
    expect(sizes.map(({ width, height, hasAlpha }) => [width, height, hasAlpha])).toEqual([
      [1_440, 1_920, false],
      [320, 240, false],
      [320, 240, false],
      [1_920, 1_600, true],
    ]);
  });

  it('are hero images and the picture of a profile as well', async () => {
    const admin = await signInAs(app(), 'admin');
    const page = await visitor({ storageState: admin.storageState });
    await page.goto('/admin?tab=settings');
    const section = page.getByRole('region', { name: 'Hero Images' });
    await section
      .locator('input[type=file]')
      .setInputFiles([await avifPhoto('valley.avif'), await largePhoto('wide.jpg'), heicPhoto()]);
    await section.getByText(HEIC).waitFor();
    await section.getByRole('button', { name: 'Upload 2 images' }).click();
    await page.getByText('2 images uploaded', { exact: true }).waitFor();
    const stored = z.array(AdminHeroImage).parse(await admin.call('GET', '/api/admin/hero-images'));
    const names = stored.map(({ originalName }) => originalName);
    expect(['valley.avif', 'wide.jpg'].filter((name) => !names.includes(name))).toEqual([]);

    const avif = await avifPhoto();
    const brokenAvif = without(avif, avif.buffer.length - 100, 'broken.avif');
    await page.goto('/dashboard?tab=profile');
    const picture = page.getByRole('group', { name: 'Profile picture' });
    await picture.locator('input[type=file]').setInputFiles(brokenAvif);
    await page.getByText(/^This photo is in the AVIF format/).waitFor();
    await picture.locator('input[type=file]').setInputFiles(avif);
    await page.getByText('You have a new picture.', { exact: true }).waitFor();
  });

  it('change nothing when they are chosen and never sent', async () => {
    const { storageState } = await joinAs(app(), 'Gone');
    const page = await visitor({ storageState });
    await page.goto('/add-location?tab=manual');
    const left = Promise.withResolvers<void>();
    const preparing = page.waitForRequest(PREPARING);
    await page.route(PREPARING, async (route) => {
      await left.promise;
      await route.continue();
    });
    await formOf(page).locator('input[type=file]').setInputFiles([heicPhoto()]);
    const answered = (await preparing).response();
    await page.getByRole('link', { name: 'Community Lists' }).first().click();
    await page.waitForURL('**/public-lists');
    left.resolve();
    await answered;
    await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
    await expectEventually(() => page.getByText('Photo cannot be read').count()).toBe(0);
  });
});
