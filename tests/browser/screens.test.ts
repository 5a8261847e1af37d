import { castOfScreens, SCREENS } from './screens.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

let cast: Awaited<ReturnType<typeof castOfScreens>>;
beforeAll(async () => void (cast = await castOfScreens(app())));

describe('every screen of the specification', () => {
  for (const screen of SCREENS)
    it(`${screen.id} stands for a ${screen.viewer}: ${String(screen.heading)}`, async () => {
      const storageState = cast.sessionOf(screen.viewer);
      const page = await visitor({ mayComplain: /40[04]/, ...(storageState && { storageState }) });
      await page.goto(cast.pathOf(screen));
      await page.getByRole('heading', { name: screen.heading }).first().waitFor();
      expect(await page.getByRole('main').count()).toBe(1);
    });
});
