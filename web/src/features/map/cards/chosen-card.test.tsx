/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MapCardDocument } from '../../../generated/map-operations.ts';
import { LocationSlotsContext, useLocationSlots } from '../../../shared/location-slots.ts';
import { answers, unreachable, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ChosenCard } from './chosen-card.tsx';
import { DOGO_CARD, DOGO_PIN, MATSUYAMA } from '../pins/pin.fixture.ts';

const Favorite = ({ location }: { readonly location: { readonly name: string } }) => (
  <p>{`Favorite: ${location.name}`}</p>
);

const WithFavorite = ({ Card }: { readonly Card: ComponentType }) => (
  <LocationSlotsContext value={{ ...useLocationSlots(), FavoriteAction: Favorite }}>
    <Card />
  </LocationSlotsContext>
);

const opened = (session: 'visitor' | 'member', mock: GraphMock = answers(MapCardDocument, { location: DOGO_CARD })) => {
  const closed: string[] = [];
  const Card = () => <ChosenCard pin={DOGO_PIN} from={MATSUYAMA} onClose={() => closed.push('closed')} />;
  return { ...renderScreen(<WithFavorite Card={Card} />, { session, graph: [mock] }), closed };
};

describe('the card of a place that was chosen on the map', () => {
  it('says what the place is like and how far away, and leads to its page', async () => {
    const { graph } = opened('visitor');
    expect(screen.getByRole('link', { name: 'Dōgo Onsen' }).getAttribute('href')).toBe('/location/dogo');
    await screen.findByText('Matsuyama, Japan · 6.9 mi away');
    screen.getByText('A bath house of three floors.');
    screen.getByText('(12 reviews)');
    screen.getByText('108 °F');
    expect(graph.sent(MapCardDocument)).toEqual([{ id: 'dogo', isMember: false }]);
    expect(screen.queryByText(/^Favorite/)).toBeNull();
  });

  it('lets a member make it a favorite', async () => {
    opened('member');
    await screen.findByText('Favorite: Dōgo Onsen');
  });

  it('shows the data of the pin when the details cannot be loaded', async () => {
    opened('member', unreachable(MapCardDocument));
    await screen.findByText('6.9 mi away');
    screen.getByRole('link', { name: 'Dōgo Onsen' });
    expect(screen.queryByText(/^Favorite/)).toBeNull();
  });

  it('is closed by its button', async () => {
    const { user, closed } = opened('visitor');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(closed).toEqual(['closed']));
  });
});
