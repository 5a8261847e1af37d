/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { CategoriesDocument } from '../../generated/operations.ts';
import { answers } from '../../testing/graph.ts';
import { MEMBER, renderScreen } from '../../testing/render-screen.tsx';
import { AddLocationForms } from './add-location-forms.tsx';

describe('researching a place', () => {
  it('shows the text of the server when it finds nothing, and the form can be filled in by hand', async () => {
    const message = 'No place of this name was found.';
    const { user, api, address } = renderScreen(<AddLocationForms memberId={MEMBER.id} PointMap={() => null} />, {
      session: 'member',
      path: '/add-location',
      graph: [answers(CategoriesDocument, { categories: [] })],
      api: { 'POST /api/locations/research': { status: 404, body: { message } } },
    });
    const query = await screen.findByRole('textbox', { name: 'What are you looking for?' });
    await user.type(query, 'A pool that nobody knows');
    await user.click(screen.getByRole('button', { name: 'Research this place' }));
    await screen.findByText('Research failed');
    expect(screen.queryAllByText(message)).not.toEqual([]);
    expect(api.calls.map(({ body }) => body)).toEqual([{ query: 'A pool that nobody knows' }]);
    await user.click(screen.getByRole('button', { name: 'Enter it manually' }));
    await screen.findByRole('tab', { name: 'Manual Entry', selected: true });
    await waitFor(() => expect(address()).toBe('/add-location?tab=manual'));
  });
});
