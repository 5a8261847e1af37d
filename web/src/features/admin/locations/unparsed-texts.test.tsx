/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { UnparsedTextCountsDocument, UnparsedTextsDocument } from '../../../generated/admin-operations.ts';
import { answers, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { UnparsedTextsPanel } from './unparsed-texts-panel.tsx';

const counts = (...all: readonly (readonly [string, number])[]) =>
  answers(UnparsedTextCountsDocument, {
    unparsedTextCounts: all.map(([field, count]) => ({ __typename: 'UnparsedTextCount' as const, field, count })),
  });
const TEXTS = answers(UnparsedTextsDocument, {
  unparsedTexts: [
    {
      __typename: 'UnparsedText',
      text: 'lovely',
      readAs: null,
      location: { __typename: 'Location', id: 'spring', name: 'Moss Spring' },
    },
    {
      __typename: 'UnparsedText',
      text: '104 degrees',
      readAs: 'Lowest: 104 °C; Highest: 104 °C',
      location: { __typename: 'Location', id: 'well', name: 'Old Well' },
    },
  ],
});

const opened = async (...graph: readonly GraphMock[]) => {
  const onEdit = jest.fn();
  const shown = renderScreen(<UnparsedTextsPanel onEdit={onEdit} />, { session: 'admin', graph });
  await shown.user.click(screen.getByRole('button', { name: 'Show' }));
  return { ...shown, onEdit };
};

it('counts texts by field, and opens the place of one to be edited', async () => {
  const { user, graph, onEdit } = await opened(counts(['temperature', 27], ['hours', 3]), TEXTS);
  await user.click(await screen.findByRole('button', { name: 'Edit Moss Spring' }));
  expect(onEdit).toHaveBeenCalledWith('spring');
  await screen.findByText('lovely');
  screen.getByText('Read without certainty: Lowest: 104 °C; Highest: 104 °C');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: /^Hours/ }));
  await screen.findByRole('button', { name: /^Hours/, pressed: true });
  expect(graph.sent(UnparsedTextsDocument)).toEqual([
    { field: 'temperature', after: null, limit: 25 },
    { field: 'temperature', after: 'well', limit: 25 },
    { field: 'hours', after: null, limit: 25 },
  ]);
});

it('says that there are none', async () => {
  await opened(counts());
  await screen.findByText('Every text could be read as a fact.');
});
