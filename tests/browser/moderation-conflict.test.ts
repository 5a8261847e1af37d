import { AdminLocation } from '@wellspring/rest-contract/admin-location';
import { expectEventually } from '@wellspring/testkit/eventually';
import { expectAccessible } from './axe.fixture.ts';
import { joinAs, signInAs, type Member } from './member.fixture.ts';
import { openProduct, WIDTHS } from './visitor.fixture.ts';

// More members join here than may from one address.
const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

const submit = async (member: Member, name: string): Promise<string> => {
  const place = { name, categoryId: 20, description: 'Warm and quiet', address: '1 Moss Lane', city: 'Tecopa' };
  const submitted = await member.call('POST', '/api/locations', { ...place, country: 'United States' });
  return AdminLocation.pick({ id: true }).loose().parse(submitted).id;
};
const SPAM = { description: 'SPAM buy pills', website: 'https://evil.example/' };
const statusOf = async (id: string): Promise<number> => (await fetch(`${app().origin}/api/locations/${id}`)).status;

describe('a pending place that its submitter changes after an admin has read it', () => {
  for (const [width, viewport] of WIDTHS)
    it(`is not published before the admin has seen what changed, ${width}`, async () => {
      const member = await joinAs(app(), 'Bait');
      const name = `Bait Pool of ${String(viewport.width)}`;
      const id = await submit(member, name);
      const { storageState } = await signInAs(app(), 'admin');
      const page = await visitor({ storageState, viewport, reducedMotion: 'reduce' });
      await page.goto(`/admin?tab=locations&filter=pending&search=${encodeURIComponent(name)}`);
      const row = page.getByRole('row', { name: new RegExp(name) });
      await row.focus();
      await member.call('PUT', `/api/locations/${id}`, SPAM);
      await page.keyboard.press('v');
      const dialog = page.getByRole('dialog', { name: 'This location has changed since you read it' });
      const changes = dialog.getByRole('table', { name: 'What you read, and what stands now' });
      await changes.getByRole('row', { name: 'Description Warm and quiet SPAM buy pills' }).waitFor();
      await changes.getByRole('row', { name: 'Website nothing https://evil.example/' }).waitFor();
      await expectEventually(() => statusOf(id)).toBe(404);
      await expectAccessible(page);
      await member.call('PUT', `/api/locations/${id}`, { website: null });
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await changes.getByRole('row', { name: /^Website/ }).waitFor({ state: 'detached' });
      await expectEventually(() => statusOf(id)).toBe(404);
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await page.getByText('Location updated', { exact: true }).waitFor();
      await expectEventually(() => statusOf(id)).toBe(200);
    });

  it('is refused in a batch, and can be judged again alone', async () => {
    const member = await joinAs(app(), 'Many');
    const [bait, honest] = [await submit(member, 'Basket Pool one'), await submit(member, 'Basket Pool two')];
    const { storageState } = await signInAs(app(), 'admin');
    const page = await visitor({ storageState, reducedMotion: 'reduce' });
    await page.goto('/admin?tab=locations&filter=pending&search=Basket+Pool');
    await page.getByRole('row', { name: /Basket Pool one/ }).waitFor();
    await page.getByRole('button', { name: 'Select this page' }).click();
    await member.call('PUT', `/api/locations/${bait}`, SPAM);
    await page.getByRole('button', { name: 'Verify selected', exact: true }).click();
    await page.getByText('1 location verified', { exact: true }).waitFor();
    const refused = page.getByRole('list', { name: 'Not changed' });
    await refused.getByText(/changed since you read it: Description and Website/).waitFor();
    await expectEventually(async () => [await statusOf(bait), await statusOf(honest)]).toEqual([404, 200]);
    await expectAccessible(page);
    await refused.getByRole('button', { name: 'Look again at Basket Pool one' }).click();
    const dialog = page.getByRole('dialog', { name: 'This location has changed since you read it' });
    await dialog.getByRole('cell', { name: SPAM.description }).waitFor();
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await refused.waitFor({ state: 'detached' });
    await expectEventually(() => statusOf(bait)).toBe(200);
  });

  it('is not deleted before the admin has seen what changed', async () => {
    const member = await joinAs(app(), 'Gone');
    const id = await submit(member, 'Vanishing Pool');
    const { storageState } = await signInAs(app(), 'admin');
    const page = await visitor({ storageState, reducedMotion: 'reduce' });
    await page.goto('/admin?tab=locations&filter=pending&search=Vanishing+Pool');
    await page.getByRole('row', { name: /Vanishing Pool/ }).focus();
    await page.keyboard.press('Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete this location?' });
    await dialog.getByText(/This cannot be undone/).waitFor();
    await member.call('PUT', `/api/locations/${id}`, { description: 'Now with all that was asked for' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('cell', { name: 'Now with all that was asked for' }).waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Location deleted', { exact: true }).waitFor();
  });
});
