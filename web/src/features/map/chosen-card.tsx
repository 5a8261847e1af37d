import { X } from 'lucide-react';
import { MapCardDocument } from '../../generated/map-operations.ts';
import { useLocationSlots } from '../../shared/location-slots.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { LocationRow } from './location-row.tsx';
import type { Single } from './pins.ts';

type Props = { readonly pin: Single; readonly onClose: () => void };

/** The place that a finger chose; the card opens its page. */
export const ChosenCard = ({ pin, onClose }: Props) => {
  const { isMember } = useSession();
  const { FavoriteAction } = useLocationSlots();
  const { data } = useFreshQuery(MapCardDocument, { id: pin.location.id, isMember });
  const known = data?.location?.id === pin.location.id ? data.location : null;
  const { id, name, categoryId, latitude, longitude, temperature = null } = pin.location;
  const unknown = {
    city: null,
    state: null,
    country: null,
    temperature,
    averageRating: 0,
    reviewCount: 0,
    distanceKm: null,
  };
  return (
    <section
      aria-label="Chosen place"
      aria-live="polite"
      data-chosen=""
      className="pointer-events-auto mx-3 mb-3 flex min-h-18 items-center overflow-hidden rounded-card border border-line bg-surface shadow-float"
    >
      <div className="min-w-0 grow py-1">
        <LocationRow location={known ?? { ...unknown, id, name, categoryId, latitude, longitude }} />
      </div>
      {known && isMember ? (
        <div className="shrink-0 [&_[data-label]]:sr-only [&_button]:px-3">
          <FavoriteAction location={known} />
        </div>
      ) : null}
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="flex size-12 shrink-0 items-center justify-center text-ink-soft hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
};
