import { useState } from 'react';
import { FormDialog } from '../../shared/ui/form-dialog.tsx';
import { Rich } from '../../shared/words/rich.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { WholeList } from './list-meta.ts';
import { useSaveList } from './use-save-list.ts';

type Props = { readonly list: WholeList; readonly onClose: () => void };

/** Asks before everybody can see a list, and whether its notes are seen, too. */
export const MakePublicDialog = ({ list, onClose }: Props) => {
  const t = useWords('lists');
  const [key] = useState(() => crypto.randomUUID());
  const { save } = useSaveList(list, () => key);
  const { name, description } = list;
  const [showsNotes, setShowsNotes] = useState(false);
  const confirm = async (): Promise<boolean> => {
    await save({ name, description, isPublic: true, showsNotes });
    // What came of it has been said.
    return true;
  };
  return (
    <FormDialog
      title={t('lists.makePublicQuestion')}
      action={t('lists.makePublic')}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        <Rich text={t('lists.makePublicText')} parts={{ name: () => <bdi>{name}</bdi> }} />
      </p>
      <label className="mt-3 flex min-h-11 items-center gap-3 text-ink">
        <input
          type="checkbox"
          checked={showsNotes}
          onChange={({ target }) => setShowsNotes(target.checked)}
          className="size-5 accent-primary"
        />
        {t('lists.showsNotesToo')}
      </label>
    </FormDialog>
  );
};
