import { loadWords, translateIn } from '../../../shared/words/loaded-words.ts';
import { directionsTo, websiteLabel } from './outside-links.ts';

await loadWords('en', ['place']);
const t = translateIn('en');

describe('links to the outside', () => {
  it('name the only website as such, and several by where they lead', () => {
    expect(websiteLabel(t, 'https://www.example.org/', { isOnly: true })).toBe('Visit Website');
    expect(websiteLabel(t, 'https://www.example.org/', { isOnly: false })).toBe('Visit Website: example.org');
    expect(websiteLabel(t, 'https://pages.example/spa/', { isOnly: false })).toBe('Visit Website: pages.example/spa');
  });

  it('lead to a known point in the maps that people use, with its name where they take one', () => {
    const links = directionsTo({ name: 'Bláa lónið (spa)', latitude: 1.5, longitude: -2 });
    expect(links.map(({ app, href }) => `${app} ${href}`)).toEqual([
      'device geo:1.5,-2?q=1.5%2C-2(Bl%C3%A1a%20l%C3%B3ni%C3%B0%20%28spa%29)',
      'google https://www.google.com/maps/dir/?api=1&destination=1.5%2C-2',
      'apple https://maps.apple.com/?daddr=1.5%2C-2&q=Bl%C3%A1a%20l%C3%B3ni%C3%B0%20%28spa%29',
      'osm https://www.openstreetmap.org/directions?to=1.5%2C-2',
    ]);
    expect(directionsTo({ name: 'Somewhere', latitude: null, longitude: null })).toEqual([]);
  });
});
