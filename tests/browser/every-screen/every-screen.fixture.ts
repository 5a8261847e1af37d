import { DEFAULT_LANGUAGE, type Language } from '@wellspring/words/languages';
import type { Page } from 'playwright-core';
import { axeComplaints } from '../axe.fixture.ts';
import { layoutFindings } from '../layout.fixture.ts';
import { FLAT_CONTROLS, MOVING, NOT_FOR_PAPER } from '../modes.fixture.ts';
import { castOfScreens, headingOf, inLanguage, OTHER_STATES, SCREENS, type Screen } from '../screens.fixture.ts';
import { waitUntilSettled } from '../stable-page.fixture.ts';
import { openProduct, PHONE, WIDE, type Visit } from '../visitor.fixture.ts';

const HEIGHT = 844;
/** Beyond that many, what opens opens like the others. */
const MOST_OPENERS = 4;
const OPENERS =
  'main :is([role=tab][aria-selected=false], [aria-haspopup], summary), header :is([aria-haspopup], summary)';

/** What is wrong with a page in some respect, a line each. */
type Check = (page: Page) => Promise<readonly string[]>;

const hasOneMainPart: Check = async (page) =>
  (await page.getByRole('main').count()) === 1 ? [] : ['not one main part'];

const roomAt =
  (widths: readonly number[], touch: boolean): Check =>
  async (page) => {
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      await waitUntilSettled(page);
      found.push(...(await layoutFindings(page, { touch })).map((line) => `${width}: ${line}`));
    }
    return found;
  };

const axeAt =
  (viewport: typeof WIDE): Check =>
  async (page) => {
    await page.setViewportSize(viewport);
    await waitUntilSettled(page);
    return axeComplaints(page);
  };

const forcedColours: Check = async (page) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate<readonly string[]>(FLAT_CONTROLS);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
};

const onPaper: Check = async (page) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const found = await page.evaluate<readonly string[]>(NOT_FOR_PAPER);
  const cut = (await layoutFindings(page, { touch: false })).filter((line) => line.includes(' is cut by '));
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  return [...found, ...cut];
};

const largeLetters: Check = async (page) => {
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  const found = await roomAt([1280, 768, 320], false)(page);
  await page.evaluate(`document.documentElement.style.fontSize = ''`);
  await page.setViewportSize(WIDE);
  return found;
};

/**
 * What opens something, tabs last: they show another part of the screen, in which the other openers are not. The elements themselves: a tab
 * that is chosen is no opener any longer, and would shift the numbers of the others.
 */
const openersOf = async (page: Page) => {
  const openers = (await page.locator(OPENERS).elementHandles()).slice(0, MOST_OPENERS);
  const isTab = await Promise.all(openers.map(async (opener) => (await opener.getAttribute('role')) === 'tab'));
  return [...openers.filter((_, at) => !isTab[at]), ...openers.filter((_, at) => isTab[at])];
};

/** With reduced motion, by itself and when something opens. It leaves the screen changed. */
const motion: Check = async (page) => {
  const found = [...(await page.evaluate<readonly string[]>(MOVING))];
  for (const opener of await openersOf(page)) {
    if (!(await opener.isVisible())) continue;
    await opener.click();
    // The script of a dialog comes when it is first opened: Escape would be pressed before.
    if ((await opener.getAttribute('aria-haspopup')) === 'dialog') await page.locator('dialog[open]').waitFor();
    found.push(...(await page.evaluate<readonly string[]>(MOVING)));
    await page.keyboard.press('Escape');
  }
  return found;
};

type Hand = { readonly visit: Visit; readonly checks: Readonly<Record<string, Check>> };

/** Each way to use a screen is one visit, in which all that is promised for it is looked at. */
const HANDS: Readonly<Record<'mouse' | 'fingers' | 'either', Hand>> = {
  mouse: {
    visit: { viewport: WIDE },
    checks: {
      'main part': hasOneMainPart,
      room: roomAt([1920, 1280], false),
      axe: axeAt(WIDE),
      'forced colours': forcedColours,
      paper: onPaper,
      'letters of twice their size': largeLetters,
      'reduced motion': motion,
    },
  },
  fingers: {
    visit: { viewport: { width: 320, height: HEIGHT }, hasTouch: true, isMobile: true },
    checks: { room: roomAt([320, 768, 390], true), axe: axeAt(PHONE) },
  },
  // for what differs by language: how long words are, and which way they run
  either: {
    visit: { viewport: WIDE },
    checks: { room: roomAt([1280, 320], false) },
  },
};

/** Visits each screen that `viewer` sees, in each state of it, with each of `hands`: nothing may be wrong with it. */
export const everyScreenOf = (
  viewer: Screen['viewer'],
  hands: readonly (keyof typeof HANDS)[],
  language: Language = DEFAULT_LANGUAGE,
): void => {
  const { visitor, app } = openProduct();
  let cast: Awaited<ReturnType<typeof castOfScreens>>;
  beforeAll(async () => void (cast = await castOfScreens(app())));

  const wrongWith = async (screen: Screen, { visit, checks }: Hand): Promise<readonly string[]> => {
    const storageState = cast.sessionOf(viewer);
    const session = storageState && { storageState };
    const page = await visitor({ ...visit, ...session, reducedMotion: 'reduce', mayComplain: /status of 40[04]/ });
    await page.goto(inLanguage(cast.pathOf(screen), language));
    await headingOf(page, screen, language).waitFor();
    await waitUntilSettled(page);
    const found: string[] = [];
    for (const [what, check] of Object.entries(checks))
      found.push(...(await check(page)).map((line) => `${what}: ${line}`));
    return found;
  };

  const seen = [...SCREENS, ...OTHER_STATES].filter((screen) => screen.viewer === viewer);
  describe.each(hands)(
    `every screen of a ${viewer} in ${language}, by %s, has room, is accessible and keeps to what is preferred:`,
    (hand) => {
      it.each(seen)('$id', async (screen) => {
        expect(await wrongWith(screen, HANDS[hand])).toEqual([]);
      });
    },
  );
};
