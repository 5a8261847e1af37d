import { locationPath } from '@wellspring/page-contract/paths';
import { useLocationSlots } from '../../../shared/location-slots.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { X } from '../../../shared/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { Point } from '../mercator.ts';
import { PinCardFacts, PinCardPicture, usePinCard } from './pin-card.tsx';
import type { Single } from '../pins/pins.ts';

type Props = { readonly pin: Single; readonly from: Point | null; readonly onClose: () => void };

/** The place that a finger chose; the card opens its page. */
export const ChosenCard = ({ pin, from, onClose }: Props) => {
  const t = useWords('map');
  const { isMember } = useSession();
  const { FavoriteAction } = useLocationSlots();
  const details = usePinCard(pin);
  return (
    <section
      aria-label={t('map.chosenPlace')}
      aria-live="polite"
      data-chosen=""
      className="pointer-events-auto relative mx-3 mb-3 flex overflow-hidden rounded-card border border-line bg-surface shadow-float"
    >
      <PinCardPicture pin={pin} details={details} className="w-28" />
      <div className="min-w-0 grow py-2.5 ps-3 pe-12">
        <Link
          to={locationPath(pin.location.id)}
          className="line-clamp-2 leading-snug font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {pin.location.name}
        </Link>
        <PinCardFacts pin={pin} details={details} from={from} />
      </div>
      <div className="absolute inset-y-0 end-0 flex flex-col items-center justify-between">
        <button
          type="button"
          aria-label={t('site.close')}
          onClick={onClose}
          className="relative z-10 flex size-12 items-center justify-center text-ink-soft hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
        {details && isMember ? (
          <div className="[&_[data-label]]:sr-only [&_button]:size-12 [&_button]:border-0 [&_button]:px-0">
            <FavoriteAction location={details} />
          </div>
        ) : null}
      </div>
    </section>
  );
};
