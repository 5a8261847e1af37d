import { OwnListsDocument } from '../../generated/lists-operations.ts';
import { graphClient } from '../../shared/graphql/client.ts';
import { addOwnList } from './own-lists-cache.ts';

const list = (id: string) => ({
  __typename: 'TripList' as const,
  id,
  shareCode: `code-${id}`,
  name: `List ${id}`,
  description: null,
  isPublic: false,
  showsNotes: true,
  itemCount: 0,
  cover: [],
});

const PAGES: Readonly<Record<number, readonly string[]>> = { 0: ['c', 'b'], 2: ['b', 'a'] };

/** A member with three lists, of whom another tab has made one between two pages. */
const openClient = () =>
  graphClient(async ({ variables }) => {
    const ids = PAGES[Number(variables['offset'] ?? 0)] ?? [];
    return { data: { tripLists: { __typename: 'TripListPage', total: 3, lists: ids.map(list) } } };
  });

describe('the lists of a member, as the client knows them', () => {
  it('grow page by page, each list once, and with what was just made', async () => {
    const client = openClient();
    const cached = () => client.readQuery({ query: OwnListsDocument })?.tripLists;
    await client.query({ query: OwnListsDocument });
    await client.query({ query: OwnListsDocument, variables: { offset: 2 }, fetchPolicy: 'network-only' });
    expect(cached()?.lists.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    addOwnList(client.cache, list('d'));
    addOwnList(client.cache, list('d'));
    expect(cached()).toMatchObject({ total: 4, lists: [{ id: 'd' }, { id: 'c' }, { id: 'b' }, { id: 'a' }] });
  });
});
