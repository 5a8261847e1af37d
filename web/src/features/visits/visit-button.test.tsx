/** @jest-environment @happy-dom/jest-environment */
import { useApolloClient, useFragment } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { LocationVisitFragmentDoc, SetVisitDocument, type OwnVisitFragment } from '../../generated/marks-operations.ts';
import { answers, refuses, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CardVisitMenu, VisitAction } from './visit-button.tsx';

const VISIT: OwnVisitFragment = {
  __typename: 'Visit',
  visitStatus: 'visited',
  visitDate: '2026-05-01',
  notes: 'Come early.',
  rating: 4,
};

const saved = (visit: OwnVisitFragment | null): GraphMock =>
  answers(SetVisitDocument, {
    visit: { __typename: 'Location', id: 'p1', visitStatus: visit?.visitStatus ?? 'none', visit },
  });

const opened = (visit: OwnVisitFragment | null, mock: GraphMock) => {
  const place = { id: 'p1', name: 'Blue Lagoon', visitStatus: visit?.visitStatus ?? null, visit };
  return renderScreen(<VisitAction location={place} />, { session: 'member', graph: [mock] });
};

const UNMARKED = {
  id: 'Location:p1',
  fragment: LocationVisitFragmentDoc,
  fragmentName: 'LocationVisit',
  variables: { isMember: true },
};

/** A place as its page shows it: from the cache of the graph, where marks are put before they are answered. */
const TestPlace = () => {
  const { cache } = useApolloClient();
  useState(() => cache.writeFragment({ ...UNMARKED, data: { __typename: 'Location', id: 'p1', visit: null } }));
  const { data } = useFragment({ ...UNMARKED, from: UNMARKED.id });
  const visitStatus = data.visit?.visitStatus ?? null;
  return <VisitAction location={{ id: 'p1', name: 'Blue Lagoon', visitStatus }} />;
};

const choose = async (user: ReturnType<typeof opened>['user'], name: RegExp): Promise<void> => {
  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByRole('menuitemradio', { name }));
};

describe('the menu that says whether a place was visited', () => {
  it('marks a place by keyboard, and gives the focus back', async () => {
    const { user, graph } = opened(null, saved({ ...VISIT, visitStatus: 'want_to_visit' }));
    const button = screen.getByRole('button', { name: 'Visit status: Track visit' });
    button.focus();
    await user.keyboard('[ArrowDown]');
    await screen.findByRole('menuitemradio', { name: /^Not marked/, checked: true });
    (await screen.findByRole('menuitemradio', { name: /^Want to visit/ })).focus();
    await user.keyboard('[Enter]');
    await waitFor(() =>
      expect(graph.sent(SetVisitDocument)).toEqual([{ locationId: 'p1', input: { visitStatus: 'want_to_visit' } }]),
    );
    expect(document.activeElement).toBe(button);
  });

  it('says what goes with a mark that is taken away', async () => {
    const { user, graph } = opened(VISIT, saved(null));
    await choose(user, /^Not marked.*Takes date, notes and rating away/);
    await waitFor(() =>
      expect(graph.sent(SetVisitDocument)).toEqual([{ locationId: 'p1', input: { visitStatus: 'none' } }]),
    );
  });

  it('sends nothing for the answer that stands', async () => {
    const { user, graph } = opened(VISIT, saved(VISIT));
    await choose(user, /^Visited/);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(graph.sent(SetVisitDocument)).toEqual([]);
  });

  it('shows a mark before the server has answered, and takes it back in words when it is refused', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const mock = answers(SetVisitDocument, () => promise);
    const { user } = renderScreen(<TestPlace />, { session: 'member', graph: [mock] });
    await choose(user, /^Visited/);
    await screen.findByRole('button', { name: 'Visit status: Visited' });
    reject(new TypeError('Failed to fetch'));
    await screen.findByText(/^Failed to update visit status/);
    await screen.findByRole('button', { name: 'Visit status: Track visit' });
  });

  it('leads to the login when the session has ended', async () => {
    const { user, left } = opened(null, refuses(SetVisitDocument, 'Unauthorized', { code: 'UNAUTHENTICATED' }));
    await choose(user, /^Visited/);
    await waitFor(() => expect(left).toEqual(['/api/login?next=%2F']));
  });

  it('asks a visitor to sign in, and is not on the cards that they see', async () => {
    const place = { id: 'p1', name: 'Blue Lagoon' };
    const { user } = renderScreen(
      <>
        <VisitAction location={place} />
        <CardVisitMenu location={place} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Track visit' }));
    await screen.findByText('You need to be logged in to track visits.');
    expect(screen.queryByRole('button', { name: /^Visit status/ })).toBeNull();
  });
});
