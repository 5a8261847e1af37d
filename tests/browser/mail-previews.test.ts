import { expectEventually } from '@wellspring/testkit/eventually';
import { expectAccessible } from './axe.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

describe('in development', () => {
  const { visitor } = openProduct({ env: { NODE_ENV: 'development' } });

  it('every mail can be looked at in both forms, on a phone too', async () => {
    // The accessibility check writes to the frame of the mail, which is in a sandbox and has no origin.
    const page = await visitor({ viewport: PHONE, mayComplain: /postMessage/ });
    await page.goto('/dev/mails');
    await expectEventually(() => page.getByRole('listitem').count()).toBeGreaterThan(10);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Confirm your e-mail address' }).click();
    const mail = page.frameLocator('iframe');
    await mail.getByRole('link', { name: 'Confirm e-mail address' }).waitFor();
    // Its styles are its own, and apply.
    expect(await page.frames()[1]?.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(
      'rgb(244, 247, 246)',
    );
    await page.getByText('Confirm e-mail address:').waitFor();
    await expectAccessible(page);
  });
});

describe('in production', () => {
  const { app } = openProduct();

  it.each(['/dev/mails', '/dev/mails/confirm-address', '/dev/mails/confirm-address.html'])(
    '%s is no page',
    async (path) => {
      const answer = await fetch(app().origin + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('Confirm');
    },
  );
});
