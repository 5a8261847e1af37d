import { useFormContext, useFormState } from 'react-hook-form';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { useWords } from '../../shared/words/words.ts';
import { FIELD_ORDER } from './field-groups.ts';
import type { Fields } from './location-fields.ts';

/** After a form was sent that cannot be: which fields to look at again, and the way to each. */
export const ErrorSummary = () => {
  const t = useWords('addLocation');
  const { setFocus } = useFormContext<Fields>();
  const { errors } = useFormState<Fields>();
  const wrong = FIELD_ORDER.filter((name) => errors[name]);
  if (wrong.length === 0) return null;
  return (
    <FormAlert isFailure>
      <p className="font-semibold">{t('addLocation.fieldsWrong', { count: wrong.length })}</p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => setFocus(name)}
              className="min-h-11 text-start underline underline-offset-4 sm:min-h-8"
            >
              {errors[name]?.message}
            </button>
          </li>
        ))}
      </ul>
    </FormAlert>
  );
};
