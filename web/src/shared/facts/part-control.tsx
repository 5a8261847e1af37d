import type { PartValue } from '@wellspring/place-schema/fact';
import { factLabel } from '@wellspring/place-schema/fact-labels';
import { choiceName, partName, vocabularyOf } from '@wellspring/place-schema/message-names';
import type { FactPart } from '@wellspring/place-schema/row';
import { useId, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { setIn, toggledIn } from './editor-props.ts';
import { NumberBox } from './number-box.tsx';

const BOX = 'mt-1 block h-12 w-full rounded-card border border-control bg-surface px-3 placeholder:text-ink-soft';

type LineProps = {
  readonly label: string;
  readonly help?: string | undefined;
  readonly children: (id: string) => ReactNode;
};

const Line = ({ label, help, children }: LineProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      {children(id)}
      {help ? (
        <p id={`${id}-help`} className="mt-1 text-sm text-ink-soft">
          {help}
        </p>
      ) : null}
    </div>
  );
};

type TextProps = {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  readonly maxLength?: number;
  /** the id of words to choose from */
  readonly list?: string;
  readonly onChange: (value: string) => void;
};

/** A text of a fact. */
export const PartText = ({ label, value, help, maxLength, list, onChange }: TextProps) => (
  <Line label={label} help={help}>
    {(id) => (
      <input
        id={id}
        dir="auto"
        autoComplete="off"
        value={value}
        maxLength={maxLength}
        list={list}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={({ target }) => onChange(target.value)}
        className={BOX}
      />
    )}
  </Line>
);

type Option = { readonly value: string; readonly label: string };
type ChoiceProps = Omit<TextProps, 'help' | 'maxLength' | 'list'> & { readonly options: readonly Option[] };

/** One of a few, or not known. */
const PartChoice = ({ label, value, options, onChange }: ChoiceProps) => {
  const t = useWords('factForm');
  return (
    <Line label={label}>
      {(id) => (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)} className={BOX}>
          <option value="">{t('factForm.notKnown')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Line>
  );
};

type CheckboxProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** One value that is there or is not said. */
export const PartCheckbox = ({ label, isOn, onChange }: CheckboxProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 shrink-0 accent-primary"
    />
    <span className="wrap-anywhere">{label}</span>
  </label>
);

const FLAGS = new Map<string, boolean>([
  ['yes', true],
  ['no', false],
]);

type Props = {
  readonly fact: string;
  readonly part: string;
  readonly row: FactPart;
  readonly value: PartValue;
  readonly onChange: (value: PartValue) => void;
};

/** One part of a fact by its row. */
export const PartControl = ({ fact, part, row, value, onChange }: Props) => {
  const t = useWords('factForm', 'facts', 'fields', 'kinds');
  const label = factLabel(t, partName(fact, part));
  const choiceText = (choice: string, words: { readonly vocabulary?: string }) =>
    factLabel(t, choiceName(vocabularyOf(fact, part, words), choice));
  switch (row.kind) {
    case 'number':
      return (
        <Line label={label}>{(id) => <NumberBox id={id} className={BOX} value={value} onChange={onChange} />}</Line>
      );
    case 'flag': {
      const options = [...FLAGS.keys()].map((flag) => ({
        value: flag,
        label: t(flag === 'yes' ? 'facts.flag_yes' : 'facts.flag_no'),
      }));
      const chosen = value === true ? 'yes' : value === false ? 'no' : '';
      return (
        <PartChoice
          label={label}
          value={chosen}
          options={options}
          onChange={(flag) => onChange(FLAGS.get(flag) ?? null)}
        />
      );
    }
    case 'choice':
      return (
        <PartChoice
          label={label}
          value={String(value ?? '')}
          options={row.choices.map((choice) => ({ value: choice, label: choiceText(choice, row) }))}
          onChange={onChange}
        />
      );
    case 'set': {
      const chosen = setIn({ [part]: value }, part);
      return (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-4 sm:col-span-2">
          {row.choices.map((choice) => (
            <PartCheckbox
              key={choice}
              label={choiceText(choice, row)}
              isOn={chosen.includes(choice)}
              onChange={(isOn) => onChange(toggledIn(chosen, choice, isOn))}
            />
          ))}
        </div>
      );
    }
    case 'date':
      return (
        <PartText
          label={label}
          value={String(value ?? '')}
          help={t('factForm.dayHelp')}
          maxLength={10}
          onChange={onChange}
        />
      );
    case 'text':
      return <PartText label={label} value={String(value ?? '')} maxLength={row.max} onChange={onChange} />;
  }
};
