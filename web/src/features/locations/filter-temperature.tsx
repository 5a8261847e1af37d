import { TEMPERATURE_BANDS } from '@wellspring/place-schema/temperature-bands';
import type { Filters } from '../../shared/filters/filters.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useTemperatureText } from '../../shared/format/use-units.ts';
import { countText } from '../../shared/format/values.ts';
import { useWords } from '../../shared/words/words.ts';

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
  const isChosen = ({ temperatureMin, temperatureMax }: ReturnType<typeof rangeOf>): boolean =>
    filters.temperatureMin === temperatureMin && filters.temperatureMax === temperatureMax;
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-start mb-1 w-full font-semibold">{t('facts.waterTemperature_at')}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {BANDS.map(({ band, range, text }) => (
          <button
            key={band}
            type="button"
            aria-pressed={isChosen(range)}
            onClick={() =>
              onChange({
                ...filters,
                ...(isChosen(range) ? { temperatureMin: null, temperatureMax: null } : range),
              })
            }
            className={`temp-${band} inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold ${
              isChosen(range) ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface text-temp'
            }`}
          >
            {temperatureText(text)}
            {counts ? (
              <span className="text-ink-soft tabular-nums">{countText(counts.get(band) ?? 0, locale)}</span>
            ) : null}
          </button>
        ))}
      </div>
    </fieldset>
  );
};
