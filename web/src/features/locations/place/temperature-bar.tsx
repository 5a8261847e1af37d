import { TEMPERATURE_BANDS } from '@wellspring/place-schema/temperature-bands';
import { BAR_MAX_C, BAR_MIN_C, onBar } from '../../../shared/facts/temperature-scale.ts';

/** °C: a single temperature is drawn so wide. */
const LEAST = 1.5;
const HEIGHT = 4;

type Range = { readonly minC: number; readonly maxC: number };

/** The range of a single temperature has some width, inside the bar. */
const drawn = ({ minC, maxC }: Range): readonly [from: number, to: number] => {
  const [from, to] = [onBar(minC), onBar(maxC)];
  if (to - from >= LEAST) return [from, to];
  const start = Math.min(BAR_MAX_C - LEAST, Math.max(BAR_MIN_C, (from + to) / 2 - LEAST / 2));
  return [start, start + LEAST];
};

/** Where water stands between cold and scalding. The words beside it say the same. */
export const TemperatureBar = (range: Range) => {
  const [from, to] = drawn(range);
  return (
    <svg
      aria-hidden="true"
      viewBox={`${BAR_MIN_C} 0 ${BAR_MAX_C - BAR_MIN_C} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-2 h-3 w-full overflow-hidden rounded-full border border-line forced-color-adjust-none rtl:-scale-x-100"
    >
      {TEMPERATURE_BANDS.map(({ band, fromC, belowC }) => {
        const start = onBar(fromC);
        const end = onBar(belowC);
        const [left, right] = [Math.max(start, from), Math.min(end, to)];
        return (
          <g key={band} className={`temp-${band} fill-temp`}>
            <rect x={start} width={end - start} height={HEIGHT} opacity={0.2} />
            {right > left ? <rect x={left} width={right - left} height={HEIGHT} /> : null}
          </g>
        );
      })}
    </svg>
  );
};
