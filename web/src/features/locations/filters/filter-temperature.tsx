import { TEMPERATURE_BANDS } from '@wellspring/place-schema/temperature-bands';
import type { Filters } from '../../../shared/filters/filters.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useTemperatureText } from '../../../shared/format/use-units.ts';
import { countText } from '../../../shared/format/values.ts';
import { useWords } from '../../../shared/words/words.ts';
import { UnknownLine, type FacetCounts } from './facet-count.tsx';
import { rangeText } from './filter-words.ts';

/** A little below the next band: both ends of a range count. */
const JUST_BELOW = 0.1;

const rangeOf = (from: number, below: number): Pick<Filters, 'temperatureMin' | 'temperatureMax'> => ({
  temperatureMin: Number.isFinite(from) ? from : null,
  temperatureMax: Number.isFinite(below) ? Number((below - JUST_BELOW).toFixed(1)) : null,
});

const textOf = (from: number, below: number): string => {
  if (!Number.isFinite(from)) return `< ${below} °C`;
  return Number.isFinite(below) ? `${from}–${below} °C` : `≥ ${from} °C`;
};

/** The bands as filters have them. */
const BANDS = TEMPERATURE_BANDS.map(({ band, fromC, belowC }) => ({
  band,
  range: rangeOf(fromC, belowC),
  text: textOf(fromC, belowC),
}));

const ANY = { temperatureMin: null, temperatureMax: null };

const look = 'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold';
const chosenLook = `${look} border-primary bg-primary text-on-primary`;

type Props = {
  readonly filters: Filters;
  readonly counts: FacetCounts | undefined;
  readonly onChange: (filters: Filters) => void;
};

/** How warm the water is, in five steps from cold to scalding. */
export const FilterTemperature = ({ filters, counts, onChange }: Props) => {
  const t = useWords('fields');
  const locale = useLocale();
  const temperatureText = useTemperatureText();
  const isChosen = ({ temperatureMin, temperatureMax }: ReturnType<typeof rangeOf>): boolean =>
    filters.temperatureMin === temperatureMin && filters.temperatureMax === temperatureMax;
  // Such as "warm enough to bathe", which is no step.
  const isOther = !isChosen(ANY) && !BANDS.some(({ range }) => isChosen(range));
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-start mb-1 w-full font-semibold">{t('fields.waterTemperature')}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {isOther ? (
          <button
            type="button"
            aria-pressed="true"
            onClick={() => onChange({ ...filters, ...ANY })}
            className={chosenLook}
          >
            {temperatureText(rangeText(filters))}
          </button>
        ) : null}
        {BANDS.map(({ band, range, text }) => (
          <button
            key={band}
            type="button"
            aria-pressed={isChosen(range)}
            onClick={() => onChange({ ...filters, ...(isChosen(range) ? ANY : range) })}
            className={isChosen(range) ? chosenLook : `${look} temp-${band} border-line bg-surface text-temp`}
          >
            {temperatureText(text)}
            {counts ? (
              <span className={`tabular-nums ${isChosen(range) ? '' : 'text-ink-soft'}`}>
                {countText(counts.ofValue.get(band) ?? 0, locale)}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      <UnknownLine counts={counts} />
    </fieldset>
  );
};
