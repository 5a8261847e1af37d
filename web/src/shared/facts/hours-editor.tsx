import { rulesFromWeek } from '@wellspring/opening-hours/week';
import { PLACE_FACTS } from '@wellspring/place-schema/facts';
import { useId, useState } from 'react';
import { useLocale } from '../format/use-locale.ts';
import { quietButton } from '../ui/button-look.ts';
import { useWords } from '../words/words.ts';
import type { EditorProps } from './editor-props.ts';
import { PartCheckbox, PartText } from './part-control.tsx';
import { BY_APPOINTMENT, weekOfRule } from './week-of-rule.ts';

const { max: RULE_MAX } = PLACE_FACTS.openingHours.parts.rule;
/** 2026-06-01 was a Monday; the middle of a day, so that no time zone moves it. */
const dayOf = (at: number): number => Date.UTC(2026, 5, 1 + at, 12);
const WEEK = [0, 1, 2, 3, 4, 5, 6];

type Rows = readonly string[];

const rowsOf = (rule: string): Rows => {
  const week = weekOfRule(rule)?.week;
  return WEEK.map((at) => (week?.[at] ?? []).join(', ').replaceAll('-', '–'));
};

const ruleOf = (rows: Rows, isByAppointment: boolean): string | null => {
  if (rows.every((row) => row.trim() === '')) return '';
  const week = rows.map((row) => row.split(',').flatMap((span) => span.trim() || []));
  return rulesFromWeek(week, isByAppointment ? BY_APPOINTMENT : null);
};

/** Opening hours by weekday. What a week cannot say, such as seasons, is typed as a rule. */
export const HoursEditor = ({ parts, onChange }: EditorProps) => {
  const t = useWords('factForm', 'facts');
  const locale = useLocale();
  const id = useId();
  const rule = String(parts['rule'] ?? '');
  const [typed, setTyped] = useState({ rule, rows: rowsOf(rule) });
  const rows = typed.rule === rule ? typed.rows : rowsOf(rule);
  const isByAppointment = rule.includes(`"${BY_APPOINTMENT}"`);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const change = (next: Rows, isAppointment: boolean): void => {
    // Half a time is no rule yet: the one before stays meanwhile.
    const made = ruleOf(next, isAppointment) ?? rule;
    setTyped({ rule: made, rows: next });
    if (made !== rule) onChange({ rule: made });
  };
  return (
    <div className="grid gap-3">
      <p id={`${id}-help`} className="text-sm text-ink-soft">
        {t('factForm.hoursHelp')}
      </p>
      {WEEK.map((at) => {
        const day = weekday.format(dayOf(at));
        return (
          <div key={at} className="grid grid-cols-1 gap-x-3 gap-y-1 sm:grid-cols-[8rem_1fr_auto] sm:items-center">
            <label htmlFor={`${id}-${at}`} className="text-sm font-semibold">
              {day}
            </label>
            <input
              id={`${id}-${at}`}
              dir="ltr"
              autoComplete="off"
              placeholder="09:00–17:00"
              value={rows[at] ?? ''}
              aria-describedby={`${id}-help`}
              onChange={({ target }) =>
                change(
                  rows.map((row, each) => (each === at ? target.value : row)),
                  isByAppointment,
                )
              }
              className="block h-12 w-full rounded-card border border-control bg-surface px-3 placeholder:text-ink-soft"
            />
            {(rows[at] ?? '').trim() === '' ? null : (
              <button
                type="button"
                className={quietButton}
                onClick={() =>
                  change(
                    rows.map(() => rows[at] ?? ''),
                    isByAppointment,
                  )
                }
              >
                {t('factForm.copyDay', { day })}
              </button>
            )}
          </div>
        );
      })}
      <PartCheckbox
        label={t('factForm.byAppointment')}
        isOn={isByAppointment}
        onChange={(isOn) => change(rows, isOn)}
      />
      <PartText
        label={t('factForm.rule')}
        value={rule}
        help={t('factForm.ruleHelp')}
        maxLength={RULE_MAX}
        onChange={(text) => onChange({ rule: text })}
      />
    </div>
  );
};
