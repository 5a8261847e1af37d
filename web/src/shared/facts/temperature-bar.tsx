import { TEMPERATURE_BANDS } from '@wellspring/place-schema/temperature-bands';
import { directionOf } from '@wellspring/words/languages';
import { useTemperatureText } from '../format/use-units.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { BAR_MAX_C, BAR_MIN_C, onBar, percentOf } from './temperature-scale.ts';

/** Where the handles stand before anything is said. */
const USUAL = { minC: 36, maxC: 40 } as const;

const HANDLE =
  'pointer-events-none absolute inset-x-0 top-0 m-0 h-11 w-full appearance-none bg-transparent ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-11 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-10 [&::-webkit-slider-thumb]:border-transparent [&::-webkit-slider-thumb]:bg-primary [&::-webkit-slider-thumb]:bg-clip-padding ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-11 [&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-10 [&::-moz-range-thumb]:border-transparent [&::-moz-range-thumb]:bg-primary [&::-moz-range-thumb]:bg-clip-padding [&::-moz-range-track]:bg-transparent';

const gradient = TEMPERATURE_BANDS.map(({ band, fromC }) => `var(--color-temp-${band}) ${percentOf(fromC)}%`).join(
  ', ',
);

type Range = { readonly minC: number; readonly maxC: number };

type Props = {
  readonly label: string;
  /** null: nobody says */
  readonly range: Range | null;
  readonly onChange: (range: Range) => void;
};

/** A bar from cold to scalding with a handle at each end of a range. The arrow keys move the handle that has the focus. */
export const TemperatureBar = ({ label, range, onChange }: Props) => {
  const t = useWords('factForm');
  const temperatureText = useTemperatureText();
  const side = directionOf(useLanguage()) === 'rtl' ? 'left' : 'right';
  const { minC, maxC } = range ?? USUAL;
  const words = (celsius: number) => (range ? temperatureText(`${celsius} °C`) : t('factForm.notKnown'));
  const shared = {
    type: 'range',
    min: BAR_MIN_C,
    max: BAR_MAX_C,
    step: 1,
    dir: side === 'left' ? 'rtl' : 'ltr',
  } as const;
  return (
    <div className={range ? '' : 'opacity-60'}>
      <div className="relative h-11">
        <div
          aria-hidden="true"
          className="absolute inset-x-4 top-4 h-3 rounded-full border border-control"
          style={{ backgroundImage: `linear-gradient(to ${side}, ${gradient})` }}
        />
        <input
          {...shared}
          aria-label={`${label}: ${t('factForm.lowest', { unit: '°' })}`}
          aria-valuetext={words(minC)}
          value={onBar(minC)}
          onChange={({ target }) =>
            onChange({ minC: Number(target.value), maxC: Math.max(maxC, Number(target.value)) })
          }
          // Where both handles stand at the hot end, the lower one has to be in reach.
          className={`${HANDLE} ${minC > BAR_MAX_C / 2 ? 'z-10' : ''}`}
        />
        <input
          {...shared}
          aria-label={`${label}: ${t('factForm.highest', { unit: '°' })}`}
          aria-valuetext={words(maxC)}
          value={onBar(maxC)}
          onChange={({ target }) =>
            onChange({ minC: Math.min(minC, Number(target.value)), maxC: Number(target.value) })
          }
          className={HANDLE}
        />
      </div>
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-soft">
        <span>{t('factForm.cold')}</span>
        <span>{t('factForm.scalding')}</span>
      </p>
    </div>
  );
};
