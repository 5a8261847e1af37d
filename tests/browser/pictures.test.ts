import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPackagedBrowser, launchPackagedBrowser } from '@wellspring/testkit/browser';
import type { Page } from 'playwright-core';
import { asCommitted, differenceOf } from './picture.fixture.ts';
import { castOfScreens, SCREENS, type Screen } from './screens.fixture.ts';
import { freezePage } from './stable-page.fixture.ts';
import { openProduct, PHONE, WIDE } from './visitor.fixture.ts';

const FOLDER = fileURLToPath(new URL('pictures/', import.meta.url));
const MOST_BYTES = 120_000;
/** All of them taken anew, on a machine that does other things as well. */
const MOST_MS = 600_000;
/** Where the looks of all have changed, some say so. */
const ENOUGH = 8;
/** npm run screenshots */
const RENEWS = process.env['SCREENSHOTS'] === 'renew';

type Picture = Awaited<ReturnType<typeof freezePage>>;

const VIEWERS = ['visitor', 'member', 'admin'] as const;
const SCHEMES = ['light', 'dark'] as const;
const WINDOWS = [
  [390, { viewport: PHONE, hasTouch: true, isMobile: true }],
  [1280, { viewport: WIDE }],
] as const;

const namesOf = ({ id, windows }: Screen, width: number, scheme: string): readonly string[] =>
  Array.from({ length: windows }, (_, at) => `${id}-${width}-${scheme}${at === 0 ? '' : `-${at + 1}`}`);

const fileOf = (name: string): string => join(FOLDER, `${name}.webp`);

/** Keeps what was seen and how it differs where both outlive the run. Answers where. */
const keep = async (name: string, seen: Buffer, difference: Buffer): Promise<string> => {
  const folder = await mkdtemp(join(process.env['LASTING_TMPDIR'] ?? '', 'wellspring-looks-'));
  await writeFile(join(folder, `${name}-seen.webp`), seen);
  await writeFile(join(folder, `${name}-difference.png`), difference);
  return folder;
};

const committed = (name: string): Promise<Buffer | undefined> => readFile(fileOf(name)).catch(() => undefined);

const looksAs = (expected: Buffer | undefined) => async (picture: Buffer) =>
  expected !== undefined && (await differenceOf(await asCommitted(picture), expected)) === null;

/** How the window differs from the committed picture, in a line; null: it does not. */
const complaint = async (picture: Picture, name: string): Promise<string | null> => {
  const expected = await committed(name);
  if (expected === undefined) return `${name}: there is no picture of it. npm run screenshots makes one`;
  const seen = await asCommitted(await picture(looksAs(expected)));
  const found = await differenceOf(seen, expected);
  if (found === null) return null;
  const where = `most of them right and down of (${found.around.x}, ${found.around.y})`;
  return `${name}: ${found.pixels} pixels differ, ${where}; see ${await keep(name, seen, found.picture)}`;
};

/** A picture that still looks as the screen does stays as it is. */
const renew = async (picture: Picture, name: string): Promise<null> => {
  const looksAsBefore = looksAs(await committed(name));
  const seen = await picture(looksAsBefore);
  if (!(await looksAsBefore(seen))) await writeFile(fileOf(name), await asCommitted(seen));
  return null;
};

/** The windows of a screen, one below the other, in a colour scheme. */
const complaintsAbout = async (page: Page, picture: Picture, names: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [at, name] of names.entries()) {
    await page.evaluate(`scrollTo({ top: ${at} * innerHeight, behavior: 'instant' })`);
    const line = await (RENEWS ? renew : complaint)(picture, name);
    if (line !== null) found.push(line);
  }
  return found;
};

// In another browser letters are drawn otherwise.
(hasPackagedBrowser() ? describe : describe.skip)('in the browser from npm', () => {
  const { visitor, app } = openProduct({ launch: launchPackagedBrowser, sameIds: true });
  let cast: Awaited<ReturnType<typeof castOfScreens>>;
  beforeAll(async () => {
    cast = await castOfScreens(app());
    await mkdir(FOLDER, { recursive: true });
  });

  for (const viewer of VIEWERS)
    for (const [width, window] of WINDOWS)
      it(
        `what a ${viewer} sees looks as in the committed pictures, ${width} px wide`,
        async () => {
          const storageState = cast.sessionOf(viewer);
          const session = storageState && { storageState };
          const mayComplain = /status of 40[04]/;
          // To take a picture is to add a style, which the product would refuse.
          const page = await visitor({ ...window, ...session, reducedMotion: 'reduce', bypassCSP: true, mayComplain });
          const picture = await freezePage(page);
          const found: string[] = [];
          for (const screen of SCREENS.filter((each) => each.viewer === viewer)) {
            if (found.length > ENOUGH) break;
            await page.emulateMedia({ colorScheme: 'light' });
            await page.goto(cast.pathOf(screen));
            await page.getByRole('heading', { name: screen.heading }).first().waitFor();
            for (const scheme of SCHEMES) {
              await page.emulateMedia({ colorScheme: scheme });
              found.push(...(await complaintsAbout(page, picture, namesOf(screen, width, scheme))));
            }
          }
          expect(found).toEqual([]);
        },
        MOST_MS,
      );
});

describe('the committed pictures', () => {
  it('are of the screens of today, none of them heavier than 120 kB', async () => {
    const expected = SCREENS.flatMap((screen) =>
      WINDOWS.flatMap(([width]) => SCHEMES.flatMap((scheme) => namesOf(screen, width, scheme))),
    ).map((name) => `${name}.webp`);
    const there = await readdir(FOLDER);
    if (RENEWS) for (const file of there) if (!expected.includes(file)) await rm(join(FOLDER, file));
    expect((await readdir(FOLDER)).toSorted()).toEqual(expected.toSorted());
    const sizes = await Promise.all(
      expected.map(async (file) => ({ file, size: (await stat(join(FOLDER, file))).size })),
    );
    expect(sizes.filter(({ size }) => size > MOST_BYTES)).toEqual([]);
  });
});
