import { startGateway } from '../gateway.fixture.ts';
import { siteAt } from '../security/site.ts';

const HOST = { headers: { host: 'wellspring.example' } };
const site = siteAt('https://wellspring.example', '');
const DAY_MS = 86_400_000;

const fieldsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );

describe('/.well-known/security.txt', () => {
  it('leads to the contact page where no other address is set, and names itself', async () => {
    const { ask } = await startGateway({ site });
    const { status, headers, text } = await ask('/.well-known/security.txt', HOST);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(fieldsOf(text).get('Contact')).toBe('https://wellspring.example/contact');
    expect(fieldsOf(text).get('Canonical')).toBe('https://wellspring.example/.well-known/security.txt');
  });

  it('says the address that is set', async () => {
    const { ask } = await startGateway({ site, securityContact: 'mailto:security@wellspring.example' });
    const { text } = await ask('/.well-known/security.txt', HOST);
    expect(fieldsOf(text).get('Contact')).toBe('mailto:security@wellspring.example');
  });

  it('expires later than today and in less than a year', async () => {
    const { ask } = await startGateway({ site });
    const { text } = await ask('/.well-known/security.txt', HOST);
    const left = new Date(fieldsOf(text).get('Expires') ?? '').getTime() - Date.now();
    expect(left / DAY_MS).toBeGreaterThan(100);
    expect(left / DAY_MS).toBeLessThan(365);
  });
});
