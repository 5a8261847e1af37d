import { FACETS } from '@wellspring/rest-contract/facet-rules';
import { useState } from 'react';
import type { ChosenFacet, Filters, ValueOf } from '../../../shared/filters/filters.ts';
import { toggled } from '../../../shared/filters/read-filters.ts';
import { useWords } from '../../../shared/words/words.ts';
import { FacetCount, UnknownLine, type FacetCounts } from './facet-count.tsx';
import { useFacetLabel } from './filter-words.ts';

/** How many values of a facet stand there before the others are asked for. */
const FIRST = 9;

/** When it is there for the first time. */
const focusWhenNew = (box: HTMLInputElement | null): void => box?.focus();

type Props<Facet extends ChosenFacet> = {
  readonly facet: Facet;
  readonly legend: string;
  readonly filters: Filters;
  /** undefined: not counted yet */
  readonly counts: FacetCounts | undefined;
  /** whether the values of most places come first, and few of many are shown at once */
  readonly isByCount?: boolean;
  readonly onChange: (filters: Filters) => void;
};

/** The values of one facet, each with how many places it has. Those that no place has are left out, unless they are chosen. */
export const FacetGroup = <Facet extends ChosenFacet>(props: Props<Facet>) => {
  const { facet, legend, filters, counts, isByCount = false, onChange } = props;
  const t = useWords('filters');
  const label = useFacetLabel();
  const [isWhole, setWhole] = useState(!isByCount);
  const chosen: readonly string[] = filters[facet];
  const countOf = (value: string): number => counts?.ofValue.get(value) ?? 0;
  const values: readonly ValueOf<Facet>[] = FACETS[facet];
  const there = values.filter((value) => !counts || chosen.includes(value) || countOf(value) > 0);
  const ordered = isByCount ? there.toSorted((one, other) => countOf(other) - countOf(one)) : there;
  const shown = isWhole ? ordered : ordered.filter((value, at) => at < FIRST || chosen.includes(value));
  const more = ordered.length - shown.length;
  if (there.length === 0) return null;
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-start mb-1 w-full font-semibold">{legend}</legend>
      <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-4">
        {shown.map((value, at) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              // Who asked for more goes on where it begins.
              ref={isWhole && isByCount && at === FIRST ? focusWhenNew : null}
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => onChange(toggled(filters, facet, value))}
              className="size-5 shrink-0 accent-primary"
            />
            <span className="wrap-anywhere">{label(facet, value)}</span>
            <FacetCount count={counts && countOf(value)} />
          </label>
        ))}
      </div>
      {more > 0 ? (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="min-h-11 font-semibold text-primary hover:underline"
        >
          {t('filters.more', { count: more })}
        </button>
      ) : null}
      <UnknownLine counts={counts} />
    </fieldset>
  );
};
