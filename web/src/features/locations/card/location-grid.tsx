import { GRID_SKELETONS } from '../grid.ts';
import type { ComponentProps, ReactNode } from 'react';
import { FailureNotice } from '../../../shared/ui/failure-notice.tsx';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { useWords } from '../../../shared/words/words.ts';
import { LocationCard } from './location-card.tsx';
import { LocationCardSkeleton } from './location-card-skeleton.tsx';
import type { CardLocation } from '../questions.ts';

const wide = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3';
/** As many beside each other as have room for their words, however large those are. */
const narrow = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-6 max-sm:gap-3';

type Props = {
  /** undefined: nothing is known yet */
  readonly locations: readonly CardLocation[] | undefined;
  /** other places are on their way: the old ones stay, with less colour */
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** what stands where no place matches */
  readonly empty: ReactNode;
  /** level of the heading above; the pictures of the first row load at once */
  readonly eager?: boolean;
  /** something stands beside it; on a phone its cards are rows */
  readonly isNarrow?: boolean;
  /** of one's own places: whether they are published */
  readonly showsStatus?: boolean;
  readonly Hours?: ComponentProps<typeof LocationCard>['Hours'];
};

/** A page of places with all the states a reader can meet. */
export const LocationGrid = ({
  locations,
  loading,
  failed,
  onRetry,
  empty,
  eager = false,
  isNarrow = false,
  showsStatus = false,
  Hours,
}: Props) => {
  const t = useWords('cards');
  const rows = isNarrow ? narrow : wide;
  if (failed)
    return (
      <FailureNotice title={t('cards.failedTitle')} text={t('cards.failedText')}>
        <button type="button" className={quietButton} onClick={onRetry}>
          {t('site.tryAgain')}
        </button>
      </FailureNotice>
    );
  if (!locations)
    return (
      <ul aria-label={t('cards.loading')} aria-busy="true" className={rows}>
        {Array.from({ length: GRID_SKELETONS }, (_, index) => (
          <li key={index}>
            <LocationCardSkeleton isCompact={isNarrow} />
          </li>
        ))}
      </ul>
    );
  if (locations.length === 0) return empty;
  return (
    <ul aria-busy={loading} className={`${rows} ${loading ? 'pointer-events-none outdated' : ''}`}>
      {locations.map((location, index) => (
        <li key={location.id}>
          <LocationCard
            location={location}
            eager={eager && index < 3}
            isCompact={isNarrow}
            showsStatus={showsStatus}
            Hours={Hours}
          />
        </li>
      ))}
    </ul>
  );
};
