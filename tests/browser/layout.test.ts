import { withoutRoom } from './layout.fixture.ts';
import { castOfScreens, SCREENS, type Screen } from './screens.fixture.ts';
import { settled } from './still.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const FINGERS = { what: 'fingers', widths: [320, 390, 768], touch: true } as const;
const MOUSE = { what: 'a mouse', widths: [1280, 1920], touch: false } as const;

let cast: Awaited<ReturnType<typeof castOfScreens>>;
beforeAll(async () => void (cast = await castOfScreens(app())));

const complaintsAbout = async (screen: Screen, { widths, touch }: typeof FINGERS | typeof MOUSE) => {
  const storageState = cast.sessionOf(screen.viewer);
  const page = await visitor({
    ...(storageState && { storageState }),
    viewport: { width: widths[0], height: 844 },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    mayComplain: /status of 40[04]/,
  });
  await page.goto(cast.pathOf(screen));
  await page.getByRole('heading', { name: screen.heading }).first().waitFor();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    found.push(...(await withoutRoom(page, { touch })).map((line) => `${width}: ${line}`));
  }
  return found;
};

describe('all of a screen has room', () => {
  for (const hand of [FINGERS, MOUSE])
    it.each(SCREENS)(`$id for a $viewer, for ${hand.what}, ${hand.widths.join(', ')} px wide`, async (screen) => {
      expect(await complaintsAbout(screen, hand)).toEqual([]);
    });
});
