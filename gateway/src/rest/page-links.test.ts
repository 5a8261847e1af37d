import { json } from './answers.ts';
import { withPage } from './page-links.ts';
import { z } from 'zod';

const ok = json(200, z.array(z.string()));
const PUBLIC_URL = 'https://wellspring.example';

/** The links of a page by their relations, and the total. */
const linksOf = (query: Record<string, unknown>, total: number, search = 'x=a%20b', path = '/api/reviews') => {
  const reply = withPage(ok([], { total }), { publicUrl: PUBLIC_URL, path, search, query });
  const links = [...(reply.headers?.['Link'] ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)];
  return Object.fromEntries(links.map(([, address = '', relation = '']) => [relation, new URL(address).search]));
};

describe('a page of a list', () => {
  it('says where the first, previous, next and last page are, with all other parameters unchanged', () => {
    expect(linksOf({ limit: 10, offset: 20 }, 45)).toEqual({
      first: '?x=a+b&offset=0',
      prev: '?x=a+b&offset=10',
      next: '?x=a+b&offset=30',
      last: '?x=a+b&offset=40',
    });
  });

  it('names no page that there is not', () => {
    expect(Object.keys(linksOf({ limit: 10, offset: 0 }, 45))).toEqual(['first', 'next', 'last']);
    expect(Object.keys(linksOf({ limit: 10, offset: 40 }, 45))).toEqual(['first', 'prev', 'last']);
    expect(linksOf({ limit: 10, offset: 0 }, 0, '')).toEqual({ first: '?offset=0', last: '?offset=0' });
    expect(linksOf({ limit: 10, offset: 0 }, 10, '')).toEqual({ first: '?offset=0', last: '?offset=0' });
    expect(linksOf({ limit: 10, offset: 100 }, 45, '').prev).toBe('?offset=40');
    expect(linksOf({ limit: 10, offset: 3 }, 45, '').prev).toBe('?offset=0');
  });

  it('counts pages where the list does', () => {
    expect(linksOf({ limit: 12, page: 2 }, 30, 'page=2')).toEqual({
      first: '?page=1',
      prev: '?page=1',
      next: '?page=3',
      last: '?page=3',
    });
  });

  it('leads no deeper into a search than is allowed', () => {
    const { next, last } = linksOf({ limit: 50, offset: 10_000, search: 'spa' }, 90_000, 'search=spa');
    expect([next, last]).toEqual([undefined, '?search=spa&offset=10000']);
    expect(linksOf({ limit: 50, offset: 10_000 }, 90_000, '').last).toBe('?offset=89950');
  });

  it('has its total beside them, and is the whole address of this site', () => {
    const { headers } = withPage(ok([], { total: 45 }), {
      publicUrl: PUBLIC_URL,
      path: '/api/locations/p%201/reviews',
      search: '',
      query: { limit: 10, offset: 0 },
    });
    expect(headers?.['X-Total-Count']).toBe('45');
    expect(headers?.['Link']).toContain(`<${PUBLIC_URL}/api/locations/p%201/reviews?offset=10>; rel="next"`);
  });

  it('has no links where the answer is not paged', () => {
    const reply = ok(['one']);
    expect(withPage(reply, { publicUrl: PUBLIC_URL, path: '/api/x', search: '', query: {} })).toBe(reply);
  });
});
