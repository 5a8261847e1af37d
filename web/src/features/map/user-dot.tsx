import { useDistanceText } from '../../shared/format/use-units.ts';
import type { MapViewProps } from '../../shared/map-slot.ts';
import { useWords } from '../../shared/words/words.ts';
import { Anchored } from './anchored.tsx';
import type { MapEngine } from './engine.ts';

type Props = { readonly engine: MapEngine; readonly user: NonNullable<MapViewProps['user']> };

/** Where the reader is. */
export const UserDot = ({ engine, user }: Props) => {
  const t = useWords('map');
  const distanceText = useDistanceText();
  const words =
    user.accuracy === null
      ? t('map.youAreHere')
      : t('map.youAreAbout', { distance: distanceText(user.accuracy / 1_000) });
  return (
    <Anchored engine={engine} lat={user.lat} lng={user.lng}>
      <div role="img" aria-label={words} data-user className="pointer-events-none relative size-5">
        <span className="absolute -inset-2.5 rounded-full bg-temp-cold/20" />
        <span className="absolute inset-0 rounded-full border-3 border-surface bg-temp-cold pin-shadow" />
        <span className="absolute bottom-full left-1/2 mb-3 -translate-x-1/2 rounded-sm bg-surface px-1.5 text-xs leading-5 whitespace-nowrap text-ink pin-shadow">
          {words}
        </span>
      </div>
    </Anchored>
  );
};
