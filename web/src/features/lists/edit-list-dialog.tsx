import { useRef } from 'react';
import { ClosableDialog } from '../../shared/ui/closable-dialog.tsx';
import { ListForm } from './list-form.tsx';
import type { WholeList } from './list-meta.ts';

type Props = { readonly list: WholeList; readonly onClose: () => void };

/** The form of a list, on its page. */
export const EditListDialog = ({ list, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <ClosableDialog ref={dialog} title="Edit list" onClose={onClose}>
      <ListForm list={list} onDone={() => dialog.current?.close()} />
    </ClosableDialog>
  );
};
