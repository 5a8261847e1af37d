import { FACETS, TEMPERATURE_BANDS } from '@wellspring/rest-contract/facet-rules';
import type { Filters } from '../../shared/filters/filters.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useTemperatureText } from '../../shared/format/use-units.ts';
import { countText } from '../../shared/format/values.ts';
import { useWords } from '../../shared/words/words.ts';

type Band = (typeof FACETS.temperature)[number];

/** A little below the next band: both ends of a range count. */
const JUST_BELOW = 0.1;

const rangeOf = (band: Band): Pick<Filters, 'temperatureMin' | 'temperatureMax'> => {
  const { from, below }: { readonly from: number; readonly below: number } = TEMPERATURE_BANDS[band];
  return {
    temperatureMin: Number.isFinite(from) ? from : null,
    temperatureMax: Number.isFinite(below) ? Number((below - JUST_BELOW).toFixed(1)) : null,
  };
};

const textOf = (band: Band): string => {
  const { from, below }: { readonly from: number; readonly below: number } = TEMPERATURE_BANDS[band];
  if (!Number.isFinite(from)) return `< ${below} °C`;
  return Number.isFinite(below) ? `${from}–${below} °C` : `≥ ${from} °C`;
};

type Props = {
  readonly filters: Filters;
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly onChange: (filters: Filters) => void;
};

/** How warm the water is, in five steps from cold to scalding. */
export const FilterTemperature = ({ filters, counts, onChange }: Props) => {
  const t = useWords('facts', 'filters');
  const locale = useLocale();
  const temperatureText = useTemperatureText();
  const isChosen = (band: Band): boolean => {
    const { temperatureMin, temperatureMax } = rangeOf(band);
    return filters.temperatureMin === temperatureMin && filters.temperatureMax === temperatureMax;
  };
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-start mb-1 w-full font-semibold">{t('facts.waterTemperature_at')}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {FACETS.temperature.map((band) => (
          <button
            key={band}
            type="button"
            aria-pressed={isChosen(band)}
            onClick={() =>
              onChange({
                ...filters,
                ...(isChosen(band) ? { temperatureMin: null, temperatureMax: null } : rangeOf(band)),
              })
            }
            className={`temp-${band} inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold ${
              isChosen(band) ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface text-temp'
            }`}
          >
            {temperatureText(textOf(band))}
            {counts ? (
              <span className="text-ink-soft tabular-nums">{countText(counts.get(band) ?? 0, locale)}</span>
            ) : null}
          </button>
        ))}
      </div>
    </fieldset>
  );
};
