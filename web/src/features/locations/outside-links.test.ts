import { mapsUrl, websiteUrl } from './outside-links.ts';

describe('links to the outside', () => {
  it('follows the web only', () => {
    expect(websiteUrl('https://example.org/a')).toBe('https://example.org/a');
    expect(websiteUrl('example.org')).toBe('https://example.org/');
    expect(websiteUrl('javascript:alert(1)')).toBeNull();
    expect(websiteUrl('JAVASCRIPT:alert(1)')).toBeNull();
    expect(websiteUrl('data:text/html,x')).toBeNull();
    expect(websiteUrl('http://')).toBeNull();
    expect(websiteUrl(null)).toBeNull();
  });

  it('opens a known point in maps', () => {
    expect(mapsUrl({ latitude: 1.5, longitude: -2 })).toContain('query=1.5%2C-2');
    expect(mapsUrl({ latitude: null, longitude: null })).toBeNull();
  });
});
