/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { ChangeListDocument } from '../../generated/lists-operations.ts';
import { answers, refuses, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { WARM_WEEKS, WHOLE_LIST } from './own-list.fixture.ts';
import { OwnerActions } from './owner-actions.tsx';

const CHANGED = answers(ChangeListDocument, { changeTripList: WARM_WEEKS });

const opened = async (action: string, dialog: string, mock: GraphMock = CHANGED) => {
  const shown = renderScreen(<OwnerActions list={WHOLE_LIST} />, { session: 'member', graph: [mock] });
  await shown.user.click(screen.getByRole('button', { name: action }));
  await screen.findByRole('dialog', { name: dialog });
  return shown;
};

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the dialog that makes a list public', () => {
  it.each([
    ['without its notes', false],
    ['with its notes, where that is asked for', true],
  ])('shows the list to everybody %s', async (_, showsNotes) => {
    const { user, graph } = await opened('Make public', 'Make this list public?');
    if (showsNotes) await user.click(screen.getByRole('checkbox', { name: /Show my notes/ }));
    await user.click(screen.getAllByRole('button', { name: 'Make public' }).at(-1) ?? document.body);
    await isClosed();
    expect(graph.sent(ChangeListDocument)).toMatchObject([
      { id: 'l1', input: { name: 'Warm weeks', description: 'Come early.', isPublic: true, showsNotes } },
    ]);
  });

  it('changes nothing when it is cancelled', async () => {
    const { user, graph } = await opened('Make public', 'Make this list public?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    expect(graph.sent(ChangeListDocument)).toEqual([]);
  });

  it('is not offered for a list that is public', () => {
    renderScreen(<OwnerActions list={{ ...WHOLE_LIST, isPublic: true }} />, { session: 'member' });
    expect(screen.queryByRole('button', { name: 'Make public' })).toBeNull();
  });
});

describe('the dialog that changes a list', () => {
  it('saves what was typed, and closes', async () => {
    const { user, graph } = await opened('Edit', 'Edit list');
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Warm days');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await isClosed();
    expect(graph.sent(ChangeListDocument)).toMatchObject([{ id: 'l1', input: { name: 'Warm days' } }]);
  });

  it('stays open with what was typed when the server refuses', async () => {
    const { user } = await opened('Edit', 'Edit list', refuses(ChangeListDocument, 'Choose another name'));
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Choose another name');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Warm weeks!');
  });
});
