import { loadWords, translateIn } from '../../shared/words/loaded-words.ts';
import { homeMeta } from './home/home-meta.ts';
import { locationMeta } from './place/location-meta.ts';
import { NO_FILTERS } from '../../shared/filters/filters.ts';
import { readHome } from './address-state.ts';
import { DOGO as location } from '../../testing/example-location.ts';
import type { CardLocation, FullLocation } from './questions.ts';

await loadWords('en', ['place', 'places', 'categories', 'fields']);
const t = translateIn('en');

const shown = (query: string, total: number, locations: readonly CardLocation[] = [location]) => {
  const address = { ...readHome(new URLSearchParams(query)), filters: NO_FILTERS };
  return homeMeta(t, { address, list: { page: address.page, total, locations, failed: false } });
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
    locationMeta(t, { ...location, ...changed }, 'en').schema?.('https://w.example');

  it('says that it is closed, for good or for a while', () => {
    const origin = { __typename: 'StatusFact', basis: 'told', source: null, date: null, readFrom: null } as const;
    const gone = {
      ...location,
      status: { state: 'permanentlyClosed', since: '2020', until: null, ...origin },
    } as const;
    const { title, description } = locationMeta(t, gone, 'en');
    expect(title).toContain('Dōgo Onsen');
    expect(title).toContain('(Permanently closed since 2020)');
    expect(description).toMatch(/^Permanently closed since 2020\. /);
    const hours = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
    expect(schema(gone)).toMatchObject([
      {
        specialOpeningHoursSpecification: { ...hours, validFrom: '2020' },
      },
      {},
    ]);
    expect(JSON.stringify(schema(gone))).toContain('"name":"Status","value":"Permanently closed since 2020"');
    const away = schema({ status: { state: 'temporarilyClosed', since: null, until: '2030-05', ...origin } });
    expect(away).toMatchObject([{ specialOpeningHoursSpecification: { ...hours, validThrough: '2030-05' } }, {}]);
    const open = JSON.stringify(schema({ status: { state: 'open', since: null, until: null, ...origin } }));
    expect(open).not.toMatch(/specialOpeningHours|losed/);
  });

  it('has its other names one by one', () => {
    expect(schema({ otherNames: '道後温泉; Dogo Hot Spring' })).toMatchObject([
      { alternateName: ['道後温泉', 'Dogo Hot Spring'] },
      {},
    ]);
  });

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
    expect(locationMeta(t, location, 'en').photo).toBeUndefined();
    const photo = { __typename: 'LocationPhoto', id: '1', url: '/media/1.webp', caption: null } as const;
    const gallery: FullLocation['gallery'] = [{ ...photo, source: 'location', review: null }];
    expect(schema({ gallery })).toMatchObject([{ image: 'https://w.example/media/1.webp' }, {}]);
  });

  it('has its telephone numbers and websites where they are valid, and no words for them', () => {
    const found = schema({
      phoneNumber: '0895215141; +81 89 921 5142',
      phones: [
        { __typename: 'Telephone', text: '+81 89 521 5141', uri: 'tel:+81895215141', note: null },
        { __typename: 'Telephone', text: '+81 89 921 5142', uri: 'tel:+81899215142', note: 'Fax' },
      ],
      websites: ['https://dogo.example'],
    });
    expect(found).toMatchObject([
      { telephone: ['+81 89 521 5141', '+81 89 921 5142'], sameAs: 'https://dogo.example' },
      {},
    ]);
    expect(JSON.stringify(schema({ phoneNumber: 'call us!' }))).not.toMatch(/telephone|sameAs|call us/);
  });
});
