import { primaryButton, quietButton } from './button-look.ts';

type Props = {
  /** what sending the form does */
  readonly action: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
};

/** At the end of a form in a dialog. */
export const DialogButtons = ({ action, isBusy, onCancel }: Props) => (
  <div className="flex flex-wrap justify-end gap-3">
    <button type="button" onClick={onCancel} className={quietButton}>
      Cancel
    </button>
    <button type="submit" aria-disabled={isBusy} className={`${primaryButton} aria-disabled:opacity-60`}>
      {action}
    </button>
  </div>
);
