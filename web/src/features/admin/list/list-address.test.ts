import { listHref, readList } from './list-address.ts';

const KIND = {
  tab: 'overview',
  filters: [
    { name: 'all', label: 'All' },
    { name: 'pending', label: 'Pending' },
  ],
  sorts: [
    { name: 'newest', label: 'Newest first' },
    { name: 'name', label: 'By name' },
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
});
