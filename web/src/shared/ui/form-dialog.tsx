import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { DialogButtons } from './dialog-buttons.tsx';
import { ModalDialog } from './modal-dialog.tsx';

type Props = {
  readonly title: string;
  /** what the button does */
  readonly action: string;
  /** it takes something away for good, and looks like it */
  readonly isDestructive?: boolean;
  /** what will happen, and what has to be said for it */
  readonly children: ReactNode;
  /** Resolves to whether the dialog has done its work; what came of it has been said. */
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
  /** Cancel was pressed: typed text is discarded. Escape keeps it. */
  readonly onCancel?: () => void;
};

/** Asks before something is done. It is shown for as long as it stands in the page; the focus goes back to where it came from. */
export const FormDialog = ({ title, action, isDestructive = false, children, onConfirm, onClose, onCancel }: Props) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const isDone = await onConfirm();
    setBusy(false);
    if (isDone) dialog.current?.close();
  };
  const cancel = () => {
    onCancel?.();
    dialog.current?.close();
  };
  return (
    <ModalDialog ref={dialog} labelledBy={id} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <div className="mt-2 wrap-anywhere text-ink-soft">{children}</div>
        <div className="mt-6">
          <DialogButtons action={action} isBusy={isBusy} isDestructive={isDestructive} onCancel={cancel} />
        </div>
      </form>
    </ModalDialog>
  );
};
