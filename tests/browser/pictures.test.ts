import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPackagedBrowser, launchPackagedBrowser } from '@wellspring/testkit/browser';
import { DEFAULT_LANGUAGE, type Language } from '@wellspring/words/languages';
import type { Page } from 'playwright-core';
import { asCommitted, differenceOf } from './picture.fixture.ts';
import { sameLetters } from './same-letters.fixture.ts';
import { castOfScreens, headingOf, inLanguage, SCREENS, type Screen } from './screens.fixture.ts';
import { freezePage } from './stable-page.fixture.ts';
import { openProduct, PHONE, WIDE, type Visit } from './visitor.fixture.ts';

const FOLDER = fileURLToPath(new URL('pictures/', import.meta.url));
const MOST_BYTES = 120_000;
/** All of them are taken again, on a busy machine. */
const MOST_MS = 600_000;
/** Where the looks of all have changed, some show it. */
const ENOUGH = 8;
/** npm run screenshots */
const RENEWS = process.env['SCREENSHOTS'] === 'renew';

type Picture = Awaited<ReturnType<typeof freezePage>>;

const VIEWERS = ['visitor', 'member', 'admin'] as const;
type Scheme = 'light' | 'dark';

const SCHEMES: readonly [Scheme, ...Scheme[]] = ['light', 'dark'];
const WINDOWS = [
  [390, { viewport: PHONE, hasTouch: true, isMobile: true }],
  [1280, { viewport: WIDE }],
] as const;

/** Long words, and words from right to left: one screen of each kind shows what they do to it. */
const OTHER_LANGUAGES = ['en-XA', 'ar'] as const;
const SHOWN_IN_OTHER_LANGUAGES = ['S002', 'S004', 'S005', 'S006', 'S010', 'S012', 'S013', 'S022', 'S028'];

/** For letters that the product leaves to the reader's system. */
const SAME_LETTERS = await sameLetters();

type Sitting = {
  readonly viewer: Screen['viewer'];
  readonly language: Language;
  readonly width: number;
  readonly schemes: readonly [Scheme, ...Scheme[]];
  readonly window: Visit;
};

/** What one visitor looks at in one go. In another language one scheme is enough for each width. */
const SITTINGS: readonly Sitting[] = VIEWERS.flatMap((viewer) =>
  WINDOWS.flatMap(([width, window]) => [
    { viewer, language: DEFAULT_LANGUAGE, width, window, schemes: SCHEMES },
    ...OTHER_LANGUAGES.map((language): Sitting => ({
      viewer,
      language,
      width,
      window,
      schemes: width === 390 ? ['light'] : ['dark'],
    })),
  ]),
);

const screensOf = ({ viewer, language }: Sitting): readonly Screen[] =>
  SCREENS.filter(
    (screen) =>
      screen.viewer === viewer && (language === DEFAULT_LANGUAGE || SHOWN_IN_OTHER_LANGUAGES.includes(screen.id)),
  );

const namesOf = ({ id, windows }: Screen, { language, width }: Sitting, scheme: string): readonly string[] => {
  const name = [id, ...(language === DEFAULT_LANGUAGE ? [] : [language]), width, scheme].join('-');
  return Array.from({ length: windows }, (_, at) => (at === 0 ? name : `${name}-${at + 1}`));
};

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

  for (const sitting of SITTINGS) {
    const { viewer, language, width, window, schemes } = sitting;
    it(
      `what a ${viewer} sees in ${language} looks as in the committed pictures, ${width} px wide`,
      async () => {
        const storageState = cast.sessionOf(viewer);
        const session = storageState && { storageState };
        const mayComplain = /status of 40[04]/;
        // To take a picture is to add a style, which the product would refuse.
        const page = await visitor({ ...window, ...session, reducedMotion: 'reduce', bypassCSP: true, mayComplain });
        const picture = await freezePage(page, language === DEFAULT_LANGUAGE ? '' : SAME_LETTERS);
        const found: string[] = [];
        for (const screen of screensOf(sitting)) {
          if (found.length > ENOUGH) break;
          await page.emulateMedia({ colorScheme: schemes[0] });
          await page.goto(inLanguage(cast.pathOf(screen), language));
          await headingOf(page, screen, language).waitFor();
          for (const scheme of schemes) {
            await page.emulateMedia({ colorScheme: scheme });
            found.push(...(await complaintsAbout(page, picture, namesOf(screen, sitting, scheme))));
          }
        }
        expect(found).toEqual([]);
      },
      MOST_MS,
    );
  }
});

describe('the committed pictures', () => {
  it('are of the screens of today, none of them heavier than 120 kB', async () => {
    const expected = SITTINGS.flatMap((sitting) =>
      screensOf(sitting).flatMap((screen) => sitting.schemes.flatMap((scheme) => namesOf(screen, sitting, scheme))),
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
