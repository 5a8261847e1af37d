import { X } from 'lucide-react';
import { MapCardDocument } from '../../generated/operations.ts';
import { useAsk } from '../../shared/graphql/use-ask.ts';
import { PlaceRow } from './place-row.tsx';
import type { Single } from './pins.ts';

type Props = { readonly pin: Single; readonly onClose: () => void };

/** The place that a finger chose; the card opens its page. */
export const ChosenCard = ({ pin, onClose }: Props) => {
  const { data } = useAsk(MapCardDocument, { id: pin.place.id });
  const known = data?.location?.id === pin.place.id ? data.location : null;
  const { id, name, categoryId, latitude, longitude } = pin.place;
  const unknown = { city: null, state: null, country: null, temperature: null, averageRating: 0, reviewCount: 0 };
  return (
    <section
      aria-label="Chosen place"
      aria-live="polite"
      className="pointer-events-auto mx-3 mb-3 flex min-h-18 items-center overflow-hidden rounded-card bg-surface shadow-float"
    >
      <div className="min-w-0 grow py-1">
        <PlaceRow place={known ?? { ...unknown, id, name, categoryId, latitude, longitude }} />
      </div>
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
