import { eventually } from '@wellspring/testkit/eventually';
import { inView, JAPAN, openMap, positionOf } from './map.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor } = openProduct();

describe('pins that cover each other', () => {
  it('lead each to its own place: the one whose middle is nearest to the pointer', async () => {
    const page = await visitor();
    await openMap(page, '/home?view=map');
    await page.locator('[data-map] canvas').scrollIntoViewIfNeeded();
    const look = () =>
      page.evaluate<{ name: string; x: number; y: number } | null>(`(() => {
        const pins = [...document.querySelectorAll('a[data-pin]')].map((pin) => {
          const { left, top, width, height } = pin.getBoundingClientRect();
          return { name: pin.getAttribute('aria-label'), pin, x: left + width / 2, y: top + height / 2 };
        });
        const hidden = pins.find(({ pin, x, y }) => {
          const above = document.elementFromPoint(x, y)?.closest('a[data-pin]');
          return above && above !== pin;
        });
        return hidden ? { name: hidden.name, x: hidden.x, y: hidden.y } : null;
      })()`);
    // Pins come and move until the map rests: it does where two looks see the same.
    let before = await look();
    const covered = await eventually(
      async () => {
        const now = await look();
        const isAtRest = JSON.stringify(now) === JSON.stringify(before);
        before = now;
        if (!now || !isAtRest) throw new Error('No pin is covered by another, or the map still moves');
        return now;
      },
      10_000,
      250,
    );
    await page.mouse.click(covered.x, covered.y);
    await page.getByRole('heading', { level: 1, name: covered.name }).waitFor();
  });
});

describe('where nothing is in view', () => {
  it('the nearest place is one click away', async () => {
    const page = await visitor();
    await page.goto('/home?view=map&at=-60,-20,6');
    await page.getByRole('button', { name: /^Go to the nearest: .+ km$/ }).click();
    await page.locator('[data-pin]').first().waitFor();
    await eventually(async () => expect(await inView(page)).toBeGreaterThan(0));
  });
});

describe('by keyboard', () => {
  it('the list beside the map can be skipped', async () => {
    const page = await visitor();
    await openMap(page, JAPAN);
    const skip = page.getByRole('button', { name: 'Skip the list, to the map' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-map] canvas:focus').waitFor();
  });
});

describe('on a phone', () => {
  it('one finger scrolls the page past the map', async () => {
    const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    await openMap(page, JAPAN);
    expect(
      await page.evaluate(`getComputedStyle(document.querySelector('.maplibregl-canvas-container')).touchAction`),
    ).toBe('pan-x pan-y');
    const client = await page.context().newCDPSession(page);
    const before = Number(await page.evaluate('scrollY'));
    const swipe = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 60, y }] });
    const box = await page.locator('[data-map] canvas').boundingBox();
    const start = Math.min((box?.y ?? 0) + 150, PHONE.height - 20);
    await swipe('touchStart', start);
    for (let step = 1; step <= 8; step++) await swipe('touchMove', start - step * 20);
    await swipe('touchEnd', start - 160);
    await eventually(async () => expect(Number(await page.evaluate('scrollY'))).toBeGreaterThan(before + 50));
    expect(positionOf(page)).toBe('36.2,138.2,5');
  });
});
