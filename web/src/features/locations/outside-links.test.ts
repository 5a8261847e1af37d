import { loadWords, translateIn } from '../../shared/words/loaded-words.ts';
import { mapsUrl, websiteLabel } from './outside-links.ts';

await loadWords('en', ['place']);
const t = translateIn('en');

describe('links to the outside', () => {
  it('name the only website as such, and several by where they lead', () => {
    expect(websiteLabel(t, 'https://www.example.org/', { isOnly: true })).toBe('Visit Website');
    expect(websiteLabel(t, 'https://www.example.org/', { isOnly: false })).toBe('Visit Website: example.org');
    expect(websiteLabel(t, 'https://pages.example/spa/', { isOnly: false })).toBe('Visit Website: pages.example/spa');
  });

  it('open a known point in maps', () => {
    expect(mapsUrl({ latitude: 1.5, longitude: -2 })).toContain('query=1.5%2C-2');
    expect(mapsUrl({ latitude: null, longitude: null })).toBeNull();
  });
});
