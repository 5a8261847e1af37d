import { choiceLabel, type SayField } from '@wellspring/place-schema/labels';
import { useFormContext, useWatch } from 'react-hook-form';
import { factReadFrom } from '../../shared/facts/fact-values.ts';
import { ChoicesField } from '../../shared/ui/choices-field.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useWords } from '../../shared/words/words.ts';
import { ReadProposalOf } from './read-proposal-of.tsx';
import type { FormField } from './field-groups.ts';
import type { Finding } from './finding.ts';
import { FoundLine } from './found-line.tsx';
import type { Fields } from './location-fields.ts';

type Props = {
  readonly field: FormField;
  readonly finding: Finding | null;
  readonly onLeave?: () => void;
  /** the id of words to choose from */
  readonly list?: string;
};

const optionsOf = (t: SayField, field: string, choices: readonly string[]) =>
  choices.map((value) => ({ value, label: choiceLabel(t, field, value) }));

type SetProps = { readonly field: FormField; readonly choices: readonly string[] };

const LocationChoices = ({ field: { name, label, help }, choices }: SetProps) => {
  const t = useWords('fields');
  const { setValue, formState } = useFormContext<Fields>();
  const value = useWatch<Fields, typeof name>({ name });
  return (
    <ChoicesField
      name={name}
      label={t(label)}
      help={help && t(help)}
      error={formState.errors[name]?.message}
      options={optionsOf(t, name, choices)}
      value={value}
      onChange={(chosen) => setValue(name, chosen, { shouldDirty: true })}
    />
  );
};

/** One field of the form by its kind, and where it comes from. The browser is not to fill in the member's own address. */
export const LocationField = ({ field, finding, onLeave, list }: Props) => {
  const t = useWords('addLocation', 'fields');
  const { name, label, help, row } = field;
  const { register, formState } = useFormContext<Fields>();
  if (row?.kind === 'set') return <LocationChoices field={field} choices={row.choices} />;
  const found = finding?.found[name];
  const shared = {
    ...register(name, onLeave && { onBlur: onLeave }),
    label: t(label),
    required: row?.isRequired === true,
    autoComplete: 'off',
    error: formState.errors[name]?.message,
    help: found ? <FoundLine name={name} found={found} /> : help && t(help),
  };
  if (row?.kind === 'choice')
    return (
      <SelectField {...shared} placeholder={t('addLocation.notKnown')} options={optionsOf(t, name, row.choices)} />
    );
  if (row?.kind === 'number') return <TextField {...shared} inputMode="decimal" />;
  const box = row?.rows ? (
    <TextAreaField {...shared} rows={row.rows} />
  ) : (
    <TextField {...shared} {...(row?.inputMode && { inputMode: row.inputMode })} {...(list && { list })} />
  );
  const fact = factReadFrom(name);
  return fact ? (
    <div>
      {box}
      <ReadProposalOf name={name} fact={fact} />
    </div>
  ) : (
    box
  );
};

type GroupProps = Pick<Props, 'finding' | 'onLeave'> & { readonly fields: readonly FormField[] };

export const LocationFields = ({ fields, ...props }: GroupProps) =>
  fields.map((field) => <LocationField key={field.name} field={field} {...props} />);
