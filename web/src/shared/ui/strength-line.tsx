import { passwordStrength } from '../password-strength.ts';
import { useWords } from '../words/words.ts';

const LEVELS = [1, 2, 3, 4] as const;

type Props = {
  readonly password: string;
  /** e-mail address and names that stand in the same form */
  readonly own?: readonly (string | null | undefined)[];
};

/** How strong the typed password is, in a word and in a bar. */
export const StrengthLine = ({ password, own = [] }: Props) => {
  const t = useWords('forms');
  const { level, name } = passwordStrength(password, own);
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="flex grow gap-1">
        {LEVELS.map((step) => (
          <span
            key={step}
            className={`h-1.5 grow rounded-full ${step > level ? 'bg-line' : level === 1 ? 'bg-ember' : 'bg-primary'}`}
          />
        ))}
      </span>
      {t('forms.passwordStrength', { strength: name })}
    </span>
  );
};
