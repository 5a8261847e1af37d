import { expectEventually } from '@wellspring/testkit/eventually';
import { joinAs } from './member.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

/** A text of the pseudo-locale. */
const PSEUDO = /⟦.+⟧/;

describe('a page in another language', () => {
  it('is rendered in it on the server', async () => {
    const html = await (await fetch(`${app().origin}/home?lang=en-XA`)).text();
    expect(html).toContain('<html lang="en-XA" dir="ltr">');
    expect(html).toMatch(PSEUDO);
    expect(await (await fetch(`${app().origin}/home?lang=ar`)).text()).toContain('<html lang="ar" dir="rtl">');
  });

  it('is cached separately from the English one', async () => {
    const cookie = 'wellspring.language=en-XA';
    for (const _ of [1, 2]) {
      expect(await (await fetch(`${app().origin}/contact`, { headers: { cookie } })).text()).toMatch(PSEUDO);
      expect(await (await fetch(`${app().origin}/contact`)).text()).not.toMatch(PSEUDO);
    }
  });

  it('leads to pages in the same language, until another one is chosen', async () => {
    const page = await visitor();
    await page.goto('/contact?lang=en-XA');
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await page.getByRole('heading', { name: PSEUDO }).first().waitFor();
    await page.goto('/contact');
    await page.getByRole('heading', { name: PSEUDO }).first().waitFor();
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('en');
    await page.getByRole('heading', { name: 'Contact Us' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Contact Us' }).waitFor();
  });

  it('is that of the account after signing in, and is stored there when a member chooses another', async () => {
    const { email, password, call } = await joinAs(app(), 'Ines');
    await call('PUT', '/api/profile', { language: 'en-XA' });
    const page = await visitor();
    await page.goto('/auth?mode=login&next=%2Fcontact');
    const login = page.getByRole('form', { name: 'Login' });
    await login.getByLabel('Email').fill(email);
    await login.getByLabel('Password').fill(password);
    await login.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('/contact');
    await page.getByRole('heading', { level: 1, name: PSEUDO }).waitFor();
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('de');
    await page.locator('html[lang=de]').waitFor({ state: 'attached' });
    await expectEventually(() => call('GET', '/api/user')).toMatchObject({ language: 'de' });
  });

  it('shows why a call was refused, in its language', async () => {
    const refused = async (headers: Record<string, string>) =>
      (await fetch(`${app().origin}/api/no/such/call`, { headers })).text();
    expect(await refused({ cookie: 'wellspring.language=en-XA' })).toMatch(PSEUDO);
    expect(await refused({})).toContain('"There is nothing at this address"');
  });
});
