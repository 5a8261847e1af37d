import { factValueText } from '@wellspring/place-schema/fact-text';
import type { FactField } from '@wellspring/place-schema/kinds';
import { labelId } from '@wellspring/place-schema/labels';
import { FACT_SOURCE_MAX } from '@wellspring/place-schema/fact';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { useLocale } from '../format/use-locale.ts';
import { quietButton } from '../ui/button-look.ts';
import { useWords } from '../words/words.ts';
import { AmenitiesEditor } from './amenities-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { confirmed, factIn, withParts, type FactParts } from './fact-values.ts';
import { HoursEditor } from './hours-editor.tsx';
import { KindsEditor } from './kinds-editor.tsx';
import { MonthsEditor } from './months-editor.tsx';
import { PartText } from './part-control.tsx';
import { useOpenFacts } from './open-facts.tsx';
import { PartsEditor } from './parts-editor.tsx';
import { PriceEditor } from './price-editor.tsx';
import { TemperatureEditor } from './temperature-editor.tsx';

const EDITORS: Readonly<Partial<Record<FactField, ComponentType<EditorProps>>>> = {
  kinds: KindsEditor,
  waterTemperature: TemperatureEditor,
  price: PriceEditor,
  openingHours: HoursEditor,
  season: MonthsEditor,
  amenities: AmenitiesEditor,
};

export type FactFrameProps = {
  readonly field: FactField;
  /** see factText */
  readonly text: string;
  /** what is stored, where something else stands in the form; null: the same */
  readonly stored: string | null;
  /** what is wrong with it */
  readonly error?: ReactNode;
  readonly onChange: (text: string) => void;
  readonly ref?: Ref<{ readonly focus: () => void }>;
};

/** One fact with its editor, its source and its date. */
export const FactFrame = ({ field, text, stored, error, onChange, ref }: FactFrameProps) => {
  const t = useWords('factForm', 'facts', 'fields', 'kinds');
  const locale = useLocale();
  const id = useId();
  const [isOriginTyped, setOriginTyped] = useState(false);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => fieldset.current?.focus() }), []);
  const calls = useOpenFacts().callsOf(field);
  useEffect(() => {
    if (calls > 0) fieldset.current?.focus();
  }, [calls]);
  const parts = factIn(text);
  const label = t(labelId(field));
  const Editor = EDITORS[field] ?? PartsEditor;
  const storedText = stored ? factValueText(t, field, { basis: 'told', ...factIn(stored) }, locale) : null;
  const change = (changes: FactParts): void => onChange(withParts(field, text, changes, isOriginTyped));
  const typeOrigin = (origin: FactParts): void => {
    setOriginTyped(true);
    onChange(withParts(field, text, origin, true));
  };
  return (
    <fieldset
      ref={fieldset}
      name={field}
      tabIndex={-1}
      aria-describedby={`${id}-notes`}
      className={`min-w-0 border-t pt-4 ${error ? 'border-ember' : 'border-line'}`}
    >
      <legend className="float-start w-full text-lg font-semibold">{label}</legend>
      <div className="clear-both grid grid-cols-1 gap-3 pt-2">
        <div id={`${id}-notes`} className="grid gap-1 text-sm empty:hidden">
          {error ? <p className="font-medium text-ember">{error}</p> : null}
          {parts['basis'] === 'read' ? <p className="text-ink-soft">{t('factForm.unconfirmed')}</p> : null}
          {stored === null ? null : (
            <p dir="auto" className="text-ink-soft wrap-anywhere">
              {t('factForm.stored', { fact: storedText ?? t('factForm.storedNothing') })}
            </p>
          )}
        </div>
        <Editor field={field} parts={parts} onChange={change} />
        {text === '' ? null : (
          <>
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold underline underline-offset-4">
                {t('factForm.origin')}
              </summary>
              <div className="grid grid-cols-1 gap-4 pb-2 sm:grid-cols-2">
                <PartText
                  label={t('facts.factSource')}
                  value={String(parts['source'] ?? '')}
                  maxLength={FACT_SOURCE_MAX}
                  onChange={(source) => typeOrigin({ source })}
                />
                <PartText
                  label={t('facts.factDate')}
                  value={String(parts['date'] ?? '')}
                  help={t('factForm.dateHelp')}
                  maxLength={10}
                  onChange={(date) => typeOrigin({ date })}
                />
              </div>
            </details>
            <div className="flex flex-wrap gap-3">
              {parts['basis'] === 'read' ? (
                <button type="button" className={quietButton} onClick={() => onChange(confirmed(field, text))}>
                  {t('factForm.confirm')}
                </button>
              ) : null}
              <button type="button" className={quietButton} onClick={() => onChange('')}>
                {t('factForm.clear', { fact: label })}
              </button>
            </div>
          </>
        )}
      </div>
    </fieldset>
  );
};
