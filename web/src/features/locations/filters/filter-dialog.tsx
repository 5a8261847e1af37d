import { FACETS } from '@wellspring/rest-contract/facet-rules';
import { useRef, useState } from 'react';
import type { LocationFilter } from '../../../generated/operations.ts';
import { FacetsDocument } from '../../../generated/search-operations.ts';
import { facetFilterOf, NO_FILTERS, type Filters } from '../../../shared/filters/filters.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { primaryButton, quietButton } from '../../../shared/ui/button-look.ts';
import { ClosableDialog } from '../../../shared/ui/closable-dialog.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { FacetCount, type FacetCounts } from './facet-count.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FilterTemperature } from './filter-temperature.tsx';

type Props = {
  readonly filters: Filters;
  readonly others: LocationFilter | null;
  readonly onChoose: (filters: Filters) => void;
  readonly onClose: () => void;
};

type SwitchProps = {
  readonly label: string;
  readonly isOn: boolean;
  /** undefined: not counted */
  readonly count?: number | undefined;
  readonly onChange: (isOn: boolean) => void;
};

const Checkbox = ({ label, isOn, count, onChange }: SwitchProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-1">
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 shrink-0 accent-primary"
    />
    {label}
    <FacetCount count={count} />
  </label>
);

/** All that can be asked of facts, with how many places each value has under the others. Nothing changes behind it until it is shown. */
export const FilterDialog = ({ filters, others, onChoose, onClose }: Props) => {
  const t = useWords('facts', 'fields', 'filters');
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(filters);
  const facets = facetFilterOf(draft);
  const { data } = useFreshQuery(FacetsDocument, { filter: { ...others, facets } });
  const counts = new Map(
    data?.locations.facets?.map(({ facet, values, unknown }): [string, FacetCounts] => [
      facet,
      { ofValue: new Map(values.map(({ value, count }) => [value, count])), unknown },
    ]),
  );
  const shared = { filters: draft, onChange: setDraft };
  const countOf = (facet: 'open' | 'photos' | 'rating', value: string): number | undefined =>
    counts.get(facet) && (counts.get(facet)?.ofValue.get(value) ?? 0);
  const choose = (chosen: Filters) => {
    onChoose(chosen);
    dialog.current?.close();
  };
  return (
    <ClosableDialog ref={dialog} title={t('filters.heading')} isWide onClose={onClose}>
      <div className="mt-2 grid min-h-0 gap-4 overflow-y-auto overscroll-contain px-0.5 sm:max-h-[60dvh]">
        <FacetGroup {...shared} facet="kind" legend={t('fields.kinds')} counts={counts.get('kind')} isByCount />
        <FilterTemperature filters={draft} counts={counts.get('temperature')} onChange={setDraft} />
        <FacetGroup {...shared} facet="price" legend={t('fields.price')} counts={counts.get('price')} />
        <FacetGroup {...shared} facet="month" legend={t('filters.months')} counts={counts.get('month')} />
        <FacetGroup
          {...shared}
          facet="amenity"
          legend={t('fields.amenities')}
          counts={counts.get('amenity')}
          isByCount
        />
        <FacetGroup {...shared} facet="access" legend={t('facts.access_permission')} counts={counts.get('access')} />
        <FacetGroup {...shared} facet="wheelchair" legend={t('fields.wheelchair')} counts={counts.get('wheelchair')} />
        {FACETS.rating.map((least) =>
          countOf('rating', least) || draft.minRating === Number(least) ? (
            <Checkbox
              key={least}
              label={t('filters.rating', { rating: least })}
              count={countOf('rating', least)}
              isOn={draft.minRating === Number(least)}
              onChange={(isOn) => setDraft({ ...draft, minRating: isOn ? Number(least) : null })}
            />
          ) : null,
        )}
        <Checkbox
          label={t('filters.openNow')}
          isOn={draft.openNow}
          count={countOf('open', 'yes')}
          onChange={(openNow) => setDraft({ ...draft, openNow })}
        />
        <Checkbox
          label={t('filters.photos')}
          isOn={draft.withPhotos}
          count={countOf('photos', 'yes')}
          onChange={(withPhotos) => setDraft({ ...draft, withPhotos })}
        />
        <Checkbox
          label={t('filters.unknown')}
          isOn={draft.includeUnknown}
          onChange={(includeUnknown) => setDraft({ ...draft, includeUnknown })}
        />
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <button type="button" className={quietButton} onClick={() => setDraft(NO_FILTERS)}>
          {t('filters.clear')}
        </button>
        <button type="button" className={primaryButton} onClick={() => choose(draft)}>
          {data ? t('filters.show', { count: data.locations.total }) : t('filters.heading')}
        </button>
      </div>
    </ClosableDialog>
  );
};
