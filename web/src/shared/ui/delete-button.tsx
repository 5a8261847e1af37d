import { Trash2 } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { iconButton, primaryButton, quietButton } from './button-look.ts';

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
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const confirmed = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => dialog.current?.showModal()}
        className={isSmall ? iconButton : quietButton}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
        {isSmall ? null : 'Delete'}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-shade/45"
      >
        <h3 id={id} className="text-lg">
          {question}
        </h3>
        <p className="mt-2 wrap-anywhere text-ink-soft">{children}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" onClick={() => dialog.current?.close()} className={quietButton}>
            Cancel
          </button>
          <button type="button" disabled={busy} onClick={() => void confirmed()} className={primaryButton}>
            Delete
          </button>
        </div>
      </dialog>
    </>
  );
};
