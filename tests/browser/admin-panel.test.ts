import { joinAs, signInAs } from './member.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

describe('the admin panel', () => {
  it('is closed to visitors, who may sign in and come back', async () => {
    const page = await visitor();
    await page.goto('/admin');
    await page.getByText('You need admin privileges to access this page').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL('**next=**');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/admin');
  });

  it('is closed to members, and nothing leads there', async () => {
    const page = await visitor({ storageState: (await joinAs(app(), 'Nora')).storageState });
    await page.goto('/admin?tab=users');
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Admin/ }).count()).toBe(0);
  });

  it.each([
    ['on a wide screen', undefined, 'Admin'],
    ['on a phone', PHONE, 'Admin Panel'],
  ])('is a press away for admins %s', async (_, viewport, name) => {
    const { storageState } = await signInAs(app(), 'admin');
    const page = await visitor({ storageState, ...(viewport && { viewport }) });
    await page.goto('/');
    if (viewport) await page.getByRole('banner').locator('summary[aria-label=Menu]').click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('heading', { name: 'Admin Panel' }).waitFor();
    await page.getByText('Total Users').waitFor();
  });

  it('shows the tab of its address on a phone, too', async () => {
    const { storageState } = await signInAs(app(), 'admin');
    const page = await visitor({ storageState, viewport: PHONE });
    await page.goto('/admin?tab=settings');
    const tab = page.getByRole('tab', { name: 'Site Settings' });
    await page.getByRole('heading', { name: 'Hero Images' }).waitFor();
    const { x, width } = (await tab.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
  });
});
