import { useQuery } from '@apollo/client/react';
import { locationPath } from '@wellspring/page-contract/paths';
import { SimilarToLocationDocument } from '../../../generated/admin-operations.ts';
import { usePlaceLine } from '../../../shared/format/place-line.ts';
import { useWords } from '../../../shared/words/words.ts';

type Props = {
  readonly location: {
    readonly id: string;
    readonly name: string;
    readonly city: string | null;
    readonly latitude: number | null;
    readonly longitude: number | null;
  };
};

/** Places that may be the same as this one; nothing where there is none, or the query failed. */
export const SimilarPlaces = ({ location: { id, name, city, latitude, longitude } }: Props) => {
  const t = useWords('admin');
  const { data } = useQuery(SimilarToLocationDocument, { variables: { name, city, latitude, longitude } });
  const placeLine = usePlaceLine();
  const others = (data?.similarLocations ?? []).filter((place) => place.id !== id);
  if (others.length === 0) return null;
  return (
    <div className="mb-4 rounded-card bg-sunken p-3">
      <p className="font-semibold text-ink">{t('admin.duplicates')}</p>
      <ul className="mt-1 grid gap-1">
        {others.map((place) => (
          <li key={place.id}>
            <a
              href={locationPath(place.id)}
              target="_blank"
              rel="noreferrer"
              className="text-ink underline underline-offset-4"
            >
              <bdi>{place.name}</bdi>
            </a>{' '}
            {placeLine({ ...place, state: null })}
            {place.isVerified ? '' : ` ${t('admin.duplicatePending')}`}
          </li>
        ))}
      </ul>
    </div>
  );
};
