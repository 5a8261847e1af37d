import { startGateway } from '../gateway.fixture.ts';

describe('the documentation of the calls', () => {
  it('is written in the language of its reader', async () => {
    const { ask } = await startGateway();
    const english = await ask('/api/docs');
    expect(english.text).toContain('<html lang="en" dir="ltr">');
    expect(english.headers['vary']).toBe('Cookie, Accept-Encoding, Accept-Language');
    for (const text of ['<p>Body: ', ' or <', 'at most 200 characters', 'list of <', 'without it <bdi>'])
      expect(english.text).toContain(text);
    const pseudo = await ask('/api/docs?lang=en-XA');
    expect(pseudo.text).toContain('<html lang="en-XA" dir="ltr">');
    expect(pseudo.text).not.toMatch(/>(Parameter|Status|Problems|required|nothing)</);
    expect((await ask('/api/docs?lang=ar')).text).toContain('<html lang="ar" dir="rtl">');
  });
});
