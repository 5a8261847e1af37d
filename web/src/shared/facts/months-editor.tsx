import { MONTHS } from '@wellspring/place-schema/months';
import { useId } from 'react';
import { monthName } from '../format/month-name.ts';
import { useLocale } from '../format/use-locale.ts';
import { quietButton } from '../ui/button-look.ts';
import { useWords } from '../words/words.ts';
import { setIn, toggledIn, type EditorProps } from './editor-props.ts';

type RowProps = {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Twelve dots, a filled one for each month that is chosen. */
const MonthRow = ({ label, chosen, onChange }: RowProps) => {
  const t = useWords('factForm', 'facts');
  const locale = useLocale();
  const id = useId();
  const isAllYear = chosen.length === MONTHS.length;
  return (
    <div role="group" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={id} className="text-sm font-semibold">
          {label}
        </p>
        <button
          type="button"
          aria-pressed={isAllYear}
          aria-describedby={id}
          onClick={() => onChange(isAllYear ? [] : MONTHS)}
          className={quietButton}
        >
          {t('factForm.allYear')}
        </button>
      </div>
      <div className="mt-1 grid grid-cols-6 gap-1 sm:grid-cols-12">
        {MONTHS.map((month) => (
          <label
            key={month}
            className="relative flex min-h-11 cursor-pointer flex-col items-center gap-1 rounded-card py-1 text-xs"
          >
            <input
              type="checkbox"
              aria-label={t(`facts.month_${month}`)}
              checked={chosen.includes(month)}
              onChange={({ target }) => onChange(toggledIn(chosen, month, target.checked))}
              className="size-6 cursor-pointer appearance-none rounded-full border-2 border-control bg-surface checked:border-primary checked:bg-primary forced-colors:appearance-auto"
            />
            <span aria-hidden="true">{monthName(month, locale, 'short')}</span>
          </label>
        ))}
      </div>
    </div>
  );
};

/** In which months a place is open, and which are the best. */
export const MonthsEditor = ({ parts, onChange }: EditorProps) => {
  const t = useWords('facts');
  return (
    <div className="grid gap-4">
      <MonthRow label={t('facts.season_open')} chosen={setIn(parts, 'open')} onChange={(open) => onChange({ open })} />
      <MonthRow label={t('facts.season_best')} chosen={setIn(parts, 'best')} onChange={(best) => onChange({ best })} />
    </div>
  );
};
