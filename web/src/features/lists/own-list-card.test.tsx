/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ChangeListDocument, OwnListsDocument, type OwnListFragment } from '../../generated/lists-operations.ts';
import { answers } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { OwnLists } from './own-lists.tsx';
import { WARM_WEEKS } from './own-list.fixture.ts';

const DELETE = 'DELETE /api/trip-lists/l1';

const opened = (...lists: readonly OwnListFragment[]) =>
  renderScreen(<OwnLists />, {
    session: 'member',
    graph: [
      answers(OwnListsDocument, { tripLists: { __typename: 'TripListPage', total: lists.length, lists: [...lists] } }),
      answers(ChangeListDocument, { changeTripList: { ...WARM_WEEKS, isPublic: true } }),
    ],
    api: { [DELETE]: { status: 204 } },
  });

type User = ReturnType<typeof opened>['user'];

const card = () => screen.findByRole('article', { name: 'Warm weeks' });
const share = async (user: User) => user.click(within(await card()).getByRole('button', { name: /^Share the list/ }));
const remove = async (user: User) => {
  await user.click(within(await card()).getByRole('button', { name: /^Delete the list/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this list?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('List deleted');
};

describe("the card of one's own list", () => {
  it('says what the list is, and leads to it', async () => {
    opened({ ...WARM_WEEKS, itemCount: 3 });
    const list = within(await card());
    list.getByText('Come early.');
    list.getByText('3 locations');
    list.getByText('Private');
    expect(list.getByRole('link', { name: 'View List' }).getAttribute('href')).toBe('/lists/l1');
  });

  it('shares no private list, and says why', async () => {
    const { user } = opened(WARM_WEEKS);
    await share(user);
    await screen.findByText('Make list public first');
    await screen.findByText('Only public lists can be shared');
  });

  it('copies the link of a public list, and shows it where it cannot be copied', async () => {
    const { user } = opened({ ...WARM_WEEKS, isPublic: true });
    await share(user);
    await screen.findByText('Link copied');
    const link = await navigator.clipboard.readText();
    expect(link).toBe(`${window.location.origin}/lists/warm`);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await share(user);
    await screen.findByText('The link could not be copied');
    await screen.findByText(link);
  });

  it('is changed in place, and gives the focus back to its button', async () => {
    const { user, graph } = opened(WARM_WEEKS);
    await user.click(within(await card()).getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('switch', { name: /Public/ }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('List updated');
    expect(graph.sent(ChangeListDocument)).toMatchObject([{ id: 'l1', input: { isPublic: true } }]);
    await within(await card()).findByText('Public');
    await waitFor(async () =>
      expect(document.activeElement).toBe(within(await card()).getByRole('button', { name: 'Edit' })),
    );
  });

  it('deletes the list after asking, and puts it back when that is undone', async () => {
    const { user, api } = opened(WARM_WEEKS);
    await remove(user);
    await screen.findByText('No lists yet');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await card();
    expect(api.calls).toEqual([]);
  });

  it('sends the deletion once the toast that offers to undo it has gone', async () => {
    const { user, api } = opened(WARM_WEEKS);
    await remove(user);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(api.calls.map(({ route }) => route)).toEqual([DELETE]));
    await screen.findByText('No lists yet');
  });

  it('sends the deletion, too, when the page goes away before', async () => {
    const { user, api } = opened(WARM_WEEKS);
    await remove(user);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(api.calls.map(({ route }) => route)).toEqual([DELETE]));
  });
});
