import { listPages, publicListsHref, readPublicLists } from './public-lists-address.ts';

const read = (query: string) => readPublicLists(new URLSearchParams(query));

describe('the address of Community Lists', () => {
  it('says what is searched for and the page, and nothing that goes without saying', () => {
    expect(read('search=+warm+weeks+&page=3')).toEqual({ search: 'warm weeks', page: 3 });
    expect(publicListsHref({ search: 'warm & wet', page: 3 })).toBe('/public-lists?search=warm+%26+wet&page=3');
    expect(publicListsHref({ search: null, page: 1 })).toBe('/public-lists');
  });

  it.each(['', 'page=0', 'page=-1', 'page=two', 'page=1e3', 'search=%20'])(
    '%j means the first page of all',
    (query) => {
      expect(read(query)).toEqual({ search: null, page: 1 });
    },
  );

  it('limits a search that is too long or has broken characters', () => {
    expect(read(`search=${'x'.repeat(10_000)}&page=999999999`)).toEqual({ search: 'x'.repeat(200), page: 100_000 });
    expect(publicListsHref({ search: read(`search=${'a'.repeat(199)}🏞`).search })).toContain('%EF%BF%BD');
  });
});

it('twelve lists fill a page', () => {
  expect([0, 1, 12, 13].map(listPages)).toEqual([0, 1, 1, 2]);
});
