/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { FavoriteCountDocument, MyLocationCountDocument } from '../../generated/operations.ts';
import { SiteTotalsDocument } from '../../generated/own-operations.ts';
import { answers, unreachable } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { StatCards } from './stat-cards.tsx';

const OWN = [
  answers(MyLocationCountDocument, { myLocations: { __typename: 'OwnLocations', total: 2 } }),
  answers(FavoriteCountDocument, { favorites: { __typename: 'MarkedPage', total: 0 } }),
];
const SITE = answers(SiteTotalsDocument, {
  communityStats: { __typename: 'CommunityStats', totalUsers: 12345, totalLocations: 678 },
});

const numbers = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map(({ textContent }, at) => [textContent, screen.getAllByRole('definition')[at]?.textContent]),
  );

describe('the numbers of the dashboard', () => {
  it("are the member's own", async () => {
    renderScreen(<StatCards isAdmin={false} />, { session: 'member', graph: OWN });
    await waitFor(() => expect(numbers()).toEqual({ 'My Locations': '2', Favorites: '0' }));
  });

  it('are those of the whole site, too, for an admin', async () => {
    renderScreen(<StatCards isAdmin />, { session: 'admin', graph: [...OWN, SITE] });
    await waitFor(() => expect(numbers()).toMatchObject({ 'Total Users': '12,345', 'Total Locations': '678' }));
  });

  it('are not said to be none where they cannot be had', async () => {
    renderScreen(<StatCards isAdmin />, { session: 'admin', graph: [...OWN, unreachable(SiteTotalsDocument)] });
    await waitFor(() => expect(numbers()).toMatchObject({ 'Total Users': '–unknown', 'My Locations': '2' }));
  });
});
