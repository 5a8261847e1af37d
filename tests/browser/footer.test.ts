import { expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { joinAs } from './member.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

/** Where each link of the footer leads. */
const linksOf = async (page: Page): Promise<Readonly<Record<string, string | null>>> => {
  const links = await page.getByRole('navigation', { name: 'Footer' }).getByRole('link').all();
  const found: Record<string, string | null> = {};
  for (const link of links) found[(await link.textContent()) ?? ''] = await link.getAttribute('href');
  return found;
};

describe('the footer', () => {
  const { visitor, app } = openProduct();

  it('leads visitors to places, lists, the sign-in, a message and their data', async () => {
    const page = await visitor();
    await page.goto('/');
    await expectEventually(() => linksOf(page)).toEqual({
      'All Locations': '/home',
      Map: '/home?view=map',
      'Community Lists': '/public-lists',
      'Sign In': '/auth?mode=login',
      'Contact Us': '/contact',
      Privacy: '/privacy',
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  });

  it('leads members to their own, too', async () => {
    const { storageState } = await joinAs(app(), 'Nora');
    const page = await visitor({ storageState });
    await page.goto('/contact');
    await expectEventually(() => linksOf(page)).toEqual({
      'All Locations': '/',
      Map: '/home?view=map',
      'Community Lists': '/public-lists',
      'Add Location': '/add-location',
      Dashboard: '/dashboard',
      Profile: '/profile',
      'Contact Us': '/contact',
      Privacy: '/privacy',
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Add Location' }).click();
    await page.getByRole('heading', { level: 1, name: 'Share Your Sacred Place' }).waitFor();
  });
});

describe('a site with a privacy statement and its own imprint', () => {
  const { visitor } = openProduct({
    env: { PRIVACY_URL: 'https://example.org/privacy', IMPRINT_URL: 'https://example.org/imprint' },
  });

  it('is linked to them from the footer, and to the privacy statement where visitors register', async () => {
    const page = await visitor();
    await page.goto('/auth?mode=register');
    await expectEventually(() => linksOf(page)).toMatchObject({
      Privacy: 'https://example.org/privacy',
      Imprint: 'https://example.org/imprint',
    });
    const join = page.getByRole('main').getByRole('link', { name: /privacy/i });
    await expectEventually(() => join.getAttribute('href')).toBe('https://example.org/privacy');
  });
});
