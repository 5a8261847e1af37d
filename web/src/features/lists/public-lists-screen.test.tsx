/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import { PublicListsDocument } from '../../generated/lists-operations.ts';
import { answers, unreachable, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DOGO } from '../../testing/example-location.ts';
import { WHOLE_LIST } from './own-list.fixture.ts';
import { PublicListsScreen } from './public-lists-screen.tsx';

const LIST = { ...WHOLE_LIST, isPublic: true, cover: [] };
const LISTS = { publicTripLists: { __typename: 'TripListPage' as const, total: 1, lists: [LIST] } };

const opened = (mock: GraphMock = answers(PublicListsDocument, LISTS), session: 'visitor' | 'admin' = 'visitor') =>
  renderScreen(<PublicListsScreen />, {
    session,
    path: '/public-lists',
    graph: [mock],
    api: { 'DELETE /api/trip-lists/l1': { status: 204 } },
  });

const card = async () => within(await screen.findByRole('article', { name: 'Warm weeks' }));

describe('the card of a public list', () => {
  it('says what the list is and who made it, and leads to it', async () => {
    opened();
    const list = await card();
    list.getByText('Ada B.');
    list.getByText('Come early.');
    list.getByText('2 locations');
    list.getByText('Public');
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/lists/l1']);
    expect(list.queryByRole('button')).toBeNull();
  });

  it('shows the pictures of its first places', async () => {
    const places = ['p1', 'p2', 'p3'].map((id) => ({
      __typename: 'TripListItem' as const,
      locationId: id,
      location: { ...DOGO, id },
    }));
    const lists = [{ ...LIST, cover: places }];
    opened(answers(PublicListsDocument, { publicTripLists: { ...LISTS.publicTripLists, lists } }));
    await card();
    const sources = [...document.querySelectorAll('article img')].map((img) => img.getAttribute('src') ?? '');
    expect(sources.map((source) => /p\d/.exec(source)?.[0])).toEqual(['p1', 'p2', 'p3']);
  });

  it('lets an admin delete the list after a confirmation', async () => {
    const { user, api, graph } = opened(undefined, 'admin');
    await user.click(await (await card()).findByRole('button', { name: 'Delete the list “Warm weeks”' }));
    const sentBefore = graph.sent(PublicListsDocument).length;
    expect(api.calls).toEqual([]);
    const dialog = await screen.findByRole('dialog', { name: 'Delete this list?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('List deleted');
    expect(api.calls.map(({ route }) => route)).toEqual(['DELETE /api/trip-lists/l1']);
    await waitFor(() => expect(graph.sent(PublicListsDocument).length).toBeGreaterThan(sentBefore));
  });
});

describe('the search for lists', () => {
  it('puts the words into the address, and asks for them', async () => {
    const { user, graph, address } = opened();
    await user.type(screen.getByLabelText('Search community lists'), ' warm water ');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toBe('/public-lists?search=warm+water'));
    await waitFor(() => expect(graph.sent(PublicListsDocument).at(-1)).toMatchObject({ search: 'warm water' }));
  });

  it('leads to all lists when it finds nothing', async () => {
    const none = { publicTripLists: { __typename: 'TripListPage' as const, total: 0, lists: [] } };
    const { user, address } = opened(answers(PublicListsDocument, none));
    await screen.findByText('No public lists yet');
    await user.type(screen.getByLabelText('Search community lists'), 'nowhere');
    await user.keyboard('[Enter]');
    await user.click(await screen.findByRole('link', { name: 'Show all lists' }));
    await waitFor(() => expect(address()).toBe('/public-lists'));
  });

  it('can be repeated after a failure', async () => {
    const { user, graph } = opened(unreachable(PublicListsDocument));
    await screen.findByText('Failed to load public lists');
    const sentBefore = graph.sent(PublicListsDocument).length;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(graph.sent(PublicListsDocument).length).toBeGreaterThan(sentBefore));
  });
});
