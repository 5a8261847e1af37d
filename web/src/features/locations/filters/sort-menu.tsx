import { useId, useState } from 'react';
import { useDistanceText } from '../../../shared/format/use-units.ts';
import { island } from '../../../shared/ui/island.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { HOME_SORTS, type HomeAddress } from '../address-state.ts';

const OrderDialog = island(() => import('./order-dialog.tsx').then((it) => it.OrderDialog), null, null);

/** Kilometres that a reader may choose around a point. */
const RADII: readonly number[] = [10, 25, 50, 100, 250];

const chooser =
  'min-h-11 max-w-60 rounded-full border border-line bg-surface px-3.5 text-sm font-semibold text-ink hover:border-control xl:pointer-fine:min-h-9.5';

const why = 'min-h-11 px-1 text-sm text-primary underline underline-offset-4 xl:pointer-fine:min-h-9.5';

type Change = Partial<Pick<HomeAddress, 'sort' | 'radiusKm'>>;
type Props = {
  readonly address: Pick<HomeAddress, 'search' | 'near' | 'sort' | 'radiusKm'>;
  readonly onChange: (change: Change) => void;
};

/** The order of the list, and how far it reaches around a point. */
export const SortMenu = ({ address, onChange }: Props) => {
  const t = useWords('filters');
  const distanceText = useDistanceText();
  const id = useId();
  const { search, near, sort, radiusKm } = address;
  const implied = search ? 'relevance' : near ? 'distance' : null;
  const sorts = HOME_SORTS.filter((each) => (each === 'relevance' ? search : each === 'distance' ? near : true));
  const shown = sort ?? implied;
  const [isExplained, setIsExplained] = useState(false);
  const radii = radiusKm === null || RADII.includes(radiusKm) ? RADII : [radiusKm, ...RADII];
  return (
    <>
      <li className="needs-script shrink-0">
        <select
          aria-label={t('filters.sortBy')}
          id={`${id}-sort`}
          className={chooser}
          value={shown ?? ''}
          onChange={({ target }) => {
            const next = HOME_SORTS.find((each) => each === target.value) ?? null;
            onChange({ sort: next === implied ? null : next });
          }}
        >
          {implied === null ? <option value="">{t('filters.sortFeatured')}</option> : null}
          {sorts.map((each) => (
            <option key={each} value={each}>
              {t('filters.sort', { by: each })}
            </option>
          ))}
        </select>
      </li>
      <li className="needs-script shrink-0">
        <button type="button" aria-haspopup="dialog" className={why} onClick={() => setIsExplained(true)}>
          {t('filters.whyOrder')}
        </button>
        {isExplained ? (
          <OrderDialog
            order={shown === 'relevance' && near ? 'nearness' : (shown ?? 'featured')}
            onClose={() => setIsExplained(false)}
          />
        ) : null}
      </li>
      {near && !near.bounds ? (
        <li className="needs-script shrink-0">
          <select
            aria-label={t('filters.radius')}
            id={`${id}-radius`}
            className={chooser}
            value={radiusKm ?? ''}
            onChange={({ target }) => onChange({ radiusKm: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{t('filters.anyDistance')}</option>
            {radii.map((each) => (
              <option key={each} value={each}>
                {t('filters.withinDistance', { distance: distanceText(each) })}
              </option>
            ))}
          </select>
        </li>
      ) : null}
    </>
  );
};
