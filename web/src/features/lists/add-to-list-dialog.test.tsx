/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import {
  AddToListDocument,
  CreateListDocument,
  ListsToAddToDocument,
  RemoveListItemDocument,
} from '../../generated/lists-operations.ts';
import { answers, refuses, unreachable, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AddToListAction } from './add-to-list-button.tsx';
import { WARM_WEEKS } from './own-list.fixture.ts';

const LIST = {
  __typename: 'TripList',
  id: 'l1',
  name: 'Warm weeks',
  isPublic: false,
  itemCount: 1,
  holds: true,
} as const;

const storedLists = (holds: boolean): GraphMock =>
  answers(ListsToAddToDocument, {
    tripLists: { __typename: 'TripListPage', total: 1, lists: [{ ...LIST, holds, itemCount: holds ? 1 : 0 }] },
  });
const ADDED = answers(AddToListDocument, { addTripListItem: { __typename: 'TripListItem', locationId: 'p1' } });
const TAKEN_OUT = answers(RemoveListItemDocument, {
  removeTripListItem: { __typename: 'TripList', id: 'l1', revision: 2, itemCount: 0, items: [] },
});

const opened = async (...graph: readonly GraphMock[]) => {
  const place = { id: 'p1', name: 'Blue Lagoon' };
  const shown = renderScreen(<AddToListAction location={place} />, { session: 'member', graph });
  await shown.user.click(screen.getByRole('button', { name: 'Add to list' }));
  await screen.findByRole('dialog', { name: /Blue Lagoon/ });
  return shown;
};

const choice = (pressed: boolean) => screen.findByRole('button', { name: /^Warm weeks/, pressed });

describe('the dialog that puts a place into a list', () => {
  it('takes it out of a list that holds it, and puts it in again', async () => {
    const { user, graph } = await opened(storedLists(true), ADDED, TAKEN_OUT);
    expect((await choice(true)).textContent).toContain('press to take it out');
    await user.click(await choice(true));
    await screen.findByText('Taken out of “Warm weeks”');
    expect((await choice(false)).textContent).toContain('0 locations');
    await user.click(await choice(false));
    await screen.findByText('Added to “Warm weeks”');
    await screen.findByRole('button', { name: /Warm weeks.*1 location/, pressed: true });
    expect(graph.sent(RemoveListItemDocument)).toEqual([{ id: 'l1', locationId: 'p1' }]);
    expect(graph.sent(AddToListDocument)).toMatchObject([{ id: 'l1', input: { locationId: 'p1' } }]);
  });

  it('puts it in by keyboard, and gives the focus back when it is closed', async () => {
    const { user, graph } = await opened(storedLists(false), ADDED);
    (await choice(false)).focus();
    await user.keyboard('[Enter]');
    await choice(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to list' }));
    expect(graph.sent(AddToListDocument)).toHaveLength(1);
  });

  it('says in the words of the server why it cannot be put in', async () => {
    const { user } = await opened(
      storedLists(false),
      refuses(AddToListDocument, 'This location is already in the list'),
    );
    await user.click(await choice(false));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This location is already in the list');
    await choice(false);
  });

  it('asks for the name of a new list', async () => {
    const { user, graph } = await opened(storedLists(false));
    await choice(false);
    await user.click(screen.getByRole('button', { name: 'Create and add' }));
    await screen.findByText('Please enter a list name');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New list' }));
    expect(graph.sent(CreateListDocument)).toEqual([]);
  });

  it('makes a new list with the place in it, under the same key when the place fails at first', async () => {
    const { user, graph } = await opened(
      storedLists(false),
      answers(CreateListDocument, { createTripList: { ...WARM_WEEKS, id: 'l2', name: 'Cold plunges' } }),
      refuses(AddToListDocument, 'Something went wrong'),
    );
    await choice(false);
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'New list' });
    await user.type(name, 'Cold plunges');
    const make = screen.getByRole('button', { name: 'Create and add' });
    await user.click(make);
    await screen.findByText('Something went wrong');
    expect(name.value).toBe('Cold plunges');
    await user.click(make);
    await waitFor(() => expect(graph.sent(AddToListDocument)).toHaveLength(2));
    expect(new Set(graph.sent(CreateListDocument).map((sent) => sent['idempotencyKey'])).size).toBe(1);
    expect(graph.sent(AddToListDocument)).toMatchObject([{ id: 'l2' }, { id: 'l2' }]);
    expect(await screen.findAllByRole('button', { name: /^Cold plunges/ })).toHaveLength(1);
  });

  it('says that the lists cannot be had, and asks for them again', async () => {
    const { user, graph } = await opened(unreachable(ListsToAddToDocument));
    await screen.findByText('Failed to load your lists');
    const sentBefore = graph.sent(ListsToAddToDocument).length;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(graph.sent(ListsToAddToDocument).length).toBeGreaterThan(sentBefore));
  });

  it('is for members: a visitor is led to the page that signs in', async () => {
    const place = { id: 'p1', name: 'Blue Lagoon' };
    const { user, left } = renderScreen(<AddToListAction location={place} />);
    await user.click(screen.getByRole('button', { name: 'Add to list' }));
    await screen.findByText('You need to be logged in to add places to lists.');
    await waitFor(() => expect(left).toEqual(['/api/login?next=%2F']));
  });
});
