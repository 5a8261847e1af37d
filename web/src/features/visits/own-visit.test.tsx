/** @jest-environment @happy-dom/jest-environment */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SetVisitDocument, type OwnVisitFragment } from '../../generated/marks-operations.ts';
import { answers, refuses, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { OwnVisit } from './own-visit.tsx';

const MARKED: OwnVisitFragment = {
  __typename: 'Visit',
  visitStatus: 'visited',
  visitDate: null,
  notes: null,
  rating: null,
};
const DETAILED: OwnVisitFragment = { ...MARKED, visitDate: '2026-05-01', notes: 'Come early.', rating: 4 };

const SAVED = answers(SetVisitDocument, {
  visit: { __typename: 'Location', id: 'p1', visitStatus: 'visited', visit: DETAILED },
});

const opened = async (visit: OwnVisitFragment, mock: GraphMock = SAVED) => {
  const shown = renderScreen(<OwnVisit location={{ id: 'p1', visit }} />, { session: 'member', graph: [mock] });
  await shown.user.click(screen.getByRole('button', { name: /^(Edit|Add date, notes and rating)$/ }));
  await screen.findByRole('form', { name: 'Your visit' });
  return shown;
};

const dateField = () => screen.getByLabelText<HTMLInputElement>(/^Date/);
const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Notes');
const save = (user: Awaited<ReturnType<typeof opened>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save visit' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('form')).toBeNull());

describe('what a member notes of a visit', () => {
  it('is shown with its date, stars and notes', () => {
    renderScreen(<OwnVisit location={{ id: 'p1', visit: DETAILED }} />, { session: 'member' });
    screen.getByText('May 1, 2026');
    screen.getByRole('img', { name: '4 out of 5 stars' });
    screen.getByText('Come early.');
  });

  it('is nothing where the place is not marked', () => {
    renderScreen(<OwnVisit location={{ id: 'p1', visit: null }} />, { session: 'member' });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is saved with date, rating and notes', async () => {
    const { user, graph } = await opened(MARKED);
    fireEvent.change(dateField(), { target: { value: '2026-05-01' } });
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await user.type(notes(), ' Come early. ');
    await save(user);
    await screen.findByText('Visit saved');
    expect(graph.sent(SetVisitDocument)).toEqual([
      { locationId: 'p1', input: { visitDate: '2026-05-01', rating: 4, notes: 'Come early.' } },
    ]);
    await isClosed();
  });

  it('is sent only where it was changed', async () => {
    const { user, graph } = await opened(DETAILED);
    await user.click(screen.getByRole('radio', { name: 'No rating' }));
    await save(user);
    await isClosed();
    expect(graph.sent(SetVisitDocument)).toEqual([{ locationId: 'p1', input: { rating: 0 } }]);
  });

  it('does not lie in the future, which is said at the date', async () => {
    const { user, graph } = await opened(MARKED);
    fireEvent.change(dateField(), { target: { value: '2999-01-01' } });
    await save(user);
    await screen.findByText('The date of a visit cannot be in the future');
    expect(document.activeElement).toBe(dateField());
    expect(graph.sent(SetVisitDocument)).toEqual([]);
  });

  it('may be in the future for a planned visit', async () => {
    const { user, graph } = await opened({ ...MARKED, visitStatus: 'want_to_visit' });
    fireEvent.change(dateField(), { target: { value: '2999-01-01' } });
    await save(user);
    await isClosed();
    expect(graph.sent(SetVisitDocument)).toEqual([{ locationId: 'p1', input: { visitDate: '2999-01-01' } }]);
  });

  it('has no more than 2000 characters', async () => {
    const { user, graph } = await opened(MARKED);
    await user.click(notes());
    await user.paste('x'.repeat(2_001));
    await save(user);
    await screen.findByText('Notes must be at most 2000 characters');
    expect(document.activeElement).toBe(notes());
    expect(graph.sent(SetVisitDocument)).toEqual([]);
  });

  it('stays in the form when it is not saved', async () => {
    const { user } = await opened(MARKED, refuses(SetVisitDocument, 'The place is gone'));
    await user.type(notes(), 'Come early.');
    await save(user);
    await screen.findByText(/^Failed to update visit status/);
    expect(notes().value).toBe('Come early.');
  });

  it('is discarded when it is cancelled, with the focus back at the button', async () => {
    const { user, graph } = await opened(MARKED);
    await user.type(notes(), 'Come early.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add date, notes and rating' }));
    expect(graph.sent(SetVisitDocument)).toEqual([]);
  });
});
