import type { LocationsQuery } from '../../../generated/operations.ts';
import type { Filters } from '../../../shared/filters/filters.ts';
import { primaryButton, quietButton } from '../../../shared/ui/button-look.ts';
import { MapPin } from '../../../shared/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { useActiveFilters } from '../filters/filter-words.ts';
import type { Near } from '../near.ts';

type Offer = NonNullable<LocationsQuery['locations']['interpretation']>['offer'];

type Props = {
  readonly search: string | null;
  /** the town, region or country that the words name */
  readonly offer: Offer;
  readonly filters: Filters;
  readonly filtersHref: (filters: Filters) => string;
  /** everything, and everything near a place */
  readonly allHref: string;
  readonly nearHref: (near: Near) => string;
};

/** The message without matches. It offers the list without each of the filters, and the places near the text when that is the name of a place. */
export const NoLocations = ({ search, offer, filters, filtersHref, allHref, nearHref }: Props) => {
  const t = useWords('places', 'cards', 'filters');
  const active = useActiveFilters(filters);
  const why = search ? t('places.noSearchMatch') : t('cards.categoryEmpty');
  return (
    <Notice title={t('cards.noLocations')} text={active.length > 0 ? t('filters.noneSays') : why}>
      {active.map(({ key, label, without }) => (
        <Link key={key} to={filtersHref(without)} className={quietButton}>
          {t('filters.without', { filter: label })}
        </Link>
      ))}
      {offer ? (
        <Link to={nearHref(offer)} className={`${primaryButton} py-2 whitespace-normal!`}>
          <MapPin aria-hidden="true" className="size-4.5" />
          {t('places.showNear', { around: offer.bounds ? 'area' : 'point', place: offer.label ?? search ?? '' })}
        </Link>
      ) : null}
      <Link to={allHref} className={quietButton}>
        {t('places.browseAll')}
      </Link>
    </Notice>
  );
};
