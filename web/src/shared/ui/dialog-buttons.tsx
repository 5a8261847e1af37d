import { dangerButton, primaryButton, quietButton } from './button-look.ts';
import { useWords } from '../words/words.ts';

type Props = {
  /** what sending the form does */
  readonly action: string;
  readonly isBusy: boolean;
  /** it takes something away for good, and looks like it */
  readonly isDestructive?: boolean;
  readonly onCancel: () => void;
};

/** At the end of a form in a dialog. */
export const DialogButtons = ({ action, isBusy, isDestructive = false, onCancel }: Props) => {
  const t = useWords();
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <button type="button" onClick={onCancel} className={quietButton}>
        {t('site.cancel')}
      </button>
      <button
        type="submit"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        className={`${isDestructive ? dangerButton : primaryButton} aria-disabled:opacity-60`}
      >
        {action}
      </button>
    </div>
  );
};
