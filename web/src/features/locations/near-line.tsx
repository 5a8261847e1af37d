import { NEAR_KM } from '@wellspring/rest-contract/listing-limits';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useDistanceText } from '../../shared/format/use-units.ts';
import { countText } from '../../shared/format/values.ts';
import type { Near } from './near.ts';

type Props = {
  /** what `count` says */
  readonly total: number | undefined;
  readonly near: Near;
  /** it is where the reader was found */
  readonly isOwn: boolean;
  /** what stands before, if anything */
  readonly count: string;
  /** how many of them lie within 150 km; undefined: not known yet */
  readonly within: number | undefined;
  readonly onClear: () => void;
};

const Within = ({ count, total }: { readonly count: number; readonly total: number | undefined }) => {
  const distanceText = useDistanceText();
  const locale = useLocale();
  const how = count === 0 ? 'none' : count === total ? 'all' : countText(count, locale);
  return `${how} within ${distanceText(NEAR_KM)}, `;
};

/** Says what the list is sorted around, or lies inside of, and lets go of it. */
export const NearLine = ({ near, isOwn, count, total, within, onClear }: Props) => (
  <>
    {near.bounds ? (
      `${count ? '' : 'Places'} in ${near.label ?? 'the chosen area'}`
    ) : (
      <>
        {count ? ', ' : ''}
        {count && within !== undefined ? <Within count={within} total={total} /> : null}
        nearest to {near.label ?? (isOwn ? 'your location' : 'the chosen point')} first
      </>
    )}{' '}
    <button
      type="button"
      onClick={onClear}
      className="needs-script -my-2 min-h-11 px-1 font-semibold text-primary underline underline-offset-4"
    >
      Clear
    </button>
  </>
);
