import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { expectHidden, shown, statusOf, submitResearched } from '../contribution.fixture.ts';
import { mailedLink, mailTo } from '../mails.fixture.ts';
import { listBeside, openMap } from '../map.fixture.ts';
import { joinAs, signInAs, type Member } from '../member.fixture.ts';
import { drawPhoto } from '../photos.fixture.ts';
import { openProduct } from '../visitor.fixture.ts';

// More members join here than may from one address.
const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

const NAME = 'Moss Pools of the Desert';
/** The bundled browser says that it is a robot, which is not counted. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const WithId = z.object({ id: z.string() });
const Read = z.array(z.object({ id: z.string(), revision: z.number() }));

const open = async ({ storageState }: Member, path: string): Promise<Page> => {
  const page = await visitor({ storageState, mayComplain: /status of 40[0349]/ });
  await page.goto(path);
  return page;
};

describe('a contribution of a member', () => {
  let member: Member;
  let other: Member;
  let admin: Member;
  let page: Page;
  let keeper: Page;
  let id: string;
  beforeAll(async () => {
    member = await joinAs(app(), 'Mara');
    other = await joinAs(app(), 'Otto');
    admin = await signInAs(app(), 'owner');
    const link = await mailedLink(app(), other.email, '/verify-email');
    await other.call('POST', '/api/verify-email', { token: link.split('=').at(-1) });
  });

  /** No one else sees it before an admin has verified it; then it is on the open map, and a badge in the open page. */
  const isSubmittedAndVerified = async (): Promise<void> => {
    page = await visitor({ storageState: member.storageState, mayComplain: /status of 404/ });
    id = await submitResearched(page, NAME);
    await expectHidden(app(), { id, name: NAME });
    const map = await visitor();
    await openMap(map, '/home?view=map&at=36,-117,5');
    await expectEventually(() => listBeside(map).getByText(NAME).count()).toBe(0);

    keeper = await open(admin, '/admin?tab=locations');
    const row = keeper.getByRole('row').filter({ hasText: NAME });
    await row.getByRole('button', { name: /^Verify/ }).click();
    await row.getByText('Verified', { exact: true }).first().waitFor();
    await page.getByText('New achievements unlocked', { exact: true }).waitFor();
    // What waited on the member's dashboard does not any more, without a reload.
    await page.getByRole('article').filter({ hasText: NAME }).getByText('Verified', { exact: true }).waitFor();
    await eventuallyAcrossProcesses(async () =>
      expect(await shown(app(), '/api/map?bbox=-117,35,-116,36&zoom=12')).toContain(id),
    );
    await map.getByRole('button', { name: 'Zoom in' }).click();
    await listBeside(map).locator('[data-row]').filter({ hasText: NAME }).waitFor();
    expect(await shown(app(), '/api/locations/suggest?q=Moss%20Pools')).toContain(id);
  };

  /** A view moves the figure in an admin's open page. */
  const isCounted = async (): Promise<void> => {
    await keeper.goto('/admin?tab=analytics');
    await keeper.getByText('Live', { exact: true }).waitFor();
    const views = keeper.locator('dl > div').filter({ hasText: 'Page Views' }).locator('dd');
    const before = Number((await views.textContent())?.replaceAll(',', ''));
    const reader = await visitor({ userAgent: USER_AGENT });
    await reader.goto(`/location/${id}`);
    await eventuallyAcrossProcesses(async () =>
      expect(Number((await views.textContent())?.replaceAll(',', ''))).toBeGreaterThan(before),
    );
  };

  /** The reporter gets a mail, without the notes. */
  const isReported = async (): Promise<void> => {
    const reader = await open(other, `/location/${id}`);
    await reader.getByRole('button', { name: `Report ${NAME}` }).click();
    await reader.getByLabel('What is wrong').selectOption('closed');
    await reader.getByRole('textbox', { name: 'Description' }).fill('A fence stands around it');
    await reader.getByRole('button', { name: 'Submit Report' }).click();
    await reader.getByText("We'll review your report soon.").first().waitFor();
    const [report] = z.array(WithId).parse(await admin.call('GET', '/api/reports?status=pending'));
    const settled = { status: 'resolved', notes: 'Telephoned: it is open' };
    await admin.call('PUT', `/api/reports/${report?.id ?? ''}/status`, settled);
    expect(await mailTo(app(), other.email, 'Your report was resolved')).not.toContain('Telephoned');
  };

  const isNotOverwritten = async (): Promise<void> => {
    const found = `/api/admin/locations?search=${encodeURIComponent(NAME)}`;
    const revision = Read.parse(await admin.call('GET', found))[0]?.revision;
    const edit = (hours: string) => admin.call('PUT', `/api/admin/locations/${id}`, { hours, revision });
    await edit('6:00 to 22:00');
    await expect(edit('always')).rejects.toThrow(/409/);
    expect(await shown(app(), `/api/locations/${id}`)).toContain('6:00 to 22:00');
  };

  const hasANewGreeting = async (): Promise<void> => {
    await keeper.goto('/admin?tab=settings');
    const buffer = await drawPhoto(keeper);
    const images = keeper.getByRole('region', { name: 'Hero Images' });
    await images.locator('input[type=file]').setInputFiles([{ name: 'dusk.png', mimeType: 'image/png', buffer }]);
    await images.getByRole('button', { name: 'Upload 1 image' }).click();
    await keeper.getByText('1 image uploaded', { exact: true }).waitFor();
    const stored = z
      .array(WithId.extend({ originalName: z.string(), url: z.string() }))
      .parse(await admin.call('GET', '/api/admin/hero-images'));
    const dusk = stored.find(({ originalName }) => originalName === 'dusk.png');
    const ids = [dusk, ...stored.filter((image) => image !== dusk)].map((image) => image?.id);
    await admin.call('PUT', '/api/admin/hero-images/order', { ids });
    const path = dusk?.url.replace(/-\d+\.webp$/, '') ?? 'none';
    await eventuallyAcrossProcesses(async () => expect(await shown(app(), '/')).toContain(path));
  };

  const hasAPlaceAtOnce = async (): Promise<void> => {
    await keeper.goto('/admin?tab=settings');
    await keeper.getByRole('switch', { name: 'Auto-verify locations' }).click();
    await keeper.getByText('Setting updated', { exact: true }).waitFor();
    const place = { description: 'Warm.', address: '1 Lane', city: 'Tecopa', country: 'United States', categoryId: 20 };
    let at = 0;
    await eventuallyAcrossProcesses(async () => {
      const submission = { ...place, name: `Fern Bath ${++at}`, latitude: 35.5 + at / 10, longitude: -116.4 };
      const { id: fern } = WithId.parse(await member.call('POST', '/api/locations', submission));
      expect(await statusOf(app(), `/api/locations/${fern}`)).toBe(200);
    });
    await admin.call('PUT', '/api/admin/site-settings/auto_verify_locations', { value: 'false' });
  };

  const isClaimedAndCorrected = async (): Promise<void> => {
    const message = 'I have run these pools with my sister since 2009.';
    const claim = WithId.parse(await other.call('POST', `/api/locations/${id}/claim`, { message }));
    const correction = WithId.parse(await member.call('PUT', `/api/locations/${id}`, { temperature: '38 °C' }));
    expect(await shown(app(), `/api/locations/${id}`)).not.toContain('38 °C');
    for (const proposal of [claim, correction])
      await admin.call('PUT', `/api/admin/proposals/${proposal.id}`, { status: 'accepted' });
    const reader = await visitor();
    await reader.goto(`/location/${id}`);
    await reader.getByText('Owner Verified').first().waitFor();
    await reader.getByText('38 °C').first().waitFor();
  };

  const losesASuspendedMember = async (): Promise<void> => {
    const words = { rating: 5, title: 'Calm water', content: 'Warm and clean, early in the morning.' };
    await other.call('POST', `/api/locations/${id}/reviews`, words);
    const suspend = (isSuspended: boolean) =>
      admin.call('PUT', `/api/admin/users/${other.id}/suspended`, { isSuspended, reason: 'Wrote adverts' });
    await suspend(true);
    await eventuallyAcrossProcesses(async () => expect(await shown(app(), `/api/locations/${id}/reviews`)).toBe('[]'));
    await expect(other.call('GET', '/api/user')).rejects.toThrow(/40[13]/);
    await suspend(false);
    await eventuallyAcrossProcesses(async () =>
      expect(await shown(app(), `/api/locations/${id}/reviews`)).toContain('Calm water'),
    );
  };

  const isDeleted = async (): Promise<void> => {
    await member.call('POST', `/api/locations/${id}/favorite`);
    await keeper.goto(`/admin?tab=locations&search=${encodeURIComponent(NAME)}`);
    await keeper.getByRole('button', { name: `Delete ${NAME}` }).click();
    const question = keeper.getByRole('dialog');
    await question.getByText(/1 review\b/).waitFor();
    await question.getByRole('button', { name: /^Delete/ }).click();
    await keeper.getByText('Location deleted', { exact: true }).waitFor();
    await eventuallyAcrossProcesses(() => expectHidden(app(), { id, name: NAME }));
    await eventuallyAcrossProcesses(async () =>
      expect(JSON.stringify(await member.call('GET', '/api/favorites'))).not.toContain(id),
    );
    expect(await statusOf(app(), `/api/locations/${id}/reviews`)).toBe(404);
  };

  it('is researched, verified, counted, reported, edited, claimed, corrected and deleted, each seen where it matters', async () => {
    await isSubmittedAndVerified();
    await isCounted();
    await isReported();
    await isNotOverwritten();
    await hasANewGreeting();
    await hasAPlaceAtOnce();
    await isClaimedAndCorrected();
    await losesASuspendedMember();
    await isDeleted();
  });
});
