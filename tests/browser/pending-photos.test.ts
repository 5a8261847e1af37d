import { expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { expectAccessible } from './axe.fixture.ts';
import { joinAs, signInAs, type Member } from './member.fixture.ts';
import { drawPhoto } from './photos.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

// More members join here than may from one address.
const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

/** The id of a place that this member has submitted and an admin has published. */
const publishedPlaceOf = async (member: Member, admin: Member, name: string): Promise<string> => {
  const place = await member.call('POST', '/api/locations', {
    name,
    categoryId: 20,
    description: 'Three warm pools under old trees.',
    address: '12 Moss Lane',
    city: 'Bath',
    country: 'United Kingdom',
  });
  const id = typeof place === 'object' && place && 'id' in place ? String(place.id) : '';
  await admin.call('PUT', `/api/admin/locations/${id}/verify`, { isVerified: true });
  return id;
};

const sendPhoto = async (page: Page, id: string, captions: string, colour: string): Promise<number> => {
  const photos = { name: `${colour}.png`, mimeType: 'image/png', buffer: await drawPhoto(page, colour) };
  const answer = await page.request.post(`${app().origin}/api/locations/${id}/photos`, {
    headers: { origin: app().origin },
    multipart: { photos, captions },
  });
  return answer.status();
};

describe('photos of a published place', () => {
  it('wait on its page for their member alone, and an admin accepts one and declines another with a reason', async () => {
    const admin = await signInAs(app(), 'admin');
    const member = await joinAs(app(), 'Nora');
    const id = await publishedPlaceOf(member, admin, 'Photographed Pools');
    const page = await visitor({ storageState: member.storageState, reducedMotion: 'reduce' });
    await page.goto(`/location/${id}`);
    for (const [caption, colour] of [
      ['Steam at dawn', 'teal'],
      ['Call +1 900 SPAM', 'tomato'],
      ['Sent by mistake', 'black'],
    ] as const)
      expect(await sendPhoto(page, id, caption, colour)).toBe(202);
    await page.reload();
    const waiting = page.getByRole('list', { name: 'Photos that wait for an admin' });
    await waiting.getByText('Waiting for an admin', { exact: true }).nth(2).waitFor();
    await expectAccessible(page);
    await waiting.getByRole('button', { name: 'Take back photo 3' }).click();
    await page.getByText('Photo taken back', { exact: true }).waitFor();
    await waiting.getByText('Sent by mistake').waitFor({ state: 'detached' });

    const other = await visitor();
    await other.goto(`/location/${id}`);
    await other.getByRole('heading', { name: 'Photographed Pools', level: 1 }).waitFor();
    await expectEventually(() => other.getByText('Steam at dawn').count()).toBe(0);

    const keeper = await visitor({ storageState: admin.storageState, reducedMotion: 'reduce' });
    await keeper.goto('/admin?tab=locations');
    const proposals = keeper.getByRole('region', { name: 'Claims, corrections and photos' });
    await proposals.getByRole('button', { name: 'Show 1 proposal' }).click();
    await proposals.getByRole('img', { name: 'Steam at dawn' }).waitFor();
    await expectAccessible(keeper);
    await proposals.getByRole('checkbox', { name: 'Accept photo 2' }).uncheck();
    await proposals.getByLabel('Words to the member').fill('The second one is an advert.');
    await proposals.getByRole('button', { name: 'Accept 1 of 2' }).click();
    await keeper.getByText('Proposal accepted', { exact: true }).waitFor();

    await page.reload();
    await page.getByText(/^1 photo or caption of yours was not accepted on /).waitFor();
    await page.getByText('The second one is an advert.', { exact: true }).waitFor();
    await other.reload();
    await other.getByRole('img', { name: 'Steam at dawn' }).first().waitFor();
    await expectEventually(() => other.getByText('Call +1 900 SPAM').count()).toBe(0);
  });

  it('are not accepted with the others when they were added after an admin looked', async () => {
    const admin = await signInAs(app(), 'admin');
    const member = await joinAs(app(), 'Omar');
    const id = await publishedPlaceOf(member, admin, 'Switched Pools');
    const page = await visitor({ storageState: member.storageState });
    await page.goto(`/location/${id}`);
    expect(await sendPhoto(page, id, 'Bait', 'teal')).toBe(202);
    const keeper = await visitor({ storageState: admin.storageState, reducedMotion: 'reduce' });
    await keeper.goto('/admin?tab=locations');
    const proposals = keeper.getByRole('region', { name: 'Claims, corrections and photos' });
    await proposals.getByRole('button', { name: 'Show 1 proposal' }).click();
    await proposals.getByRole('img', { name: 'Bait' }).waitFor();
    expect(await sendPhoto(page, id, 'Switch', 'tomato')).toBe(202);
    await proposals.getByRole('button', { name: 'Accept' }).click();
    await keeper.getByText(/^This proposal has changed since you read it/).waitFor();
    await proposals.getByRole('img', { name: 'Switch' }).waitFor();
    await proposals.getByRole('button', { name: 'Decline' }).click();
    await keeper.getByText('Proposal declined', { exact: true }).waitFor();
    await page.reload();
    await page.getByText(/^Your photos were declined on /).waitFor();
  });
});
