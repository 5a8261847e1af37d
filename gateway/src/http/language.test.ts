import { cacheKeyOf, languageOf } from './language.ts';

const request = (url: string, headers: Record<string, string> = {}) => ({ url, headers });

describe('the language of an answer', () => {
  it('is English by default', () => {
    expect(languageOf(request('/'))).toBe('en');
  });

  it.each([
    ['/?lang=en-XA', {}, 'en-XA'],
    ['/home?search=lang&lang=en-XA&page=2', { cookie: 'wellspring.language=en' }, 'en-XA'],
    ['/?lang=xx', { cookie: 'wellspring.language=en-XA' }, 'en-XA'],
    ['/?slang=en-XA', {}, 'en'],
    ['/', { cookie: 'a=1; wellspring.language=en-XA; b=2', 'accept-language': 'en' }, 'en-XA'],
    ['/', { cookie: 'not-wellspring.language=en-XA' }, 'en'],
    ['/', { cookie: 'wellspring.language=__proto__' }, 'en'],
    ['/', { 'accept-language': 'tlh, en-GB;q=0.5' }, 'en'],
    ['/', { 'accept-language': 'en-XA' }, 'en'],
  ])('of %s with %j is %s', (url, headers, language) => {
    expect(languageOf(request(url, headers))).toBe(language);
  });

  it('is part of the cache key of pages, maps and exported lists, but not of other calls', () => {
    const inPseudo = { cookie: 'wellspring.language=en-XA' };
    expect(cacheKeyOf(request('/home'))).not.toBe(cacheKeyOf(request('/home', inPseudo)));
    const file = '/api/trip-lists/l1/export?format=gpx';
    expect(cacheKeyOf(request(file))).not.toBe(cacheKeyOf(request(file, inPseudo)));
    const map = '/api/map?bbox=0,0,1,1&zoom=5';
    expect(cacheKeyOf(request(map))).not.toBe(cacheKeyOf(request(map, inPseudo)));
    expect(cacheKeyOf(request('/api/locations'))).toBe(cacheKeyOf(request('/api/locations', inPseudo)));
  });
});
