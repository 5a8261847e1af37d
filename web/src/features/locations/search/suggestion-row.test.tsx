/** @jest-environment @happy-dom/jest-environment */
import { cleanup, screen } from '@testing-library/react';
import { SuggestDocument, type SuggestQuery } from '../../../generated/search-operations.ts';
import { DOGO } from '../../../testing/example-location.ts';
import { answers } from '../../../testing/graph.ts';
import { mockPosition } from '../../../testing/position.ts';
import { box, opened } from './search-box.fixture.tsx';

describe('a suggested place', () => {
  const spa = {
    ...DOGO,
    id: 'k1',
    name: 'Kyoto Spa',
    kinds: { __typename: 'KindsFact', are: ['onsen', 'sauna'] },
  } as const;
  const rowAt = async (path: string, location: SuggestQuery['suggestLocations'][number]) => {
    const { user } = opened('', answers(SuggestDocument, { suggestLocations: [location], geocode: [] }), path);
    await user.type(box(), 'kyoto');
    return (await screen.findByRole('option', { name: /^Kyoto Spa/ })).textContent;
  };

  it('says its first kind, or its category', async () => {
    expect(await rowAt('/', spa)).toBe('Kyoto SpaOnsen · Matsuyama, Japan');
    cleanup();
    expect(await rowAt('/', { ...spa, kinds: null })).toBe('Kyoto SpaHot Springs & Spas · Matsuyama, Japan');
  });

  it('says how far it is from the point that the list is near to', async () => {
    expect(await rowAt('/home?near=33.85,132.5&nearLabel=Iyo', spa)).toMatch(/ · 17.mi away$/);
  });

  it('says how far it is from the position that this tab knows, and asks for none', async () => {
    const getPosition = mockPosition({ latitude: 0, longitude: 0 });
    sessionStorage.setItem(
      'wellspring-own-position',
      JSON.stringify({ latitude: 33.85, longitude: 132.5, accuracy: 10 }),
    );
    expect(await rowAt('/', spa)).toMatch(/ · 17.mi away$/);
    expect(getPosition).not.toHaveBeenCalled();
  });

  it('says no distance from an area', async () => {
    expect(await rowAt('/home?near=33.85,132.5&nearBounds=130,30,140,40', spa)).not.toContain('away');
  });
});
