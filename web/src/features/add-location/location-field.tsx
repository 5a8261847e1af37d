import { useFormContext } from 'react-hook-form';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { FieldRow } from './field-groups.ts';
import type { Finding } from './finding.ts';
import { FoundLine } from './found-line.tsx';
import type { Fields } from './location-fields.ts';

type Props = {
  readonly row: FieldRow;
  readonly finding: Finding | null;
  readonly onLeave?: () => void;
  /** the id of words to choose from */
  readonly list?: string;
};

/** One text of the form, and where it comes from. The browser is not to fill in the member's own address. */
export const LocationField = ({ row, finding, onLeave, list }: Props) => {
  const { name, label, isRequired = false, rows, help, inputMode } = row;
  const { register, formState } = useFormContext<Fields>();
  const found = finding?.found[name];
  const shared = {
    ...register(name, onLeave && { onBlur: onLeave }),
    label,
    required: isRequired,
    autoComplete: 'off',
    error: formState.errors[name]?.message,
    help: found ? <FoundLine name={name} found={found} /> : help,
  };
  return rows ? (
    <TextAreaField {...shared} rows={rows} />
  ) : (
    <TextField {...shared} {...(inputMode && { inputMode })} {...(list && { list })} />
  );
};

type GroupProps = Pick<Props, 'finding' | 'onLeave'> & { readonly rows: readonly FieldRow[] };

export const LocationFields = ({ rows, ...props }: GroupProps) =>
  rows.map((row) => <LocationField key={row.name} row={row} {...props} />);
