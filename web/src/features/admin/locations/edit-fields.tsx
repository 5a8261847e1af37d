import { rowOf } from '@wellspring/place-schema/kinds';
import { choiceLabel, type FieldMessageId, type SayField } from '@wellspring/place-schema/labels';
import type { Translate } from '@wellspring/words/translate';
import { Fragment, useId } from 'react';
import { useLocale } from '../../../shared/format/use-locale.ts';
import type { PointMapSlot } from '../../../shared/map-slot.ts';
import { Rich } from '../../../shared/words/rich.tsx';
import { categoryName } from '../../../shared/category.ts';
import { useWords } from '../../../shared/words/words.ts';
import { EditPoint } from './edit-point.tsx';
import { ChoicesField } from '../../../shared/ui/choices-field.tsx';
import { ReadText } from './read-text.tsx';
import { EDIT_FIELDS, wordsOf, type EditField, type EditValues } from './edit-values.ts';

const BOX =
  'mt-1 min-h-11 w-full rounded-card border border-control bg-surface px-3 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-ember';

type Category = { readonly id: number; readonly name: string };

type FieldProps = {
  readonly name: EditField;
  readonly label: FieldMessageId;
  readonly value: string;
  /** what is stored, where something else was typed; null: the same */
  readonly stored: string | null;
  /** of the words that say what is wrong with this field; null: nothing is */
  readonly problemId: string | null;
  readonly categories: readonly Category[];
  readonly onChange: (value: string) => void;
};

type ControlProps = Pick<FieldProps, 'name' | 'categories' | 'onChange'> & {
  readonly common: {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    readonly className: string;
    readonly 'aria-invalid': boolean | undefined;
    readonly 'aria-describedby': string;
  };
};

/** Texts with more lines than this in the form of members have a box of several lines here. */
const FEW_ROWS = 2;

const optionsOf = (t: SayField, name: EditField, choices: readonly string[]) =>
  choices.map((value) => ({ value, label: choiceLabel(t, name, value) }));

const Control = ({ name, categories, onChange, common }: ControlProps) => {
  const t = useWords('admin', 'categories', 'fields');
  const row = rowOf(name);
  const options =
    name === 'categoryId'
      ? categories.map((category) => ({
          value: String(category.id),
          label: categoryName(t, category.id, category.name),
        }))
      : row?.kind === 'choice'
        ? [{ value: '', label: t('admin.choiceNotKnown') }, ...optionsOf(t, name, row.choices)]
        : null;
  if (options)
    return (
      <select {...common} onChange={({ target }) => onChange(target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  if (row?.kind === 'text' && (row.rows ?? 1) > FEW_ROWS)
    return <textarea {...common} dir="auto" rows={4} onChange={({ target }) => onChange(target.value)} />;
  return <input {...common} dir="auto" autoComplete="off" onChange={({ target }) => onChange(target.value)} />;
};

const categoryText = (t: Translate<'categories'>, categories: readonly Category[], chosen: string | null): string => {
  const category = categories.find(({ id }) => String(id) === chosen);
  return category ? categoryName(t, category.id, category.name) : '';
};

const Field = ({ name, label, value, stored, problemId, categories, onChange }: FieldProps) => {
  const t = useWords('admin', 'categories', 'fields');
  const locale = useLocale();
  const id = useId();
  const common = {
    id,
    name,
    value,
    className: BOX,
    'aria-invalid': problemId !== null || undefined,
    'aria-describedby': problemId === null ? `${id}-stored` : `${problemId} ${id}-stored`,
  };
  const storedWords =
    name === 'categoryId' ? categoryText(t, categories, stored) : stored && wordsOf(t, name, stored, locale);
  const storedLine = (
    <Rich
      text={t('admin.stored')}
      parts={{ value: () => <span dir="auto">{storedWords || t('admin.storedNothing')}</span> }}
    />
  );
  const row = rowOf(name);
  if (row?.kind === 'set')
    return (
      <ChoicesField
        name={name}
        label={t(label)}
        isOptional={false}
        help={stored === null ? undefined : storedLine}
        options={optionsOf(t, name, row.choices)}
        value={value}
        onChange={onChange}
      />
    );
  return (
    <div>
      <label htmlFor={id} className="block font-semibold text-ink">
        {t(label)}
      </label>
      <Control name={name} categories={categories} onChange={onChange} common={common} />
      <p id={`${id}-stored`} className={`mt-1 text-sm wrap-anywhere ${stored === null ? 'hidden' : ''}`}>
        {storedLine}
      </p>
    </div>
  );
};

type Props = {
  readonly stored: EditValues;
  readonly values: EditValues;
  /** the field that was refused; null: none */
  readonly refused: string | null;
  /** of the words that say why */
  readonly problemId: string;
  readonly categories: readonly Category[];
  readonly PointMap: PointMapSlot;
  readonly onChange: (change: (values: EditValues) => EditValues) => void;
};

/** All fields of a place; beside what was typed stands what is stored. */
export const EditFields = ({ stored, values, refused, problemId, categories, PointMap, onChange }: Props) => (
  <div className="grid gap-4">
    {EDIT_FIELDS.map(({ name, label }) => (
      <Fragment key={name}>
        {name === 'latitude' ? <EditPoint values={values} PointMap={PointMap} onChange={onChange} /> : null}
        <Field
          name={name}
          label={label}
          value={values[name]}
          stored={stored[name] === values[name] ? null : stored[name]}
          problemId={refused === name ? problemId : null}
          categories={categories}
          onChange={(value) => onChange((before) => ({ ...before, [name]: value }))}
        />
        <ReadText name={name} values={values} onChange={onChange} />
      </Fragment>
    ))}
  </div>
);
