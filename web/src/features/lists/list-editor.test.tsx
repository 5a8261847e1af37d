/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import {
  ChangeListItemDocument,
  PutBackListItemDocument,
  RemoveListItemDocument,
  type ListOrderFragment,
} from '../../generated/lists-operations.ts';
import { answers, refuses, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ListEditor } from './list-editor.tsx';
import type { CardSlot } from './list-items.tsx';
import { WHOLE_LIST } from './own-list.fixture.ts';

const Card: CardSlot = ({ location }) => <h3>{location.name}</h3>;

const order = (revision: number): ListOrderFragment => ({ ...WHOLE_LIST, revision });

const CHANGED = answers(ChangeListItemDocument, {
  changeTripListItem: { __typename: 'TripListItem', locationId: 'p1', list: order(4) },
});

const opened = (...graph: readonly GraphMock[]) => {
  const page = { refetched: 0 };
  const editor = <ListEditor list={WHOLE_LIST} LocationCard={Card} refetch={() => void (page.refetched += 1)} />;
  return { ...renderScreen(editor, { session: 'member', graph }), page };
};

const press = (user: ReturnType<typeof opened>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));
const places = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note of/ });

describe("the places of one's own list", () => {
  it('get a note, which is sent once with the revision of the list', async () => {
    const { user, graph } = opened(CHANGED);
    await press(user, 'Add note of Spring 1');
    await user.type(note(), 'Come early');
    await user.dblClick(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(graph.sent(ChangeListItemDocument)).toEqual([
      { id: 'l1', locationId: 'p1', input: { notes: 'Come early', revision: 3 } },
    ]);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/note of Spring 1$/);
  });

  it('count the characters of a note, and send none that is too long', async () => {
    const { user, graph } = opened(CHANGED);
    await press(user, 'Edit note of Spring 2');
    expect(note().value).toBe('Bring a towel');
    screen.getByText('13 of 500 characters');
    await user.clear(note());
    await user.paste('x'.repeat(501));
    await screen.findByText('Notes must be at most 500 characters');
    await press(user, 'Save note');
    expect(note().getAttribute('aria-invalid')).toBe('true');
    expect(graph.sent(ChangeListItemDocument)).toEqual([]);
  });

  it('keep a note as it is when it is cancelled', async () => {
    const { user, graph } = opened(CHANGED);
    await press(user, 'Edit note of Spring 2');
    await user.type(note(), ', and water');
    await press(user, 'Cancel');
    await screen.findByText(/Bring a towel/);
    expect(graph.sent(ChangeListItemDocument)).toEqual([]);
  });

  it('keep typed text when another tab has changed the list, show that, and request the list again', async () => {
    const words = 'This list was changed elsewhere meanwhile. Please look at it before you try again.';
    const { user, page } = opened(refuses(ChangeListItemDocument, words, { code: 'CONFLICT' }));
    await press(user, 'Edit note of Spring 2');
    await user.clear(note());
    await user.type(note(), 'On top of what is gone');
    await press(user, 'Save note');
    await screen.findByText(words);
    expect(note().value).toBe('On top of what is gone');
    expect(page.refetched).toBe(1);
  });

  it('are taken out at once, and put back where they were', async () => {
    const { promise, resolve } = Promise.withResolvers<{ removeTripListItem: ListOrderFragment }>();
    const { user, graph } = opened(
      answers(RemoveListItemDocument, () => promise),
      answers(PutBackListItemDocument, {
        addTripListItem: { __typename: 'TripListItem', locationId: 'p1', list: order(5) },
      }),
    );
    await press(user, 'Remove Spring 1 from the list');
    await waitFor(() => expect(places()).toEqual(['Spring 2']));
    expect(screen.queryByText('Removed from the list')).toBeNull();
    resolve({ removeTripListItem: order(4) });
    await screen.findByText('Removed from the list');
    await press(user, 'Undo');
    await waitFor(() =>
      expect(graph.sent(PutBackListItemDocument)).toMatchObject([
        { id: 'l1', input: { locationId: 'p1', notes: null, visitOrder: 1 } },
      ]),
    );
    expect(graph.sent(RemoveListItemDocument)).toEqual([{ id: 'l1', locationId: 'p1', revision: 3 }]);
  });

  it('stand there again when they could not be taken out', async () => {
    const { user } = opened(refuses(RemoveListItemDocument, 'Lists are away for a moment'));
    await press(user, 'Remove Spring 1 from the list');
    await screen.findByText('Lists are away for a moment');
    expect(places()).toEqual(['Spring 1', 'Spring 2']);
  });
});
