import { useState, type ReactNode } from 'react';
import { iconButton, quietButton } from './button-look.ts';
import { FormDialog } from './form-dialog.tsx';
import { Trash2 } from '../icons.tsx';
import { useWords } from '../words/words.ts';

type Props = {
  /** what the button deletes, for those who do not see where it stands */
  readonly label: string;
  readonly question: string;
  /** what goes and what stays */
  readonly children: ReactNode;
  /** Resolves when it is done, or its failure has been said. */
  readonly onConfirm: () => Promise<void>;
  /** a picture alone, where there is little room */
  readonly isSmall?: boolean;
};

/** Deletes something after asking. */
export const DeleteButton = ({ label, question, children, onConfirm, isSmall = false }: Props) => {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const confirmed = async () => {
    await onConfirm();
    return true;
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => setAsking(true)}
        className={isSmall ? iconButton : quietButton}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
        {isSmall ? null : t('site.delete')}
      </button>
      {isAsking ? (
        <FormDialog
          title={question}
          action={t('site.delete')}
          isDestructive
          onClose={() => setAsking(false)}
          onConfirm={confirmed}
        >
          <p>{children}</p>
        </FormDialog>
      ) : null}
    </>
  );
};
