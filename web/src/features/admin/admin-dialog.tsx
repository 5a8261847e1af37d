import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';

type Props = {
  readonly title: string;
  /** what the button does */
  readonly action: string;
  /** what will happen, and what has to be said for it */
  readonly children: ReactNode;
  /** Resolves to whether the dialog has done its work; what came of it has been said. */
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
};

/** Asks an admin before something is done. It is shown for as long as it stands in the page; the focus goes back to where it came from. */
export const AdminDialog = ({ title, action, children, onConfirm, onClose }: Props) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const isDone = await onConfirm();
    setBusy(false);
    if (isDone) dialog.current?.close();
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-shade/45"
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        <div className="mt-2 wrap-anywhere text-ink-soft">{children}</div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" onClick={() => dialog.current?.close()} className={quietButton}>
            Cancel
          </button>
          <button type="submit" aria-disabled={isBusy} className={`${primaryButton} aria-disabled:opacity-60`}>
            {action}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
};
