import { useRef } from 'react';
import { ClosableDialog } from '../../shared/ui/closable-dialog.tsx';
import { useWords } from '../../shared/words/words.ts';
import { ListForm } from './list-form.tsx';
import type { WholeList } from './list-meta.ts';

type Props = { readonly list: WholeList; readonly onClose: () => void };

/** The form of a list, on its page. */
export const EditListDialog = ({ list, onClose }: Props) => {
  const t = useWords('lists');
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <ClosableDialog ref={dialog} title={t('lists.editList')} onClose={onClose}>
      <ListForm list={list} onDone={() => dialog.current?.close()} />
    </ClosableDialog>
  );
};
