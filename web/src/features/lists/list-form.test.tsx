/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import {
  ChangeListDocument,
  CreateListDocument,
  OwnListNowDocument,
  type OwnListFragment,
} from '../../generated/lists-operations.ts';
import { answers, refuses, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ListForm } from './list-form.tsx';
import { WARM_WEEKS } from './own-list.fixture.ts';

const MADE = answers(CreateListDocument, { createTripList: WARM_WEEKS });

const opened = (list: OwnListFragment | null, ...graph: readonly GraphMock[]) => {
  const page = { done: 0 };
  const form = <ListForm list={list} onDone={() => void (page.done += 1)} />;
  return { ...renderScreen(form, { session: 'member', graph }), page };
};

const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');
const described = () => screen.getByLabelText<HTMLTextAreaElement>(/Description/);
const press = (user: ReturnType<typeof opened>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the form of a list', () => {
  it.each([
    ['   ', 'Please enter a list name'],
    ['x'.repeat(101), 'Name must be at most 100 characters'],
  ])('does not send the name "%s", and says why with the focus at the field', async (typed, words) => {
    const { user, graph } = opened(null, MADE);
    await user.type(nameField(), typed);
    await press(user, 'Create list');
    await screen.findByText(words);
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(nameField());
    expect(graph.sent(CreateListDocument)).toEqual([]);
  });

  it('makes a private list once, though it is pressed twice', async () => {
    const { user, graph, page } = opened(null, MADE);
    await user.type(nameField(), ' Warm weeks ');
    await user.type(described(), 'Come early.');
    await user.dblClick(screen.getByRole('button', { name: 'Create list' }));
    await screen.findByText('List created');
    expect(graph.sent(CreateListDocument).map(({ input }) => input)).toEqual([
      { name: 'Warm weeks', description: 'Come early.', isPublic: false, showsNotes: false },
    ]);
    await waitFor(() => expect(page.done).toBe(1));
  });

  it('offers to show the notes only of a public list', async () => {
    const { user, graph } = opened(null, MADE);
    await user.type(nameField(), 'Warm weeks');
    expect(screen.queryByRole('switch', { name: /Show my notes/ })).toBeNull();
    await user.click(screen.getByRole('switch', { name: /Public/ }));
    await user.click(screen.getByRole('switch', { name: /Show my notes/ }));
    await press(user, 'Create list');
    await waitFor(() =>
      expect(graph.sent(CreateListDocument)).toMatchObject([{ input: { isPublic: true, showsNotes: true } }]),
    );
  });

  it('keeps what was typed when the server fails, and sends it again with the same key', async () => {
    const { user, graph, page } = opened(null, refuses(CreateListDocument, 'Lists are away for a moment'));
    await user.type(nameField(), 'Warm weeks');
    await user.type(described(), 'Come early.');
    await press(user, 'Create list');
    await screen.findByText('Error creating list');
    await screen.findByText('Lists are away for a moment');
    expect(described().value).toBe('Come early.');
    await press(user, 'Create list');
    await waitFor(() => expect(graph.sent(CreateListDocument)).toHaveLength(2));
    const [first, second] = graph.sent(CreateListDocument);
    expect(first?.['idempotencyKey']).toBe(second?.['idempotencyKey']);
    expect(page.done).toBe(0);
  });

  it('puts what the server refuses of the name at its field', async () => {
    const { user } = opened(null, refuses(CreateListDocument, 'Choose another name', { field: 'name' }));
    await user.type(nameField(), 'Warm weeks');
    await press(user, 'Create list');
    await waitFor(() => expect(nameField().getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(nameField());
  });

  it('shows what another tab wrote meanwhile, and replaces it only when it is saved again', async () => {
    const theirs = { ...WARM_WEEKS, name: 'First tab', isPublic: true };
    const { user, graph, page } = opened(
      WARM_WEEKS,
      answers(OwnListNowDocument, { tripList: theirs }),
      refuses(ChangeListDocument, 'The list has changed', { code: 'CONFLICT' }),
    );
    await user.clear(nameField());
    await user.type(nameField(), 'Second tab');
    await press(user, 'Save changes');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('it is now called “First tab” and is public');
    expect(nameField().value).toBe('Second tab');
    await press(user, 'Save changes');
    await waitFor(() => expect(graph.sent(ChangeListDocument)).toHaveLength(2));
    expect(graph.sent(ChangeListDocument)).toMatchObject([
      { id: 'l1', input: { name: 'Second tab' }, expected: { name: 'Warm weeks', isPublic: false } },
      { id: 'l1', input: { name: 'Second tab' }, expected: { name: 'First tab', isPublic: true } },
    ]);
    expect(page.done).toBe(0);
  });

  it('discards typed text when it is cancelled', async () => {
    const { user, graph, page } = opened(null, MADE);
    await user.type(nameField(), 'Warm weeks');
    await press(user, 'Cancel');
    expect(page.done).toBe(1);
    expect(graph.sent(CreateListDocument)).toEqual([]);
  });
});
