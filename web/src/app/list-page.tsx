import type { ComponentProps } from 'react';
import { ListScreen } from '../features/lists/list-screen.tsx';
import { LocationCard } from '../features/locations/card/location-card.tsx';
import { OpenLine } from '../features/locations/card/open-line.tsx';
import { island } from '../shared/ui/island.tsx';
import { useWords } from '../shared/words/words.ts';
import { WithLocationSlots } from './location-slots.tsx';

const MapLoading = () => (
  <p role="status" className="flex h-[440px] items-center justify-center rounded-card bg-sunken text-ink-soft">
    {useWords()('site.mapLoading')}
  </p>
);

const ListMap = island(() => import('../features/map/list-map.tsx').then(({ ListMap }) => ListMap), <MapLoading />, {
  title: 'site.mapFailed',
  text: 'lists.mapFailed',
});

type CardProps = Pick<ComponentProps<typeof LocationCard>, 'location'>;

/** Between its number and its note. */
const ListedCard = ({ location }: CardProps) => <LocationCard location={location} isCompact Hours={OpenLine} />;

export const ListPage = () => (
  <WithLocationSlots>
    <ListScreen LocationCard={ListedCard} ListMap={ListMap} />
  </WithLocationSlots>
);
