import { GRID_SKELETONS } from '@wellspring/rest-contract/listing-limits';
import { LOCATIONS_FAILED } from '@wellspring/rest-contract/listing-messages';
import type { ReactNode } from 'react';
import { Notice } from '../../shared/ui/notice.tsx';
import { quietButton } from '../../shared/ui/button-look.ts';
import { LocationCard } from './location-card.tsx';
import { LocationCardSkeleton } from './location-card-skeleton.tsx';
import type { CardPlace } from './questions.ts';

const rows = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3';

type Props = {
  /** undefined: nothing is known yet */
  readonly places: readonly CardPlace[] | undefined;
  /** other places are on their way: the old ones stay, dimmed */
  readonly waiting: boolean;
  readonly failed: boolean;
  readonly onAgain: () => void;
  /** what stands where no place matches */
  readonly empty: ReactNode;
  /** level of the heading above; the first row's pictures are wanted at once */
  readonly eager?: boolean;
};

/** A page of places with all the states a reader can meet. */
export const LocationGrid = ({ places, waiting, failed, onAgain, empty, eager = false }: Props) => {
  if (failed)
    return (
      <Notice role="alert" {...LOCATIONS_FAILED}>
        <button type="button" className={quietButton} onClick={onAgain}>
          Try again
        </button>
      </Notice>
    );
  if (!places)
    return (
      <ul aria-label="Loading places" aria-busy="true" className={rows}>
        {Array.from({ length: GRID_SKELETONS }, (_, index) => (
          <li key={index}>
            <LocationCardSkeleton />
          </li>
        ))}
      </ul>
    );
  if (places.length === 0) return empty;
  return (
    <ul aria-busy={waiting} className={`${rows} transition-opacity ${waiting ? 'pointer-events-none opacity-50' : ''}`}>
      {places.map((place, index) => (
        <li key={place.id}>
          <LocationCard place={place} eager={eager && index < 3} />
        </li>
      ))}
    </ul>
  );
};
