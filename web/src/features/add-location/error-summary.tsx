import { useFormContext, useFormState } from 'react-hook-form';
import { plural } from '../../shared/format/values.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { FIELD_ORDER } from './field-groups.ts';
import type { Fields } from './location-fields.ts';

/** After a form was sent that cannot be: which fields to look at again, and the way to each. */
export const ErrorSummary = () => {
  const locale = useLocale();
  const { setFocus } = useFormContext<Fields>();
  const { errors } = useFormState<Fields>();
  const wrong = FIELD_ORDER.filter((name) => errors[name]);
  if (wrong.length === 0) return null;
  return (
    <FormAlert isFailure>
      <p className="font-semibold">{plural(wrong.length, 'field needs', 'fields need', locale)} another look</p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => setFocus(name)}
              className="min-h-11 text-left underline underline-offset-4 sm:min-h-8"
            >
              {errors[name]?.message}
            </button>
          </li>
        ))}
      </ul>
    </FormAlert>
  );
};
