import { readWebsites, websitesIn, websitesText, WEBSITES_MAX } from './websites.ts';

const read = (text: string) => {
  const websites = readWebsites(text);
  return websites.kind === 'addresses' ? websites.addresses : websites.fault;
};

const TWO = ['https://a.example', 'https://b.example/x'];

describe('the websites in a typed text', () => {
  it.each([
    'https://a.example;https://b.example/x',
    'https://a.example https://b.example/x',
    'https://a.example\nhttps://b.example/x',
    'https://a.example, https://b.example/x',
    'a.example | b.example/x',
    'a.example؛ b.example/x',
    'a.example or b.example/x',
    'https://a.example; ; https://b.example/x; https://a.example',
  ])('may be two: %j', (text) => {
    expect(read(text)).toEqual(TWO);
  });

  it.each([
    ['spa.example', 'https://spa.example'],
    ['www.spa.example/a,b?c=1#d', 'https://www.spa.example/a,b?c=1#d'],
    ['//spa.example/x', 'https://spa.example/x'],
    ['http:/spa.example', 'http://spa.example'],
    ['https:////spa.example/x', 'https://spa.example/x'],
    ['https:\\\\spa.example/x', 'https://spa.example/x'],
    ['spa.example:8080/x', 'https://spa.example:8080/x'],
    ['https://bäder.example', 'https://bäder.example'],
    ['https://例え.テスト', 'https://例え.テスト'],
  ])('get what they lack: %s', (text, address) => {
    expect(read(text)).toEqual([address]);
  });

  it.each([
    ['n/a', 'no-address'],
    ['call us', 'no-address'],
    ['https://nowhere', 'no-address'],
    ['http://', 'no-address'],
    ['https://a..example', 'no-address'],
    ['a.example,b.example', 'no-address'],
    ['javascript:alert(1)', 'no-address'],
    ['data:text/html,x', 'no-address'],
    ['ftp://spa.example', 'no-address'],
    [';', 'no-address'],
    ['info@spa.example', 'e-mail'],
    ['mailto:info@spa.example', 'e-mail'],
    ['https://known.example@evil.example/', 'user-name'],
    ['http://192.168.0.1/spa', 'not-public'],
    ['http://8.8.8.8', 'not-public'],
    ['http://2130706433', 'not-public'],
    ['http://0x7f.1', 'not-public'],
    ['http://[::1]/', 'not-public'],
    ['http://localhost:3000', 'not-public'],
    ['https://spa.local', 'not-public'],
    ['https://router.home.arpa', 'not-public'],
  ])('are none: %s', (text, fault) => {
    expect(read(text)).toBe(fault);
  });

  it('are wrong when one of them is, and it is named', () => {
    expect(readWebsites('https://a.example; info@a.example')).toEqual({
      kind: 'wrong',
      written: 'info@a.example',
      fault: 'e-mail',
    });
  });

  it('are named as a whole where none of it is an address', () => {
    expect(readWebsites('call us')).toEqual({ kind: 'wrong', written: 'call us', fault: 'no-address' });
  });

  it('are few', () => {
    const addresses = Array.from({ length: WEBSITES_MAX + 1 }, (_, at) => `https://${at}.example`);
    expect(read(addresses.join('; '))).toBe('too-many');
    expect(read(addresses.slice(1).join('; '))).toEqual(addresses.slice(1));
  });
});

describe('the websites in a stored text', () => {
  it('are read back as they were written', () => {
    expect(websitesText(TWO)).toBe('https://a.example; https://b.example/x');
    expect(websitesIn(websitesText(TWO))).toEqual(TWO);
    expect(websitesText([])).toBeNull();
  });

  it('of an earlier version are those that can be opened', () => {
    expect(websitesIn('https:////a.example;https://b.example/x; http://10.0.0.1')).toEqual([
      'https://a.example',
      'https://b.example/x',
    ]);
    expect(websitesIn(null)).toEqual([]);
  });
});
