import { PLACE_FACTS } from '@wellspring/place-schema/facts';
import { useId } from 'react';
import { useLocale } from '../format/use-locale.ts';
import { useWords } from '../words/words.ts';
import { PartControl, PartText } from './part-control.tsx';
import type { EditorProps } from './editor-props.ts';

const { parts: ROWS } = PLACE_FACTS.price;

const CURRENCIES = Intl.supportedValuesOf('currency');

/** Whether a place is free, and what it costs if it is paid. */
export const PriceEditor = ({ field, parts, onChange }: EditorProps) => {
  const t = useWords('factForm', 'facts');
  const locale = useLocale();
  const id = useId();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const shared = (part: keyof typeof ROWS) => ({
    fact: field,
    part,
    row: ROWS[part],
    value: parts[part] ?? null,
  });
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <PartControl {...shared('kind')} onChange={(kind) => onChange({ kind })} />
      {parts['kind'] === 'paid' ? (
        <>
          <PartControl {...shared('amount')} onChange={(amount) => onChange({ amount })} />
          <PartText
            label={t('facts.price_currency')}
            value={String(parts['currency'] ?? '')}
            help={t('factForm.currencyHelp')}
            maxLength={ROWS.currency.max}
            list={`${id}-currencies`}
            onChange={(currency) => onChange({ currency: currency.toUpperCase() })}
          />
          <datalist id={`${id}-currencies`}>
            {CURRENCIES.map((code) => (
              <option key={code} value={code}>
                {names.of(code)}
              </option>
            ))}
          </datalist>
          <PartControl {...shared('per')} onChange={(per) => onChange({ per })} />
        </>
      ) : null}
    </div>
  );
};
