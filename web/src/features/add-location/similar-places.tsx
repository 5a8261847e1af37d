import { locationPath } from '@wellspring/page-contract/paths';
import { useEffect, useRef } from 'react';
import { usePlaceLine } from '../../shared/format/place-line.ts';
import { useDistanceText } from '../../shared/format/use-units.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { useWords } from '../../shared/words/words.ts';
import type { SimilarPlace } from './use-submit.ts';

const Row = ({
  place: { id, name, city, country, countryCode, distanceKm, isVerified, isPermanentlyClosed },
}: {
  readonly place: SimilarPlace;
}) => {
  const t = useWords('addLocation');
  const distanceText = useDistanceText();
  const placeLine = usePlaceLine();
  const where = placeLine({ city, state: null, country, countryCode });
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <a
        href={locationPath(id)}
        target="_blank"
        rel="noreferrer"
        className="min-h-11 content-center font-semibold wrap-anywhere text-primary underline underline-offset-4"
      >
        <bdi>{name}</bdi>
        <span className="sr-only"> {t('addLocation.newTab')}</span>
      </a>
      <span className="text-sm text-ink-soft">
        {[
          where,
          distanceKm === null ? null : t('addLocation.distanceAway', { distance: distanceText(distanceKm) }),
          isVerified ? null : t('addLocation.yoursPending'),
          isPermanentlyClosed ? t('addLocation.similarClosed') : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
};

type Props = {
  readonly places: readonly SimilarPlace[];
  readonly isBusy: boolean;
  readonly onAnother: () => void;
  readonly onBack: () => void;
};

/** Before a place is sent: those that it may be. The member decides. */
export const SimilarPlaces = ({ places, isBusy, onAnother, onBack }: Props) => {
  const t = useWords('addLocation');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [places]);
  return (
    <section aria-labelledby="similar-heading" className="rounded-card border border-amber bg-surface px-5 py-4">
      <h2 id="similar-heading" ref={heading} tabIndex={-1} className="text-lg">
        {t('addLocation.similarQuestion')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('addLocation.similarHelp')}</p>
      <ul className="mt-2 divide-y divide-line">
        {places.map((place) => (
          <Row key={place.id} place={place} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || onAnother()}
          className={`${primaryButton} aria-disabled:opacity-60`}
        >
          {t('addLocation.submitAnyway')}
        </button>
        <button type="button" onClick={onBack} className={quietButton}>
          {t('addLocation.backToForm')}
        </button>
      </div>
    </section>
  );
};
