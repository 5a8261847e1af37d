import { LANGUAGES, isLanguage } from '@wellspring/words/languages';
import { mailPreviews } from './previews/mail-previews.ts';
import { ANN, HOME, openIdentity } from './testing/identity.ts';

const SITE = { publicUrl: 'https://wellspring.example', privacyUrl: null, imprintUrl: null };

describe('the language of a member', () => {
  let identity: Awaited<ReturnType<typeof openIdentity>>;
  beforeEach(async () => {
    identity = await openIdentity();
  });
  afterEach(() => identity.close());

  const lastHtml = (): string => identity.mails.at(-1)?.html ?? '';

  it('is that of the browser which joined, and that of mails to them', async () => {
    const { account } = await identity.useCases.register({ ...ANN, language: 'ar' }, HOME);
    expect(account.language).toBe('ar');
    await identity.deliver();
    expect(lastHtml()).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
  });

  it('is English by default, and another after a change', async () => {
    const { account } = await identity.useCases.register(ANN, HOME);
    await identity.deliver();
    expect(lastHtml()).toContain('<html lang="en" dir="ltr">');
    const change = (language?: string) => identity.useCases.changeProfile(account.id, { language });
    expect(await change('de')).toMatchObject({ language: 'de', firstName: 'Ann', revision: 3 });
    expect(await change('de')).toMatchObject({ revision: 3 });
    expect(await change()).toMatchObject({ language: 'de' });
    await identity.useCases.forgotPassword(ANN.email, HOME);
    await identity.deliver();
    expect(lastHtml()).toContain('<html lang="de" dir="ltr">');
  });

  it('that is not offered yet is stored, and mails are in English until it is offered', async () => {
    const { account } = await identity.useCases.register({ ...ANN, language: 'en-XA' }, HOME);
    expect(account.language).toBe('en-XA');
    await identity.deliver();
    expect(lastHtml()).toContain('<html lang="en" dir="ltr">');
    expect(lastHtml()).not.toContain('⟦');
  });

  it('is one that the product speaks', async () => {
    const { account } = await identity.useCases.register(ANN, HOME);
    for (const language of ['tlh', '', '__proto__'])
      await expect(identity.useCases.changeProfile(account.id, { language })).rejects.toMatchObject({
        code: 'VALIDATION',
        field: 'language',
      });
  });
});

describe('every mail', () => {
  it.each(Object.keys(LANGUAGES).filter(isLanguage))('is written in %s, and is complete', (language) => {
    const mails = mailPreviews(SITE, language);
    expect(mails.length).toBeGreaterThan(10);
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}${html}`).not.toContain('mails.');
      expect(html).toContain(`lang="${language}" dir="${LANGUAGES[language].direction}"`);
    }
  });
});
