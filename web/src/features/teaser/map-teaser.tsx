import { HOME_MAP_PATH, REGISTER_PATH } from '@wellspring/page-contract/paths';
import { categoryLook } from '../../shared/category.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { useSession } from '../../shared/session/session.tsx';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { Map as MapIcon } from '../../shared/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { WorldPicture } from '../../shared/world-picture.tsx';
import { wholeWorld } from './whole-world.ts';
import { useWords } from '../../shared/words/words.ts';

/** The landing page's way to the map: a still picture of it, with the places that are really there. */
export const MapTeaser = () => {
  const { data } = useFreshQuery(wholeWorld.document, wholeWorld.variables);
  const t = useWords('landing');
  const { isMember } = useSession();
  const { total = 0, places = [], clusters = [] } = data?.map ?? {};
  const marks = [
    ...clusters.map(({ count, latitude, longitude }, index) => ({
      key: `cluster ${index}`,
      latitude,
      longitude,
      hue: 'cat-21',
      size: Math.min(1.6 + Math.log2(count) * 0.35, 4),
    })),
    ...places.map(({ id, latitude, longitude, categoryId }) => ({
      key: id,
      latitude,
      longitude,
      hue: categoryLook(categoryId).hue,
      size: 1.5,
    })),
  ];
  return (
    <section aria-labelledby="teaser-heading">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="teaser-heading" className="text-2xl">
            {t('landing.oneMap')}
          </h2>
          <p className="mt-1 text-ink-soft">
            {total > 0 ? t('landing.placesOnMap', { count: total }) : t('landing.mapText')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={HOME_MAP_PATH} className={primaryButton}>
            <MapIcon aria-hidden="true" className="size-4.5" />
            {t('landing.exploreMap')}
          </Link>
          {isMember ? null : (
            <Link to={REGISTER_PATH} className={quietButton}>
              {t('site.join')}
            </Link>
          )}
        </div>
      </div>
      <Link
        to={HOME_MAP_PATH}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-[360/134] overflow-hidden rounded-card border border-line bg-water max-md:[&_circle]:origin-center max-md:[&_circle]:scale-200 max-md:[&_circle]:[transform-box:fill-box]"
      >
        <WorldPicture marks={marks} />
      </Link>
    </section>
  );
};
