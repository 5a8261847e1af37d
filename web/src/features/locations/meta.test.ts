import { homeMeta } from './home-meta.ts';
import { locationMeta } from './location-meta.ts';
import { readHome } from './address-state.ts';
import type { CardLocation, FullLocation } from './questions.ts';

const location: FullLocation = {
  __typename: 'Location',
  id: 'dogo',
  name: 'Dōgo Onsen',
  description: 'A bath house of three floors.',
  city: 'Matsuyama',
  state: 'Ehime',
  country: 'Japan',
  countryCode: 'JP',
  categoryId: 20,
  category: { __typename: 'Category', id: 20, name: 'Hot Springs & Spas' },
  temperature: '42 °C',
  priceRange: null,
  avgCost: null,
  bestTimeToVisit: null,
  accessibility: null,
  isVerified: true,
  isClaimed: false,
  averageRating: 0,
  reviewCount: 0,
  distanceKm: null,
  photos: [],
  gallery: [],
  latitude: 33.85,
  longitude: 132.79,
  coordinatesAre: 'exact',
  address: null,
  tags: [],
  website: null,
  phoneNumber: null,
  hours: null,
  healingProperties: null,
  mineralContent: null,
  source: null,
  licence: null,
  reviews: null,
  updatedAt: '2026-01-02T00:00:00.000Z',
};

const shown = (query: string, total: number, locations: readonly CardLocation[] = [location]) => {
  const address = readHome(new URLSearchParams(query));
  return homeMeta({ address, list: { page: address.page, total, locations, failed: false } });
};

describe('a list, to search engines and previews', () => {
  it('says what it holds, and nothing else', () => {
    const { title, description, isIndexed } = shown('category=20', 21);
    expect({ title, description, isIndexed }).toEqual({
      title: 'Hot Springs & Spas',
      description: 'Hot Springs & Spas: 21 places with facts and ratings, to browse and find on the map.',
      isIndexed: true,
    });
    expect(shown('', 207).title).toBe('Healing places of the world');
    expect(shown('search=japan', 9).title).toBe('“japan”: search results');
  });

  it.each([
    ['a search', 'search=japan', 9],
    ['an unknown category', 'category=999', 0],
    ['what is near a point', 'near=35,135', 207],
  ])('is left out when it is %s', (_what, query, total) => {
    expect(shown(query, total).isIndexed).toBe(false);
  });

  it('counts its positions over the pages', () => {
    expect(shown('page=2', 10).schema?.('https://w.example')).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 10, url: 'https://w.example/location/dogo' }],
    });
  });
});

describe('a location, to search engines and previews', () => {
  const schema = (changed: Partial<FullLocation> = {}) =>
    locationMeta({ ...location, ...changed }).schema?.('https://w.example');

  it('is what its category is, with the way to it', () => {
    expect(schema()).toMatchObject([
      { '@type': 'TouristAttraction', name: 'Dōgo Onsen', address: { addressLocality: 'Matsuyama' } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://w.example/home' },
          { position: 2, name: 'Hot Springs & Spas', item: 'https://w.example/home?category=20' },
          { position: 3, name: 'Dōgo Onsen' },
        ],
      },
    ]);
    expect(schema({ categoryId: 28 })).toMatchObject([{ '@type': 'LodgingBusiness' }, {}]);
    expect(schema({ categoryId: 99, category: null })).toMatchObject([{ '@type': 'Place' }, {}]);
  });

  it('claims no picture that is only a drawing of its kind', () => {
    expect(JSON.stringify(schema())).not.toContain('"image"');
    expect(locationMeta(location).photo).toBeUndefined();
    const photo = { __typename: 'LocationPhoto', id: '1', url: '/media/1.webp', caption: null } as const;
    const gallery: FullLocation['gallery'] = [{ ...photo, source: 'location', review: null }];
    expect(schema({ gallery })).toMatchObject([{ image: 'https://w.example/media/1.webp' }, {}]);
  });
});
