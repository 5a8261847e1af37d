import {
  beyondLastPage,
  homeHref,
  nearTextFrom,
  offsetOf,
  pageCount,
  readHome,
  searchWords,
  shownPage,
} from './address-state.ts';

const read = (query: string) => readHome(new URLSearchParams(query));

describe('the address of the home screen', () => {
  it('says nothing when it is empty', () => {
    expect(read('')).toEqual({
      search: null,
      categoryId: null,
      page: 1,
      view: null,
      at: null,
      near: null,
      sort: null,
      radiusKm: null,
    });
  });

  it('carries search, page, view and position', () => {
    expect(read('search=onsen&page=3&view=map&at=35.01,135.77,10')).toEqual({
      search: 'onsen',
      categoryId: null,
      page: 3,
      view: 'map',
      at: { lat: 35.01, lng: 135.77, zoom: 10 },
      near: null,
      sort: null,
      radiusKm: null,
    });
  });

  it('lets search win over category', () => {
    expect(read('search=spa&category=20')).toMatchObject({ search: 'spa', categoryId: null });
    expect(read('search=%20&category=20')).toMatchObject({ search: null, categoryId: 20 });
  });

  it.each([
    'page=0',
    'page=-3',
    'page=x',
    'page=1e9',
    'category=abc',
    'view=list',
    'at=1,2',
    'at=,,',
    'at=95,0,5',
    'at=1,2,NaN',
    'near=1',
    'near=91,0',
    'nearLabel=Kyoto',
    'sort=x',
    'sort=distance',
    'sort=relevance',
    'radiusKm=50',
  ])('takes what it cannot understand for silence: %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('keeps the page small enough to be an offset of 32 bits', () => {
    expect(offsetOf(read('page=999999999').page)).toBeLessThan(2 ** 31);
  });

  it('reads back what it wrote', () => {
    const address = {
      search: 'hot & cold',
      categoryId: null,
      page: 2,
      view: 'map',
      at: { lat: -1.5, lng: 170, zoom: 4.25 },
      near: { label: 'Suva & around, Fiji', latitude: -18.14, longitude: 178.44 },
      sort: 'rating',
      radiusKm: 50,
    } as const;
    expect(readHome(new URL(homeHref(address), 'http://x').searchParams)).toEqual(address);
  });

  it('keeps the bounds of a country or region, and leaves out bounds that are none', () => {
    const bounds = { west: 176.9, south: -19.2, east: -178.3, north: -12.5 };
    const near = { label: 'Fiji', latitude: -17.8, longitude: 178.1, bounds };
    expect(readHome(new URL(homeHref({ near }), 'http://x').searchParams).near).toEqual(near);
    for (const text of ['1,2,3', '1,9,3,4', '1,2,3,91', 'a,b,c,d'])
      expect(readHome(new URLSearchParams({ near: '1,2', nearBounds: text })).near).toEqual({
        label: null,
        latitude: 1,
        longitude: 2,
      });
  });

  it('leaves out what goes without saying', () => {
    expect(homeHref({ page: 1, search: null })).toBe('/home');
    expect(homeHref({ categoryId: 20, page: 1 })).toBe('/home?category=20');
    expect(homeHref({ at: { lat: 1.123456789, lng: 2, zoom: 3.14159 } })).toBe('/home?at=1.12346,2,3.14');
  });
});

const ALL = { search: null, near: null };

describe('pages', () => {
  it('holds nine places each', () => {
    expect([0, 1, 9, 10, 214].map((total) => pageCount(total, ALL))).toEqual([0, 1, 1, 2, 24]);
  });

  it('shows the last page for one past the end, and the first when there is none', () => {
    expect([shownPage(99, 10, ALL), shownPage(1, 0, ALL), shownPage(2, 214, ALL)]).toEqual([2, 1, 2]);
  });
});

describe('a list that is deeper than the server goes', () => {
  const spa = { search: 'spa', near: null };

  it('ends at offset 10,000 for a search, and says how many there are beyond', () => {
    const pages = pageCount(1_000_000, spa);
    expect(offsetOf(pages)).toBeLessThanOrEqual(10_000);
    expect(beyondLastPage(1_000_000, spa)).toBe(1_000_000 - pages * 9);
    expect(read(`search=spa&page=99999`).page).toBe(pages);
  });

  it('goes to its last page when nothing narrows it', () => {
    expect([pageCount(1_000_000, ALL), beyondLastPage(1_000_000, ALL)]).toEqual([111_112, 0]);
  });
});

describe('a search in double quotes', () => {
  it('is taken to the letter', () => {
    expect([searchWords('"blu lagon"'), searchWords('blu lagon'), searchWords('"')]).toEqual([
      { words: 'blu lagon', isExact: true },
      { words: 'blu lagon', isExact: false },
      { words: '"', isExact: false },
    ]);
  });
});

describe('the text copied into the map’s address box', () => {
  it('is the search text when it may be a place', () => {
    expect(nearTextFrom('Kyoto')).toBe('Kyoto');
  });

  it.each([null, 'ky', 'Day Spa', 'hot springs', 'Wellness Center'])('is empty for %s', (search) => {
    expect(nearTextFrom(search)).toBe('');
  });
});
