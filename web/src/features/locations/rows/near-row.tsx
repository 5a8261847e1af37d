import { ROW_LEAST, ROW_MOST } from '@wellspring/rest-contract/row-rules';
import { NEAR_KM } from '@wellspring/rest-contract/listing-limits';
import { NearRowDocument } from '../../../generated/rows-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useWords } from '../../../shared/words/words.ts';
import { homeHref } from '../address-state.ts';
import { useLastNear } from '../near/last-near.ts';
import type { Near } from '../near.ts';
import { RowOfPlaces } from './row-of-places.tsx';

type Town = Near & { readonly label: string };

type RowProps = { readonly town: Town; readonly shown: ReadonlySet<string> };

const Row = ({ town, shown }: RowProps) => {
  const t = useWords('filters');
  const { latitude, longitude, label } = town;
  const { data } = useFreshQuery(NearRowDocument, {
    near: { latitude, longitude },
    radiusKm: NEAR_KM,
    limit: 2 * ROW_MOST,
  });
  const locations = (data?.locations.locations ?? []).filter(({ id }) => !shown.has(id)).slice(0, ROW_MOST);
  if (locations.length < ROW_LEAST) return null;
  return (
    <RowOfPlaces
      title={t('filters.near', { place: label })}
      allHref={homeHref({ near: { latitude, longitude, label } })}
      locations={locations}
    />
  );
};

/** What is near the last town that this browser was asked about. It comes last: only the browser has it, and nothing above it moves. */
export const NearRow = ({ shown }: { readonly shown: ReadonlySet<string> }) => {
  const town = useLastNear();
  return town === null ? null : <Row town={town} shown={shown} />;
};
