import { homeHref, nearTextFrom, offsetOf, pageCount, readHome, shownPage } from './address-state.ts';

const read = (query: string) => readHome(new URLSearchParams(query));

describe('the address of the home screen', () => {
  it('says nothing when it is empty', () => {
    expect(read('')).toEqual({ search: null, categoryId: null, page: 1, view: null, at: null });
  });

  it('carries search, page, view and position', () => {
    expect(read('search=onsen&page=3&view=map&at=35.01,135.77,10')).toEqual({
      search: 'onsen',
      categoryId: null,
      page: 3,
      view: 'map',
      at: { lat: 35.01, lng: 135.77, zoom: 10 },
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
    } as const;
    expect(readHome(new URL(homeHref(address), 'http://x').searchParams)).toEqual(address);
  });

  it('leaves out what goes without saying', () => {
    expect(homeHref({ page: 1, search: null })).toBe('/home');
    expect(homeHref({ categoryId: 20, page: 1 })).toBe('/home?category=20');
    expect(homeHref({ at: { lat: 1.123456789, lng: 2, zoom: 3.14159 } })).toBe('/home?at=1.12346,2,3.14');
  });
});

describe('pages', () => {
  it('holds nine places each', () => {
    expect([0, 1, 9, 10, 214].map(pageCount)).toEqual([0, 1, 1, 2, 24]);
  });

  it('shows the last page for one past the end, and the first when there is none', () => {
    expect([shownPage(99, 10), shownPage(1, 0), shownPage(2, 214)]).toEqual([2, 1, 2]);
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
