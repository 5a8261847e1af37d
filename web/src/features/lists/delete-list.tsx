import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { callApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { iconButton, primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { useToast } from '../../shared/ui/toasts.tsx';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly onDeleted: () => void;
  /** a picture alone, where there is little room */
  readonly isSmall?: boolean;
};

/** Resolves when it is done or its failure has been said. */
const useDelete = ({ id, onDeleted }: Props) => {
  const toast = useToast();
  const signedOut = useSignedOut();
  return async (): Promise<void> => {
    try {
      await callApi('DELETE', `/api/trip-lists/${encodeURIComponent(id)}`);
    } catch (error) {
      if (isUnauthorized(error)) return signedOut();
      return toast({ title: 'Error deleting list', description: failureMessage(error), isFailure: true });
    }
    toast({ title: 'List deleted' });
    onDeleted();
  };
};

/** Deletes a list, after asking. */
export const DeleteList = (props: Props) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const remove = useDelete(props);
  const confirmed = async () => {
    setBusy(true);
    await remove();
    setBusy(false);
    dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        aria-label={`Delete the list “${props.name}”`}
        onClick={() => dialog.current?.showModal()}
        className={props.isSmall ? iconButton : quietButton}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
        {props.isSmall ? null : 'Delete'}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-shade/45"
      >
        <h3 id={id} className="text-lg">
          Delete this list?
        </h3>
        <p className="mt-2 wrap-anywhere text-ink-soft">
          “<bdi>{props.name}</bdi>” will be gone for good. Its locations stay.
        </p>
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
