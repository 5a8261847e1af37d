import type { LocationsQuery } from '../../generated/operations.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { MapPin } from '../../shared/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { Near } from './near.ts';

type Offer = NonNullable<LocationsQuery['locations']['interpretation']>['offer'];

type Props = {
  readonly search: string | null;
  /** the town, region or country that the words name */
  readonly offer: Offer;
  /** everything, and everything near a place */
  readonly allHref: string;
  readonly nearHref: (near: Near) => string;
};

/** The message without matches. It offers the places near the text when the text is the name of a place. */
export const NoLocations = ({ search, offer, allHref, nearHref }: Props) => {
  const t = useWords('places', 'cards');
  return (
    <Notice title={t('cards.noLocations')} text={search ? t('places.noSearchMatch') : t('cards.categoryEmpty')}>
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
