import { expectEventually } from '@wellspring/testkit/eventually';
import { expectAccessible } from './axe.fixture.ts';
import { joinAs, signInAs } from './member.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

// More members join here than may from one address.
const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

describe('a claim', () => {
  it('is sent from the page of a place, waits for an admin, and shows the decision', async () => {
    const { storageState } = await joinAs(app(), 'Olga');
    const place = await pathOfPlace(app(), 'Blue Lagoon');
    const page = await visitor({ storageState, reducedMotion: 'reduce' });
    await page.goto(place);
    await page.getByRole('button', { name: 'I own or manage this location' }).click();
    const dialog = page.getByRole('dialog', { name: 'I own or manage this location' });
    await dialog.getByLabel('Message').fill('Too short');
    await dialog.getByRole('button', { name: 'Send claim' }).click();
    await dialog.getByText('Message must be at least 10 characters').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Message').fill('I have kept the lagoon since 1992.');
    await dialog.getByRole('button', { name: 'Send claim' }).click();
    await page.getByText('You have claimed this location. An admin looks at it.').waitFor();
    await expectEventually(() => page.getByText('Owner Verified').count()).toBe(0);

    const admin = await signInAs(app(), 'admin');
    const keeper = await visitor({ storageState: admin.storageState, reducedMotion: 'reduce' });
    await keeper.goto('/admin?tab=locations');
    const proposals = keeper.getByRole('region', { name: 'Claims, corrections and photos' });
    await proposals.getByRole('button', { name: 'Show 1 proposal' }).click();
    await proposals.getByText('I have kept the lagoon since 1992.').waitFor();
    await expectAccessible(keeper);
    await proposals.getByRole('button', { name: 'Accept' }).click();
    await keeper.getByText('Proposal accepted', { exact: true }).waitFor();
    await proposals.waitFor({ state: 'detached' });

    const reader = await visitor();
    await reader.goto(place);
    await reader.getByRole('article').getByText('Owner Verified').first().waitFor();
  });

  it('shows its member the reason when it is declined, on the page of the place', async () => {
    const member = await joinAs(app(), 'Pia');
    const place = await pathOfPlace(app(), 'Rudas Baths');
    const claim = `/api/locations/${place.split('/').at(-1)}/claim`;
    await member.call('POST', claim, { message: 'I have kept the baths since 1992.' });
    const admin = await signInAs(app(), 'admin');
    const keeper = await visitor({ storageState: admin.storageState, reducedMotion: 'reduce' });
    await keeper.goto('/admin?tab=locations');
    const proposals = keeper.getByRole('region', { name: 'Claims, corrections and photos' });
    await proposals.getByRole('button', { name: 'Show 1 proposal' }).click();
    await proposals
      .getByLabel('Words to the member')
      .fill('The phone number is not yours: please write from its site.');
    await proposals.getByRole('button', { name: 'Decline' }).click();
    await keeper.getByText('Proposal declined', { exact: true }).waitFor();
    const page = await visitor({ storageState: member.storageState, reducedMotion: 'reduce' });
    await page.goto(place);
    await page.getByText(/^Your claim was declined on /).waitFor();
    await page.getByText('The phone number is not yours: please write from its site.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'I own or manage this location' }).waitFor();
    await expectAccessible(page);
    await page.goto('/dashboard');
    const proposed = page.getByRole('region', { name: 'What you proposed' });
    await proposed.getByRole('link', { name: 'Rudas Baths' }).waitFor();
    await proposed.getByText(/^Declined on /).waitFor();
    await proposed.getByText('The phone number is not yours: please write from its site.', { exact: true }).waitFor();
    await expectAccessible(page);
    const other = await visitor({ storageState: (await joinAs(app(), 'Quin')).storageState });
    await other.goto(place);
    await other.getByRole('button', { name: 'I own or manage this location' }).waitFor();
    await expectEventually(() => other.getByText('Your claim was declined').count()).toBe(0);
  });
});
