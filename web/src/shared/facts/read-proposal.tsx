import { readFact } from '@wellspring/place-facts/read-fact';
import { factValueText } from '@wellspring/place-schema/fact-text';
import type { FactField } from '@wellspring/place-schema/kinds';
import { useState } from 'react';
import { useLocale } from '../format/use-locale.ts';
import { useTemperatureText } from '../format/use-units.ts';
import { quietButton } from '../ui/button-look.ts';
import { useWords } from '../words/words.ts';
import { factIn, factText } from './fact-values.ts';

/** "38–40 °C" says more at a glance than its parts. */
const rangeText = (parts: Readonly<Record<string, unknown>>): string =>
  parts['minC'] === parts['maxC']
    ? `${String(parts['minC'])} °C`
    : `${String(parts['minC'])}–${String(parts['maxC'])} °C`;

type Props = {
  readonly fact: FactField;
  /** what is typed in the text field beside it */
  readonly typed: string;
  /** the fact as the form has it */
  readonly text: string;
  readonly onUse: (text: string) => void;
  /** It is something else: the form shows the editor. */
  readonly onRefuse: () => void;
};

/** The fact that a text says, to be used or not. Nothing is entered by itself, and what somebody entered is not questioned. */
export const ReadProposal = ({ fact, typed, text, onUse, onRefuse }: Props) => {
  const t = useWords('factForm', 'facts', 'fields', 'kinds');
  const locale = useLocale();
  const temperatureText = useTemperatureText();
  const [refused, setRefused] = useState<string | null>(null);
  const isEntered = text !== '' && factIn(text)['basis'] !== 'read';
  const parts = isEntered || refused === typed ? null : readFact(fact, typed);
  const words =
    parts &&
    (fact === 'waterTemperature'
      ? temperatureText(rangeText(parts))
      : factValueText(t, fact, { ...parts, basis: 'read' }, locale));
  return (
    <div role="status" className={words ? 'mt-2 flex flex-wrap items-center gap-2 text-sm' : 'sr-only'}>
      {parts && words ? (
        <>
          <span className="font-medium text-ink">{t('factForm.understood', { fact: words })}</span>
          <button type="button" className={quietButton} onClick={() => onUse(factText(fact, parts))}>
            {t('factForm.useIt')}
          </button>
          <button
            type="button"
            className={quietButton}
            onClick={() => {
              setRefused(typed);
              onRefuse();
            }}
          >
            {t('factForm.notSo')}
          </button>
        </>
      ) : null}
    </div>
  );
};
