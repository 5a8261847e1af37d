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

  it('shows why a call was refused, in its language', async () => {
    const refused = async (headers: Record<string, string>) =>
      (await fetch(`${app().origin}/api/no/such/call`, { headers })).text();
    expect(await refused({ cookie: 'wellspring.language=en-XA' })).toMatch(PSEUDO);
    expect(await refused({})).toContain('"There is nothing at this address"');
  });
});
