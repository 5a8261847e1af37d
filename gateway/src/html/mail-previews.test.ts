import { startGateway } from '../gateway.fixture.ts';

const MAIL = { name: 'greeting', subject: 'Warm & calm', text: 'Hello <Ann>', html: '<p style="margin:0">Hello</p>' };

describe('the pages of mails', () => {
  it('list every mail, and show one as text, and as HTML that runs and loads nothing', async () => {
    const { ask } = await startGateway({ mailPreviews: () => [MAIL] });
    expect((await ask('/dev/mails')).text).toContain(
      '<a href="/dev/mails/greeting?lang=en"><bdi lang="en" dir="ltr">Warm &#38; calm</bdi></a>',
    );
    expect((await ask('/dev/mails/greeting')).text).toContain('Hello &#60;Ann&#62;</pre>');
    const { text, headers } = await ask('/dev/mails/greeting.html');
    expect(text).toBe(MAIL.html);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('show each mail in the language of the address, else in that of the reader', async () => {
    const { ask } = await startGateway({ mailPreviews: (language: string) => [{ ...MAIL, html: language }] });
    expect((await ask('/dev/mails/greeting.html?lang=ar')).text).toBe('ar');
    expect((await ask('/dev/mails/greeting.html', { headers: { cookie: 'wellspring.language=de' } })).text).toBe('de');
    expect((await ask('/dev/mails/greeting?lang=ar')).text).toContain('<pre tabindex="0" lang="ar" dir="rtl">');
  });

  it('know no other mail, and are not there where no mails are given', async () => {
    const isPage = async (given: object, path: string) => {
      const { ask } = await startGateway(given);
      return (await ask(path)).text.includes('<div id="root">');
    };
    expect(await isPage({ mailPreviews: () => [MAIL] }, '/dev/mails/other')).toBe(true);
    for (const path of ['/dev/mails', '/dev/mails/greeting', '/dev/mails/greeting.html'])
      expect(await isPage({}, path)).toBe(true);
  });
});
