import { expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { expectAccessible } from './axe.fixture.ts';
import { joinAs, signInAs } from './member.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

// More members join here than may from one address.
const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

const PLACE = {
  name: 'Moss Hollow',
  categoryId: 20,
  description: 'Warm water under ferns',
  address: '1 Lane',
  city: 'Kyoto',
  country: 'Japan',
};
const WORDS = 'We have it already.\n<b>Thank you</b> all the same.';
const Submitted = z.object({ id: z.string() });
const DELETE = 'mutation ($id: ID!, $message: String) { deleteLocation(id: $id, message: $message) }';

describe('a place that an admin has deleted', () => {
  it('shows the admin’s reason to its submitter, and is a 404 for everybody else', async () => {
    const [author, other, admin] = [
      await joinAs(app(), 'Alva'),
      await joinAs(app(), 'Bo'),
      await signInAs(app(), 'admin'),
    ];
    const { id } = Submitted.parse(await author.call('POST', '/api/locations', PLACE));
    await admin.call('POST', '/graphql', { query: DELETE, variables: { id, message: WORDS } });

    const look = async (storageState: typeof author.storageState | undefined, path: string): Promise<Page> => {
      const page = await visitor({
        mayComplain: /status of 404/,
        reducedMotion: 'reduce',
        ...(storageState && { storageState }),
      });
      expect((await page.goto(path))?.status()).toBe(404);
      return page;
    };
    for (const { storageState } of [author, admin]) {
      const page = await look(storageState, `/location/${id}`);
      await page.getByRole('heading', { name: 'This location was deleted' }).waitFor();
      await page.getByText('An admin deleted Moss Hollow on').waitFor();
      await expectEventually(() => page.getByRole('blockquote').innerText()).toBe(WORDS);
      await expectAccessible(page);
    }
    for (const storageState of [other.storageState, undefined]) {
      const wordsAt = async (path: string): Promise<string> => {
        const page = await look(storageState, path);
        await page.getByRole('heading', { name: 'Location Not Found' }).waitFor();
        return page.getByRole('main').innerText();
      };
      expect(await wordsAt(`/location/${id}`)).toBe(await wordsAt('/location/nowhere'));
    }
  });

  it('offers visitors, who may be its submitter, to sign in and come back', async () => {
    const page = await visitor({ mayComplain: /status of 404/ });
    await page.goto('/location/nowhere');
    await page.getByRole('link', { name: 'Sign in to see your own' }).click();
    await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === '/location/nowhere');
  });
});
