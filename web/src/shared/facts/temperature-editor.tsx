import { PLACE_FACTS } from '@wellspring/place-schema/facts';
import { useId } from 'react';
import { useUnits } from '../format/use-units.ts';
import { useWords } from '../words/words.ts';
import type { EditorProps } from './editor-props.ts';
import { NumberBox } from './number-box.tsx';
import { PartCheckbox, PartControl } from './part-control.tsx';
import { TemperatureBar } from './temperature-bar.tsx';
import { toCelsius, toFahrenheit } from './temperature-scale.ts';

const { at: AT } = PLACE_FACTS.waterTemperature.parts;
const BOX = 'mt-1 block h-12 w-full rounded-card border border-control bg-surface px-3';

/** How warm the water is, in the reader's unit, and where it was measured. */
export const TemperatureEditor = ({ field, parts, onChange }: EditorProps) => {
  const t = useWords('factForm', 'facts', 'fields');
  const id = useId();
  const { temperature: scale } = useUnits();
  const unit = `°${scale}`;
  const inScale = scale === 'F' ? { shown: toFahrenheit, stored: toCelsius } : {};
  const { minC = null, maxC = null } = parts;
  const range = typeof minC === 'number' && typeof maxC === 'number' ? { minC, maxC } : null;
  return (
    <div className="grid gap-4">
      <TemperatureBar label={t('fields.waterTemperature')} range={range} onChange={onChange} />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <div>
          <label htmlFor={`${id}-min`} className="block text-sm font-semibold">
            {t('factForm.lowest', { unit })}
          </label>
          <NumberBox
            id={`${id}-min`}
            className={BOX}
            value={minC}
            onChange={(value) => onChange({ minC: value })}
            {...inScale}
          />
        </div>
        <div>
          <label htmlFor={`${id}-max`} className="block text-sm font-semibold">
            {t('factForm.highest', { unit })}
          </label>
          <NumberBox
            id={`${id}-max`}
            className={BOX}
            value={maxC}
            onChange={(value) => onChange({ maxC: value })}
            {...inScale}
          />
        </div>
        <div className="col-span-2">
          <PartControl
            fact={field}
            part="at"
            row={AT}
            value={parts['at'] ?? null}
            onChange={(at) => onChange({ at })}
          />
        </div>
      </div>
      <PartCheckbox
        label={t('factForm.measured')}
        isOn={parts['basis'] === 'measured'}
        onChange={(isOn) => onChange({ basis: isOn ? 'measured' : null })}
      />
    </div>
  );
};
