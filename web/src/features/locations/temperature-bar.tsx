import { TEMPERATURE_BANDS } from '@wellspring/rest-contract/facet-rules';
import type { TemperatureBand } from '../../shared/format/temperature.ts';

/** °C: both ends of the bar. What is hotter stands at its end. */
const [COLDEST, HOTTEST] = [0, 60];
/** °C: a single temperature is drawn so wide. */
const LEAST = 1.5;
const HEIGHT = 4;

const BANDS: readonly TemperatureBand[] = ['cold', 'cool', 'warm', 'hot', 'scalding'];

const within = (celsius: number): number => Math.min(HOTTEST, Math.max(COLDEST, celsius));

/** The band that water of so many °C belongs to. */
export const bandOf = (celsius: number): TemperatureBand =>
  BANDS.find((band) => celsius < TEMPERATURE_BANDS[band].below) ?? 'scalding';

type Range = { readonly minC: number; readonly maxC: number };

/** The range of a single temperature has some width, inside the bar. */
const drawn = ({ minC, maxC }: Range): readonly [from: number, to: number] => {
  const [from, to] = [within(minC), within(maxC)];
  if (to - from >= LEAST) return [from, to];
  const start = Math.min(HOTTEST - LEAST, Math.max(COLDEST, (from + to) / 2 - LEAST / 2));
  return [start, start + LEAST];
};

/** Where water stands between cold and scalding. The words beside it say the same. */
export const TemperatureBar = (range: Range) => {
  const [from, to] = drawn(range);
  return (
    <svg
      aria-hidden="true"
      viewBox={`${COLDEST} 0 ${HOTTEST - COLDEST} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-2 h-3 w-full overflow-hidden rounded-full border border-line forced-color-adjust-none rtl:-scale-x-100"
    >
      {BANDS.map((band) => {
        const start = within(TEMPERATURE_BANDS[band].from);
        const end = within(TEMPERATURE_BANDS[band].below);
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
