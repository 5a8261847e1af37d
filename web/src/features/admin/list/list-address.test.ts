import { listHref, readList } from './list-address.ts';

const KIND = {
  tab: 'overview',
  filters: [
    { name: 'all', label: 'admin.filterAll' },
    { name: 'pending', label: 'admin.filterPending' },
  ],
  sorts: [
    { name: 'newest', label: 'admin.sortNewest' },
    { name: 'name', label: 'admin.sortName' },
  ],
} as const;
const read = (address: string) => readList(KIND, new URL(address, 'http://site').searchParams);

describe('the address of an admin list', () => {
  it('says only what does not go without saying', () => {
    expect(listHref(KIND, { search: '', filter: 'all', sort: 'newest', page: 1 })).toBe('/admin?tab=overview');
  });

  it('is read as it was written', () => {
    const address = { search: 'a & b=c', filter: 'pending', sort: 'name', page: 3 } as const;
    expect(read(listHref(KIND, address))).toEqual(address);
  });

  it.each(['/admin?page=0', '/admin?page=-1', '/admin?page=1e9&filter=__proto__&sort=constructor', '/admin'])(
    'that makes no sense counts as silence: %s',
    (address) => {
      expect(read(address)).toEqual({ search: '', filter: 'all', sort: 'newest', page: 1 });
    },
  );

  it('shows pending items with the oldest first, unless another order is requested', () => {
    const kind = { ...KIND, queue: { filter: 'pending', sort: 'name' } } as const;
    const ask = (query: string) => readList(kind, new URLSearchParams(query)).sort;
    expect([ask('filter=pending'), ask('filter=pending&sort=newest'), ask('')]).toEqual(['name', 'newest', 'newest']);
    const address = { search: '', filter: 'pending', page: 1 } as const;
    expect(listHref(kind, { ...address, sort: 'name' })).toBe('/admin?tab=overview&filter=pending');
    expect(listHref(kind, { ...address, sort: 'newest' })).toBe('/admin?tab=overview&filter=pending&sort=newest');
  });
});
